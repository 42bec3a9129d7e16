/**
 * A run's frames as a capture file that network analysers decode: the handshake, which lies before the run, and then
 * every frame at the moment at which it has wholly arrived. What TCP says is not in the trace: the model runs once more
 * beside it.
 */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import { captureFile, type FrameSource } from '../pcap';
import type { Capture } from '../scenario';
import { LANE } from './lanes';
import { type Field, FrameLayout, type Said } from './layout';
import type { SunrpcValues } from './params';
import { recordedFrames } from './replay';

/** Begins on 10 May 1989, the day on which the report was posted. */
const CAPTURE_EPOCH = 610_805_605;
/** The three packets that open a connection come so long before the run, ns. */
const HANDSHAKE = [-3_000_000, -2_000_000, -1_000_000] as const;

export interface CapturedFrame {
  /** When its last bit has arrived, ns. */
  readonly time: number;
  /** Row of the trace; absent for the handshake. */
  readonly row?: number;
  readonly said: Said;
}

/** All frames in the order in which they arrive. */
export function capturedFrames(trace: ReadableTrace, values: SunrpcValues, seed: number): CapturedFrame[] {
  const { end } = trace.columns;
  const numbers = { true: 0, false: 0 };
  const next = (toServer: boolean): number => numbers[`${toServer}`]++;
  const open = {
    push: false,
    from: 0,
    length: 0,
    acknowledges: 0,
    window: values.socketBufferBytes,
    stamp: 0,
  };
  const handshake: CapturedFrame[] = [
    { time: HANDSHAKE[0], said: { ...open, toServer: true, syn: true, acks: false, number: next(true) } },
    { time: HANDSHAKE[1], said: { ...open, toServer: false, syn: true, acks: true, number: next(false) } },
    { time: HANDSHAKE[2], said: { ...open, toServer: true, acks: true, number: next(true) } },
  ];
  const frames = recordedFrames(values, seed).map(({ lane, row, segment }): CapturedFrame => {
    const toServer = lane === LANE['client-server'];
    const said = { ...segment, toServer, acks: true, number: next(toServer), stamp: 0 };
    return { time: end[row]!, row, said };
  });
  const stamped = frames.map(({ said, ...rest }) => ({
    ...rest,
    said: { ...said, stamp: Math.floor(rest.time / 1e6) },
  }));
  return [...handshake, ...stamped.sort((a, b) => a.time - b.time)];
}

class SunrpcFrames implements FrameSource {
  time = 0;
  private position = 0;
  private readonly frames: readonly CapturedFrame[];
  private readonly layout: FrameLayout;

  constructor(trace: ReadableTrace, values: SunrpcValues, seed: number) {
    this.frames = capturedFrames(trace, values, seed);
    this.layout = new FrameLayout(values);
  }

  next(into: Uint8Array, at: number): number {
    const frame = this.frames[this.position++];
    if (!frame) return 0;
    this.time = frame.time;
    return write(this.layout.fields(frame.said), into, at);
  }
}

function write(fields: readonly Field[], into: Uint8Array, at: number): number {
  let end = at;
  for (const { bytes } of fields) {
    into.set(bytes, end);
    end += bytes.length;
  }
  return end - at;
}

export const capture: Capture = {
  pieces: (trace, values, seed, crc) =>
    captureFile(new SunrpcFrames(trace, values as SunrpcValues, seed), { epochSeconds: CAPTURE_EPOCH, crc }),
};
