/**
 * A run's frames as a capture file that network analysers decode: Ethernet, IPX and NCP with the offsets, counts and
 * sequence numbers of the requests, and the run's own times (the end of each frame).
 *
 * It replays the requests beside the trace. Frames of one shape are built once and then patched, so a capture of two
 * million frames takes about as long as writing it.
 */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import { captureFile, type FrameSource } from '../pcap';
import type { Capture } from '../scenario';
import { Bursts, burstFrameFields } from './bursts';
import { kinds, LANE } from './lanes';
import { contentAt, type Field, fieldsOf, lengthOf, type Talk } from './layout';
import { frameNameOf, messageOf, PLAIN_FRAMES } from './messages';
import type { NetwareValues } from './params';
import { Requests } from './requests';

/** 1 May 1995, midnight UTC. */
const CAPTURE_EPOCH = 799_286_400;

interface Conversation {
  readonly requests: Requests;
  readonly station: number;
  sequence: number;
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
  private readonly bursts: Bursts;

  constructor(
    private readonly trace: ReadableTrace,
    private readonly values: NetwareValues,
    seed: number,
  ) {
    this.rows = trace.rowsOfLane[LANE.ethernet]!;
    this.names = kinds.map(({ id }) => frameNameOf(id));
    this.conversations = Array.from({ length: values.clients }, (_, station) => ({
      requests: new Requests(values),
      station,
      sequence: 0,
    }));
    this.bursts = new Bursts(values, seed);
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
    const key = ((count * 2 + odd) * 8 + PLAIN_FRAMES.indexOf(name)) * 64 + own.station;
    let template = this.templates.get(key);
    if (!template) {
      template = this.templateOf(own, name);
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

  private templateOf(own: Conversation, name: string): Template {
    const { requests } = own;
    const fields = fieldsOf(this.values.frameType, talkOf(own), messageOf(this.values, name, requests));
    const place = (id: string): number => placeOf(fields, id);
    const data = place('data');
    const bytes = new Uint8Array(lengthOf(fields));
    write(fields, bytes, 0);
    return {
      bytes,
      sequenceAt: place('ncpSequence'),
      offsetAt: place('ncpOffset'),
      dataAt: data,
      dataLength: data < 0 ? 0 : requests.count,
    };
  }

  private burst(own: Conversation, name: string, dataBytes: number, into: Uint8Array, at: number): number {
    const { requests, station } = own;
    if (name === 'burstRequest') requests.next();
    const frame = this.bursts.next(station, name, requests.count);
    return write(burstFrameFields(this.values, name, frame, requests, dataBytes), into, at);
  }
}

const talkOf = ({ station, sequence }: Conversation): Talk => ({ station, sequence });

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
