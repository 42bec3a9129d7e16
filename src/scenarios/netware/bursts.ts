/**
 * What each frame of Packet Burst is: its numbers, where a fragment begins, what a list of missing ones names. A trace
 * keeps kinds and lengths; the rest follows from going over the cable's frames in order, with the run's own random
 * draws for the lost ones.
 */

import { Random } from '../../sim/engine/random';
import { burstRequestFields, fragmentFields, missingFields } from './burstLayout';
import { BURST_RESULT_BYTES, fullFragmentBytes } from './facts';
import { contentAt, type Field } from './layout';
import type { NetwareValues } from './params';
import { LOSS_STREAM } from './requests';

export interface BurstFrame {
  readonly station: number;
  /** Number of the burst, from 1, and of the packet in its direction, from 0. */
  readonly burst: number;
  readonly packet: number;
  /** Of a fragment: where it begins in the burst. */
  readonly from: number;
  /** Of a fragment: the last for now. */
  readonly last: boolean;
  /** Of a list: where the missing fragments begin. */
  readonly missing: readonly number[];
}

interface Conversation {
  toServer: number;
  toClient: number;
  bursts: number;
  /** Where the fragments under way begin, how many have come, and which of them were lost. */
  expected: readonly number[];
  got: number;
  lost: number[];
}

/** Follows the bursts of all workstations, frame by frame in the order of the cable. */
export class Bursts {
  private readonly conversations: Conversation[];
  private readonly loss: Random;
  private readonly full: number;
  private readonly lossShare: number;

  constructor(values: Pick<NetwareValues, 'clients' | 'frameType' | 'fragmentLossPercent'>, seed: number) {
    this.conversations = Array.from({ length: values.clients }, () => ({
      toServer: 0,
      toClient: 0,
      bursts: 0,
      expected: [],
      got: 0,
      lost: [],
    }));
    this.loss = new Random(seed, LOSS_STREAM);
    this.full = fullFragmentBytes(values.frameType);
    this.lossShare = values.fragmentLossPercent / 100;
  }

  /** The next frame: `name` is its kind, `count` what the burst it belongs to was asked for. */
  next(station: number, name: string, count: number): BurstFrame {
    const own = this.conversations[station]!;
    const frame = { station, from: 0, last: false, missing: [] };
    if (name === 'burstRequest') {
      own.bursts++;
      own.expected = startsOf(count + BURST_RESULT_BYTES, this.full);
      own.got = 0;
      own.lost = [];
      return { ...frame, burst: own.bursts, packet: own.toServer++ };
    }
    if (name === 'burstMissing') {
      own.expected = own.lost;
      own.got = 0;
      own.lost = [];
      return { ...frame, burst: own.bursts, packet: own.toServer++, missing: own.expected };
    }
    const from = own.expected[own.got++]!;
    const last = own.got === own.expected.length;
    // the same draws, in the same order, as in the run
    if (this.lossShare > 0 && this.loss.chance(this.lossShare)) own.lost.push(from);
    return { ...frame, burst: own.bursts, packet: own.toClient++, from, last };
  }
}

/** Where the fragments of so many bytes begin. */
const startsOf = (length: number, full: number): number[] =>
  Array.from({ length: Math.ceil(length / full) }, (_, index) => index * full);

/** Its fields, from the destination address to the padding; `ask` is the burst's request. */
export function burstFrameFields(
  { frameType }: Pick<NetwareValues, 'frameType'>,
  name: string,
  frame: BurstFrame,
  ask: { readonly offset: number; readonly count: number },
  dataBytes: number,
): Field[] {
  const whole = ask.count + BURST_RESULT_BYTES;
  if (name === 'burstRequest') return burstRequestFields(frameType, frame, ask);
  if (name === 'burstMissing') {
    const full = fullFragmentBytes(frameType);
    const missing = frame.missing.map((from) => ({ from, length: Math.min(full, whole - from) }));
    return missingFields(frameType, frame, missing);
  }
  const { from, last } = frame;
  const start = ask.offset + Math.max(0, from - BURST_RESULT_BYTES);
  return fragmentFields(frameType, frame, {
    from,
    whole,
    last,
    ...(from === 0 ? { result: ask.count } : {}),
    data: Array.from({ length: dataBytes }, (_, i) => contentAt(start + i)),
  });
}
