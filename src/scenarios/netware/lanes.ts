/** The lanes, kinds of span and rules of the NetWare model: their order is their number in the trace. */

import type { KindSpec, LaneSpec } from '../../sim/model';
import {
  BURST_RESULT_BYTES,
  burstHeaderBytes,
  CRC_BYTES,
  type FrameType,
  readHeaderBytes,
  SLOT_BEFORE_BYTES,
  writeHeaderBytes,
} from './facts';

/** For a read the server is the sender of the file; a write turns it round, kind by kind. */
export const lanes = [
  { id: 'client', role: 'host', silence: 'receiver' },
  { id: 'ethernet', role: 'line', silence: 'network', from: 'client', to: 'server' },
  { id: 'server', role: 'host', silence: 'sender' },
  { id: 'clientTimer', role: 'timer', silence: 'hold', from: 'client' },
] as const satisfies readonly LaneSpec[];

export const FRAME_TYPES: readonly FrameType[] = ['raw8023', 'ethernet2', 'llc', 'snap'];

const slot = { framingBefore: SLOT_BEFORE_BYTES * 8, framingAfter: CRC_BYTES * 8 };
const control = { whole: 'control' } as const;
const home = { back: true } as const;

/** Kinds whose header depends on the frame type; raw 802.3 and Ethernet II have the same lengths. */
const DATA_KINDS = ['readReply', 'writeRequest', 'burstFirst', 'burstNext'] as const;
const BURST_AGAIN = ['burstFirstAgain', 'burstNextAgain'] as const;
export type DataKind = (typeof DATA_KINDS)[number] | (typeof BURST_AGAIN)[number];

const headerOf = (name: DataKind, type: FrameType): number => {
  if (name === 'readReply') return readHeaderBytes(type);
  if (name === 'writeRequest') return writeHeaderBytes(type);
  return burstHeaderBytes(type) + (name.startsWith('burstFirst') ? BURST_RESULT_BYTES : 0);
};

/** Ending of the kinds of a frame type. */
const ENDING: Readonly<Record<FrameType, string>> = { raw8023: '', ethernet2: '', llc: 'Llc', snap: 'Snap' };

const dataKinds = (['raw8023', 'llc', 'snap'] as const).flatMap((type): KindSpec[] =>
  [...DATA_KINDS, ...BURST_AGAIN].map((name) => ({
    id: `${name}${ENDING[type]}`,
    ...slot,
    headerBits: headerOf(name, type) * 8,
    body: name.endsWith('Again') ? 'repeat' : 'payload',
    ...(name === 'writeRequest' ? {} : home),
  })),
);

export const kinds: readonly KindSpec[] = [
  // the workstation: until it begins, between reply and request, and with what it has in its own memory
  { id: 'notYet' },
  { id: 'turn' },
  { id: 'turnWrite', silence: 'sender' },
  { id: 'useBlock' },
  // the server's processor
  { id: 'serve' },
  { id: 'serveWrite', silence: 'receiver' },
  // frames that carry no file
  { id: 'readRequest', ...control },
  { id: 'emptyReply', ...control, ...home },
  { id: 'writeReply', ...control, ...home },
  { id: 'burstRequest', ...control },
  { id: 'burstMissing', ...control },
  // the workstation waits for the end of a burst that is lost
  { id: 'burstTimer' },
  ...dataKinds,
];

export const rules = ['lineBusy', 'cpuBusy', 'untilReply'] as const;

const numbered = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, index) => [id, index]));
const kindNumbers = numbered(kinds.map(({ id }) => id));

/** Number of a kind in the trace. */
export function kindOf(id: string): number {
  const number = kindNumbers.get(id);
  if (number === undefined) throw new Error(`there is no kind "${id}"`);
  return number;
}

/** Number of a kind that depends on the frame type. */
export const dataKindOf = (name: DataKind, type: FrameType): number => kindOf(`${name}${ENDING[type]}`);

export const LANE = { client: 0, ethernet: 1, server: 2, clientTimer: 3 } as const;
export const RULE = { lineBusy: 0, cpuBusy: 1, untilReply: 2 } as const;
