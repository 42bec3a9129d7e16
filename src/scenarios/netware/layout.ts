/**
 * The bytes of the frames, field by field: what a capture file holds and what the page shows when a frame is opened.
 * Values of addresses, handles and the file's contents are invented (assumed); layouts are facts.
 */

import { EXTRA_BYTES, type FrameType, SHORTEST_FRAME_BYTES } from './facts';

/** A stretch of a frame with a name: catalogue key `field.<id>`. */
export interface Field {
  readonly id: string;
  readonly bytes: readonly number[];
}

/** What a frame says, whatever its frame type. */
export type Message =
  | { readonly type: 'readRequest'; readonly offset: number; readonly count: number }
  | { readonly type: 'readReply'; readonly offset: number; readonly data: Uint8Array }
  | { readonly type: 'writeRequest'; readonly offset: number; readonly data: Uint8Array }
  | { readonly type: 'writeReply' };

/** Who talks: the workstation's number from 0, and the request's number. */
export interface Talk {
  readonly station: number;
  readonly sequence: number;
}

const SERVER_NET = [0x2e, 0xa5, 0x12, 0x34];
const SERVER_NODE = [0, 0, 0, 0, 0, 1];
const SERVER_CARD = [0x00, 0x00, 0x1b, 0x0a, 0x0b, 0x0c];
/** The socket of NCP (fact). */
const SERVER_SOCKET = [0x04, 0x51];
const CLIENT_NET = [0x00, 0x00, 0xab, 0xcd];
/** A socket that analysers take for nothing else. */
const CLIENT_SOCKET = [0x40, 0x06];
export const FILE_HANDLE = [0x01, 0x00, 0xca, 0xfe, 0x00, 0x00];
const TASK = 1;
const READ_FUNCTION = 0x48;
const WRITE_FUNCTION = 0x49;

export const two = (value: number): number[] => [(value >>> 8) & 255, value & 255];
export const four = (value: number): number[] => [...two(value >>> 16), ...two(value)];

const cardOf = (station: number): number[] => [0x00, 0x00, 0x1b, 0x12, 0x34, 0x56 + station];
/** Connection number of a workstation: low and high byte stand apart in the header. */
export const connectionOf = (station: number): number => station + 1;

/** What the file holds: lines of the alphabet, so that a capture can be read. */
export const contentAt = (offset: number): number => {
  const column = offset % 27;
  return column === 26 ? 0x0a : 0x61 + column;
};

/** Ethernet and IPX headers of a packet that has `length` bytes behind the IPX header. */
export function lowerFields(type: FrameType, { station }: Talk, toServer: boolean, length: number): Field[] {
  const ipx = 30 + length;
  const client = cardOf(station);
  const [to, from] = toServer ? [SERVER_CARD, client] : [client, SERVER_CARD];
  const server = { net: SERVER_NET, node: SERVER_NODE, socket: SERVER_SOCKET };
  const workstation = { net: CLIENT_NET, node: client, socket: CLIENT_SOCKET };
  const [target, origin] = toServer ? [server, workstation] : [workstation, server];
  return [
    { id: 'destination', bytes: to },
    { id: 'source', bytes: from },
    ...(type === 'ethernet2'
      ? [{ id: 'etherType', bytes: [0x81, 0x37] }]
      : [{ id: 'length', bytes: two(ipx + EXTRA_BYTES[type]) }]),
    ...(type === 'llc' ? [{ id: 'llc', bytes: [0xe0, 0xe0, 0x03] }] : []),
    ...(type === 'snap' ? [{ id: 'snap', bytes: [0xaa, 0xaa, 0x03, 0, 0, 0, 0x81, 0x37] }] : []),
    { id: 'ipxChecksum', bytes: [0xff, 0xff] },
    { id: 'ipxLength', bytes: two(ipx) },
    { id: 'ipxHops', bytes: [0] },
    { id: 'ipxType', bytes: [0x11] },
    { id: 'ipxTo', bytes: [...target.net, ...target.node, ...target.socket] },
    { id: 'ipxFrom', bytes: [...origin.net, ...origin.node, ...origin.socket] },
  ];
}

function ncpFields({ station, sequence }: Talk, message: Message): Field[] {
  const connection = connectionOf(station);
  const number = { id: 'ncpSequence', bytes: [sequence & 255] };
  const who = { id: 'ncpConnection', bytes: [connection & 255, TASK, connection >>> 8] };
  const request = (id: number): Field[] => [
    { id: 'ncpRequest', bytes: [0x22, 0x22] },
    number,
    who,
    { id: 'ncpFunction', bytes: [id] },
  ];
  const reply: Field[] = [
    { id: 'ncpReply', bytes: [0x33, 0x33] },
    number,
    who,
    { id: 'ncpCompletion', bytes: [0, 0] },
  ];
  const ask = (offset: number, count: number): Field[] => [
    { id: 'ncpHandle', bytes: [0, ...FILE_HANDLE] },
    { id: 'ncpOffset', bytes: four(offset) },
    { id: 'ncpCount', bytes: two(count) },
  ];
  switch (message.type) {
    case 'readRequest':
      return [...request(READ_FUNCTION), ...ask(message.offset, message.count)];
    case 'writeRequest':
      return [
        ...request(WRITE_FUNCTION),
        ...ask(message.offset, message.data.length),
        { id: 'data', bytes: Array.from(message.data) },
      ];
    case 'readReply':
      return [
        ...reply,
        { id: 'ncpCount', bytes: two(message.data.length) },
        ...(message.offset % 2 === 1 && message.data.length > 0 ? [{ id: 'filler', bytes: [0] }] : []),
        ...(message.data.length > 0 ? [{ id: 'data', bytes: Array.from(message.data) }] : []),
      ];
    case 'writeReply':
      return reply;
  }
}

/** Every field of a frame from the destination address to the padding; gap, preamble and check sequence are not among them. */
export function fieldsOf(type: FrameType, talk: Talk, message: Message): Field[] {
  const upper = ncpFields(talk, message);
  const toServer = message.type === 'readRequest' || message.type === 'writeRequest';
  return padded([...lowerFields(type, talk, toServer, lengthOf(upper)), ...upper]);
}

export const lengthOf = (fields: readonly Field[]): number =>
  fields.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** With zeros up to the shortest frame. */
export function padded(fields: readonly Field[]): Field[] {
  const missing = SHORTEST_FRAME_BYTES - lengthOf(fields);
  return missing > 0
    ? [...fields, { id: 'padding', bytes: Array.from({ length: missing }, () => 0) }]
    : [...fields];
}
