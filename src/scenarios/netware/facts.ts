/**
 * Lengths and constants of NCP over Ethernet, each with its label and source. No behaviour.
 *
 * fact: in the named document. computed: follows from facts. All lengths are bytes; "frame" is destination address to
 * CRC, both included.
 */

/** Idle time between two frames, 9.6 µs at 10 Mbit/s (fact, IEEE 802.3), as bytes. */
export const GAP_BYTES = 12;
/** Preamble and start delimiter (fact, IEEE 802.3). */
export const PREAMBLE_BYTES = 8;
export const CRC_BYTES = 4;
/** Before and behind a frame as the cable sees it. */
export const SLOT_BEFORE_BYTES = GAP_BYTES + PREAMBLE_BYTES;
/** Shortest frame without its CRC; shorter ones are filled up (fact, IEEE 802.3). */
export const SHORTEST_FRAME_BYTES = 60;
/** Most behind addresses and type or length (fact, IEEE 802.3). */
const LARGEST_BODY_BYTES = 1500;

/** Destination, source, type or length (fact, IEEE 802.3). */
const ETHERNET_BYTES = 14;
/** IPX header (fact, public protocol sources). */
const IPX_BYTES = 30;
/** NCP headers: type, sequence, connection, task, connection, function; in a reply completion code and status (fact). */
const NCP_REQUEST_BYTES = 7;
const NCP_REPLY_BYTES = 8;
/** What function 72 (read) and 73 (write) ask with: reserved 1, handle 6, offset 4, count 2 (fact). */
const NCP_ASK_BYTES = 13;
/** Count in front of the bytes of a read reply (fact). */
const NCP_COUNT_BYTES = 2;

/** Packet Burst header (fact), the request's own 24 bytes, and result and count in front of the first bytes (fact). */
const BURST_HEADER_BYTES = 36;
const BURST_ASK_BYTES = 24;
export const BURST_RESULT_BYTES = 8;
/** An entry of the list of missing fragments: offset 4, length 2 (fact). */
const BURST_MISSING_BYTES = 6;

export type FrameType = 'raw8023' | 'ethernet2' | 'llc' | 'snap';
/** What a frame type adds behind the 14 bytes: LLC 3, LLC and SNAP 8 (fact, IEEE 802.2, RFC 1042). */
export const EXTRA_BYTES: Readonly<Record<FrameType, number>> = { raw8023: 0, ethernet2: 0, llc: 3, snap: 8 };

/** Filled up to the shortest frame, CRC included. */
const framed = (withoutCrc: number): number => Math.max(SHORTEST_FRAME_BYTES, withoutCrc) + CRC_BYTES;

const LOWER_BYTES = ETHERNET_BYTES + IPX_BYTES;

/** Frame of a read request, or of a write request with `count` bytes. */
export const requestFrameBytes = (type: FrameType, count: number): number =>
  framed(LOWER_BYTES + EXTRA_BYTES[type] + NCP_REQUEST_BYTES + NCP_ASK_BYTES + count);

/** Header bytes of a write request: all in front of its data. */
export const writeHeaderBytes = (type: FrameType): number =>
  LOWER_BYTES + EXTRA_BYTES[type] + NCP_REQUEST_BYTES + NCP_ASK_BYTES;

/** Frame of a read reply with `count` bytes from `offset`: at an odd offset a filler byte stands before them (fact). */
export const readReplyFrameBytes = (type: FrameType, offset: number, count: number): number =>
  framed(
    LOWER_BYTES +
      EXTRA_BYTES[type] +
      NCP_REPLY_BYTES +
      NCP_COUNT_BYTES +
      (count > 0 ? offset % 2 : 0) +
      count,
  );

/** Header bytes of a read reply: all in front of filler and data. */
export const readHeaderBytes = (type: FrameType): number =>
  LOWER_BYTES + EXTRA_BYTES[type] + NCP_REPLY_BYTES + NCP_COUNT_BYTES;

export const writeReplyFrameBytes = (type: FrameType): number =>
  framed(LOWER_BYTES + EXTRA_BYTES[type] + NCP_REPLY_BYTES);

/** Most bytes one frame can bring from `offset`: 1,460 in a raw frame, 1,459 at an odd offset. */
export const mostRead = (type: FrameType, offset: number): number =>
  LARGEST_BODY_BYTES - EXTRA_BYTES[type] - IPX_BYTES - NCP_REPLY_BYTES - NCP_COUNT_BYTES - (offset % 2);

/** Most bytes one frame can take to the server: 1,450 in a raw frame. */
export const mostWritten = (type: FrameType): number =>
  LARGEST_BODY_BYTES - EXTRA_BYTES[type] - IPX_BYTES - NCP_REQUEST_BYTES - NCP_ASK_BYTES;

export const burstRequestFrameBytes = (type: FrameType): number =>
  framed(LOWER_BYTES + EXTRA_BYTES[type] + BURST_HEADER_BYTES + BURST_ASK_BYTES);

export const burstHeaderBytes = (type: FrameType): number =>
  LOWER_BYTES + EXTRA_BYTES[type] + BURST_HEADER_BYTES;

/** Frame of a fragment with `bytes` behind the burst header. */
export const fragmentFrameBytes = (type: FrameType, bytes: number): number =>
  framed(burstHeaderBytes(type) + bytes);

/** Bytes behind the burst header of a full fragment: 1,434 in a raw frame. */
export const fullFragmentBytes = (type: FrameType): number =>
  LARGEST_BODY_BYTES - EXTRA_BYTES[type] - IPX_BYTES - BURST_HEADER_BYTES;

/** Frame that asks again for `missing` fragments. */
export const missingFrameBytes = (type: FrameType, missing: number): number =>
  framed(burstHeaderBytes(type) + missing * BURST_MISSING_BYTES);

/** Bits of a frame's whole slot on the cable: gap and preamble in front of it. */
export const slotBits = (frameBytes: number): number => (SLOT_BEFORE_BYTES + frameBytes) * 8;

/** Bytes of an exchange as the column of 1995 counts them: 64 and at least 64 (fact; it leaves out one CRC of 4). */
export const columnBytesOf = (count: number): number => 64 + Math.max(64, 58 + count);
