import { describe, expect, test } from 'vitest';
import { median, percentile, ratioByRound } from './statistics';

describe('median', () => {
  test.each([
    [[5], 5],
    [[3, 1, 2], 2],
    [[10, 9, 1, 2], 5.5],
    [[100, 9, 8], 9],
  ])('of %j is %d', (values, wanted) => {
    expect(median(values)).toBe(wanted);
  });

  test('leaves its values in their order, and has none of nothing', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
    expect(() => median([])).toThrow('no median of nothing');
  });
});

test('a percentile is one of the values, and not exceeded by its share', () => {
  const values = Array.from({ length: 40 }, (_, i) => 40 - i);
  expect(percentile(values, 0.95)).toBe(38);
  expect(percentile(values, 1)).toBe(40);
  expect(percentile([7], 0.5)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow('nothing');
});

describe('ratios by round', () => {
  test('do not see that the machine was slow in one round', () => {
    expect(ratioByRound([10, 20, 11], [5, 10, 5.5])).toEqual({ median: 2, low: 2, high: 2 });
  });

  test('are ratios of rounds, not of medians', () => {
    // the medians are 3 and 2, their ratio 1.5
    expect(ratioByRound([1, 3, 6], [2, 1, 3])).toEqual({ median: 2, low: 0.5, high: 3 });
  });

  test('need the same rounds', () => {
    expect(() => ratioByRound([1, 2], [1])).toThrow('2 against 1');
  });
});
