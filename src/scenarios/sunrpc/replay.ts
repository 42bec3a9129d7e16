/**
 * The model run beside the run that is shown, for what a trace does not hold: how long calls with large buffers take,
 * and what TCP says in each frame. Same values and seed, same frames.
 */

import { Trace } from '../../sim/engine/trace';
import { SPAN_LIMIT } from '../../sim/run';
import { World } from '../../sim/world';
import type { CableFrame } from './cable';
import { Connection, type Watcher } from './connection';
import { type Costs, M1 } from './costs';
import type { SunrpcValues } from './params';
import type { SendState } from './sendRules';

/** ns of each call. */
export function callTimes(values: SunrpcValues, seed: number, costs: Costs): readonly number[] {
  const world = new World(new Trace(false, SPAN_LIMIT), seed);
  const connection = new Connection(world, values, costs);
  toTheEnd(world, connection);
  return connection.client.times;
}

/** A frame on the cable with everything a capture needs. */
export interface RecordedFrame extends Pick<CableFrame, 'lane' | 'shape' | 'exchange' | 'segment'> {
  /** Its row in the trace of the run with the same values and seed. */
  readonly row: number;
  /** When its first bit is on the cable, ns. */
  readonly start: number;
}

/** Every frame of a run, in order of its start: lane, bits, call, and TCP's sequence numbers, window and push. */
export function recordedFrames(values: SunrpcValues, seed: number): readonly RecordedFrame[] {
  const world = new World(new Trace(false, SPAN_LIMIT), seed);
  const frames: RecordedFrame[] = [];
  const record = (row: number, frame: CableFrame): void => {
    const { lane, shape, exchange, segment } = frame;
    frames.push({ lane, shape, exchange, segment, row, start: world.now });
  };
  toTheEnd(world, new Connection(world, values, M1, record));
  return frames;
}

/** What an end of the connection counted, from an instant (ns) on. */
export interface CountedState extends SendState {
  readonly time: number;
  /** Arrived and not read. */
  readonly unread: number;
  /** Room of the receive buffer that the sender has not been told of. */
  readonly untold: number;
}

/** How the counts of client and server changed, in order. */
export function countedStates(
  values: SunrpcValues,
  seed: number,
): Readonly<Record<'client' | 'server', readonly CountedState[]>> {
  const world = new World(new Trace(false, SPAN_LIMIT), seed);
  const states: Record<'client' | 'server', CountedState[]> = { client: [], server: [] };
  const watch: Watcher = (end, tcp) => {
    const { queued, flying, window, largestWindow, shortFlying, corked, full, unread, untold } = tcp;
    const counts = { queued, flying, window, largestWindow, shortFlying, corked, full, unread, untold };
    states[end].push({ time: world.now, ...counts });
  };
  toTheEnd(world, new Connection(world, values, M1, undefined, watch));
  return states;
}

function toTheEnd(world: World, connection: Connection): void {
  const { scheduler, handlers } = world;
  connection.start();
  while (world.stoppedAt === undefined && scheduler.take()) handlers[scheduler.code]!(scheduler.argument);
}
