/**
 * Processes: for protocol parts that read best as a story ("wait, then send, then wait for the answer").
 *
 * A process is a generator that yields how long to sleep, or a signal to wait for. It costs an allocation here and
 * there, so it is for clocks, users and intricate hosts, not for what happens a million times in a run.
 */

import type { Duration } from '../units';
import type { World } from '../world';

export type Process = Generator<Duration | Signal, void, void>;

/** Something processes can wait for. Raising it wakes all who wait now, in the order in which they came. */
export class Signal {
  private waiting: number[] = [];

  constructor(private readonly wake: (process: number) => void) {}

  raise(): void {
    const woken = this.waiting;
    this.waiting = [];
    for (const process of woken) this.wake(process);
  }

  /** Called by the process layer. */
  add(process: number): void {
    this.waiting.push(process);
  }
}

export class Processes {
  private readonly all: Process[] = [];
  private readonly resume: number;

  constructor(private readonly world: World) {
    this.resume = world.on((process) => this.step(process));
  }

  /** Starts a process now (its first step runs as an event of this instant). */
  start(process: Process): void {
    this.all.push(process);
    this.wake(this.all.length - 1);
  }

  signal(): Signal {
    return new Signal((process) => this.wake(process));
  }

  private wake(process: number): void {
    this.world.scheduler.at(this.world.now, this.resume, process);
  }

  private step(process: number): void {
    const { done, value } = this.all[process]!.next();
    if (done) return;
    if (value instanceof Signal) value.add(process);
    else this.world.after(value, this.resume, process);
  }
}
