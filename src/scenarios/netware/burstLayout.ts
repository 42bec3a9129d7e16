/**
 * The bytes of Packet Burst's frames: a header of 36, then the request's 24, or result and count and a part of the file,
 * or a list of what is missing. Layouts are facts; connection numbers are invented.
 */

import type { FrameType } from './facts';
import { connectionOf, FILE_HANDLE, type Field, four, lengthOf, lowerFields, padded, two } from './layout';

interface BurstTalk {
  readonly station: number;
  /** Number of the burst, from 1, and of the packet in its direction, from 0. */
  readonly burst: number;
  readonly packet: number;
}

const PACKET_TYPE = [0x77, 0x77];
const LAST_OF_BURST = 0x10;
const DATA_STREAM = 2;
/** Command of a request for a read: the first of its four bytes. */
const READ = 0x01000000;

interface Header {
  readonly toServer: boolean;
  readonly last: boolean;
  /** Bytes of the whole burst behind the headers, and where this frame's begin. */
  readonly whole: number;
  readonly from: number;
  readonly bytes: number;
  readonly missing: number;
}

function headerFields({ station, burst, packet }: BurstTalk, header: Header): Field[] {
  const server = four(0x10000 + station);
  const workstation = four(connectionOf(station));
  const [from, to] = header.toServer ? [workstation, server] : [server, workstation];
  return [
    { id: 'burstType', bytes: PACKET_TYPE },
    { id: 'burstFlags', bytes: [header.last ? LAST_OF_BURST : 0, DATA_STREAM] },
    { id: 'burstConnections', bytes: [...from, ...to] },
    { id: 'burstPacket', bytes: four(packet) },
    { id: 'burstDelay', bytes: four(0) },
    // the burst before is acknowledged by this one
    {
      id: 'burstNumbers',
      bytes: [...two(burst & 0xffff), ...two((header.toServer ? burst : burst + 1) & 0xffff)],
    },
    { id: 'burstLength', bytes: four(header.whole) },
    { id: 'burstOffset', bytes: four(header.from) },
    { id: 'burstBytes', bytes: two(header.bytes) },
    { id: 'burstMissing', bytes: two(header.missing) },
  ];
}

const framed = (type: FrameType, talk: BurstTalk, toServer: boolean, fields: readonly Field[]): Field[] =>
  padded([
    ...lowerFields(type, { station: talk.station, sequence: 0 }, toServer, lengthOf(fields)),
    ...fields,
  ]);

/** Asks for `count` bytes from `offset`. */
export function burstRequestFields(
  type: FrameType,
  talk: BurstTalk,
  { offset, count }: { readonly offset: number; readonly count: number },
): Field[] {
  const ask: Field[] = [
    { id: 'burstCommand', bytes: four(READ) },
    { id: 'ncpHandle', bytes: FILE_HANDLE.slice(0, 4) },
    { id: 'burstReserved', bytes: [...four(0), ...four(0)] },
    { id: 'ncpOffset', bytes: four(offset) },
    { id: 'burstCount', bytes: four(count) },
  ];
  const bytes = lengthOf(ask);
  const header = headerFields(talk, { toServer: true, last: true, whole: bytes, from: 0, bytes, missing: 0 });
  return framed(type, talk, true, [...header, ...ask]);
}

export interface Fragment {
  readonly from: number;
  readonly whole: number;
  readonly last: boolean;
  /** In the first fragment: how many bytes were read. */
  readonly result?: number;
  readonly data: readonly number[];
}

export function fragmentFields(type: FrameType, talk: BurstTalk, fragment: Fragment): Field[] {
  const { from, whole, last, result, data } = fragment;
  const body: Field[] = [
    ...(result === undefined ? [] : [{ id: 'burstResult', bytes: [...four(0), ...four(result)] }]),
    { id: 'data', bytes: data },
  ];
  const header = headerFields(talk, {
    toServer: false,
    last,
    whole,
    from,
    bytes: lengthOf(body),
    missing: 0,
  });
  return framed(type, talk, false, [...header, ...body]);
}

/** Lists the stretches of a burst that have not come. */
export function missingFields(
  type: FrameType,
  talk: BurstTalk,
  missing: readonly { readonly from: number; readonly length: number }[],
): Field[] {
  const list = missing.flatMap(({ from, length }) => [...four(from), ...two(length)]);
  const header = headerFields(talk, {
    toServer: true,
    last: true,
    whole: 0,
    from: 0,
    bytes: 0,
    missing: missing.length,
  });
  return framed(type, talk, true, [...header, { id: 'burstList', bytes: list }]);
}
