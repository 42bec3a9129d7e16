/**
 * S1, S2 and S5 as a model on the engine, run by `run` like any scenario: pairs of a client and a server that take
 * turns, three events a frame (the last bit has left; it has arrived; the receiver has finished thinking).
 *
 * With `rows: 'spans'` the trace is what the contract of causes asks for: frames, their flight and the thinking, each
 * beginning at the nanosecond at which its cause ends. With `rows: 'frames'` it has one row a frame, as the traces of
 * the programs it is compared with, and a frame's cause is the frame before.
 */

import { NO_CAUSE } from '../../../src/sim/engine/columns';
import type { Scheduler } from '../../../src/sim/engine/scheduler';
import type { Trace } from '../../../src/sim/engine/trace';
import type { Figures, Model, Running } from '../../../src/sim/model';
import { type Bits, type BitsPerSecond, type Instant, transmissionTime } from '../../../src/sim/units';
import type { World } from '../../../src/sim/world';
import type { ExchangeValues } from './shapes';
import { FLIGHT, FLYING, FRAME, HOST, KINDS, LANES, LINE, THINKING } from './vocabulary';

export const exchangeModel: Model<ExchangeValues> = {
  id: 'exchange',
  lanes: LANES,
  kinds: KINDS,
  rules: [],
  holds: [],
  mainLine: 'up',
  expectedSpans: ({ exchanges, pairs, rows }) =>
    pairs * (rows === 'spans' ? 6 * exchanges + 1 : 2 * exchanges),
  build: (world, values) => new Exchange(world, values),
};

class Exchange implements Running {
  readonly payloadBits: number;
  private readonly scheduler: Scheduler;
  private readonly trace: Trace;
  private readonly sentCode: number;
  private readonly arrivedCode: number;
  private readonly readyCode: number;
  private readonly spans: boolean;
  /** Row of the span that the node's next event ends; node 2p is the client of pair p, 2p + 1 its server. */
  private readonly rows: Int32Array;
  private readonly done: Int32Array;
  private readonly exchanges: number;
  private readonly propagationNs: number;
  // by side
  private readonly thinkNs: Int32Array;
  private readonly frameBits: Int32Array;
  private readonly frameNs: Float64Array;
  private readonly lastNs: number;
  private unfinished: number;
  private frames = 0;
  private events = 0;

  constructor(
    private readonly world: World,
    private readonly values: ExchangeValues,
  ) {
    const { pairs, exchanges, requestBits, lastRequestBits, replyBits, staggerNs } = values;
    const time = (bits: number): number =>
      transmissionTime(bits as Bits, values.lineBitsPerSecond as BitsPerSecond);
    this.scheduler = world.scheduler;
    this.trace = world.trace;
    this.payloadBits = pairs * ((exchanges - 1) * requestBits + lastRequestBits);
    this.spans = values.rows === 'spans';
    this.rows = new Int32Array(2 * pairs).fill(NO_CAUSE);
    this.done = new Int32Array(pairs);
    this.exchanges = exchanges;
    this.propagationNs = values.propagationNs;
    this.thinkNs = Int32Array.of(values.clientThinkNs, values.serverThinkNs);
    this.frameBits = Int32Array.of(requestBits, replyBits);
    this.frameNs = Float64Array.of(time(requestBits), time(replyBits));
    this.lastNs = time(lastRequestBits);
    this.unfinished = pairs;
    this.sentCode = world.on((node) => this.sent(node));
    this.arrivedCode = world.on((node) => this.arrived(node));
    this.readyCode = world.on((node) => this.ready(node));
    for (let pair = 0; pair < pairs; pair++) {
      const start = pair * staggerNs;
      const node = 2 * pair;
      if (this.spans && start > 0)
        this.rows[node] = this.trace.add(HOST, THINKING, 0, start, NO_CAUSE, this.exchange(node), 0, 0);
      this.scheduler.at(start as Instant, this.readyCode, node);
    }
  }

  figures(): Figures {
    return { frames: this.frames, events: this.events };
  }

  private sent(node: number): void {
    const { scheduler, rows } = this;
    const now: number = scheduler.now;
    const arrival = now + this.propagationNs;
    const side = node & 1;
    const to = node ^ 1;
    this.events++;
    rows[to] = this.spans
      ? this.trace.add(FLIGHT + side, FLYING + side, now, arrival, rows[node]!, this.exchange(node), 0, 0)
      : rows[node]!;
    scheduler.at(arrival as Instant, this.arrivedCode, to);
  }

  private arrived(node: number): void {
    const { scheduler, rows } = this;
    const now: number = scheduler.now;
    const side = node & 1;
    const ready = now + this.thinkNs[side]!;
    this.events++;
    if (this.spans && ready > now) {
      const exchange = this.exchange(node);
      rows[node] = this.trace.add(HOST + side, THINKING + side, now, ready, rows[node]!, exchange, 0, 0);
    }
    if (side === 0) this.done[node >> 1]!++;
    scheduler.at(ready as Instant, this.readyCode, node);
  }

  private ready(node: number): void {
    const { scheduler, rows } = this;
    const now: number = scheduler.now;
    const side = node & 1;
    const left = this.exchanges - this.done[node >> 1]!;
    this.events++;
    if (side === 0 && left === 0) {
      if (--this.unfinished === 0) this.world.stop();
      return;
    }
    const last = side === 0 && left === 1;
    const bits = last ? this.values.lastRequestBits : this.frameBits[side]!;
    const end = now + (last ? this.lastNs : this.frameNs[side]!);
    const payload = side === 0 ? bits : 0;
    const exchange = this.exchange(node);
    rows[node] = this.trace.add(LINE + side, FRAME + side, now, end, rows[node]!, exchange, bits, payload);
    this.frames++;
    scheduler.at(end as Instant, this.sentCode, node);
  }

  /** Number of the exchange the node's pair is at, from 1. */
  private exchange(node: number): number {
    const pair = node >> 1;
    return pair * this.exchanges + this.done[pair]! + 1;
  }
}
