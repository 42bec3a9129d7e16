/**
 * Columns made in the memory of columns that nobody needs any more, as far as it reaches: touching fresh memory takes
 * longer than filling it. What was in it is still there; who counts upwards clears it first.
 */

type Column = Int32Array | Uint8Array | Float64Array;

function roomFor(bytes: number, old: Column | undefined): ArrayBuffer | undefined {
  const buffer = old?.buffer;
  return buffer instanceof ArrayBuffer && buffer.byteLength >= bytes ? buffer : undefined;
}

export function int32(length: number, old: Int32Array | undefined): Int32Array<ArrayBuffer> {
  const room = roomFor(4 * length, old);
  return room ? new Int32Array(room, 0, length) : new Int32Array(length);
}

export function uint8(length: number, old: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const room = roomFor(length, old);
  return room ? new Uint8Array(room, 0, length) : new Uint8Array(length);
}

export function float64(length: number, old: Float64Array | undefined): Float64Array<ArrayBuffer> {
  const room = roomFor(8 * length, old);
  return room ? new Float64Array(room, 0, length) : new Float64Array(length);
}
