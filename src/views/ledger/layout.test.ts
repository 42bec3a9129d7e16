import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, emptyCounts } from '../../sim/categories';
import { formatPoints, formatTenths, rowShares, segmentsOf, sharesOf, shownCategories } from './layout';

const row = (ns: Partial<ReturnType<typeof emptyCounts>>) => ({
  id: 'a',
  label: 'A',
  detail: '',
  ns: { ...emptyCounts(), ...ns },
});

describe('shares', () => {
  it('add up to 100.0 % whatever the counts are, each less than a tenth off', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 52 }), { minLength: 1, maxLength: 12 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const shares = sharesOf(counts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total > 0 ? 1000 : 0);
        counts.forEach((count, i) => {
          if (total > 0) expect(Math.abs(shares[i]! - (count / total) * 1000)).toBeLessThan(1.000001);
        });
      }),
    );
  });

  it('gives the rest to the largest remainders', () => {
    expect(sharesOf([1, 1, 1])).toEqual([334, 333, 333]);
    expect(sharesOf([0, 0])).toEqual([0, 0]);
  });

  it('writes tenths, and never calls something nothing', () => {
    expect(formatTenths(137, 5)).toBe('13.7 %');
    expect(formatTenths(0, 5)).toBe('<0.1 %');
    expect(formatTenths(0, 0)).toBe('0.0 %');
    expect([formatPoints(415), formatPoints(-30), formatPoints(0)]).toEqual(['+41.5', '−3.0', '0.0']);
  });
});

describe('bars', () => {
  const ledger = row({ payload: 500, header: 1, sender: 499 });

  it('are true to scale and without holes', () => {
    const shares = rowShares(ledger, 'time')!;
    const segments = segmentsOf(shares, 400, 7);
    expect(segments.map(({ category }) => category)).toEqual(['payload', 'header', 'sender']);
    expect(segments[0]).toMatchObject({ x: 0, width: 200, text: '50.0 %', letter: true, thin: false });
    expect(segments[1]).toMatchObject({ text: undefined, letter: false, thin: true });
    expect(segments[1]!.width).toBeCloseTo(0.4);
    expect(segments[2]!.x + segments[2]!.width).toBeCloseTo(400);
  });

  it('carry text only where it fits', () => {
    const shares = rowShares(ledger, 'time')!;
    expect(segmentsOf(shares, 110, 7)[0]).toMatchObject({ text: '50.0 %', letter: false });
    expect(segmentsOf(shares, 60, 7)[0]).toMatchObject({ text: undefined, letter: true });
    expect(segmentsOf(shares, 20, 7)[0]).toMatchObject({ text: undefined, letter: false });
  });

  it('have no segments without counts', () => {
    expect(segmentsOf(rowShares(row({}), 'time')!, 400, 7)).toEqual([]);
    expect(rowShares(row({}), 'bits')).toBeUndefined();
  });

  it('show a category that any of the rows has, by bits only the busy ones', () => {
    const bits = { payload: 1, header: 0, framing: 0, padding: 0, control: 2, repeat: 0, other: 0 };
    const rows = [row({ payload: 1 }), { ...row({ hold: 1 }), bits }];
    expect(shownCategories(rows, 'time')).toEqual(['payload', 'hold']);
    expect(shownCategories(rows, 'bits')).toEqual(['payload', 'control']);
    expect(shownCategories([row(Object.fromEntries(CATEGORIES.map((c) => [c, 1])))], 'time')).toEqual(
      CATEGORIES,
    );
  });
});
