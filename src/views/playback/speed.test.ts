import { describe, expect, it } from 'vitest';
import { seekBy } from './seek';
import { besideSpeed, nearestSpeed, SPEEDS } from './speed';

describe('speeds', () => {
  it('are round, ascending, and span a microsecond to a hundred seconds', () => {
    expect(SPEEDS[0]).toBe(1e3);
    expect(SPEEDS.at(-1)).toBe(1e11);
    expect(SPEEDS).toContain(20e6);
    expect(SPEEDS.toSorted((a, b) => a - b)).toEqual(SPEEDS);
    expect(new Set(SPEEDS).size).toBe(SPEEDS.length);
  });

  it('are found by ratio and stepped one by one', () => {
    expect(SPEEDS[nearestSpeed(20e6)]).toBe(20e6);
    expect(SPEEDS[nearestSpeed(16e6)]).toBe(20e6);
    expect(SPEEDS[nearestSpeed(0)]).toBe(1e3);
    expect(besideSpeed(20e6, 1)).toBe(50e6);
    expect(besideSpeed(20e6, -1)).toBe(10e6);
    expect(besideSpeed(16e6, 1)).toBe(20e6);
    expect(besideSpeed(1e11, 1)).toBe(1e11);
    expect(besideSpeed(1e3, -1)).toBe(1e3);
  });
});

describe('seeking by keys', () => {
  const elapsed = 365e9;
  it('has a fine, a usual and a coarse step, in that order', () => {
    const fine = seekBy('ArrowRight', true, 0, elapsed)!;
    const usual = seekBy('ArrowRight', false, 0, elapsed)!;
    const coarse = seekBy('PageUp', false, 0, elapsed)!;
    expect([fine, usual, coarse]).toEqual([0.2e9, 2e9, 20e9]);
  });

  it('stays in the run and leaves other keys alone', () => {
    expect(seekBy('ArrowLeft', false, 1, elapsed)).toBe(0);
    expect(seekBy('End', false, 1, elapsed)).toBe(elapsed);
    expect(seekBy('PageUp', false, elapsed - 1, elapsed)).toBe(elapsed);
    expect(seekBy('Tab', false, 1, elapsed)).toBeUndefined();
  });
});
