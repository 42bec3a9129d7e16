/**
 * Sums of the parts of many frames, and how many frames and bits there were of each kind. A line's frames come in few shapes, often turn about (request, reply, request), so
 * frames of a kind are only counted as long as they are of one shape, and taken apart and added once.
 */

import { BUSY_CATEGORIES } from '../categories';
import type { KindSpec } from '../model';
import { type PartTimes, partTimesOf } from './partTimes';

const BUSY = BUSY_CATEGORIES.length;

export class FrameSums {
  private readonly parts: PartTimes;
  // of each kind: the shape of its last frame, and how many of them are not in the sums yet
  private readonly length: Float64Array;
  private readonly bits: Int32Array;
  private readonly payload: Int32Array;
  private readonly counted: Int32Array;
  private readonly ns: Float64Array;
  /** Frames, their bits, and their payload's bits: three numbers a kind. Right after `settle`. */
  readonly byKind: Float64Array;
  /** Kinds with frames that are not in the sums yet. */
  private readonly open: Uint8Array;
  private opened = 0;

  /** Adds to `sums`: ns a busy category, in the order of the categories. They are right after `settle`. */
  constructor(
    kinds: readonly KindSpec[],
    private readonly sums: Float64Array,
  ) {
    this.parts = partTimesOf(kinds);
    this.length = new Float64Array(kinds.length).fill(-1);
    this.bits = new Int32Array(kinds.length);
    this.payload = new Int32Array(kinds.length);
    this.counted = new Int32Array(kinds.length);
    this.ns = new Float64Array(kinds.length * BUSY);
    this.byKind = new Float64Array(kinds.length * 3);
    this.open = new Uint8Array(kinds.length);
  }

  add(kind: number, length: number, bits: number, payload: number): void {
    if (this.length[kind] !== length || this.bits[kind] !== bits || this.payload[kind] !== payload)
      this.change(kind, length, bits, payload);
    if (this.counted[kind]!++ === 0) this.open[this.opened++] = kind;
  }

  settle(): void {
    for (let i = 0; i < this.opened; i++) this.settleKind(this.open[i]!);
    this.opened = 0;
  }

  private change(kind: number, length: number, bits: number, payload: number): void {
    // all, since a kind must not be listed twice
    if (this.counted[kind]! > 0) this.settle();
    const offset = this.parts.of(kind, length, bits, payload);
    this.length[kind] = length;
    this.bits[kind] = bits;
    this.payload[kind] = payload;
    for (let c = 0; c < BUSY; c++) this.ns[kind * BUSY + c] = this.parts.ns[offset + c]!;
  }

  private settleKind(kind: number): void {
    const count = this.counted[kind]!;
    for (let c = 0; c < BUSY; c++) this.sums[c]! += count * this.ns[kind * BUSY + c]!;
    this.byKind[3 * kind]! += count;
    this.byKind[3 * kind + 1]! += count * this.bits[kind]!;
    this.byKind[3 * kind + 2]! += count * this.payload[kind]!;
    this.counted[kind] = 0;
  }
}
