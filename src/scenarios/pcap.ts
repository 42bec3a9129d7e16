/**
 * Capture files (pcap, version 2.4, little-endian, microseconds) written piece by piece: a run of millions of frames
 * needs no second copy in memory. It knows the file's format and Ethernet's check sequence; what is in the frames is a
 * scenario's business.
 */

/** Frames in order of time, one after another. */
export interface FrameSource {
  /** When the frame written last was wholly received, ns since the run began. */
  readonly time: number;
  /** Writes the next frame, without its check sequence, into `into` from `at`; returns its length, 0 at the end. */
  next(into: Uint8Array, at: number): number;
}

export interface CaptureOptions {
  /** Instant of the run's start, seconds since 1970. */
  readonly epochSeconds: number;
  /** Frames keep their check sequence. */
  readonly crc: boolean;
}

const MAGIC = 0xa1b2c3d4;
/** Ethernet; with the length of the check sequence in the upper bits where there is one. */
const LINK_ETHERNET = 1;
const LINK_ETHERNET_CRC = 0x24000001;
export const FILE_HEADER_BYTES = 24;
export const RECORD_HEADER_BYTES = 16;
const LONGEST_FRAME = 1518 + RECORD_HEADER_BYTES;
const PIECE_BYTES = 1 << 18;

/** The file in pieces. A piece is overwritten by the next one: write it or copy it before asking for more. */
export function* captureFile(
  source: FrameSource,
  options: CaptureOptions,
): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const piece = new Uint8Array(PIECE_BYTES);
  const view = new DataView(piece.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint16(4, 2, true);
  view.setUint16(6, 4, true);
  view.setUint32(16, 65_535, true);
  view.setUint32(20, options.crc ? LINK_ETHERNET_CRC : LINK_ETHERNET, true);
  let at = FILE_HEADER_BYTES;
  for (;;) {
    const start = at + RECORD_HEADER_BYTES;
    let length = source.next(piece, start);
    if (length === 0) break;
    if (options.crc) {
      view.setUint32(start + length, crc32(piece, start, start + length), true);
      length += 4;
    }
    const micros = Math.floor(source.time / 1000);
    const seconds = Math.floor(micros / 1e6);
    view.setUint32(at, options.epochSeconds + seconds, true);
    view.setUint32(at + 4, micros - seconds * 1e6, true);
    view.setUint32(at + 8, length, true);
    view.setUint32(at + 12, length, true);
    at = start + length;
    if (at > PIECE_BYTES - LONGEST_FRAME) {
      yield piece.subarray(0, at);
      at = 0;
    }
  }
  if (at > 0) yield piece.subarray(0, at);
}

let crcTable: Uint32Array | undefined;

/** CRC-32 of Ethernet (IEEE 802.3) over bytes[from, to). */
export function crc32(bytes: Uint8Array, from = 0, to = bytes.length): number {
  crcTable ??= Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  const table = crcTable;
  let crc = 0xffffffff;
  for (let i = from; i < to; i++) crc = (crc >>> 8) ^ table[(crc ^ bytes[i]!) & 255]!;
  return (crc ^ 0xffffffff) >>> 0;
}
