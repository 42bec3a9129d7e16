/**
 * The event list: what happens next, in simulated time.
 *
 * An event is three numbers (when, code, argument) in typed arrays; nothing is allocated while a run goes on. Events
 * at the same instant come in the order in which they were scheduled. A single event just lies there; few are a 4-ary
 * heap, whose levels stay in the first-level cache; a crowd goes to a timing wheel (wheel.ts), whose cost does not grow
 * with their number.
 *
 * It knows nothing of machines or lines. Cancelling is done by the owner (a generation number in the argument).
 */

import type { Instant } from '../units';
import { Wheel } from './wheel';

/** Pending events that the heap holds before the wheel takes over: from here on the wheel is faster. */
const CROWD = 32;

export class Scheduler {
  /** Simulated time of the event taken last. */
  now = 0 as Instant;
  /** Code and argument of the event taken last. */
  code = 0;
  argument = 0;
  size = 0;

  private readonly when: Float64Array;
  private readonly order: Float64Array;
  private readonly codes: Int32Array;
  private readonly arguments_: Int32Array;
  private scheduled = 0;
  private wheel: Wheel | undefined;
  private crowded = false;
  /** At so few the heap has them back; low enough that a number that sways does not move them every time. */
  private readonly few: number;

  /** @param crowd more events than this go to the wheel. */
  constructor(private readonly crowd = CROWD) {
    this.few = (crowd * 3) >> 3;
    this.when = new Float64Array(crowd);
    this.order = new Float64Array(crowd);
    this.codes = new Int32Array(crowd);
    this.arguments_ = new Int32Array(crowd);
  }

  /** Puts an event on the list. Throws if it lies in the past. */
  at(instant: Instant, code: number, argument: number): void {
    if (!(instant >= this.now)) this.refuse(instant, code);
    // Kept short, as `take` is: the compiler then puts both into the loop that calls them.
    if (this.size === 0) {
      this.size = 1;
      this.when[0] = instant;
      this.codes[0] = code;
      this.arguments_[0] = argument;
    } else {
      this.add(instant, code, argument);
    }
  }

  /** Instant of the next event, or Infinity if there is none. */
  peek(): number {
    if (this.crowded) return this.wheel!.peek();
    return this.size > 0 ? this.when[0]! : Number.POSITIVE_INFINITY;
  }

  /** Takes the next event into `now`, `code` and `argument`; false if there is none. */
  take(): boolean {
    if (this.size === 0) return false;
    if (this.crowded) {
      this.takeOfCrowd();
      return true;
    }
    this.now = this.when[0]! as Instant;
    this.code = this.codes[0]!;
    this.argument = this.arguments_[0]!;
    if (--this.size > 0) this.fill();
    return true;
  }

  private refuse(instant: number, code: number): never {
    throw new Error(`event ${code} at ${instant} ns lies before now, ${this.now} ns`);
  }

  private add(instant: number, code: number, argument: number): void {
    if (this.size === this.crowd && !this.crowded) this.toWheel();
    if (this.crowded) {
      this.wheel!.add(instant, code, argument);
      this.size++;
      return;
    }
    // the event that lay there alone has no stamp yet, or an old one
    if (this.size === 1) this.order[0] = this.scheduled++;
    this.rise(instant, code, argument);
  }

  /** Puts an event into the heap. */
  private rise(instant: number, code: number, argument: number): void {
    const { when, order, codes, arguments_ } = this;
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
    order[hole] = this.scheduled++;
    codes[hole] = code;
    arguments_[hole] = argument;
  }

  /** Closes the gap at the top of the heap: the last event sinks from there. */
  private fill(): void {
    const { when, order, codes, arguments_ } = this;
    const last = this.size;
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
  }

  private takeOfCrowd(): void {
    const wheel = this.wheel!;
    const row = wheel.take();
    this.now = wheel.when[row]! as Instant;
    this.code = wheel.codes[row]!;
    this.argument = wheel.arguments_[row]!;
    this.size = wheel.size;
    if (wheel.size <= this.few) this.toHeap(wheel);
  }

  /** Earliest first, so that equal instants keep their order. */
  private toWheel(): void {
    this.wheel ??= new Wheel(4 * this.crowd);
    this.wheel.turnTo(this.now);
    while (this.size > 0) {
      const { when, codes, arguments_ } = this;
      this.wheel.add(when[0]!, codes[0]!, arguments_[0]!);
      if (--this.size > 0) this.fill();
    }
    this.size = this.wheel.size;
    this.crowded = true;
  }

  private toHeap(wheel: Wheel): void {
    this.crowded = false;
    this.size = 0;
    while (wheel.size > 0) {
      const row = wheel.take();
      this.rise(wheel.when[row]!, wheel.codes[row]!, wheel.arguments_[row]!);
    }
  }
}
