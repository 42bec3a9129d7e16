import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUSY_CATEGORIES, categoryIndex } from '../categories';
import type { KindSpec } from '../model';
import { partsOf, timedParts } from './parts';
import { PartTimes } from './partTimes';

const kinds: KindSpec[] = [
  { id: 'data', framingBefore: 32, headerBits: 136, framingAfter: 40 },
  { id: 'again', headerBits: 96, body: 'repeat' },
  { id: 'rfnm', whole: 'control' },
  { id: 'plain' },
  { id: 'varied', framingBefore: 64, paddingBits: 16, framingAfter: 128 },
];

describe('part times', () => {
  it('are what timedParts says, for any frame and any moment of it', () => {
    const times = new PartTimes(kinds);
    const frame = fc.record({
      kind: fc.nat(kinds.length - 1),
      payload: fc.nat(5000),
      padding: fc.nat(20),
      length: fc.integer({ min: 0, max: 1e9 }),
      moment: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(frame, ({ kind, payload, padding, length, moment }) => {
        const spec = kinds[kind]!;
        const { framingBefore = 0, headerBits = 0, paddingBits = 0, framingAfter = 0 } = spec;
        const overhead = framingBefore + headerBits + paddingBits + framingAfter;
        const bits = overhead + payload + padding + 1;
        const elapsed = Math.round(length * moment);
        const parts = timedParts(spec, 0, length, bits, payload);
        const offset = times.of(kind, length, bits, payload);
        const until = new Float64Array(BUSY_CATEGORIES.length);
        times.addUntil(kind, length, bits, payload, elapsed, until, 0);
        for (const category of BUSY_CATEGORIES) {
          const own = parts.filter((part) => part.category === category);
          const whole = own.reduce((sum, { start, end }) => sum + end - start, 0);
          const begun = own.reduce(
            (sum, { start, end }) => sum + Math.max(0, Math.min(end, elapsed) - start),
            0,
          );
          expect(times.ns[offset + categoryIndex[category]]).toBe(whole);
          expect(until[categoryIndex[category]]).toBe(begun);
        }
      }),
    );
  });

  it('leave to the header what a kind with named padding has over', () => {
    expect(partsOf(kinds[4]!, 1000, 300)).toEqual([
      ['framing', 64],
      ['header', 492],
      ['payload', 300],
      ['padding', 16],
      ['framing', 128],
    ]);
    expect(() => partsOf(kinds[4]!, 500, 300)).toThrow(/cannot hold 300 bits/);
    expect(() => new PartTimes(kinds).of(4, 100, 500, 300)).toThrow(/cannot hold 300 bits/);
  });

  it('has nothing for a frame of no bits', () => {
    const times = new PartTimes(kinds);
    const offset = times.of(0, 100, 0, 0);
    expect([...times.ns.subarray(offset, offset + 7)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
