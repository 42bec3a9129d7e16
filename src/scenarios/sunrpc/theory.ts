/**
 * What can be known without simulating: which sizes stall, and the least a call can take.
 *
 * The slow sizes follow from the rules alone: write sizes, the room they leave in the send buffer, and what Nagle's rule
 * holds. Where no closed form is known (`undefined`) the model must be run.
 */

import { bits, bitsPerSecond, transmissionTime } from '../../sim/units';
import { FURTHER_SEGMENT, M1, SELECT_HALF } from './costs';
import {
  BSD86_SIZE,
  CALL_HEADER,
  CLUSTER,
  MARK,
  PASSING_RATE,
  REPLY_BYTES,
  WINDOW_UPDATE_PERCENT,
  WORD,
} from './facts';
import { Framing } from './frames';
import type { SunrpcValues } from './params';
import { bufferFor, Records, writeSizes } from './records';
import { portion } from './socket';

/** Array sizes from `from` to `to`, both included, bytes. */
export interface SizeRange {
  readonly from: number;
  readonly to: number;
}

/** Array sizes whose last write, behind `full` full ones, has `least` to `most` bytes. */
function sizesWithLastWrite(buffer: number, full: number, least: number, most: number): SizeRange {
  const others = full * (buffer - MARK) - CALL_HEADER - MARK;
  const floor = Math.ceil((least + others) / WORD) * WORD;
  const ceiling = Math.floor((most + others) / WORD) * WORD;
  return { from: floor - (WORD - 1), to: ceiling };
}

/** Array sizes up to `most` bytes that wait for the acknowledgement timer in every call; undefined if not known in closed form. */
export function slowSizes(values: SunrpcValues, most: number): readonly SizeRange[] | undefined {
  const { kernel, noDelay, delayedAck } = values;
  if (noDelay || !delayedAck) return [];
  return kernel === 'linux' ? linuxSlowSizes(values) : bsdSlowSizes(values, most);
}

/**
 * BSD: the full writes leave a sliver of room. A last write that is longer than the sliver, but too short to wait for
 * room by the 1,024 rule, is cut: the sliver goes alone and acknowledges nothing by the 35 % rule, the rest is held.
 */
function bsdSlowSizes(values: SunrpcValues, most: number): readonly SizeRange[] | undefined {
  const { kernel, socketBufferBytes, mssBytes, sosendRule, recvBufferBytes } = values;
  const buffer = bufferFor(values.sendBufferBytes);
  const last = ((buffer - 1) % socketBufferBytes) + 1;
  const sliver = socketBufferBytes - last;
  const update = (WINDOW_UPDATE_PERCENT * socketBufferBytes) / 100;
  const usual = sosendRule && mssBytes >= CLUSTER && socketBufferBytes >= 2 * CLUSTER && last >= update;
  if (!usual || bufferFor(recvBufferBytes) < last) return undefined;
  if (sliver === 0 || buffer - MARK > CALL_HEADER + most) return [];
  const held = kernel === 'bsd86' ? BSD86_SIZE - 1 : CLUSTER - 1;
  if (sliver >= Math.min(update, held)) return undefined;
  const longest = kernel === 'bsd86' ? sliver + held : held;
  const ranges: SizeRange[] = [];
  for (let full = 1; ; full++) {
    const range = sizesWithLastWrite(buffer, full, sliver + 1, longest);
    if (range.from > most) return ranges;
    ranges.push(range);
  }
}

/**
 * Linux: the first write ends in a short segment that nobody acknowledges at once, and a second short one has to wait
 * for it (Minshall). With a third write more segments follow, and so do acknowledgements.
 */
function linuxSlowSizes(values: SunrpcValues): readonly SizeRange[] | undefined {
  const { cork, quickAck, mssBytes, socketBufferBytes } = values;
  if (cork || quickAck) return [];
  const buffer = bufferFor(values.sendBufferBytes);
  if (socketBufferBytes < 4 * buffer) return undefined;
  const segments = Math.floor(buffer / mssBytes);
  // with an odd number of full ones the short one brings the acknowledgement of the last along
  if (buffer % mssBytes === 0 || segments % 2 === 1) return [];
  return [sizesWithLastWrite(buffer, 1, MARK + 1, mssBytes - 1)];
}

