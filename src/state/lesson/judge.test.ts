/** Curves held against runs: how far off, and which wrong idea; other questions are tested on every lesson. */

import { expect, test } from 'vitest';
import type { CurveQuestion, RunFacts } from '../../scenarios/lesson';
import { judgeCurve } from './judge';

const truth = [10, 20, 40, 80];
const runs = (name: string): RunFacts =>
  ({ goodput: truth[['a', 'b', 'c', 'd'].indexOf(name)] }) as Partial<RunFacts> as RunFacts;
const question: CurveQuestion = {
  kind: 'curve',
  axis: 'x',
  measure: 'goodput',
  over: ['a', 'b', 'c', 'd'],
  quantity: 'rate',
  of: ({ goodput }) => goodput,
  top: () => 100,
  ideas: [
    { misconception: 'flat', gives: () => [40, 40, 40, 40] },
    { misconception: 'high', gives: () => [100, 100, 100, 100] },
  ],
  hides: [],
};

test('a curve is close when it is near on the average, wherever it is off', () => {
  expect(judgeCurve(question, [10, 20, 40, 100], runs)).toMatchObject({
    close: true,
    off: expect.closeTo(0.05, 12),
  });
  expect(judgeCurve(question, [50, 20, 40, 80], runs)).toMatchObject({
    close: false,
    off: expect.closeTo(0.1, 12),
  });
});

test('a curve is known for the wrong idea it is nearest to, and only if it is near', () => {
  expect(judgeCurve(question, [40, 45, 45, 40], runs).misconception).toBe('flat');
  expect(judgeCurve(question, [90, 100, 100, 90], runs).misconception).toBe('high');
  expect(judgeCurve(question, [80, 40, 20, 10], runs).misconception).toBeUndefined();
});

test('on a logarithmic axis the same factor is the same distance', () => {
  const log: CurveQuestion = { ...question, top: () => 1000, bottom: () => 1 };
  const twice = judgeCurve(
    log,
    truth.map((y) => 2 * y),
    runs,
  );
  const half = judgeCurve(
    log,
    truth.map((y) => y / 2),
    runs,
  );
  expect(twice.off).toBeCloseTo(half.off!, 12);
  expect(twice.off).toBeCloseTo(Math.log(2) / Math.log(1000), 12);
});

test('a curve with a hole in it is no guess', () => {
  expect(judgeCurve(question, [10, Number.NaN, 40, 80], runs)).toEqual({ truth, close: false });
  expect(judgeCurve(question, [10, 20], runs)).toEqual({ truth, close: false });
});
