/**
 * Formats and constants of Sun RPC over TCP on an Ethernet, each with its label and source. No behaviour.
 *
 * fact: in the named document. assumed: chosen, with the reason. fitted: chosen so that a measured table comes out.
 */

import { milliseconds } from '../../sim/units';

/** The library's buffer when asked for less than 100 bytes, 0 included (fact, Sun RPC 4.0, xdr_rec.c). */
export const DEFAULT_BUFFER = 4000;
export const LEAST_BUFFER = 100;
/** XDR counts in words (fact, RFC 1014). */
export const WORD = 4;
/** Record mark in front of each fragment (fact, RFC 1057). */
export const MARK = 4;
/** Call header with AUTH_NULL, ten words, and the count in front of a variable array (fact, RFC 1057, RFC 1014). */
export const CALL_HEADER = 44;
/** Mark and reply of a routine that returns nothing (fact, RFC 1057). */
export const REPLY_BYTES = 28;

/** Data of an mbuf and of a cluster; from CLUSTER / 2 bytes on a cluster is taken (fact, 4.3BSD sys/mbuf.h, uipc_socket.c). */
export const MBUF = 112;
export const CLUSTER = 1024;
/** Window-update rule: share of the receive buffer, percent (fact, 4.3BSD tcp_output.c). */
export const WINDOW_UPDATE_PERCENT = 35;
/** The 1986 kernel sent anything of this size (fact, 4.3BSD tcp_output.c of 1986). */
export const BSD86_SIZE = 512;

/** Ethernet header, IP and TCP headers; Linux adds the time stamps option (fact, RFC 894, 791, 793, 1323). */
export const ETHERNET_HEADER = 14;
export const IP_TCP_HEADERS = 40;
export const TIMESTAMPS = 12;
/** Least data of an Ethernet frame (fact, Ethernet 1.0 specification). */
export const LEAST_DATA = 46;
/** Preamble before, check and gap behind a frame, bits (fact, the same: 8 bytes, 4 bytes, 9.6 µs at 10 Mbit/s). */
export const PREAMBLE_BITS = 64;
export const CHECK_AND_GAP_BITS = 32 + 96;

/** A frame that a token bucket lets pass crosses at this rate, bit/s (assumed: the veth pair behind it has no rate). */
export const PASSING_RATE = 1_000_000_000;

/** A call counts as stalled when it takes this much longer than calls with large buffers usually do. */
export const STALL_MARGIN = milliseconds(40);
/** The buffers that cured it: Stephen Nahm's answer of May 1989 (fact). */
export const FIXED_BUFFER = 24_000;

/** Plots over the array's size end here, bytes: above the largest size that was reported on (16,400). */
export const PLOT_TO = 20_000;
