/**
 * The event list: what happens next, in simulated time.
 *
 * An event is three numbers (when, code, argument) in typed arrays; nothing is allocated while a run goes on. Events
 * at the same instant come in the order in which they were scheduled. The list is a 4-ary heap: with the two to a
 * thousand events a network model has pending, its few levels stay in the first-level cache.
 *
 * It knows nothing of machines or lines. Cancelling is done by the owner (a generation number in the argument).
 */

import type { Instant } from '../units';

export class Scheduler {
  /** Simulated time of the event taken last. */
  now = 0 as Instant;
  /** Code and argument of the event taken last. */
  code = 0;
  argument = 0;
  size = 0;

  private when: Float64Array;
  private order: Float64Array;
  private codes: Int32Array;
  private arguments_: Int32Array;
  private scheduled = 0;

  constructor(capacity = 64) {
    this.when = new Float64Array(capacity);
    this.order = new Float64Array(capacity);
    this.codes = new Int32Array(capacity);
    this.arguments_ = new Int32Array(capacity);
  }

  /** Puts an event on the list. Throws if it lies in the past. */
  at(instant: Instant, code: number, argument: number): void {
    if (!(instant >= this.now))
      throw new Error(`event ${code} at ${instant} ns lies before now, ${this.now} ns`);
    if (this.size === this.when.length) this.grow();
    const { when, order, codes, arguments_ } = this;
    const stamp = this.scheduled++;
    let hole = this.size++;
    // a new event has the largest stamp, so its time alone decides how far it rises
    while (hole > 0) {
      const parent = (hole - 1) >> 2;
      if (when[parent]! <= instant) break;
      when[hole] = when[parent]!;
      order[hole] = order[parent]!;
      codes[hole] = codes[parent]!;
      arguments_[hole] = arguments_[parent]!;
      hole = parent;
    }
    when[hole] = instant;
    order[hole] = stamp;
    codes[hole] = code;
    arguments_[hole] = argument;
  }

  /** Instant of the next event, or Infinity if there is none. */
  peek(): number {
    return this.size > 0 ? this.when[0]! : Number.POSITIVE_INFINITY;
  }

  /** Takes the next event into `now`, `code` and `argument`; false if there is none. */
  take(): boolean {
    if (this.size === 0) return false;
    const { when, order, codes, arguments_ } = this;
    this.now = when[0]! as Instant;
    this.code = codes[0]!;
    this.argument = arguments_[0]!;
    const last = --this.size;
    if (last === 0) return true;
    const time = when[last]!;
    const stamp = order[last]!;
    let hole = 0;
    for (;;) {
      const first = 4 * hole + 1;
      if (first >= last) break;
      const end = Math.min(first + 4, last);
      let child = first;
      let childTime = when[first]!;
      for (let k = first + 1; k < end; k++) {
        const other = when[k]!;
        if (other < childTime || (other === childTime && order[k]! < order[child]!)) {
          child = k;
          childTime = other;
        }
      }
      if (childTime > time || (childTime === time && order[child]! > stamp)) break;
      when[hole] = childTime;
      order[hole] = order[child]!;
      codes[hole] = codes[child]!;
      arguments_[hole] = arguments_[child]!;
      hole = child;
    }
    when[hole] = time;
    order[hole] = stamp;
    codes[hole] = codes[last]!;
    arguments_[hole] = arguments_[last]!;
    return true;
  }

  private grow(): void {
    const capacity = this.when.length * 2;
    const widen = <T extends Float64Array | Int32Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.when = widen(this.when, new Float64Array(capacity));
    this.order = widen(this.order, new Float64Array(capacity));
    this.codes = widen(this.codes, new Int32Array(capacity));
    this.arguments_ = widen(this.arguments_, new Int32Array(capacity));
  }
}
