import { describe, expect, it } from 'vitest';
import { scenarioById } from '../../scenarios/registry';
import { textFor } from '../../text';
import { evidence } from '../../text/en/evidence';
import { groupsOf } from './groups';
import { binsOf, histogramOf } from './layout';
import { histogramText } from './words';

const ms = (...times: number[]): number[] => times.map((time) => time * 1e6);
const t = textFor('en', { ...evidence, ...scenarioById('sunrpc')!.text });
const said = (times: number[], period?: number) => histogramText(t, groupsOf(ms(...times), period), period);
const many = (count: number, time: number): number[] => new Array<number>(count).fill(time);

describe('groups of times', () => {
  it('parts what stalled from what did not, and knows what is locked to the timer', () => {
    const groups = groupsOf(ms(23, ...many(5, 200.1), 22, 199.9, 400), 200e6);
    expect(groups.map(({ count, periods }) => [count, periods])).toEqual([
      [2, 0],
      [6, 1],
      [1, 2],
    ]);
    expect(groupsOf(ms(183.7, ...many(3, 200)), 200e6)).toMatchObject([
      { count: 1, first: true, periods: 0 },
      { count: 3, first: false, periods: 1 },
    ]);
  });

  it('takes times that are spread for one group, and none for none', () => {
    expect(groupsOf(ms(10, 20, 30, 40, 50, 60), undefined)).toHaveLength(1);
    expect(groupsOf([], 200e6)).toEqual([]);
    expect(groupsOf(ms(5), undefined)).toEqual([
      { count: 1, least: 5e6, most: 5e6, periods: 0, first: false },
    ]);
  });

  it('does not take a time near the timer’s period for locked', () => {
    expect(groupsOf(ms(243, 244), 200e6)[0]!.periods).toBe(0);
    expect(groupsOf(ms(195), 200e6)[0]!.periods).toBe(0);
    expect(groupsOf(ms(197), 200e6)[0]!.periods).toBe(1);
  });
});

describe('the sentence', () => {
  it('tells locked calls from the others, by numbers', () => {
    expect(said([183.7, ...many(98, 200), 200.1], 200e6)).toMatch(
      /^The first call took 183.7 ms\. 99 of 100 calls took 200 ms to 200.1 ms: from one tick of the ACK timer to the next\. The ACK timer sets their pace/,
    );
    expect(said(many(100, 23), 200e6)).toBe(
      'All 100 calls took 23 ms. None lasted from tick to tick of the ACK timer, which are 200 ms apart.',
    );
    expect(said([...many(9, 66), 400], 200e6)).toContain(
      '9 of 10 calls took 66 ms. 1 of 10 calls took 400 ms: 2 times as long as',
    );
    expect(said([66], undefined)).toBe('The only call took 66 ms.');
  });
});

describe('the bars', () => {
  it('stand round whole multiples of their width, so that a round time falls into one', () => {
    expect(binsOf([199.9, 200, 200.1, 183.7, 0.1], 5)).toEqual([
      { from: 0, to: 2.5, count: 1 },
      { from: 182.5, to: 187.5, count: 1 },
      { from: 197.5, to: 202.5, count: 3 },
    ]);
  });

  it('hold all calls, the smallest bar can be seen, and the timer’s periods are marked', () => {
    const plot = histogramOf({
      timesMs: [183.7, ...many(98, 200), 400],
      periodMs: 200,
      width: 600,
      fontSize: 12,
      markText: (periods) => `timer ${periods}`,
    });
    expect(plot.bars.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    expect(Math.min(...plot.bars.map(({ height }) => height))).toBe(3);
    expect(plot.marks.map(({ at }) => at)).toEqual([200, 400].map(plot.axis.toPx));
    for (const { x, width, y, height } of plot.bars) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(600);
      expect(y + height).toBeCloseTo(plot.bottom);
      expect(y).toBeGreaterThanOrEqual(plot.top);
    }
  });

  it('show the timer’s mark beside short calls, and none where there is no timer', () => {
    const input = { timesMs: [23, 24], width: 320, fontSize: 12, markText: String };
    expect(histogramOf({ ...input, periodMs: 200 }).marks).toHaveLength(1);
    const free = histogramOf({ ...input, periodMs: undefined });
    expect(free.marks).toEqual([]);
    expect(free.axis.toPx(24)).toBeGreaterThan(200);
  });
});
