/**
 * A machine with one processor: one piece of work at a time, the most urgent first, and more urgent work interrupts.
 *
 * Interrupted work is cut: the piece done becomes a span, the rest goes back to the head of its queue. Work that finds
 * the processor free starts at once, caused by what made it ready; otherwise its cause is the span that freed the
 * processor, and a wait notes since when it was ready.
 *
 * A piece of work may be part of a section: once begun it is as urgent as its section, and what its `done` submits goes
 * on before anybody of that urgency has a turn. That is how the kernel of an old Unix keeps network interrupts out.
 */

import type { Duration } from '../units';
import type { World } from '../world';
import { Queue } from './queue';

/** Called at the end of work with the row of its last and of its first piece. */
export type Done = (row: number, firstRow: number) => void;

/** One class, so that all work has one shape and the hot path stays monomorphic. */
export class Work {
  /** Row of the first piece, once there is one. */
  firstRow = -1;
  /** Since when it stands in the queue, ns; -1 while it does not. */
  since = -1;

  constructor(
    readonly kind: number,
    /** What is left to do, ns. */
    public left: Duration,
    readonly exchange: number,
    /** Row of the span whose end made it ready: what came before, or its own piece before an interruption. */
    public ready: number,
    readonly done: Done,
    /** For part of a section: how urgent it is once it has begun. -1: as urgent as it was submitted. */
    readonly section = -1,
  ) {}
}

export class Host {
  private readonly queues: readonly Queue<Work>[];
  private running: Work | undefined;
  private priority = 0;
  private pieceStart = 0;
  private cause = -1;
  private generation = 0;
  private readonly ended: number;

  /** @param priorities how many levels, 0 the most urgent; @param rule named while work waits for the processor. */
  constructor(
    private readonly world: World,
    private readonly lane: number,
    priorities: number,
    private readonly rule: number,
  ) {
    this.queues = Array.from({ length: priorities }, () => new Queue<Work>());
    this.ended = world.on((generation) => {
      if (generation === this.generation) this.end();
    });
  }

  submit(work: Work, priority = 0): void {
    const { running } = this;
    if (!running && !this.isOutranked(work.section < 0 ? priority : work.section)) {
      this.begin(work, priority, work.ready);
    } else if (running && priority < this.priority) {
      this.interrupt(running);
      this.begin(work, priority, work.ready);
    } else {
      work.since = this.world.now;
      this.queues[priority]!.push(work);
    }
  }

  /** At the end of a section somebody more urgent may stand in a queue; at any other time a free processor has none. */
  private isOutranked(level: number): boolean {
    for (let priority = 0; priority < level; priority++) if (this.queues[priority]!.length > 0) return true;
    return false;
  }

  private interrupt(work: Work): void {
    const { now } = this.world;
    const worked = now - this.pieceStart;
    // work interrupted at the instant it began has done no piece; it waits on as it did
    if (worked > 0) {
      work.ready = this.cut(work, worked);
      work.left = (work.left - worked) as Duration;
      work.since = now;
    } else if (work.since < 0) {
      work.since = now;
    }
    this.queues[this.priority]!.unshift(work);
  }

  private begin(work: Work, priority: number, cause: number): void {
    this.running = work;
    this.priority = work.section < 0 ? priority : work.section;
    this.pieceStart = this.world.now;
    this.cause = cause;
    this.world.after(work.left, this.ended, ++this.generation);
  }

  /** Writes the span of the piece that ends now. */
  private cut(work: Work, length: number): number {
    const { trace } = this.world;
    const start = this.pieceStart;
    const row = trace.add(this.lane, work.kind, start, start + length, this.cause, work.exchange, 0, 0);
    if (work.firstRow < 0) work.firstRow = row;
    if (work.since >= 0) {
      trace.wait(this.lane, this.rule, work.since, start, row, work.ready);
      work.since = -1;
    }
    return row;
  }

  private end(): void {
    const finished = this.running!;
    const row = this.cut(finished, finished.left);
    this.running = undefined;
    if (finished.section < 0) {
      this.next(row);
      finished.done(row, finished.firstRow);
    } else {
      finished.done(row, finished.firstRow);
      if (!this.running) this.next(row);
    }
  }

  /** Gives the processor to the most urgent, once `row` has freed it. */
  private next(row: number): void {
    for (let priority = 0; priority < this.queues.length; priority++) {
      const next = this.queues[priority]!.shift();
      if (next) {
        this.begin(next, priority, row);
        return;
      }
    }
  }
}
