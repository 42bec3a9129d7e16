/**
 * What goes on by itself: routing messages, other hosts' packets, terminal users. Each is a small process.
 */

import { Frame, type Line } from '../../sim/engine/line';
import { type Process, Processes } from '../../sim/engine/process';
import type { Random } from '../../sim/engine/random';
import { type Duration, nanoseconds } from '../../sim/units';
import type { World } from '../../sim/world';
import {
  CONTROL_PACKET_BITS,
  PACKET_DATA_BITS,
  packetsOf,
  ROUTING_BITS,
  ROUTING_TICK,
  SLOWEST_ROUTING_TICKS,
} from './facts';
import { KIND } from './lanes';
import type { Multics } from './multics';
import type { ArpanetValues } from './params';
import type { Subnet } from './subnet';

/**
 * How often routing goes out, as a share of the ticks, by the line's load over the last five ticks: straight lines
 * between three points. An idle line, loaded by routing alone, sends on every tick (fact, RFC 619, RFC 635). The other
 * two are measured on the IMP program: 3,649 bit/s of routing on a line 74 % full with one transfer of 8-packet
 * messages, 1,835 bit/s on a line 99 % full. What lies between is fitted.
 */
const ROUTING_LOAD = [(ROUTING_BITS + CONTROL_PACKET_BITS) / (50_000 * 0.128), 0.74, 0.992] as const;
const ROUTING_SHARE = [1, 3649 / 9062.5, 1835 / 9062.5] as const;

function routingShare(load: number): number {
  const from = load < ROUTING_LOAD[1] ? 0 : 1;
  const along = (load - ROUTING_LOAD[from]) / (ROUTING_LOAD[from + 1]! - ROUTING_LOAD[from]);
  const share = ROUTING_SHARE[from] + along * (ROUTING_SHARE[from + 1]! - ROUTING_SHARE[from]);
  return Math.min(1, Math.max(1 / SLOWEST_ROUTING_TICKS, share));
}

export function startClocks(world: World, values: ArpanetValues, subnet: Subnet, multics: Multics): void {
  if (values.routingMessages) {
    const phase = world.random('routing phase');
    for (const line of [subnet.forward, subnet.back]) new RoutingClock(world, line, phase);
  }
  const processes = new Processes(world);
  if (values.crossTrafficPercent > 0) {
    processes.start(strangers(subnet.forward, values, world.random('strangers')));
  }
  if (values.interactivePerSecond > 0) {
    processes.start(users(multics, values, world.random('users')));
  }
}

/** The routing clock of one direction: handlers, not a process, for it ticks through every idle second of a run. */
class RoutingClock {
  /** Busy ns of the last ticks, and their sum: whole numbers, so the sum stays exact. */
  private readonly recent = new Float64Array(SLOWEST_ROUTING_TICKS);
  private sum = 0;
  private ticks = 0;
  private credit = 1;
  private pending = false;
  private busyBefore = 0;
  private readonly ticked: number;

  constructor(
    private readonly world: World,
    private readonly line: Line,
    phase: Random,
  ) {
    this.ticked = world.on(() => this.tick());
    world.after(nanoseconds(Math.floor(phase.uniform() * ROUTING_TICK)), this.ticked);
  }

  private tick(): void {
    if (this.ticks > 0) this.measure();
    this.ticks++;
    // on a line so slow that the last one is still under way, data has its turn first
    if (this.credit >= 1 && !this.pending) {
      this.credit -= 1;
      this.pending = true;
      // the null packet behind it goes before any data too
      const behind = new Frame(KIND.null, CONTROL_PACKET_BITS, 0, 0, -1, () => {
        this.pending = false;
      });
      this.line.send(new Frame(KIND.routing, ROUTING_BITS, 0, 0, -1, undefined, behind), true);
    }
    this.world.after(ROUTING_TICK, this.ticked);
  }

  private measure(): void {
    const { recent } = this;
    const busy = this.line.busyUntilNow();
    const place = this.ticks % SLOWEST_ROUTING_TICKS;
    this.sum += busy - this.busyBefore - recent[place]!;
    recent[place] = busy - this.busyBefore;
    this.busyBefore = busy;
    this.credit =
      Math.min(1, this.credit) +
      routingShare(this.sum / (Math.min(this.ticks, SLOWEST_ROUTING_TICKS) * ROUTING_TICK));
  }
}

/** Full packets of other hosts, at random moments. */
function* strangers(line: Line, values: ArpanetValues, random: Random): Process {
  const full = packetsOf(PACKET_DATA_BITS - 41)[0]!.lineBits;
  const meanGap = (full * 1e9) / values.lineBitsPerSecond / (values.crossTrafficPercent / 100);
  for (;;) {
    yield Math.round(random.exponential(meanGap)) as Duration;
    line.send(new Frame(KIND.strangerPacket, full, 0, 0, -1, undefined));
  }
}

function* users(multics: Multics, values: ArpanetValues, random: Random): Process {
  for (;;) {
    yield Math.round(random.exponential(1e9 / values.interactivePerSecond)) as Duration;
    multics.typed();
  }
}
