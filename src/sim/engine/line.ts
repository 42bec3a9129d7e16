/**
 * One direction of a line, cable or link: one frame at a time, in order, urgent ones first, none interrupted.
 *
 * A frame that finds the line free starts at once, caused by whatever made it ready. One that has to queue starts when
 * the frame before it ends: that frame is its cause, and a wait notes when it became ready and why.
 */

import { type Bits, type BitsPerSecond, type Instant, transmissionTime } from '../units';
import type { World } from '../world';
import { Queue } from './queue';
import { assertFits } from './trace';

/** A rule kept the frame from this line until it was sent; noted at its span. */
export interface HeldBack {
  readonly lane: number;
  readonly rule: number;
  readonly since: number;
  /** Row of the span whose end began the wait. */
  readonly row: number;
}

/** Called when the last bit has left the line (and arrived: lines here have no length), with the frame's row. */
export type Sent = (row: number) => void;

/** One class, so that all frames have one shape and the hot path stays monomorphic. */
export class Frame {
  /** When it joined the queue, ns; -1 if it never had to. */
  since = -1;

  constructor(
    readonly kind: number,
    readonly bits: number,
    readonly payload: number,
    readonly exchange: number,
    /** Row of the span whose end made it ready. */
    readonly ready: number,
    readonly sent: Sent | undefined,
    /** Follows it without a pause and without standing in the queue: the rest of a message on a cable. */
    readonly next: Frame | undefined = undefined,
    readonly held: HeldBack | undefined = undefined,
  ) {}
}

export class Line {
  private readonly urgent = new Queue<Frame>();
  private readonly ordinary = new Queue<Frame>();
  private current: Frame | undefined;
  private currentRow = -1;
  private currentEnd = 0;
  private readonly ended: number;
  private busy = 0;

  /** @param rule the rule named while a frame waits for the line. */
  constructor(
    private readonly world: World,
    private readonly lane: number,
    private readonly rate: BitsPerSecond,
    private readonly rule: number,
  ) {
    this.ended = world.on(() => this.end());
  }

  /** Nothing on it, and so nobody waiting. */
  get idle(): boolean {
    return this.current === undefined;
  }

  /** Nanoseconds this line has been busy until now. */
  busyUntilNow(): number {
    return this.current ? this.busy - (this.currentEnd - this.world.now) : this.busy;
  }

  send(frame: Frame, urgent = false): void {
    assertFits(frame.bits);
    if (this.current) {
      frame.since = this.world.now;
      (urgent ? this.urgent : this.ordinary).push(frame);
    } else {
      this.begin(frame, frame.ready);
    }
  }

  private begin(frame: Frame, cause: number): void {
    const { scheduler, trace } = this.world;
    const duration = transmissionTime(frame.bits as Bits, this.rate);
    const start = scheduler.now;
    const end = start + duration;
    const { exchange, held } = frame;
    this.current = frame;
    this.currentEnd = end;
    this.currentRow = trace.add(
      this.lane,
      frame.kind,
      start,
      end,
      cause,
      exchange,
      frame.bits,
      frame.payload,
    );
    if (held) {
      const until = frame.since < 0 ? start : frame.since;
      trace.wait(held.lane, held.rule, held.since, until, this.currentRow, held.row);
    }
    this.busy += duration;
    scheduler.at(end as Instant, this.ended, 0);
  }

  private end(): void {
    const frame = this.current!;
    const row = this.currentRow;
    this.current = undefined;
    if (frame.next) {
      this.begin(frame.next, row);
    } else if (this.urgent.length > 0) {
      this.beginQueued(this.urgent.shift()!, row);
    } else if (this.ordinary.length > 0) {
      this.beginQueued(this.ordinary.shift()!, row);
    }
    frame.sent?.(row);
  }

  private beginQueued(frame: Frame, cause: number): void {
    this.begin(frame, cause);
    this.world.trace.wait(this.lane, this.rule, frame.since, this.world.now, this.currentRow, frame.ready);
  }
}
