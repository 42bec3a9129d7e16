/** The lesson's drawings: ticks that do not touch, handles where the pointer is, strokes without holes. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curvePlot, makeTimeAxis, nearestHandle, strokeTo, THUMB, valueAt } from './layout';

describe('the axis of time', () => {
  it('begins at 0, ends at the end, and its labels never touch', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 8.64e15 }),
        fc.integer({ min: 200, max: 1600 }),
        (until, width) => {
          const { toPx, ticks } = makeTimeAxis(until, width, 12);
          expect(toPx(0)).toBe(THUMB);
          expect(toPx(until)).toBe(width - THUMB);
          expect(ticks[0]!.value).toBe(0);
          for (const [i, tick] of ticks.entries()) {
            expect(tick.value).toBeLessThanOrEqual(until);
            if (i > 0) expect(tick.px - ticks[i - 1]!.px).toBeGreaterThanOrEqual(12 * 6 - 1e-6);
          }
        },
      ),
    );
  });
});

describe('the curve', () => {
  const range = { at: [1, 4, 16, 64, 256], log: true, top: 100 };
  const plot = curvePlot(range, 400, 240, 12);

  it('takes the handle nearest to the pointer, on the axis as it is drawn', () => {
    for (const [i, x] of range.at.entries()) {
      expect(nearestHandle(plot, range.at, plot.x.toPx(x) + 3)).toBe(i);
    }
    expect(nearestHandle(plot, range.at, -50)).toBe(0);
    expect(nearestHandle(plot, range.at, 5000)).toBe(4);
  });

  it('holds values within the plot', () => {
    expect(valueAt(plot, -100)).toBeCloseTo(100, 9);
    expect(valueAt(plot, 1000)).toBeCloseTo(0, 9);
    const log = curvePlot({ ...range, low: 1 }, 400, 240, 12);
    expect(valueAt(log, 1000)).toBeGreaterThan(0);
  });

  it('fills in the handles that a quick stroke went past', () => {
    const flat = [0, 0, 0, 0, 0];
    expect(strokeTo(flat, undefined, { handle: 2, value: 7 })).toEqual([0, 0, 7, 0, 0]);
    expect(strokeTo(flat, { handle: 0, value: 0 }, { handle: 4, value: 8 })).toEqual([0, 2, 4, 6, 8]);
    expect(strokeTo(flat, { handle: 4, value: 8 }, { handle: 1, value: 2 })).toEqual([0, 2, 4, 6, 0]);
  });
});
