/** The lanes, kinds of span and rules of the Sun RPC model: their order is their number in the trace. */

import type { KindSpec, LaneSpec } from '../../sim/model';
import { CHECK_AND_GAP_BITS, ETHERNET_HEADER, IP_TCP_HEADERS, PREAMBLE_BITS } from './facts';

export const lanes = [
  { id: 'client', role: 'host', silence: 'sender' },
  { id: 'client-timer', role: 'timer', silence: 'hold', from: 'client' },
  { id: 'client-server', role: 'line', silence: 'network', from: 'client', to: 'server' },
  { id: 'server-client', role: 'line', silence: 'network', from: 'server', to: 'client' },
  { id: 'server', role: 'host', silence: 'receiver' },
  { id: 'server-timer', role: 'timer', silence: 'hold', from: 'server' },
] as const satisfies readonly LaneSpec[];

const control = { whole: 'control' } as const;
const ethernet = { framingBefore: PREAMBLE_BITS, framingAfter: CHECK_AND_GAP_BITS };
const headers = 8 * (ETHERNET_HEADER + IP_TCP_HEADERS);
const data = { body: 'payload' } as const;

export const kinds = [
  // the process: client and server
  { id: 'encode' },
  { id: 'writeCall' },
  { id: 'copyIn' },
  { id: 'selectCall' },
  { id: 'contextSwitch' },
  { id: 'selectReturn' },
  { id: 'readCall' },
  { id: 'copyOut' },
  { id: 'decode' },
  { id: 'dispatch' },
  // the network code
  { id: 'tcpOutput' },
  { id: 'tcpOutputNext' },
  { id: 'ackOutput' },
  { id: 'interrupt' },
  { id: 'tcpInput' },
  { id: 'ackTick' },
  // the client's timer acknowledges the last reply: that goes its own way, for the next call would have brought it along
  { id: 'ownTick', background: true },
  { id: 'ownAckOutput', background: true },
  { id: 'ownAck', ...control, background: true },
  { id: 'ownAckInterrupt', background: true },
  { id: 'ownAckInput', background: true },
  // an acknowledgement is owed: until the timer, or until a segment took it along
  { id: 'ackTimer', silence: 'hold' },
  { id: 'ackTimerStopped', silence: 'hold' },
  // segments of calls with array bytes; 0 to 3 bytes of XDR padding in them, all else of the stream is header
  { id: 'segment', ...ethernet, ...data, paddingBits: 0 },
  { id: 'segmentPad1', ...ethernet, ...data, paddingBits: 8 },
  { id: 'segmentPad2', ...ethernet, ...data, paddingBits: 16 },
  { id: 'segmentPad3', ...ethernet, ...data, paddingBits: 24 },
  // segments so short that Ethernet fills them up, by the bytes of record mark in them
  { id: 'tiny0', ...ethernet, ...data, headerBits: headers },
  { id: 'tiny1', ...ethernet, ...data, headerBits: headers + 8 },
  { id: 'tiny2', ...ethernet, ...data, headerBits: headers + 16 },
  { id: 'tiny3', ...ethernet, ...data, headerBits: headers + 24 },
  { id: 'tiny4', ...ethernet, ...data, headerBits: headers + 32 },
  // the same through a token bucket, which counts no preamble, check and gap
  { id: 'bare', ...data, paddingBits: 0 },
  { id: 'barePad1', ...data, paddingBits: 8 },
  { id: 'barePad2', ...data, paddingBits: 16 },
  { id: 'barePad3', ...data, paddingBits: 24 },
  // no array byte in them
  { id: 'callControl', ...control },
  { id: 'reply', ...control },
  { id: 'windowUpdate', ...control },
  { id: 'delayedAck', ...control },
  { id: 'promptAck', ...control },
] as const satisfies readonly KindSpec[];

export const rules = [
  'cpuBusy',
  'cableBusy',
  'nagle',
  'minshall',
  'corked',
  'window',
  'bufferFull',
  'need1024',
  'delayedAck',
  'untilReply',
  'untilData',
] as const;

type LaneId = (typeof lanes)[number]['id'];
type KindId = (typeof kinds)[number]['id'];
export type RuleId = (typeof rules)[number];

const numbered = <Id extends string>(list: readonly (Id | { readonly id: Id })[]): Record<Id, number> =>
  Object.fromEntries(list.map((item, index) => [typeof item === 'string' ? item : item.id, index])) as Record<
    Id,
    number
  >;

export const LANE = numbered<LaneId>(lanes);
export const KIND = numbered<KindId>(kinds);
export const RULE = numbered<RuleId>(rules);
