/**
 * S4 on the engine: packets that arrive at random and queue for a line (M/D/1 at a load of 0.8), two events a packet.
 *
 * With `rows: 'spans'` the trace also has the gaps between arrivals, so that every packet's cause ends where it starts,
 * and the waits; with `rows: 'frames'` one row a packet.
 */

import { NO_CAUSE } from '../../../src/sim/engine/columns';
import type { Figures, Model, Running } from '../../../src/sim/model';
import type { Instant } from '../../../src/sim/units';
import type { World } from '../../../src/sim/world';
import type { Rows } from './shapes';

export type QueueValues = { readonly packets: number; readonly rows: Rows };

const MEAN_GAP_NS = 1_250_000;
const PACKET_BITS = 10_000;
/** A packet on the line of 10 Mbit/s. */
const SERVICE_NS = 1_000_000;

/** When the last of 1,000,000 packets has left, in every engine: they draw the same random numbers. */
export const QUEUE_END = 1_251_243_166_137;

const ARRIVAL = 0;
const LEFT = 1;

const LINE = 0;
const SOURCE = 1;
const PACKET = 0;
const GAP = 1;
const LINE_BUSY = 0;

export const queueModel: Model<QueueValues> = {
  id: 'queue',
  lanes: [
    { id: 'line', role: 'line', silence: 'network', from: 'source', to: 'sink' },
    { id: 'source', role: 'host', silence: 'sender' },
  ],
  kinds: [{ id: 'packet', body: 'payload' }, { id: 'gap' }],
  rules: ['line-busy'],
  holds: [],
  mainLine: 'line',
  expectedSpans: ({ packets, rows }) => packets * (rows === 'spans' ? 2 : 1),
  build: (world, values) => new Queue(world, values),
};

/** The benchmark's own source of random numbers, the same in every engine. */
class XorShift32 {
  private state = 2_463_534_242 | 0;

  exponential(mean: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return Math.round(-Math.log(((x >>> 0) - 0.5) / 4294967296) * mean);
  }
}

class Queue implements Running {
  readonly payloadBits: number;
  private readonly handler: number;
  private readonly spans: boolean;
  private readonly gaps = new XorShift32();
  /** Who waits: when it arrived, and the row of the gap before it. A ring. */
  private readonly since = new Float64Array(1024);
  private readonly sinceRow = new Int32Array(1024);
  private head = 0;
  private tail = 0;
  private arrived = 0;
  private left = 0;
  private busy = false;
  private packetRow = NO_CAUSE;
  private gapRow = NO_CAUSE;
  private waited = 0;
  private events = 0;

  constructor(
    private readonly world: World,
    private readonly values: QueueValues,
  ) {
    this.payloadBits = values.packets * PACKET_BITS;
    this.spans = values.rows === 'spans';
    this.handler = world.on((argument) => this.step(argument));
    this.awaitNext();
  }

  figures(): Figures {
    return {
      frames: this.left,
      events: this.events,
      meanWaitMs: this.waited / this.values.packets / 1e6,
    };
  }

  private step(argument: number): void {
    this.events++;
    if (argument === ARRIVAL) this.arrive();
    else this.leave();
  }

  private arrive(): void {
    const { now } = this.world.scheduler;
    const row = this.gapRow;
    this.arrived++;
    if (this.arrived < this.values.packets) this.awaitNext();
    if (!this.busy) {
      this.serve(row);
      return;
    }
    const place = this.tail++ & 1023;
    if (this.tail - this.head > 1023) throw new Error('more than 1,023 packets wait');
    this.since[place] = now;
    this.sinceRow[place] = row;
  }

  private awaitNext(): void {
    const { scheduler, trace } = this.world;
    const now = scheduler.now;
    const next = now + this.gaps.exponential(MEAN_GAP_NS);
    if (this.spans) this.gapRow = trace.add(SOURCE, GAP, now, next, this.gapRow, this.arrived + 1, 0, 0);
    scheduler.at(next as Instant, this.handler, ARRIVAL);
  }

  private leave(): void {
    const { world } = this;
    this.busy = false;
    this.left++;
    if (this.head === this.tail) {
      if (this.left === this.values.packets) world.stop();
      return;
    }
    const place = this.head++ & 1023;
    const since = this.since[place]!;
    this.waited += world.scheduler.now - since;
    this.serve(this.packetRow);
    if (this.spans) {
      world.trace.wait(LINE, LINE_BUSY, since, world.scheduler.now, this.packetRow, this.sinceRow[place]!);
    }
  }

  private serve(cause: number): void {
    const { scheduler, trace } = this.world;
    const now = scheduler.now;
    const end = now + SERVICE_NS;
    this.busy = true;
    this.packetRow = trace.add(LINE, PACKET, now, end, cause, this.left + 1, PACKET_BITS, PACKET_BITS);
    scheduler.at(end as Instant, this.handler, LEFT);
  }
}
