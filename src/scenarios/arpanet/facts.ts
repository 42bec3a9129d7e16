/**
 * Formats and constants of the ARPANET of 1974, each with its label and source. No behaviour.
 *
 * fact: in the named document. measured: on the IMP program of September 1973 running in an H316 simulator.
 * computed: follows from facts.
 */

import { milliseconds } from '../../sim/units';

/** Leader of a host message: 32 bits (fact, NIC 8246). */
export const LEADER_BITS = 32;
/** NCP header behind it: M1 8, byte size 8, byte count 16, M2 8 (fact, NIC 8246). */
export const NCP_HEADER_BITS = 40;
/** Longest data of one message: 8095 bits of message less leader and header (computed from RFC 381, RFC 635). */
export const LARGEST_MESSAGE_BITS = 8023;
/** Data of a full packet, NCP header and closing 1 bit included (fact, RFC 635; measured). */
export const PACKET_DATA_BITS = 1008;
/** Packet data comes in whole 16-bit words (fact, RFC 381; measured). */
export const WORD_BITS = 16;
/** The 1 bit that the IMP's hardware puts behind the message (fact, RFC 381). */
export const END_MARK_BITS = 1;
/** Header words of a packet on the line (fact, RFC 635). */
export const PACKET_HEADER_BITS = 96;
/** SYN SYN DLE STX before (computed: what is left of 72) and DLE ETX, 24-bit check after a packet (fact, RFC 568, RFC 635). */
export const LINE_BEFORE_BITS = 32;
export const LINE_AFTER_BITS = 40;
/** RFNM, request, allocation and null packets on the line (fact, RFC 568; measured). */
export const CONTROL_PACKET_BITS = 152;
/** A routing message, and the null packet behind it (fact, RFC 619, RFC 635). */
export const ROUTING_BITS = 1160;
/** Routing is considered on every tick (fact, RFC 619), sent on every one when idle and on every fifth when loaded. */
export const ROUTING_TICK = milliseconds(128);
export const SLOWEST_ROUTING_TICKS = 5;
/** Unused reassembly space lapses (fact, RFC 442, RFC 619). */
export const ALLOCATION_LIFE = milliseconds(125);
/** NCP's ALL command: opcode 8, link 8, messages 16, bits 32 (fact, NIC 8246). */
export const ALL_COMMAND_BITS = 64;
/** Buffers in a 1024-word page (fact, Multics include files of a later release). */
export const SMALL_BUFFERS_PER_PAGE = 31;
export const LARGE_BUFFERS_PER_PAGE = 4;

/** Shape of one packet of a message. */
export interface PacketShape {
  /** Data bits of the file in it. */
  readonly payload: number;
  /** Bits on the host's cable, leader and header included; 0 for a packet that holds the closing bit alone. */
  readonly cableBits: number;
  /** Bits on the line, all included. */
  readonly lineBits: number;
  /** Bits on the cable to the receiving host. */
  readonly deliveryBits: number;
}

const shapes = new Map<number, readonly PacketShape[]>();

/** How a message of `bits` data bits (1..8023) is cut into packets. */
export function packetsOf(bits: number): readonly PacketShape[] {
  let packets = shapes.get(bits);
  if (!packets) {
    packets = cut(bits);
    shapes.set(bits, packets);
  }
  return packets;
}

function cut(bits: number): PacketShape[] {
  if (!(Number.isInteger(bits) && bits >= 1 && bits <= LARGEST_MESSAGE_BITS)) {
    throw new Error(`a message holds 1 to ${LARGEST_MESSAGE_BITS} data bits, not ${bits}`);
  }
  const whole = NCP_HEADER_BITS + bits + END_MARK_BITS;
  const packets: PacketShape[] = [];
  let left = bits;
  for (let from = 0; from < whole; from += PACKET_DATA_BITS) {
    const first = from === 0;
    const header = first ? NCP_HEADER_BITS : 0;
    const payload = Math.min(left, PACKET_DATA_BITS - header);
    left -= payload;
    const data = Math.ceil(Math.min(PACKET_DATA_BITS, whole - from) / WORD_BITS) * WORD_BITS;
    packets.push({
      payload,
      cableBits: (first ? LEADER_BITS + header : 0) + payload,
      lineBits: LINE_BEFORE_BITS + PACKET_HEADER_BITS + data + LINE_AFTER_BITS,
      deliveryBits: (first ? LEADER_BITS : 0) + data,
    });
  }
  return packets;
}

/** Bits a message puts on the line, all packets and everything in them. */
export const lineBitsOf = (bits: number): number =>
  packetsOf(bits).reduce((sum, packet) => sum + packet.lineBits, 0);

/** The longest message of each number of packets, and the next one, which needs a packet more. */
export function packetBorders(): readonly number[] {
  const borders: number[] = [];
  let longest = PACKET_DATA_BITS - NCP_HEADER_BITS - END_MARK_BITS;
  for (; longest < LARGEST_MESSAGE_BITS; longest += PACKET_DATA_BITS) borders.push(longest, longest + 1);
  return borders;
}
