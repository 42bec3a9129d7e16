import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../sim/parameters';
import { run } from '../../sim/run';
import { model } from './model';
import { type ArpanetValues, parameters } from './params';
import {
  halfPerformanceBits,
  isUndisturbed,
  roundTripWithoutHosts,
  saturationRate,
  steadyRate,
  steadyRoundTrip,
  transferTime,
} from './theory';

const undisturbed: ArpanetValues = {
  ...defaultsOf(parameters),
  routingMessages: false,
  hostJitterPercent: 0,
};

describe('the closed form', () => {
  test('equals the simulation to the nanosecond for 1,000 random sets of values', () => {
    const anyValues = fc.record({
      bufferBits: fc.integer({ min: 20, max: 8023 }),
      messages: fc.integer({ min: 1, max: 12 }),
      rest: fc.double({ min: 0, max: 1, noNaN: true }),
      senderHostMs: fc.double({ min: 0, max: 300, noNaN: true }),
      lineBitsPerSecond: fc.integer({ min: 1000, max: 10_000_000 }),
      cableBitsPerSecond: fc.integer({ min: 1000, max: 10_000_000 }),
      impMs: fc.double({ min: 0, max: 10, noNaN: true }),
      impPacketMs: fc.double({ min: 0, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(anyValues, ({ messages, rest, ...given }) => {
        const fileBits = Math.max(1, Math.round(given.bufferBits * (messages - rest)));
        const values = { ...undisturbed, ...given, fileBits };
        expect(isUndisturbed(values)).toBe(true);
        expect(run(model, values, 1, { trace: false }).elapsed).toBe(transferTime(values));
      }),
      { numRuns: 1000 },
    );
  });

  test('gives the steady rate a long file tends to', () => {
    for (const bufferBits of [100, 940, 968, 4000, 8023]) {
      const values = { ...undisturbed, bufferBits, fileBits: bufferBits * 400 };
      const { payloadBits, elapsed } = run(model, values, 1, { trace: false });
      expect(Math.abs((payloadBits * 1e9) / elapsed / steadyRate(values, bufferBits) - 1)).toBeLessThan(
        0.002,
      );
    }
  });

  test('round trip of 940 bits, part by part', () => {
    // cable 1012 bits, line 1160, cable 1024 at the far side, RFNM 152 and 32, four times the IMP program
    const ms = 10.12 + 23.2 + 10.24 + 3.04 + 0.32 + 4 * 1.8;
    expect(roundTripWithoutHosts(undisturbed, 940)).toBe(Math.round(ms * 1e6));
  });

  test('says itself where it does not hold', () => {
    expect(isUndisturbed({ ...undisturbed, routingMessages: true })).toBe(false);
    expect(isUndisturbed({ ...undisturbed, hostJitterPercent: 10 })).toBe(false);
    expect(isUndisturbed({ ...undisturbed, transfers: 2 })).toBe(false);
  });
});

const FULL = { lineBitsPerSecond: 50_000, routingMessages: false, crossTrafficPercent: 0 };

test('a full line: 42,640 bit/s, less loaded routing', () => {
  expect(saturationRate(FULL, 8023)).toBeCloseTo((50_000 * 8023) / 9408, 6);
  const withRouting = saturationRate({ ...FULL, routingMessages: true }, 8023)!;
  expect(withRouting).toBeGreaterThan(40_500);
  expect(withRouting).toBeLessThan(41_100);
  expect(saturationRate({ ...FULL, crossTrafficPercent: 50 }, 8023)).toBeCloseTo((25_000 * 8023) / 9408, 6);
  expect(saturationRate({ ...FULL, lineBitsPerSecond: 2000, routingMessages: true }, 8023)).toBeUndefined();
});

test('no number of transfers carries more than the bound of a full line', () => {
  for (const transfers of [2, 4, 8]) {
    const values: ArpanetValues = {
      ...defaultsOf(parameters),
      bufferBits: 8023,
      senderHostMs: 20,
      transfers,
      fileBits: 600_000,
    };
    const { payloadBits, elapsed } = run(model, values, 1, { trace: false });
    // routing is not at its slowest from the first second on, so the bound is not reached
    expect((payloadBits * 1e9) / elapsed).toBeLessThanOrEqual(saturationRate(values, 8023)! * 1.005);
  }
});

test('half of the largest message’s rate is reached at the named size and at no smaller one', () => {
  for (const more of [
    {},
    { cableBitsPerSecond: 1_000_000, senderHostMs: 49 },
    { senderHostMs: 0 },
    { impMs: 12, senderHostMs: 1 },
  ]) {
    const values = { ...undisturbed, ...more };
    const half = halfPerformanceBits(values);
    const goal = steadyRate(values, 8023) / 2;
    expect(steadyRate(values, half)).toBeGreaterThanOrEqual(goal);
    for (let size = 1; size < half; size++) expect(steadyRate(values, size)).toBeLessThan(goal);
  }
});

test('the round trip of a slow host has the request for space in it', () => {
  const round = (senderHostMs: number): number => steadyRoundTrip({ ...undisturbed, senderHostMs }, 8000);
  // request and allocation on the line, and an IMP's program each
  expect(round(200) - round(50)).toBe(2 * (3_040_000 + 1_800_000));
  const { figures } = run(model, { ...undisturbed, bufferBits: 8000, senderHostMs: 200 }, 1, {
    trace: false,
  });
  expect(figures.roundTripMs).toBeCloseTo(round(200) / 1e6, 9);
});
