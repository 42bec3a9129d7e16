/**
 * The bytes of the frames, field by field, as a capture file holds them and as the page opens them: Ethernet II, IPv4,
 * TCP, and the records of RPC in the stream. Addresses, ports, program number and the array's contents are invented
 * (assumed); layouts are facts (RFC 894, 791, 793, 1323, 1057, 1014).
 */

import { CALL_HEADER, LEAST_DATA, MARK, REPLY_BYTES } from './facts';
import type { SunrpcValues } from './params';
import { Records } from './records';

/** A stretch of a frame with a name: catalogue key `field.<id>`. */
export interface Field {
  readonly id: string;
  readonly bytes: readonly number[];
}

/** What TCP says in a frame; counts of bytes as in the model, from behind the handshake. */
export interface Said {
  readonly toServer: boolean;
  /** Of the handshake: the connection is being opened. */
  readonly syn?: boolean;
  readonly acks: boolean;
  readonly push: boolean;
  readonly from: number;
  readonly length: number;
  readonly acknowledges: number;
  readonly window: number;
  /** Number of the packet of its sender, from 0. */
  readonly number: number;
  /** ms since the run began, for Linux's time stamps. */
  readonly stamp: number;
}

const CLIENT = { card: [0x08, 0x00, 0x20, 0x01, 0x02, 0x03], address: [192, 9, 200, 1], port: 1023 };
const SERVER = { card: [0x08, 0x00, 0x20, 0x0a, 0x0b, 0x0c], address: [192, 9, 200, 2], port: 2049 + 1000 };
/** First sequence numbers; the handshake takes one of each. */
const CLIENT_START = 0x0001_e240;
const SERVER_START = 0x0005_4a40;
const TIME_TO_LIVE = 30;
/** In the range that is left to users (fact, RFC 1057). */
const PROGRAM = 0x2000_0099;
/** The first call's transaction number. */
const FIRST_XID = 0x2450_0001;
const SYN = 0x02;
const PUSH = 0x08;
const ACK = 0x10;

const two = (value: number): number[] => [(value >>> 8) & 255, value & 255];
const four = (value: number): number[] => [
  (value >>> 24) & 255,
  (value >>> 16) & 255,
  ...two(value & 0xffff),
];

/** What the array holds: lines of the alphabet, so that a capture can be read. */
const contentAt = (offset: number): number => (offset % 27 === 26 ? 0x0a : 0x61 + (offset % 27));

/** Ones' complement sum of 16-bit words (fact, RFC 1071). */
export function checksum(bytes: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 2) sum += bytes[i]! * 256 + (bytes[i + 1] ?? 0);
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x10000);
  return ~sum & 0xffff;
}

/** How far windows are shifted so that they fit into 16 bits. */
export function windowShift({ socketBufferBytes }: Pick<SunrpcValues, 'socketBufferBytes'>): number {
  let shift = 0;
  while (socketBufferBytes >> shift > 65_535) shift++;
  return shift;
}

/** Frames of one run's settings. */
export class FrameLayout {
  private readonly records: Records;
  private readonly stamps: boolean;
  private readonly shift: number;
  /** The stream of one call by name of field: 0 mark, 1 header, 2 count, 3 array, 4 padding. */
  private readonly names: Uint8Array;
  private readonly stream: Uint8Array;

  constructor(private readonly values: SunrpcValues) {
    this.records = new Records(values.callBytes, values.sendBufferBytes);
    this.stamps = values.kernel === 'linux';
    this.shift = windowShift(values);
    const { length, buffer, body } = this.records;
    this.names = new Uint8Array(length);
    this.stream = new Uint8Array(length);
    const call = this.body();
    let taken = 0;
    for (let at = 0; at < length; at += buffer) {
      const size = Math.min(buffer, length - at);
      const last = at + size === length;
      const mark = four(size - MARK + (last ? 0x8000_0000 : 0));
      for (let i = 0; i < size; i++) {
        this.stream[at + i] = i < MARK ? mark[i]! : call[taken + i - MARK]!;
        this.names[at + i] = i < MARK ? 0 : this.nameAt(taken + i - MARK);
      }
      taken += size - MARK;
    }
    if (taken !== body) throw new Error(`the records hold ${taken} bytes of ${body}`);
  }

  /** Every field from the destination address to Ethernet's padding; preamble, check sequence and gap are not among them. */
  fields(said: Said): Field[] {
    const data = said.length > 0 ? this.data(said) : [];
    const tcp = this.tcp(said, data);
    const payload = [...tcp, ...data].reduce((sum, { bytes }) => sum + bytes.length, 0);
    const inner = [...this.ip(said, payload), ...tcp, ...data];
    const length = inner.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const [from, to] = said.toServer ? [CLIENT, SERVER] : [SERVER, CLIENT];
    const missing = LEAST_DATA - length;
    return [
      { id: 'destination', bytes: to.card },
      { id: 'source', bytes: from.card },
      { id: 'etherType', bytes: [0x08, 0x00] },
      ...inner,
      ...(missing > 0 && !this.bare ? [{ id: 'fill', bytes: new Array<number>(missing).fill(0) }] : []),
    ];
  }

  /** A token bucket carries what is between driver and line, and fills nothing up. */
  get bare(): boolean {
    return this.values.bucketBytes > 0;
  }

