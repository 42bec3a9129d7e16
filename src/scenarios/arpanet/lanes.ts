/** The lanes, kinds of span and rules of the ARPANET model: their order is their number in the trace. */

import type { KindSpec, LaneSpec } from '../../sim/model';
import { LEADER_BITS, LINE_AFTER_BITS, LINE_BEFORE_BITS, NCP_HEADER_BITS, PACKET_HEADER_BITS } from './facts';

export const lanes = [
  { id: 'sender', role: 'host', silence: 'sender' },
  { id: 'host44-imp44', role: 'line', silence: 'network', from: 'sender', to: 'imp44' },
  { id: 'imp44-host44', role: 'line', silence: 'network', from: 'imp44', to: 'sender' },
  { id: 'imp44', role: 'node', silence: 'network' },
  { id: 'imp44-imp6', role: 'line', silence: 'network', from: 'imp44', to: 'imp6' },
  { id: 'imp6-imp44', role: 'line', silence: 'network', from: 'imp6', to: 'imp44' },
  { id: 'imp6', role: 'node', silence: 'network' },
  { id: 'imp6-host6', role: 'line', silence: 'network', from: 'imp6', to: 'receiver' },
  { id: 'host6-imp6', role: 'line', silence: 'network', from: 'receiver', to: 'imp6' },
  { id: 'receiver', role: 'host', silence: 'receiver' },
  { id: 'timer44', role: 'timer', silence: 'hold', from: 'imp44' },
] as const satisfies readonly LaneSpec[];

const cable = { headerBits: LEADER_BITS + NCP_HEADER_BITS };
const line = { framingBefore: LINE_BEFORE_BITS, framingAfter: LINE_AFTER_BITS };
const firstOnLine = { ...line, headerBits: PACKET_HEADER_BITS + NCP_HEADER_BITS };
const nextOnLine = { ...line, headerBits: PACKET_HEADER_BITS };
const file = { body: 'payload' } as const;
const again = { body: 'repeat' } as const;
const control = { whole: 'control' } as const;
const stranger = { whole: 'other', background: true } as const;

export const kinds = [
  // the sending host
  { id: 'prepare' },
  { id: 'typing', background: true },
  // messages on the cable, packet by packet; on the line; to the receiving host. "again" are sent again.
  { id: 'cableFirst', ...cable, ...file },
  { id: 'cableNext', ...file },
  { id: 'cableFirstAgain', ...cable, ...again },
  { id: 'cableNextAgain', ...again },
  { id: 'packetFirst', ...firstOnLine, ...file },
  { id: 'packetNext', ...nextOnLine, ...file },
  { id: 'packetFirstAgain', ...firstOnLine, ...again },
  { id: 'packetNextAgain', ...nextOnLine, ...again },
  { id: 'deliverFirst', ...cable, ...file },
  { id: 'deliverNext', ...file },
  { id: 'deliverFirstAgain', ...cable, ...again },
  { id: 'deliverNextAgain', ...again },
  // the IMPs' programs
  { id: 'impTakes' },
  { id: 'impNext' },
  { id: 'impReserves' },
  { id: 'impAllowed' },
  { id: 'impDelivers' },
  { id: 'impAnswers' },
  { id: 'impPasses' },
  { id: 'impIncomplete' },
  { id: 'impGrant' },
  { id: 'impTyped', background: true },
  // control on line and cables
  { id: 'request', ...control },
  { id: 'allocate', ...control },
  { id: 'rfnm', ...control },
  { id: 'rfnmCable', ...control },
  { id: 'incompleteCable', ...control },
  { id: 'grantCable', ...control },
  { id: 'grantPacket', ...control },
  { id: 'grantDeliver', ...control },
  { id: 'grantRfnm', ...control, background: true },
  { id: 'grantRfnmCable', ...control, background: true },
  { id: 'routing', ...control, background: true },
  { id: 'null', ...control, background: true },
  // other people's traffic
  { id: 'strangerPacket', ...stranger },
  { id: 'typedCable', ...stranger },
  { id: 'typedPacket', ...stranger },
  { id: 'typedDeliver', ...stranger },
  { id: 'typedRfnm', ...control, background: true },
  { id: 'typedRfnmCable', ...control, background: true },
  // the receiving host, and the timer of a lost message
  { id: 'receive' },
  { id: 'incompleteTimer', silence: 'hold' },
  // packets of a message that will not arrive
  { id: 'packetFirstLost', ...firstOnLine, ...file },
  { id: 'packetNextLost', ...nextOnLine, ...file },
  { id: 'packetFirstLostAgain', ...firstOnLine, ...again },
  { id: 'packetNextLostAgain', ...nextOnLine, ...again },
] as const satisfies readonly KindSpec[];

export const rules = [
  'lineBusy',
  'cpuBusy',
  'impBusy',
  'untilRfnm',
  'allocationUsed',
  'noBuffer',
  'pairFull',
  'askSpace',
] as const;

export type LaneId = (typeof lanes)[number]['id'];
export type KindId = (typeof kinds)[number]['id'];
export type RuleId = (typeof rules)[number];

const numbered = <Id extends string>(list: readonly (Id | { readonly id: Id })[]): Record<Id, number> =>
  Object.fromEntries(list.map((item, index) => [typeof item === 'string' ? item : item.id, index])) as Record<
    Id,
    number
  >;

export const LANE = numbered<LaneId>(lanes);
export const KIND = numbered<KindId>(kinds);
export const RULE = numbered<RuleId>(rules);
