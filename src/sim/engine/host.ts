/**
 * A machine with one processor: one piece of work at a time, the most urgent first, and more urgent work interrupts.
 *
 * Interrupted work is cut: the piece done becomes a span, the rest goes back to the head of its queue. Work that finds
 * the processor free starts at once, caused by what made it ready; otherwise its cause is the span that freed the
 * processor, and a wait notes since when it was ready.
 */

import type { Duration } from '../units';
import type { World } from '../world';
import { Queue } from './queue';

export interface Work {
  readonly kind: number;
  readonly duration: Duration;
  readonly exchange: number;
  /** Row of the span whose end made it ready. */
  readonly ready: number;
  /** Called at its end with the row of its first and of its last piece. */
  readonly done: (row: number, firstRow: number) => void;
}

interface Pending {
  work: Work;
  /** Since when it could have run, and the row whose end began that. */
  since: number;
  readySince: number;
  left: number;
  firstRow: number;
}

export class Host {
  private readonly queues: readonly Queue<Pending>[];
  private running: Pending | undefined;
  private priority = 0;
  private pieceStart = 0;
  private cause = -1;
  private waitedFrom = -1;
  private generation = 0;
  private readonly ended: number;
  private busy = 0;

  /** @param priorities how many levels, 0 the most urgent; @param rule named while work waits for the processor. */
  constructor(
    private readonly world: World,
    private readonly lane: number,
    priorities: number,
    private readonly rule: number,
  ) {
    this.queues = Array.from({ length: priorities }, () => new Queue<Pending>());
    this.ended = world.on((generation) => {
      if (generation === this.generation) this.end();
    });
  }

  /** Nanoseconds of finished pieces. */
  get busyTime(): number {
    return this.busy;
  }

  submit(work: Work, priority = 0): void {
    const pending: Pending = {
      work,
      since: this.world.now,
      readySince: work.ready,
      left: work.duration,
      firstRow: -1,
    };
    if (!this.running) {
      this.begin(pending, priority, work.ready, false);
    } else if (priority < this.priority) {
      const interrupted = this.running;
      const interruptedPriority = this.priority;
      const worked = this.world.now - this.pieceStart;
      // work interrupted at the instant it began has done no piece; it waits on as it did
      if (worked > 0) {
        const row = this.cut(interrupted, worked);
        interrupted.since = this.world.now;
        interrupted.readySince = row;
        interrupted.left -= worked;
      }
      this.queues[interruptedPriority]!.unshift(interrupted);
      this.running = undefined;
      this.begin(pending, priority, work.ready, false);
    } else {
      this.queues[priority]!.push(pending);
    }
  }

  private begin(pending: Pending, priority: number, cause: number, waited: boolean): void {
    this.running = pending;
    this.priority = priority;
    this.pieceStart = this.world.now;
    this.cause = cause;
    this.waitedFrom = waited ? pending.since : -1;
    this.world.after(pending.left as Duration, this.ended, ++this.generation);
  }

  /** Writes the span of the piece that ends now. */
  private cut(pending: Pending, length: number): number {
    const { trace } = this.world;
    const { kind, exchange } = pending.work;
    const row = trace.add(
      this.lane,
      kind,
      this.pieceStart,
      this.pieceStart + length,
      this.cause,
      exchange,
      0,
      0,
    );
    if (pending.firstRow < 0) pending.firstRow = row;
    if (this.waitedFrom >= 0) {
      trace.wait(this.lane, this.rule, this.waitedFrom, this.pieceStart, row, pending.readySince);
    }
    this.busy += length;
    return row;
  }

  private end(): void {
    const finished = this.running!;
    const row = this.cut(finished, finished.left);
    this.running = undefined;
    for (let priority = 0; priority < this.queues.length; priority++) {
      const next = this.queues[priority]!.shift();
      if (next) {
        this.begin(next, priority, row, true);
        break;
      }
    }
    finished.work.done(row, finished.firstRow);
  }
}
