import { describe, expect, test } from 'vitest';
import { burstRequestFields, fragmentFields, missingFields } from './burstLayout';
import {
  burstRequestFrameBytes,
  CRC_BYTES,
  type FrameType,
  fragmentFrameBytes,
  missingFrameBytes,
  readReplyFrameBytes,
  requestFrameBytes,
  writeReplyFrameBytes,
} from './facts';
import { FRAME_TYPES } from './lanes';
import { contentAt, type Field, fieldsOf, lengthOf, type Message } from './layout';

const talk = { station: 0, sequence: 3 };
const hex = (fields: readonly Field[]): string =>
  fields.map(({ bytes }) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')).join(' ');
const data = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes);

/** Frames that a network analyser takes apart without complaint, byte by byte. */
describe('raw 802.3 frames', () => {
  test('read request', () => {
    expect(hex(fieldsOf('raw8023', talk, { type: 'readRequest', offset: 0, count: 1 }))).toBe(
      '00001b0a0b0c 00001b123456 0032 ffff 0032 00 11 2ea512340000000000010451 0000abcd00001b1234564006 ' +
        '2222 03 010100 48 000100cafe0000 00000000 0001',
    );
  });
  test('reply from an even and from an odd place', () => {
    expect(hex(fieldsOf('raw8023', talk, { type: 'readReply', offset: 0, data: data(0x41) }))).toBe(
      '00001b123456 00001b0a0b0c 0029 ffff 0029 00 11 0000abcd00001b1234564006 2ea512340000000000010451 ' +
        '3333 03 010100 0000 0001 41 0000000000',
    );
    const odd = hex(fieldsOf('raw8023', talk, { type: 'readReply', offset: 1, data: data(0x42) }));
    expect(odd).toContain(' 002a ffff 002a ');
    expect(odd).toMatch(/ 0001 00 42 00000000$/);
  });
  test('write of four bytes, and its reply', () => {
    const write = hex(
      fieldsOf('raw8023', talk, { type: 'writeRequest', offset: 0, data: data(97, 98, 99, 100) }),
    );
    expect(write).toMatch(/ 0036 ffff 0036 .* 49 000100cafe0000 00000000 0004 61626364$/);
    expect(hex(fieldsOf('raw8023', talk, { type: 'writeReply' }))).toMatch(
      / 0026 ffff 0026 .* 3333 03 010100 0000 0{16}$/,
    );
  });
});

test.each([
  ['llc', '0035 e0e003 ffff 0032'],
  ['snap', '003a aaaa030000008137 ffff 0032'],
  ['ethernet2', '8137 ffff 0032'],
] as const)('%s puts its own bytes behind the addresses', (type, bytes) => {
  expect(hex(fieldsOf(type, talk, { type: 'readRequest', offset: 0, count: 1 }))).toContain(bytes);
});

test('fields are as long as the lengths that the model counts with', () => {
  const bytesOf = (message: Message, type: FrameType) => lengthOf(fieldsOf(type, talk, message)) + CRC_BYTES;
  for (const type of FRAME_TYPES) {
    for (const count of [0, 1, 2, 3, 5, 6, 7, 512, 1440]) {
      for (const offset of [0, 1]) {
        const own = new Uint8Array(count);
        expect(bytesOf({ type: 'readReply', offset, data: own }, type)).toBe(
          readReplyFrameBytes(type, offset, count),
        );
        expect(bytesOf({ type: 'writeRequest', offset, data: own }, type)).toBe(
          requestFrameBytes(type, count),
        );
      }
    }
    expect(bytesOf({ type: 'readRequest', offset: 5, count: 9 }, type)).toBe(requestFrameBytes(type, 0));
    expect(bytesOf({ type: 'writeReply' }, type)).toBe(writeReplyFrameBytes(type));
    const burst = { station: 0, burst: 1, packet: 0 };
    expect(lengthOf(burstRequestFields(type, burst, { offset: 0, count: 9 })) + CRC_BYTES).toBe(
      burstRequestFrameBytes(type),
    );
    const bytes = Array.from({ length: 100 }, (_, i) => contentAt(i));
    const first = fragmentFields(type, burst, { from: 0, whole: 108, last: true, result: 100, data: bytes });
    expect(lengthOf(first) + CRC_BYTES).toBe(fragmentFrameBytes(type, 108));
    const list = missingFields(type, burst, [{ from: 0, length: 100 }]);
    expect(lengthOf(list) + CRC_BYTES).toBe(missingFrameBytes(type, 1));
  }
});
