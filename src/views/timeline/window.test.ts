import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, roundStep, scaleBar } from './ticks';
import { clampWindow, contains, panned, revealing, steps, wholeRun, zoomed } from './window';

const elapsed = fc.integer({ min: 1, max: 1e15 });
const place = fc.double({ min: -0.5, max: 1.5, noNaN: true });

describe('the window', () => {
  it('stays in the run whatever is done to it', () => {
    fc.assert(
      fc.property(
        elapsed,
        place,
        place,
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        (run, a, b, factor) => {
          const first = clampWindow({ from: run * Math.min(a, b), to: run * Math.max(a, b) }, run);
          for (const window of [
            first,
            zoomed(first, first.from + 0.3 * (first.to - first.from), factor, run),
            panned(first, run * a, run),
            revealing(first, run * Math.min(1, Math.abs(b)), run),
          ]) {
            expect(window.from).toBeGreaterThanOrEqual(0);
            expect(window.to).toBeLessThanOrEqual(run);
            expect(window.to).toBeGreaterThan(window.from);
            expect(Number.isInteger(window.from) && Number.isInteger(window.to)).toBe(true);
          }
        },
      ),
    );
  });

  it('keeps the instant under the pointer where it is', () => {
    const window = { from: 4e8, to: 6e8 };
    const closer = zoomed(window, 5.5e8, 4, 1e9);
    expect(closer).toEqual({ from: 5.125e8, to: 5.625e8 });
    expect((5.5e8 - closer.from) / (closer.to - closer.from)).toBeCloseTo(0.75);
  });

  it('comes back after zooming in and out, away from the ends', () => {
    const window = { from: 4e8, to: 6e8 };
    expect(zoomed(zoomed(window, 4.5e8, 2, 1e9), 4.5e8, 0.5, 1e9)).toEqual(window);
  });

  it('turns the page only when the playhead has left it', () => {
    const window = { from: 1000, to: 2000 };
    expect(revealing(window, 1500, 1e6)).toBe(window);
    expect(revealing(window, 2001, 1e6)).toEqual({ from: 1881, to: 2881 });
    expect(contains(revealing(window, 10, 1e6), 10)).toBe(true);
  });

  it('has steps in order: fine, step, coarse', () => {
    for (const length of [500, 1e3, 3e5, 2.6e8, 3.6e11, 1e15]) {
      const { fine, step, coarse } = steps({ from: 0, to: length });
      expect(fine).toBeGreaterThanOrEqual(1);
      expect(fine).toBeLessThan(step);
      expect(step).toBeLessThan(coarse);
      expect(coarse).toBeLessThan(length);
    }
    expect(wholeRun(0)).toEqual({ from: 0, to: 1 });
  });
});

describe('the axis', () => {
  const labels = (from: number, to: number, pixels = 900) => {
    const { ticks, unit, base } = axisOf(from, to, pixels);
    return `${base ? `${base} ` : ''}${ticks.map(({ label }) => label).join(' ')} ${unit}`;
  };

  it('has round numbers in a fitting unit', () => {
    expect(labels(0, 260e6)).toBe('0 20 40 60 80 100 120 140 160 180 200 220 240 260 ms');
    expect(labels(0, 365.65e9)).toBe('0 30 60 90 120 150 180 210 240 270 300 330 360 s');
    expect(labels(0, 1800e9)).toBe('0 5 10 15 20 25 30 min');
    expect(labels(0, 1200)).toBe('0 100 200 300 400 500 600 700 800 900 1,000 1,100 1,200 ns');
  });

  it('changes to decimals of a larger unit, then to a base, where numbers get long', () => {
    expect(labels(181.2e9, 181.3e9, 500)).toBe('181.20 181.22 181.24 181.26 181.28 181.30 s');
    expect(labels(181.2e9 + 300e3, 181.2e9 + 301e3, 500)).toBe(
      '181.200300 s +0 +200 +400 +600 +800 +1,000 ns',
    );
  });

  it('never crowds and never labels two ticks alike', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e14 }),
        fc.integer({ min: 500, max: 1e14 }),
        fc.integer({ min: 60, max: 2400 }),
        (from, length, pixels) => {
          const { ticks, step, base } = axisOf(from, from + length, pixels);
          expect((step / length) * pixels).toBeGreaterThanOrEqual(63.9);
          expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
          for (const { at, label } of ticks) {
            expect(at).toBeGreaterThanOrEqual(from);
            expect(at).toBeLessThanOrEqual(from + length);
            if (!base) expect(label.length).toBeLessThanOrEqual(9);
          }
        },
      ),
    );
  });

  it('has steps of whole nanoseconds', () => {
    for (let least = 0.3; least < 1e16; least *= 1.7) {
      const step = roundStep(least);
      expect(Number.isInteger(step)).toBe(true);
      expect(step).toBeGreaterThanOrEqual(Math.max(1, Math.min(least, step)));
    }
    expect(roundStep(7e9)).toBe(10e9);
  });

  it('has a scale bar of a round length that fits', () => {
    expect(scaleBar(0, 260e6, 856, 120)).toEqual({ ns: 20e6, width: expect.closeTo(65.8, 1) });
    const { ns, width } = scaleBar(0, 365e9, 856, 120);
    expect(ns).toBe(30e9);
    expect(width).toBeLessThanOrEqual(120);
  });
});
