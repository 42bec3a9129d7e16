/**
 * Any frame of a run opened field by field: which request it belongs to, its bytes, its gap and preamble, its check
 * sequence. What is asked for once is kept for the run, so that a playhead can move through it.
 */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import type { BusyCategory } from '../../sim/categories';
import type { KindSpec } from '../../sim/model';
import { crc32 } from '../pcap';
import type { Anatomy, FrameField } from '../scenario';
import { type BurstFrame, Bursts, burstFrameFields } from './bursts';
import { CRC_BYTES, GAP_BYTES, PREAMBLE_BYTES } from './facts';
import { LANE } from './lanes';
import { type Field, fieldsOf } from './layout';
import { frameNameOf, messageOf } from './messages';
import type { NetwareValues } from './params';
import { RequestList } from './requestList';
import type { RequestPlace } from './requests';

/** Seven bytes to fall into step with, and the one that says: now (fact, IEEE 802.3). */
const PREAMBLE = Array.from({ length: PREAMBLE_BYTES }, (_, i) => (i < PREAMBLE_BYTES - 1 ? 0x55 : 0xd5));

/** Fields whose bytes are a number, the highest first. */
const NUMBERS: readonly string[] = [
  ...['length', 'ipxLength', 'ipxHops', 'ncpSequence', 'ncpOffset', 'ncpCount'],
  ...['burstPacket', 'burstLength', 'burstOffset', 'burstBytes', 'burstMissing', 'burstCount'],
];

const ETHERNET_FIELDS = ['destination', 'source', 'etherType', 'length', 'llc', 'snap'];
const IPX_FIELDS = ['ipxChecksum', 'ipxLength', 'ipxHops', 'ipxType', 'ipxTo', 'ipxFrom'];
const NCP_FIELDS = [
  ...['ncpRequest', 'ncpReply', 'ncpSequence', 'ncpConnection', 'ncpFunction', 'ncpCompletion'],
  ...['ncpHandle', 'ncpOffset', 'ncpCount'],
];
const BURST_FIELDS = [
  ...['burstType', 'burstFlags', 'burstConnections', 'burstPacket', 'burstDelay', 'burstNumbers'],
  ...['burstLength', 'burstOffset', 'burstBytes', 'burstMissing', 'burstCommand', 'burstReserved'],
  ...['burstCount', 'burstResult', 'burstList'],
];

/** The frames of one run. */
class Opener {
  private readonly list: RequestList;
  /** By position on the cable; made when a frame of a burst is first asked for. */
  private bursts: readonly BurstFrame[] | undefined;

  constructor(
    private readonly trace: ReadableTrace,
    private readonly values: NetwareValues,
    private readonly seed: number,
  ) {
    this.list = new RequestList(values);
  }

  fields(row: number): FrameField[] {
    const { trace, values } = this;
    const { kind, exchange, payload } = trace.columns;
    const spec = trace.kinds[kind[row]!]!;
    const name = frameNameOf(spec.id);
    const { station, number } = placeOf(exchange[row]!, values);
    const request = this.list.get(number);
    if (!request) throw new Error(`the frame of row ${row} belongs to request ${number}, which there is not`);
    const inside = name.startsWith('burst')
      ? burstFrameFields(values, name, this.burstFrame(row), request, payload[row]! / 8)
      : fieldsOf(
          values.frameType,
          { station, sequence: this.sequenceOf(request, number) },
          messageOf(values, name, request),
        );
    return slotOf(inside, spec);
  }

  /** Requests are numbered; bursts are not among them, and only the last, empty read follows bursts. */
  private sequenceOf({ bursting }: RequestPlace, number: number): number {
    if (bursting) return 0;
    return this.list.get(1)?.bursting ? 1 : number & 255;
  }

  private burstFrame(row: number): BurstFrame {
    const rows = this.trace.rowsOfLane[LANE.ethernet]!;
    this.bursts ??= this.followBursts(rows);
    return this.bursts[positionOf(rows, row, this.trace.columns.start)]!;
  }

  private followBursts(rows: Int32Array): BurstFrame[] {
    const { trace, values, list } = this;
    const { kind, exchange } = trace.columns;
    const bursts = new Bursts(values, this.seed);
    const frames: BurstFrame[] = [];
    // each workstation is at a burst of its own; most frames belong to the one their last frame belonged to
    const counts = new Map<number, number>();
    rows.forEach((row, position) => {
      const name = frameNameOf(trace.kinds[kind[row]!]!.id);
      if (!name.startsWith('burst')) return;
      const { station, number } = placeOf(exchange[row]!, values);
      if (name === 'burstRequest') counts.set(station, list.get(number)!.count);
      frames[position] = bursts.next(station, name, counts.get(station)!);
    });
    return frames;
  }
}

/** Whose exchange it is, and his how manieth. */
const placeOf = (exchange: number, { clients }: NetwareValues): { station: number; number: number } => ({
  station: (exchange - 1) % clients,
  number: Math.floor((exchange - 1) / clients) + 1,
});

/** Position of a row among the cable's, which follow each other in time. */
function positionOf(rows: Int32Array, row: number, start: Float64Array): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (start[rows[middle]!]! < start[row]!) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The frame with all that is in front of it and behind it. */
function slotOf(inside: readonly Field[], kind: KindSpec): FrameField[] {
  const frame = Uint8Array.from(inside.flatMap(({ bytes }) => bytes));
  const crc = crc32(frame);
  const framing = kind.whole ?? 'framing';
  return [
    { id: 'gap', category: framing, length: GAP_BYTES, before: true },
    { id: 'preamble', category: framing, length: PREAMBLE_BYTES, bytes: PREAMBLE, before: true },
    ...inside.map(({ id, bytes }): FrameField => {
      const field = { id, category: categoryOf(id, kind), length: bytes.length, bytes };
      if (!NUMBERS.includes(id)) return field;
      return { ...field, value: bytes.reduce((sum, byte) => sum * 256 + byte, 0) };
    }),
    {
      id: 'check',
      category: framing,
      length: CRC_BYTES,
      bytes: [crc & 255, (crc >>> 8) & 255, (crc >>> 16) & 255, crc >>> 24],
    },
  ];
}

/** A frame that brings no part of the file is control as a whole; the filler before data at an odd place is padding. */
function categoryOf(id: string, { whole, body }: KindSpec): BusyCategory {
  if (whole) return whole;
  if (id === 'data') return body ?? 'payload';
  return id === 'padding' || id === 'filler' ? 'padding' : 'header';
}

const openers = new WeakMap<ReadableTrace, Opener>();

export const anatomy: Anatomy = {
  fieldIds: [
    ...['gap', 'preamble'],
    ...ETHERNET_FIELDS,
    ...IPX_FIELDS,
    ...NCP_FIELDS,
    ...BURST_FIELDS,
    ...['filler', 'data', 'padding', 'check'],
  ],
  fields(trace, row, values, seed) {
    let opener = openers.get(trace);
    if (!opener) {
      opener = new Opener(trace, values as NetwareValues, seed);
      openers.set(trace, opener);
    }
    return opener.fields(row);
  },
};
