import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberParameter } from '../sim/parameters';
import { crossings, jumps, rangesAbove, refine, type ValueAt } from './refine';

const whole: NumberParameter = {
  type: 'number',
  key: 'size',
  group: 'all',
  provenance: 'assumed',
  unit: 'byte',
  min: 0,
  max: 20_000,
  default: 0,
  whole: true,
  scale: 'linear',
  fine: 1,
  step: 4,
  coarse: 100,
};
const even = (count: number, to: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => Math.round((i * to) / count));

/** Answers what is asked until nothing is, as a sweep does. */
function play(
  value: (x: number) => number,
  xs: readonly number[],
  difference: Parameters<typeof refine>[3],
  { parameter = whole, most = 200 } = {},
) {
  const known = new Map(xs.map((x) => [x, value(x)]));
  const valueAt: ValueAt = (x) => known.get(x);
  for (;;) {
    const { xs: all, missing } = refine(parameter, xs, valueAt, difference, most);
    if (missing.length === 0) return { xs: all, valueAt };
    for (const x of missing) known.set(x, value(x));
  }
}

describe('refining a sweep', () => {
  it('finds the edges of any ranges exactly, down to neighbouring numbers', () => {
    const range = fc.record({
      from: fc.integer({ min: 1, max: 8000 }),
      length: fc.integer({ min: 500, max: 3000 }),
    });
    fc.assert(
      fc.property(range, ({ from, length }) => {
        const to = from + length;
        const value = (x: number): number => (x >= from && x <= to ? 200 : 20 + x / 500);
        const { xs, valueAt } = play(value, even(96, 20_000), crossings(120));
        expect(rangesAbove(xs, valueAt, 120)).toEqual([{ from, to }]);
        expect(xs.length).toBeLessThan(97 + 2 * 9);
      }),
    );
  });

  it('leaves a smooth curve and small stairs alone', () => {
    const value = (x: number): number => 10 + x / 400 + 3 * Math.floor(x / 4096);
    const xs = even(96, 20_000);
    expect(play(value, xs, jumps(xs.map(value))).xs).toEqual(xs);
  });

  it('follows a steep but steady rise only as far as it jumps', () => {
    const value = (x: number): number => Math.min(100, Math.max(0, x - 10_000));
    const xs = even(96, 20_000);
    const { xs: refined } = play(value, xs, jumps(xs.map(value)));
    // a rise of 100 over 100 bytes: halved until a step is below 15, so not down to single bytes
    const inside = refined.filter((x) => x > 10_000 && x < 10_100);
    expect(inside.length).toBeGreaterThan(5);
    expect(inside.length).toBeLessThan(20);
  });

  it('stops at fine steps where the parameter is no whole number, and goes by ratios on a log scale', () => {
    const tenths = { ...whole, whole: false, fine: 0.1 };
    const { xs } = play((x) => (x < 12.34 ? 0 : 1), [0, 20], crossings(0.5), { parameter: tenths });
    expect(xs.filter((x) => x > 12 && x < 12.6)).toContain(12.3);
    expect(xs).toContain(12.4);
    expect(xs.every((x) => Math.abs(x * 10 - Math.round(x * 10)) < 1e-9)).toBe(true);
    const log = { ...whole, scale: 'log' as const };
    expect(
      play((x) => (x < 100 ? 0 : 1), [1, 10_000], crossings(0.5), { parameter: log, most: 1 }).xs,
    ).toEqual([1, 100, 10_000]);
  });

  it('adds no more places than it may, the largest jumps first', () => {
    const value = (x: number): number => (x > 15_000 ? 100 : x > 5000 ? 20 : 0);
    const xs = [0, 10_000, 20_000];
    const { xs: refined } = play(value, xs, jumps(xs.map(value)), { most: 1 });
    expect(refined).toEqual([0, 10_000, 15_000, 20_000]);
    expect(play(value, xs, jumps(xs.map(value)), { most: 12 }).xs).toHaveLength(15);
  });

  it('asks for what it does not know, first for the even places, and not beyond a round', () => {
    expect(refine(whole, [0, 8, 16], (x) => (x === 8 ? 1 : undefined), crossings(0.5), 9)).toEqual({
      xs: [8],
      missing: [0, 16],
    });
    const known = (x: number) => ({ 0: 0, 8: 1, 16: 0 })[x];
    expect(refine(whole, [0, 8, 16], known, crossings(0.5), 9)).toEqual({ xs: [0, 8, 16], missing: [4, 12] });
  });

  it('looks for the place where runs are stopped, too', () => {
    const difference = jumps([1, null]);
    expect(difference(1, null)).toBeGreaterThan(0);
    expect(difference(null, null)).toBe(0);
    expect(jumps([3, 3])(3, 3)).toBe(0);
  });
});
