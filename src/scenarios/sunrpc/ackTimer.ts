/**
 * The timer of delayed acknowledgements. BSD: one tick every 200 ms for all connections of a host, whenever it comes;
 * its phase comes from the seed. Linux: a timer for each connection, set when the acknowledgement becomes owed, that
 * ends with a tick of the kernel's clock.
 *
 * It knows since when an acknowledgement is owed and calls `due` when time is up; what is sent is TCP's affair.
 */

import { type Instant, milliseconds, nanoseconds } from '../../sim/units';
import type { World } from '../../sim/world';
import { KIND, RULE } from './lanes';
import type { Machine } from './machine';
import type { SunrpcValues } from './params';

export class AckTimer {
  private owed = false;
  private since = 0;
  private row = -1;
  private exchange = 0;
  /** Time is up, but the processor has not come to it yet. */
  private fired = false;
  private generation = 0;
  private readonly code: number;
  private readonly phase: number;

  constructor(
    private readonly world: World,
    private readonly values: Pick<SunrpcValues, 'kernel' | 'ackTickMs' | 'linuxAckMs' | 'linuxTickMs'>,
    private readonly machine: Machine,
    private readonly lane: number,
    /** Kind of the tick's work. */
    private readonly tickKind: number,
    private readonly due: (row: number) => void,
  ) {
    const share = world.random(`${machine.name} clock`).uniform();
    if (values.kernel === 'linux') {
      this.phase = Math.floor(share * milliseconds(values.linuxTickMs));
      this.code = world.on((generation) => {
        if (generation === this.generation && this.owed) this.fire();
      });
      return;
    }
    const period = milliseconds(values.ackTickMs);
    this.phase = Math.floor(share * period);
    this.code = world.on(() => {
      if (this.owed && !this.fired) this.fire();
      world.after(period, this.code);
    });
    world.after(nanoseconds(this.phase), this.code);
  }

  /** An acknowledgement is owed since `row` ended; one that was owed before goes with it. */
  start(row: number, exchange: number): void {
    if (this.owed) return;
    this.owed = true;
    this.since = this.world.now;
    this.row = row;
    this.exchange = exchange;
    if (this.values.kernel === 'linux') {
      this.world.scheduler.at(this.linuxEnd() as Instant, this.code, ++this.generation);
    }
  }

  /** Nothing is owed any more: a segment took the acknowledgement along. */
  stop(): void {
    if (this.owed && !this.fired) this.write(KIND.ackTimerStopped);
    this.owed = false;
    this.fired = false;
  }

  /** Linux counts whole ticks, and never too few: the timer set between two ticks ends with a tick (fact, timer.c). */
  private linuxEnd(): number {
    const wait = milliseconds(this.values.linuxAckMs);
    const tick = milliseconds(this.values.linuxTickMs);
    if (tick === 0) return this.world.now + wait;
    const passed = Math.floor((this.world.now - this.phase) / tick);
    return this.phase + (passed + Math.ceil(wait / tick) + 1) * tick;
  }

  private fire(): void {
    const { world, machine } = this;
    const { since, row } = this;
    const until = world.now;
    this.fired = true;
    const timer = this.write(KIND.ackTimer);
    machine.soft(this.tickKind, 0, this.exchange, timer, (done, first) => {
      world.trace.wait(machine.lane, RULE.delayedAck, since, until, first, row);
      // a segment sent meanwhile may have taken it along
      if (this.fired) this.due(done);
    });
  }

  private write(kind: number): number {
    return this.world.trace.add(this.lane, kind, this.since, this.world.now, this.row, this.exchange, 0, 0);
  }
}
