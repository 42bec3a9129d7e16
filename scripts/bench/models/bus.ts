/** A half-duplex bus with two stations, for call.ts: one frame at a time, first come first served, no collisions. */

import type { LaneSpec } from '../../../src/sim/model';
import { type Bits, bitsPerSecond, nanoseconds, plus, transmissionTime } from '../../../src/sim/units';
import type { World } from '../../../src/sim/world';

export const CLIENT_LANE = 0;
export const SERVER_LANE = 1;
const FLIGHT_LANE = 2;

/** Lane of a station's frames, its flight, and (four further) the machine itself. */
export const LANES: readonly LaneSpec[] = [
  { id: 'to-server', role: 'line', silence: 'network', from: 'client', to: 'server' },
  { id: 'to-client', role: 'line', silence: 'network', from: 'server', to: 'client' },
  { id: 'flight-to-server', role: 'node', silence: 'network' },
  { id: 'flight-to-client', role: 'node', silence: 'network' },
  { id: 'client', role: 'host', silence: 'network' },
  { id: 'server', role: 'host', silence: 'receiver' },
];

const FLIGHT = 3;
const BUS_BUSY = 1;
const RATE = bitsPerSecond(10_000_000);
const PROPAGATION = nanoseconds(1_000);
/** Ethernet, IP and TCP headers and the check sequence. */
const HEADER_BYTES = 58;
const SMALLEST_FRAME_BYTES = 64;

export interface BusFrame {
  readonly lane: number;
  readonly kind: number;
  readonly bytes: number;
  readonly exchange: number;
  /** Row of the span whose end made it ready. */
  readonly cause: number;
  readonly held?: { readonly rule: number; readonly since: number; readonly row: number } | undefined;
  /** The last bit has left the station. */
  left?(row: number): void;
  /** The last bit is there, and the bus is free. */
  arrived(row: number): void;
}

interface Waiting {
  readonly frame: BusFrame;
  readonly since: number;
}

export class Bus {
  frames = 0;
  private current: BusFrame | undefined;
  private row = -1;
  private readonly waiting: Waiting[] = [];
  private readonly left: number;
  private readonly arrived: number;

  constructor(private readonly world: World) {
    this.left = world.on(() => this.current!.left?.(this.row));
    this.arrived = world.on(() => this.free());
  }

  send(frame: BusFrame): void {
    if (this.current) this.waiting.push({ frame, since: this.world.now });
    else this.begin(frame, frame.cause);
  }

  private begin(frame: BusFrame, cause: number): void {
    const { world } = this;
    const { now, trace } = world;
    const { lane, kind, exchange, bytes, held } = frame;
    const bits = (Math.max(SMALLEST_FRAME_BYTES, bytes + HEADER_BYTES) * 8) as Bits;
    const duration = transmissionTime(bits, RATE);
    this.current = frame;
    this.row = trace.add(lane, kind, now, now + duration, cause, exchange, bits, bytes * 8);
    if (held) trace.wait(lane, held.rule, held.since, now, this.row, held.row);
    this.frames++;
    world.after(duration, this.left);
    world.after(plus(duration, PROPAGATION), this.arrived);
  }

  private free(): void {
    const { now, trace } = this.world;
    const { lane, exchange, arrived } = this.current!;
    const row = trace.add(FLIGHT_LANE + lane, FLIGHT, now - PROPAGATION, now, this.row, exchange, 0, 0);
    this.current = undefined;
    arrived(row);
    // who answers at once is first: the bus is silent for a moment before the next in the queue may begin
    if (this.current) return;
    const next = this.waiting.shift();
    if (!next) return;
    this.begin(next.frame, row);
    trace.wait(lane, BUS_BUSY, next.since, now, this.row, next.frame.cause);
  }
}