/** Is every call of these values held up by the acknowledgement timer? undefined if not known in closed form. */
export function stalls(values: SunrpcValues): boolean | undefined {
  const { callBytes } = values;
  return slowSizes(values, callBytes)?.some(({ from, to }) => from <= callBytes && callBytes <= to);
}

/** The period of a stalled call, ms: it begins just after one tick and ends just after the next. */
export function stalledPeriodMs({ kernel, ackTickMs, linuxAckMs, linuxTickMs }: SunrpcValues): number {
  if (kernel !== 'linux') return ackTickMs;
  return linuxTickMs > 0 ? (Math.ceil(linuxAckMs / linuxTickMs) + 1) * linuxTickMs : linuxAckMs;
}

/**
 * The least a call can take, ms: what must happen one after the other. Exact without jitter for a call in one segment
 * whose array is below the window-update rule's share of the receive buffer.
 */
export function leastCallMs(values: SunrpcValues): number {
  const { cpuScale, jitterPercent, mssBytes, bucketBytes, lineBitsPerSecond } = values;
  const scale = cpuScale * (1 - jitterPercent / 100);
  let ns = 0;
  const work = (micros: number): void => {
    ns += Math.round(micros * 1000 * scale);
  };
  const framing = new Framing(values);
  const rate = bitsPerSecond(bucketBytes > 0 ? Math.max(PASSING_RATE, lineBitsPerSecond) : lineBitsPerSecond);
  const cross = (length: number): void => {
    ns += transmissionTime(bits(framing.bits(length)), rate);
  };
  const moved = (length: number): number =>
    M1.checksumByte * (length + 20) + M1.driverByte * framing.bytes(length);
  const arrive = (length: number): void => {
    work(M1.interrupt + M1.driverByte * framing.bytes(length));
    work(M1.tcpInput + M1.checksumByte * (length + 20));
  };
  const { needed } = new Records(values.callBytes, values.sendBufferBytes);
  const segments = Math.ceil(needed / mssBytes);
  const single = segments === 1;
  // client: XDR and write of all that the server needs, a segment at a time
  let left = needed;
  for (const [index, size] of writeSizes(values.callBytes, values.sendBufferBytes).entries()) {
    const bytes = Math.min(left, size);
    left -= bytes;
    if (bytes === 0) break;
    work((index === 0 ? M1.encode : 0) + M1.xdrByte * bytes);
    work(M1.systemCall);
    work(M1.mbuf * portion(bytes, Number.MAX_SAFE_INTEGER).pieces + M1.copyByte * bytes);
  }
  for (let i = 0; i < segments; i++) {
    const length = Math.min(mssBytes, needed - i * mssBytes);
    work(M1.tcpOutput * (i === 0 ? 1 : FURTHER_SEGMENT) + moved(length));
  }
  // cable and server: the last segment alone, and the sleeping process where there is but one
  const last = single ? needed : 1;
  cross(last);
  arrive(last);
  if (single) wake();
  if (single) select();
  if (single) work(M1.systemCall);
  work(M1.copyByte * last);
  work((single ? M1.decode : 0) + M1.xdrByte * last);
  work(M1.dispatch);
  work(M1.systemCall);
  work(M1.mbuf + M1.copyByte * REPLY_BYTES);
  work(M1.tcpOutput + moved(REPLY_BYTES));
  cross(REPLY_BYTES);
  arrive(REPLY_BYTES);
  wake();
  work(M1.systemCall);
  work(M1.copyByte * REPLY_BYTES);
  work(M1.decode);
  return ns / 1e6;

  function wake(): void {
    work(M1.contextSwitch);
    work(M1.select * (1 - SELECT_HALF));
  }
  function select(): void {
    work(M1.select * SELECT_HALF);
    work(M1.select * (1 - SELECT_HALF));
  }
}
