/**
 * A host's processor as an old Unix uses it: hardware interrupts before everything, then the network's soft interrupts
 * and timers, then the one process. What the process does inside the kernel shuts soft interrupts out until the system
 * call ends or sleeps.
 */

import { type Done, Host, Work } from '../../sim/engine/host';
import type { Random } from '../../sim/engine/random';
import type { Duration } from '../../sim/units';
import type { World } from '../../sim/world';
import { RULE } from './lanes';
import type { SunrpcValues } from './params';

const HARD = 0;
const SOFT = 1;
const PROCESS = 2;

/** Does `kind` of work for `micros` (before scale and jitter) once the span `ready` has ended. */
export type Run = (kind: number, micros: number, exchange: number, ready: number, done: Done) => void;

export class Machine {
  private readonly cpu: Host;
  private readonly jitter: Random;
  private readonly scale: number;
  private readonly share: number;

  constructor(
    world: World,
    readonly lane: number,
    values: Pick<SunrpcValues, 'cpuScale' | 'jitterPercent'>,
    readonly name: string,
  ) {
    this.cpu = new Host(world, lane, 3, RULE.cpuBusy);
    this.jitter = world.random(`${name} jitter`);
    this.scale = values.cpuScale * 1000;
    this.share = values.jitterPercent / 100;
  }

  /** A hardware interrupt. */
  readonly hard: Run = (kind, micros, exchange, ready, done) =>
    this.cpu.submit(new Work(kind, this.time(micros), exchange, ready, done), HARD);

  /** A soft interrupt or timer; what its `done` runs belongs to the same interrupt. */
  readonly soft: Run = (kind, micros, exchange, ready, done) =>
    this.cpu.submit(new Work(kind, this.time(micros), exchange, ready, done, SOFT), SOFT);

  /** The process inside the kernel; what its `done` runs belongs to the same system call. */
  readonly kernel: Run = (kind, micros, exchange, ready, done) =>
    this.cpu.submit(new Work(kind, this.time(micros), exchange, ready, done, SOFT), PROCESS);

  /** The process itself, and what every interrupt may interrupt. */
  readonly user: Run = (kind, micros, exchange, ready, done) =>
    this.cpu.submit(new Work(kind, this.time(micros), exchange, ready, done), PROCESS);

  private time(micros: number): Duration {
    const spread = this.share > 0 ? 1 + this.share * this.jitter.spread() : 1;
    return Math.round(micros * this.scale * spread) as Duration;
  }
}
