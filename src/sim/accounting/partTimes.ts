/**
 * How long each part of a frame is on the line, for loops over many frames: the same numbers as `timedParts`, without
 * an object a frame. Traces repeat few shapes of frames, so the last shapes of each kind are remembered.
 *
 * It does not say where the parts lie; for one frame that is drawn or explained use `timedParts`.
 */

import { BUSY_CATEGORIES, categoryIndex } from '../categories';
import type { KindSpec } from '../model';
import { tooFull } from './parts';

const WIDTH = BUSY_CATEGORIES.length;
/** Shapes remembered of each kind, found by their bits. */
const SHAPES = 16;
const { framing, header, payload: fileData, padding } = categoryIndex;

const shared = new WeakMap<readonly KindSpec[], PartTimes>();

/** The part times of a list of kinds. What they remember serves everybody who asks. */
export function partTimesOf(kinds: readonly KindSpec[]): PartTimes {
  let times = shared.get(kinds);
  if (!times) {
    times = new PartTimes(kinds);
    shared.set(kinds, times);
  }
  return times;
}

export class PartTimes {
  /** ns a busy category of the shapes remembered: 7 numbers each. */
  readonly ns: Float64Array;
  // the shapes: kind * 16 + some of their bits
  private readonly length: Float64Array;
  private readonly bits: Int32Array;
  private readonly payload: Int32Array;
  // what KindSpec says, as columns
  private readonly before: Int32Array;
  private readonly header: Int32Array;
  private readonly after: Int32Array;
  /** Bits of padding where the kind names them and the header takes what is left, or -1. */
  private readonly padding: Int32Array;
  private readonly body: Uint8Array;
  /** The one category of all its bits, or -1. */
  private readonly whole: Int8Array;

  constructor(private readonly kinds: readonly KindSpec[]) {
    const count = kinds.length;
    this.ns = new Float64Array(count * SHAPES * WIDTH);
    this.length = new Float64Array(count * SHAPES).fill(-1);
    this.bits = new Int32Array(count * SHAPES);
    this.payload = new Int32Array(count * SHAPES);
    this.before = Int32Array.from(kinds, (kind) => kind.framingBefore ?? 0);
    this.header = Int32Array.from(kinds, (kind) => kind.headerBits ?? 0);
    this.after = Int32Array.from(kinds, (kind) => kind.framingAfter ?? 0);
    this.padding = Int32Array.from(kinds, (kind) => kind.paddingBits ?? -1);
    this.body = Uint8Array.from(kinds, (kind) => (kind.body ? categoryIndex[kind.body] : fileData));
    this.whole = Int8Array.from(kinds, (kind) => (kind.whole ? categoryIndex[kind.whole] : -1));
  }

  /** Offset into `ns` at which the parts of this frame stand until the next call. */
  of(kind: number, length: number, bits: number, payload: number): number {
    const shape = kind * SHAPES + ((bits ^ (bits >>> 4) ^ (bits >>> 9)) & (SHAPES - 1));
    const offset = shape * WIDTH;
    if (this.length[shape] !== length || this.bits[shape] !== bits || this.payload[shape] !== payload) {
      this.length[shape] = length;
      this.bits[shape] = bits;
      this.payload[shape] = payload;
      for (let c = 0; c < WIDTH; c++) this.ns[offset + c] = 0;
      this.addUntil(kind, length, bits, payload, length, this.ns, offset);
    }
    return offset;
  }

  /** Adds what the first `elapsed` ns of a frame carried to `sums`, from `offset` on, in the order of the categories. */
  addUntil(
    kind: number,
    length: number,
    bits: number,
    payload: number,
    elapsed: number,
    sums: Float64Array,
    offset: number,
  ): void {
    if (bits <= 0) return;
    const whole = this.whole[kind]!;
    if (whole >= 0) {
      sums[offset + whole]! += Math.min(length, elapsed);
      return;
    }
    // borders between the parts, clipped: framing, header, body, padding, framing
    const tail = bits - this.after[kind]!;
    const named = this.padding[kind]!;
    const headerStart = this.before[kind]!;
    const bodyStart = named < 0 ? headerStart + this.header[kind]! : tail - named - payload;
    if (bodyStart + payload > tail || bodyStart < headerStart)
      throw tooFull(this.kinds[kind]!, bits, payload);
    const a = Math.min(elapsed, border(length, headerStart, bits));
    const b = Math.min(elapsed, border(length, bodyStart, bits));
    const c = Math.min(elapsed, border(length, bodyStart + payload, bits));
    const d = Math.min(elapsed, border(length, tail, bits));
    sums[offset + framing]! += a + Math.min(elapsed, length) - d;
    sums[offset + header]! += b - a;
    sums[offset + this.body[kind]!]! += c - b;
    sums[offset + padding]! += d - c;
  }
}

/** When the first `count` of a frame's bits are through, rounded as in `timedParts`. */
const border = (length: number, count: number, bits: number): number => Math.round((length * count) / bits);
