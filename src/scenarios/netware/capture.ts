/**
 * A run's frames as a capture file that network analysers decode: Ethernet, IPX and NCP with the offsets, counts and
 * sequence numbers of the requests, and the run's own times (the end of each frame).
 *
 * It replays the requests beside the trace. Frames of one shape are built once and then patched, so a capture of two
 * million frames takes about as long as writing it.
 */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import { Random } from '../../sim/engine/random';
import { captureFile, type FrameSource } from '../pcap';
import type { Capture } from '../scenario';
import { burstRequestFields, fragmentFields, missingFields } from './burstLayout';
import { BURST_RESULT_BYTES, fullFragmentBytes } from './facts';
import { kinds, LANE } from './lanes';
import { contentAt, type Field, fieldsOf, lengthOf, type Message, type Talk } from './layout';
import type { NetwareValues } from './params';
import { LOSS_STREAM, Requests } from './requests';

/** 1 May 1995, midnight UTC. */
const CAPTURE_EPOCH = 799_286_400;

/** Frames by what they are, without the ending of their frame type. */
const NAMES: readonly string[] = [
  'readRequest',
  'readReply',
  'emptyReply',
  'writeRequest',
  'writeReply',
  'burst',
];
const nameOf = (kind: string): string =>
  kind.startsWith('burst') ? kind : (NAMES.find((name) => kind.startsWith(name)) ?? '');

interface Conversation {
  readonly requests: Requests;
  readonly station: number;
  sequence: number;
  /** Of bursts: frames sent so far either way, and bursts. */
  toServer: number;
  toClient: number;
  bursts: number;
  /** Where the fragments under way begin in the burst, how many have come, and which were lost. */
  expected: readonly number[];
  got: number;
  lost: number[];
}

interface Template {
  readonly bytes: Uint8Array;
  /** Where the sequence number and the offset stand; -1 where there is none. */
  readonly sequenceAt: number;
  readonly offsetAt: number;
  readonly dataAt: number;
  readonly dataLength: number;
}

class NetwareFrames implements FrameSource {
  time = 0;
  private position = 0;
  private readonly rows: Int32Array;
  private readonly conversations: Conversation[];
  private readonly templates = new Map<number, Template>();
  private readonly names: readonly string[];
  private readonly loss: Random;

  constructor(
    private readonly trace: ReadableTrace,
    private readonly values: NetwareValues,
    seed: number,
  ) {
    this.rows = trace.rowsOfLane[LANE.ethernet]!;
    this.names = kinds.map(({ id }) => nameOf(id));
    this.conversations = Array.from({ length: values.clients }, (_, station) => ({
      requests: new Requests(values),
      station,
      sequence: 0,
      toServer: 0,
      toClient: 0,
      bursts: 0,
      expected: [],
      got: 0,
      lost: [],
    }));
    this.loss = new Random(seed, LOSS_STREAM);
  }

  next(into: Uint8Array, at: number): number {
    if (this.position >= this.rows.length) return 0;
    const row = this.rows[this.position++]!;
    const { kind, exchange, end, payload } = this.trace.columns;
    const own = this.conversations[(exchange[row]! - 1) % this.values.clients]!;
    this.time = end[row]!;
    const name = this.names[kind[row]!]!;
    switch (name) {
      case 'readRequest':
      case 'writeRequest':
        own.requests.next();
        own.sequence = (own.sequence + 1) & 255;
        return this.plain(own, name, into, at);
      case 'readReply':
      case 'emptyReply':
      case 'writeReply':
        return this.plain(own, name, into, at);
      default:
        return this.burst(own, name, payload[row]! / 8, into, at);
    }
  }

