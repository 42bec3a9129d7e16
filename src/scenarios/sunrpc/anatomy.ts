/** Any frame of a run opened field by field: its bytes, and what is around it on an Ethernet. */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import type { BusyCategory } from '../../sim/categories';
import type { KindSpec } from '../../sim/model';
import { crc32 } from '../pcap';
import type { Anatomy, FrameField } from '../scenario';
import { type CapturedFrame, capturedFrames } from './capture';
import { FrameLayout } from './layout';
import type { SunrpcValues } from './params';

/** Ethernet: seven bytes to fall into step with, one that says: now; the check, and the gap behind (fact). */
const PREAMBLE = [0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0xd5];
const CHECK_BYTES = 4;
const GAP_BYTES = 12;

const FIELDS = [
  ...['preamble', 'destination', 'source', 'etherType'],
  ...['ipVersion', 'ipLength', 'ipNumber', 'ipLife', 'ipChecksum', 'ipFrom', 'ipTo'],
  ...['tcpPorts', 'tcpSequence', 'tcpAcknowledges', 'tcpFlags', 'tcpWindow', 'tcpChecksum', 'tcpUrgent'],
  ...['tcpOptions', 'rpcMark', 'rpcCall', 'rpcCount', 'rpcArray', 'rpcPadding', 'rpcReply'],
  ...['fill', 'check', 'gap'],
];

/** Fields whose bytes are a number, the highest first. */
const NUMBERS = ['ipLength', 'tcpSequence', 'tcpAcknowledges', 'tcpWindow', 'rpcCount'];

class Opener {
  private readonly layout: FrameLayout;
  private readonly frames: ReadonlyMap<number | undefined, CapturedFrame>;

  constructor(
    private readonly trace: ReadableTrace,
    values: SunrpcValues,
    seed: number,
  ) {
    this.layout = new FrameLayout(values);
    this.frames = new Map(capturedFrames(trace, values, seed).map((frame) => [frame.row, frame]));
  }

  fields(row: number): FrameField[] {
    const frame = this.frames.get(row);
    if (!frame) throw new Error(`no frame begins in row ${row}`);
    const kind: KindSpec = this.trace.kinds[this.trace.columns.kind[row]!]!;
    const framing = kind.whole ?? 'framing';
    const inside = this.layout.fields(frame.said).map(({ id, bytes }): FrameField => {
      const field = { id, category: categoryOf(id, kind), length: bytes.length, bytes };
      if (!NUMBERS.includes(id) || bytes.length > 4) return field;
      return { ...field, value: bytes.reduce((sum, byte) => sum * 256 + byte, 0) };
    });
    if (this.layout.bare) return inside;
    const crc = crc32(Uint8Array.from(inside.flatMap(({ bytes = [] }) => bytes)));
    const check = [crc & 255, (crc >>> 8) & 255, (crc >>> 16) & 255, crc >>> 24];
    return [
      { id: 'preamble', category: framing, length: PREAMBLE.length, bytes: PREAMBLE, before: true },
      ...inside,
      { id: 'check', category: framing, length: CHECK_BYTES, bytes: check },
      { id: 'gap', category: framing, length: GAP_BYTES },
    ];
  }
}

/** A frame without a byte of the array is control as a whole. */
function categoryOf(id: string, { whole }: KindSpec): BusyCategory {
  if (whole) return whole;
  if (id === 'rpcArray') return 'payload';
  return id === 'rpcPadding' || id === 'fill' ? 'padding' : 'header';
}

const openers = new WeakMap<ReadableTrace, Opener>();

export const anatomy: Anatomy = {
  fieldIds: FIELDS,
  fields(trace, row, values, seed) {
    let opener = openers.get(trace);
    if (!opener) {
      opener = new Opener(trace, values as SunrpcValues, seed);
      openers.set(trace, opener);
    }
    return opener.fields(row);
  },
};
