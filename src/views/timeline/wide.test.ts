import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTrace } from '../../../tests/helpers/traces';
import { buildLedger } from '../../sim/accounting/ledger';
import { ledgerSeries } from '../../sim/accounting/series';
import { CATEGORIES } from '../../sim/categories';
import { type Series, WideSeries } from './wide';

const WIDTH = CATEGORIES.length;
const trace = longTrace(20_000);
const { elapsed } = trace;
const ledger = buildLedger(trace, trace.lanes.find(({ role }) => role === 'line')!.id);
/** With the numbers that are always zero put back. */
function all(wide: WideSeries, from: number, to: number, columns: number): Float64Array {
  const { shares, used } = wide.of(from, to, columns);
  const whole = new Float64Array(columns * WIDTH);
  for (let i = 0; i < columns; i++) {
    used.forEach((c, u) => {
      whole[i * WIDTH + c] = shares[i * used.length + u]!;
    });
  }
  return whole;
}
const exact = (from: number, to: number, columns: number) => ledgerSeries(ledger, from, to, columns);
const series: Series = (...wish) => ledgerSeries(ledger, ...wish);

/** Asked once before, so that it answers from its totals. */
function warm(): WideSeries {
  const wide = new WideSeries(series, elapsed, WIDTH);
  wide.of(0, elapsed, 10);
  return wide;
}
/** Running totals of a series, a category. */
const running = (series: Float64Array, c: number): number[] => {
  let sum = 0;
  return Array.from({ length: series.length / WIDTH }, (_, i) => (sum += series[i * WIDTH + c]!));
};

const known = warm();

describe('series for wide views', () => {
  it.each([
    ['the first time', () => new WideSeries(series, elapsed, WIDTH)],
    ['and later', () => known],
  ])('put every border within a third of a column of its place, and keep the sums: %s', (_, make) => {
    const columns = fc.integer({ min: 1, max: 1000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    let read = 0;
    fc.assert(
      fc.property(columns, share, share, (count, length, place) => {
        const wide = make();
        const span = 1000 * count + (elapsed - 1000 * count) * length;
        const from = (elapsed - span) * place;
        const to = Math.min(elapsed, from + span);
        const found = all(wide, from, to, count);
        const right = exact(from, to, count);
        if (found.some((ns, i) => ns !== right[i])) read++;
        for (let c = 0; c < WIDTH; c++) {
          const sums = running(found, c);
          const whole = running(right, c);
          // at either end of a column a total is off by a quarter of a cell, and what it stands between by a sixteenth
          const bound = (span / count) * (5 / 16) + 2;
          for (let i = 0; i < count; i++) expect(Math.abs(sums[i]! - whole[i]!)).toBeLessThanOrEqual(bound);
        }
        for (let i = 0; i < count; i++) {
          let sum = 0;
          for (let c = 0; c < WIDTH; c++) sum += found[i * WIDTH + c]!;
          expect(Math.abs(sum - (to - from) / count)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 60 },
    );
    // it was asked for totals, not for what is exact
    expect(read).toBeGreaterThan(0);
  });

  it('reach as far as the axis of a longer run beside it', () => {
    const wide = warm();
    const columns = 64;
    const found = all(wide, 0, elapsed * 3, columns);
    const right = exact(0, elapsed * 3, columns);
    const drained = CATEGORIES.indexOf('drained');
    expect(found[columns * WIDTH - WIDTH + drained]).toBeCloseTo((elapsed * 3) / columns, 0);
    for (let c = 0; c < WIDTH; c++) {
      expect(running(found, c).at(-1)! / elapsed).toBeCloseTo(running(right, c).at(-1)! / elapsed, 6);
    }
  });

  it('are nothing for lanes without anything', () => {
    const nothing = new WideSeries((_from, _to, columns) => new Float64Array(columns * 3), 1000, 3);
    nothing.of(0, 1000, 10);
    expect(nothing.of(0, 1000, 10)).toEqual({ shares: new Float64Array(0), used: [] });
  });
});
