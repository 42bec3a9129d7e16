import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bufferFor, Records, replies, writeSizes } from './records';

describe('what the library hands to write(2)', () => {
  test.each([
    [0, 4000, [48]],
    [3948, 4000, [3996]],
    [3949, 4000, [4000, 4]],
    [3952, 4000, [4000, 4]],
    [3953, 4000, [4000, 8]],
    [4045, 4000, [4000, 100]],
    [4096, 4000, [4000, 148]],
    [8192, 4000, [4000, 4000, 248]],
    [16_400, 24_000, [16_448]],
  ])('%i bytes with a buffer of %i', (callBytes, buffer, wanted) => {
    expect(writeSizes(callBytes, buffer)).toEqual(wanted);
  });

  test.each([
    [0, 4000],
    [1, 4000],
    [99, 4000],
    [100, 100],
    [101, 104],
    [4001, 4004],
    [24_000, 24_000],
  ])('a buffer asked for as %i is one of %i', (asked, used) => {
    expect(bufferFor(asked)).toBe(used);
  });
});

/** The stream of three calls, byte by byte: h header, m mark, d data, p padding. */
function drawn(callBytes: number, buffer: number): string {
  const body = `${'h'.repeat(44)}${'d'.repeat(callBytes)}${'p'.repeat((4 - (callBytes % 4)) % 4)}`;
  const room = bufferFor(buffer) - 4;
  let record = '';
  for (let at = 0; at + room <= body.length; at += room) record += `mmmm${body.slice(at, at + room)}`;
  record += `mmmm${body.slice(Math.floor(body.length / room) * room)}`;
  return record.repeat(3);
}

test('the closed form counts what is drawn byte by byte, for any stretch of the stream', () => {
  const sizes = fc.record({
    callBytes: fc.integer({ min: 0, max: 900 }),
    buffer: fc.constantFrom(100, 104, 148, 200, 400, 1000),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(sizes, ({ callBytes, buffer, from, to }) => {
      const records = new Records(callBytes, buffer);
      const stream = drawn(callBytes, buffer);
      expect(stream.length).toBe(3 * records.length);
      const [a, b] = [Math.min(from, to), Math.max(from, to)].map((x) => Math.floor(x * stream.length));
      const piece = stream.slice(a, b);
      const count = (letter: string) => piece.split(letter).length - 1;
      expect(records.content(a!, b!)).toEqual({ data: count('d'), padding: count('p') });
      if (b! > 0) expect(records.callAt(b!)).toBe(Math.ceil(b! / records.length));
    }),
    { numRuns: 500 },
  );
});

test('an empty last fragment is not needed, any other is', () => {
  expect(new Records(3952, 4000).needed).toBe(4000);
  expect(new Records(3953, 4000).needed).toBe(4008);
});

test('replies belong to calls, 28 bytes each', () => {
  expect([1, 28, 29, 56].map(replies.callAt)).toEqual([1, 1, 2, 2]);
});