  /** A request or reply of one frame: from its template, with what differs written over it. */
  private plain(own: Conversation, name: string, into: Uint8Array, at: number): number {
    const { offset, count } = own.requests;
    const odd = offset % 2;
    const key = ((count * 2 + odd) * 8 + NAMES.indexOf(name)) * 64 + own.station;
    let template = this.templates.get(key);
    if (!template) {
      template = this.templateOf(own, name, offset, count);
      this.templates.set(key, template);
    }
    const { bytes, sequenceAt, offsetAt, dataAt, dataLength } = template;
    into.set(bytes, at);
    into[at + sequenceAt] = own.sequence;
    if (offsetAt >= 0) {
      into[at + offsetAt] = offset >>> 24;
      into[at + offsetAt + 1] = (offset >>> 16) & 255;
      into[at + offsetAt + 2] = (offset >>> 8) & 255;
      into[at + offsetAt + 3] = offset & 255;
    }
    for (let i = 0; i < dataLength; i++) into[at + dataAt + i] = contentAt(offset + i);
    return bytes.length;
  }

  private templateOf(own: Conversation, name: string, offset: number, count: number): Template {
    const fields = fieldsOf(this.values.frameType, talkOf(own), this.message(name, offset, count));
    const place = (id: string): number => placeOf(fields, id);
    const data = place('data');
    const bytes = new Uint8Array(lengthOf(fields));
    write(fields, bytes, 0);
    return {
      bytes,
      sequenceAt: place('ncpSequence'),
      offsetAt: place('ncpOffset'),
      dataAt: data,
      dataLength: data < 0 ? 0 : count,
    };
  }

  private message(name: string, offset: number, count: number): Message {
    const data = new Uint8Array(count);
    switch (name) {
      case 'readRequest':
        // the last, empty read asks for as much as the others
        return {
          type: name,
          offset,
          count: count || Math.min(this.values.readBytes, this.values.bufferBytes),
        };
      case 'writeRequest':
        return { type: name, offset, data };
      case 'writeReply':
        return { type: name };
      default:
        return { type: 'readReply', offset, data };
    }
  }

  private burst(own: Conversation, name: string, dataBytes: number, into: Uint8Array, at: number): number {
    const { frameType, fragmentLossPercent } = this.values;
    const full = fullFragmentBytes(frameType);
    const { requests } = own;
    let fields: Field[];
    if (name === 'burstRequest') {
      requests.next();
      own.bursts++;
      own.expected = starts(requests.count + BURST_RESULT_BYTES, full);
      own.got = 0;
      own.lost = [];
      const ask = { offset: requests.offset, count: requests.count };
      fields = burstRequestFields(frameType, { ...burstTalk(own), packet: own.toServer++ }, ask);
    } else if (name === 'burstMissing') {
      own.expected = own.lost;
      own.got = 0;
      own.lost = [];
      const length = requests.count + BURST_RESULT_BYTES;
      const missing = own.expected.map((from) => ({ from, length: Math.min(full, length - from) }));
      fields = missingFields(frameType, { ...burstTalk(own), packet: own.toServer++ }, missing);
    } else {
      const from = own.expected[own.got++]!;
      const start = requests.offset + Math.max(0, from - BURST_RESULT_BYTES);
      fields = fragmentFields(
        frameType,
        { ...burstTalk(own), packet: own.toClient++ },
        {
          from,
          whole: requests.count + BURST_RESULT_BYTES,
          last: own.got === own.expected.length,
          ...(from === 0 ? { result: requests.count } : {}),
          data: Array.from({ length: dataBytes }, (_, i) => contentAt(start + i)),
        },
      );
      // the same draws, in the same order, as in the run
      if (fragmentLossPercent > 0 && this.loss.chance(fragmentLossPercent / 100)) own.lost.push(from);
    }
    return write(fields, into, at);
  }
}

/** Where the fragments of so many bytes begin. */
const starts = (length: number, full: number): number[] =>
  Array.from({ length: Math.ceil(length / full) }, (_, index) => index * full);

const talkOf = ({ station, sequence }: Conversation): Talk => ({ station, sequence });
const burstTalk = ({ station, bursts }: Conversation) => ({ station, burst: bursts });

function placeOf(fields: readonly Field[], id: string): number {
  let place = 0;
  for (const field of fields) {
    if (field.id === id) return place;
    place += field.bytes.length;
  }
  return -1;
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
    captureFile(new NetwareFrames(trace, values as NetwareValues, seed), {
      epochSeconds: CAPTURE_EPOCH,
      crc,
    }),
};
