/**
 * The world a model is built in: clock and events, trace, seeded randomness, and the means to name a handler by a small
 * integer. `run.ts` owns the loop.
 */

import { Random } from './engine/random';
import { Scheduler } from './engine/scheduler';
import type { Trace } from './engine/trace';
import { after, type Duration, type Instant } from './units';

export type Handler = (argument: number) => void;

export class World {
  readonly scheduler = new Scheduler();
  readonly handlers: Handler[] = [];
  /** Set by the model at the instant its last exchange ends. */
  stoppedAt: Instant | undefined;

  constructor(
    readonly trace: Trace,
    readonly seed: number,
  ) {}

  get now(): Instant {
    return this.scheduler.now;
  }

  /** A stream of random numbers for one purpose. */
  random(purpose: string): Random {
    return new Random(this.seed, purpose);
  }

  /** Registers a handler once, while building; its code is what events carry. */
  on(handler: Handler): number {
    this.handlers.push(handler);
    return this.handlers.length - 1;
  }

  /** Schedules a handler. */
  after(delay: Duration, code: number, argument = 0): void {
    this.scheduler.at(after(this.scheduler.now, delay), code, argument);
  }

  /** The story is over now. */
  stop(): void {
    this.stoppedAt = this.scheduler.now;
  }
}
