/** What a run of calls comes to: times, stalls, packets, and the sizes the library used. */

import type { Figures } from '../../sim/model';
import { milliseconds } from '../../sim/units';
import type { World } from '../../sim/world';
import type { Connection } from './connection';
import type { Costs } from './costs';
import { FIXED_BUFFER, STALL_MARGIN } from './facts';
import type { SunrpcValues } from './params';
import { bufferFor } from './records';
import { callTimes } from './replay';

/** Calls that tell how long one usually takes. */
const SAMPLE = 5;

export function figuresOf(
  world: World,
  values: SunrpcValues,
  costs: Costs,
  { client, frames, writes }: Connection,
): Figures {
  const { times } = client;
  const sorted = [...times].sort((a, b) => a - b);
  const sum = times.reduce((total, time) => total + time, 0);
  const usual = usualTime(values, world.seed, costs, sorted, writes.length);
  const limit = usual + stallMargin(values);
  return {
    msPerCall: sum / times.length / 1e6,
    msPerCallMedian: median(sorted) / 1e6,
    msPerCallMin: sorted[0]! / 1e6,
    msPerCallMax: sorted.at(-1)! / 1e6,
    stalledCalls: times.filter((time) => time > limit).length,
    packets: frames,
    packetsPerSecond: world.now > 0 ? (frames * 1e9) / world.now : 0,
    writes,
    sendBufferUsedBytes: bufferFor(values.sendBufferBytes),
    recvBufferUsedBytes: bufferFor(values.recvBufferBytes),
  };
}

/** Median (ns) of calls with 24,000-byte buffers and all else the same; of this run where that changes nothing. */
function usualTime(
  values: SunrpcValues,
  seed: number,
  costs: Costs,
  sorted: readonly number[],
  writes: number,
): number {
  if (writes === 1 || bufferFor(values.sendBufferBytes) >= FIXED_BUFFER) return median(sorted);
  const fixed = {
    ...values,
    sendBufferBytes: FIXED_BUFFER,
    recvBufferBytes: FIXED_BUFFER,
    calls: Math.min(SAMPLE, values.calls),
  };
  return median([...callTimes(fixed, seed, costs)].sort((a, b) => a - b));
}

/** 40 ms, or three quarters of a timer that is shorter than that allows for: part of its time runs beside the work. */
function stallMargin({ kernel, ackTickMs, linuxAckMs }: SunrpcValues): number {
  return Math.min(STALL_MARGIN, 0.75 * milliseconds(kernel === 'linux' ? linuxAckMs : ackTickMs));
}

/** Of sorted values; the mean of the middle two. */
function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