  private ip({ toServer, number }: Said, payload: number): Field[] {
    const [from, to] = toServer ? [CLIENT, SERVER] : [SERVER, CLIENT];
    const head = [0x45, 0, ...two(20 + payload), ...two((number + 1) & 0xffff), 0, 0, TIME_TO_LIVE, 6];
    const sum = checksum([...head, 0, 0, ...from.address, ...to.address]);
    return [
      { id: 'ipVersion', bytes: head.slice(0, 2) },
      { id: 'ipLength', bytes: head.slice(2, 4) },
      { id: 'ipNumber', bytes: head.slice(4, 8) },
      { id: 'ipLife', bytes: head.slice(8, 10) },
      { id: 'ipChecksum', bytes: two(sum) },
      { id: 'ipFrom', bytes: from.address },
      { id: 'ipTo', bytes: to.address },
    ];
  }

  private tcp(said: Said, data: readonly Field[]): Field[] {
    const { toServer, syn = false, acks, push, from, acknowledges, window } = said;
    const [source, target] = toServer ? [CLIENT, SERVER] : [SERVER, CLIENT];
    const [mine, yours] = toServer ? [CLIENT_START, SERVER_START] : [SERVER_START, CLIENT_START];
    const options = this.options(said);
    const flags = (syn ? SYN : 0) | (acks ? ACK : 0) | (push ? PUSH : 0);
    const shown = syn ? Math.min(65_535, window) : window >> this.shift;
    const ports = [...two(source.port), ...two(target.port)];
    const sequence = four((mine + (syn ? 0 : 1) + from) >>> 0);
    const heard = acks ? four((yours + 1 + acknowledges) >>> 0) : four(0);
    const rest = [((20 + options.length) / 4) << 4, flags];
    const body = data.flatMap(({ bytes }) => bytes);
    const length = 20 + options.length + body.length;
    const pseudo = [...source.address, ...target.address, 0, 6, ...two(length)];
    const segment = [
      ...ports,
      ...sequence,
      ...heard,
      ...rest,
      ...two(shown),
      0,
      0,
      0,
      0,
      ...options,
      ...body,
    ];
    return [
      { id: 'tcpPorts', bytes: ports },
      { id: 'tcpSequence', bytes: sequence },
      { id: 'tcpAcknowledges', bytes: heard },
      { id: 'tcpFlags', bytes: rest },
      { id: 'tcpWindow', bytes: two(shown) },
      { id: 'tcpChecksum', bytes: two(checksum([...pseudo, ...segment])) },
      { id: 'tcpUrgent', bytes: [0, 0] },
      ...(options.length > 0 ? [{ id: 'tcpOptions', bytes: options }] : []),
    ];
  }

  /** Largest segment and window scale when the connection is opened; time stamps on Linux. */
  private options({ syn, stamp }: Said): number[] {
    const stamps = this.stamps ? [1, 1, 8, 10, ...four(stamp + 1), ...four(syn ? 0 : stamp + 1)] : [];
    if (!syn) return stamps;
    const segment = this.values.mssBytes + (this.stamps ? 12 : 0);
    const scale = this.shift > 0 ? [1, 3, 3, this.shift] : [];
    return [2, 4, ...two(segment), ...scale, ...stamps];
  }

  private data({ toServer, from, length }: Said): Field[] {
    return toServer ? this.callData(from, length) : replyData(from, length);
  }

  private callData(from: number, length: number): Field[] {
    const whole = this.records.length;
    const found: { id: string; bytes: number[] }[] = [];
    for (let offset = from; offset < from + length; offset++) {
      const call = Math.floor(offset / whole);
      const at = offset - call * whole;
      const id = NAMES[this.names[at]!]!;
      const last = found.at(-1);
      const byte = this.byteAt(at, call);
      if (last?.id === id) last.bytes.push(byte);
      else found.push({ id, bytes: [byte] });
    }
    return found;
  }

  /** The transaction number is the body's first word, right behind the first mark. */
  private byteAt(at: number, call: number): number {
    if (at >= MARK && at < 2 * MARK) return four(FIRST_XID + call)[at - MARK]!;
    return this.stream[at]!;
  }

  private nameAt(at: number): number {
    const { callBytes } = this.values;
    if (at < CALL_HEADER - 4) return 1;
    if (at < CALL_HEADER) return 2;
    return at < CALL_HEADER + callBytes ? 3 : 4;
  }

  /** Header, count, array and padding of a call; the transaction number is filled in later. */
  private body(): number[] {
    const { callBytes } = this.values;
    const words = [0, 0, 2, PROGRAM, 1, 1, 0, 0, 0, 0];
    const array = Array.from({ length: callBytes }, (_, i) => contentAt(i));
    const padding = this.records.body - CALL_HEADER - callBytes;
    return [...words.flatMap(four), ...four(callBytes), ...array, ...new Array<number>(padding).fill(0)];
  }
}

const NAMES = ['rpcMark', 'rpcCall', 'rpcCount', 'rpcArray', 'rpcPadding'] as const;

/** The replies: accepted, nothing returned. */
function replyData(from: number, length: number): Field[] {
  const bytes = Array.from({ length }, (_, i) => {
    const offset = from + i;
    const call = Math.floor(offset / REPLY_BYTES);
    const reply = [0x8000_0000 + REPLY_BYTES - MARK, FIRST_XID + call, 1, 0, 0, 0, 0].flatMap(four);
    return { mark: offset % REPLY_BYTES < MARK, byte: reply[offset % REPLY_BYTES]! };
  });
  const part = (mark: boolean): number[] => bytes.filter((one) => one.mark === mark).map(({ byte }) => byte);
  return [
    { id: 'rpcMark', bytes: part(true) },
    { id: 'rpcReply', bytes: part(false) },
  ].filter((field) => field.bytes.length > 0);
}
