import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberParameter, readParameter, type Unit } from '../sim/parameters';
import {
  formatBits,
  formatCount,
  formatDuration,
  formatInstant,
  formatRate,
  formatResidual,
  formatShare,
  formatValue,
  significant,
} from './format';

describe('durations', () => {
  it.each([
    [0, '0 ms'],
    [1, '1 ns'],
    [850, '850 ns'],
    [150_000, '150 µs'],
    [23_520_000, '23.52 ms'],
    [137_500_000, '137.5 ms'],
    [999_960_000, '1 s'],
    [1_000_000_000, '1 s'],
    [59_999_999_999, '1 min 00 s'],
    [365_650_000_000, '6 min 06 s'],
    [365_000_000_000, '6 min 05 s'],
    [3_599_800_000_000, '1 h 00 min'],
    [7_380_000_000_000, '2 h 03 min'],
    [86_400e9 * 3 + 3600e9, '3 d 01 h'],
    [-1_500_000, '−1.5 ms'],
  ])('%d ns is %s', (ns, text) => expect(formatDuration(ns)).toBe(text));

  it('writes instants with decimals enough for the resolution', () => {
    expect(formatInstant(104_000_000)).toBe('104.0 ms');
    expect(formatInstant(104_000_123, 1)).toBe('104.000123 ms');
    expect(formatInstant(12_104_000_000, 1e6)).toBe('12.104 s');
  });
});

describe('rates, bits, shares, counts', () => {
  it.each([
    [6837.2, '6,837 bit/s'],
    [27578, '27,578 bit/s'],
    [50000, '50 kbit/s'],
    [123_456, '123.5 kbit/s'],
    [1_500_000, '1.5 Mbit/s'],
    [12.345, '12.35 bit/s'],
    [999_949, '999.9 kbit/s'],
    [2e9, '2 Gbit/s'],
    [0, '0 bit/s'],
  ])('%d bit/s is %s', (rate, text) => expect(formatRate(rate)).toBe(text));

  it('writes bits, shares and counts', () => {
    expect(formatBits(940)).toBe('940 bit');
    expect(formatBits(12_032_316)).toBe('12.03 Mbit');
    expect(formatShare(0.137)).toBe('14 %');
    expect(formatShare(0.001)).toBe('<1 %');
    expect(formatShare(0.9999)).toBe('>99 %');
    expect(formatShare(1)).toBe('100 %');
    expect(formatShare(Number.NaN)).toBe('–');
    expect(formatCount(2660)).toBe('2,660');
    expect(formatCount(1.23456)).toBe('1.235');
    expect(formatResidual(103.1, 100)).toBe('+3.1 %');
    expect(formatResidual(80, 100)).toBe('−20 %');
    expect(formatResidual(1, 0)).toBe('–');
  });

  it('never falls into exponents', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e15, noNaN: true }), (value) => {
        expect(significant(value)).not.toMatch(/e/);
      }),
      { numRuns: 200 },
    );
  });
});

const parameter = (unit: Unit, whole: boolean): NumberParameter => ({
  type: 'number',
  key: 'x',
  group: 'g',
  provenance: 'fact',
  unit,
  min: 0,
  max: 1e13,
  default: 1,
  whole,
  scale: 'linear',
  fine: 1,
  step: 1,
  coarse: 1,
  unlimited: true,
});

describe('values of parameters', () => {
  it.each([
    ['bit', 2_500_000, '2.5 Mbit'],
    ['bit', 12_032_316, '12,032,316 bit'],
    ['bit', 8000, '8,000 bit'],
    ['bit/s', 50_000, '50 kbit/s'],
    ['bit/s', 56_789, '56,789 bit/s'],
    ['ms', 81.5, '81.5 ms'],
    ['us', 250, '250 µs'],
    ['byte', 4096, '4,096 B'],
    ['1/s', 3, '3 /s'],
    ['%', 20, '20 %'],
    ['count', 64, '64'],
  ] as const)('%s %d is %s', (unit, value, text) =>
    expect(formatValue(parameter(unit, false), value)).toBe(text),
  );

  it('are read back as they were written', () => {
    const units: readonly Unit[] = ['bit', 'byte', 'bit/s', 'ms', 'us', 's', '%', '1/s', 'count'];
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.oneof(
          fc.integer({ min: 0, max: 1e12 }),
          fc.integer({ min: 0, max: 1e9 }).map((n) => n / 1000),
        ),
        (unit, value) => {
          const table = parameter(unit, false);
          expect(readParameter(table, formatValue(table, value))).toEqual({ ok: true, value });
        },
      ),
      { numRuns: 500 },
    );
    const table = parameter('bit', true);
    expect(readParameter(table, formatValue(table, 'unlimited'))).toEqual({ ok: true, value: 'unlimited' });
  });
});
