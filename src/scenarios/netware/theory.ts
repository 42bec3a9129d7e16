/**
 * What can be known without simulating: how many requests a file takes and how long their frames are, by arithmetic on
 * reads, blocks and buffer borders; from it the time of one workstation, and the bounds of many.
 *
 * It holds for reads and writes without Packet Burst; within that range it must equal the simulation to the nanosecond
 * (theory.test.ts). It shares the lengths of frames with the model, not its way of counting requests.
 */

import { type Bits, bitsPerSecond, type Duration, transmissionTime } from '../../sim/units';
import {
  mostRead,
  mostWritten,
  readReplyFrameBytes,
  requestFrameBytes,
  SLOT_BEFORE_BYTES,
  slotBits,
  writeReplyFrameBytes,
} from './facts';
import { micros } from './micros';
import type { NetwareValues } from './params';
import { applicationReadsOf, fileBytesOf, hasEmptyRead } from './requests';

/** What one workstation's file takes. */
export interface Account {
  readonly requests: number;
  readonly frameBytes: number;
  readonly wireBytes: number;
  /** ns on the cable, each frame rounded by itself. */
  readonly wire: number;
}

/** Does the arithmetic hold for these values? */
export const isCountable = ({ burst }: NetwareValues): boolean => !burst;

/**
 * Requests by the number of bytes and the oddness of the offset: key 2 * count + odd. Goes from border to border of the
 * buffer; the whole reads in between are counted at once, so a file read byte by byte takes a thousand steps.
 */
function requestCounts(values: NetwareValues): Map<number, number> {
  const { bufferBytes, frameType, operation, startOffset } = values;
  const write = operation === 'write';
  const end = startOffset + fileBytesOf(values);
  const block = write ? 0 : values.clientCacheBytes;
  // reads follow each other from the first byte; blocks lie at multiples of their size
  const size = block || values.readBytes;
  const origin = block > 0 ? 0 : startOffset;
  const counts = new Map<number, number>();
  const add = (offset: number, count: number, times: number): void => {
    const key = 2 * count + (offset % 2);
    if (times > 0) counts.set(key, (counts.get(key) ?? 0) + times);
  };
  /** The piece [from, to) of one read in one buffer: one request, or more where a frame is full. */
  const piece = (from: number, to: number): void => {
    for (let cut = from; cut < to; ) {
      const most = write ? mostWritten(frameType) : mostRead(frameType, cut);
      const until = Math.min(to, cut + most);
      add(cut, until - cut, 1);
      cut = until;
    }
  };
  for (let from = startOffset; from < end; ) {
    const to = Math.min(end, (Math.floor(from / bufferBytes) + 1) * bufferBytes);
    const first = origin + Math.ceil((from - origin) / size) * size;
    const whole = Math.max(0, Math.floor((to - first) / size));
    piece(from, Math.min(first, to));
    if (size <= SAFE_BYTES) {
      const later = size % 2 === 0 ? 0 : Math.floor(whole / 2);
      add(first, size, whole - later);
      add(first + 1, size, later);
    } else {
      for (let i = 0; i < whole; i++) piece(first + i * size, first + (i + 1) * size);
    }
    piece(first + whole * size, to);
    from = to;
  }
  if (hasEmptyRead(values)) add(end, 0, 1);
  return counts;
}

/** Fits into a frame of any type, read or written, at any offset. */
const SAFE_BYTES = 1440;

export function accountOf(values: NetwareValues): Account {
  const { frameType, operation } = values;
  const rate = bitsPerSecond(values.lineBitsPerSecond);
  const write = operation === 'write';
  let requests = 0;
  let frameBytes = 0;
  let wire = 0;
  for (const [key, times] of requestCounts(values)) {
    const count = key >> 1;
    const ask = requestFrameBytes(frameType, write ? count : 0);
    const answer = write ? writeReplyFrameBytes(frameType) : readReplyFrameBytes(frameType, key & 1, count);
    requests += times;
    frameBytes += times * (ask + answer);
    for (const length of [ask, answer]) wire += times * transmissionTime(slotBits(length) as Bits, rate);
  }
  return { requests, frameBytes, wireBytes: frameBytes + 2 * requests * SLOT_BEFORE_BYTES, wire };
}

/** Length of the run of one workstation (ns): wire, service and turnaround of every exchange, and use of the cache. */
export function loneTime(values: NetwareValues): number {
  const { requests, wire } = accountOf(values);
  const cached = values.operation === 'read' && values.clientCacheBytes > 0;
  const reads = cached ? applicationReadsOf(values) - (hasEmptyRead(values) ? 1 : 0) : 0;
  const each = micros(values.serverMicros) + micros(values.clientMicros);
  return wire + requests * each + reads * micros(values.cachedReadMicros);
}

/** One exchange of `count` bytes at an even offset (ns): on the cable, and in all. */
function exchangeTime(values: NetwareValues, count: number): { wire: number; all: number } {
  const { frameType, operation } = values;
  const rate = bitsPerSecond(values.lineBitsPerSecond);
  const write = operation === 'write';
  const frames = [
    requestFrameBytes(frameType, write ? count : 0),
    write ? writeReplyFrameBytes(frameType) : readReplyFrameBytes(frameType, 0, count),
  ];
  const wire = frames.reduce((sum, length) => sum + transmissionTime(slotBits(length) as Bits, rate), 0);
  return { wire, all: wire + micros(values.serverMicros) + micros(values.clientMicros) };
}

export type Bottleneck = 'workstations' | 'server' | 'cable';

/** Most requests of `count` bytes a second from all workstations, and what sets the bound. */
export function mostRequests(values: NetwareValues, count: number): { perSecond: number; by: Bottleneck } {
  const { wire, all } = exchangeTime(values, count);
  const service: Duration = micros(values.serverMicros);
  const bounds: [number, Bottleneck][] = [
    [(values.clients * 1e9) / all, 'workstations'],
    [service > 0 ? 1e9 / service : Number.POSITIVE_INFINITY, 'server'],
    [1e9 / wire, 'cable'],
  ];
  const [perSecond, by] = bounds.reduce((least, bound) => (bound[0] < least[0] ? bound : least));
  return { perSecond, by };
}

/** Workstations beyond which more of them bring nothing. */
export function enoughClients(values: NetwareValues, count: number): number {
  const { wire, all } = exchangeTime(values, count);
  return all / Math.max(wire, micros(values.serverMicros));
}

/** Frames of so many bytes (address to CRC) a second, back to back: rate over 8 (X + 20), as in RFC 5180 appendix A. */
export const frameRate = (lineBitsPerSecond: number, frameBytes: number): number =>
  lineBitsPerSecond / slotBits(frameBytes);
