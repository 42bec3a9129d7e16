import { describe, expect, it } from 'vitest';
import type { NumberParameter } from '../../sim/parameters';
import { textFor } from '../../text';
import { answers } from '../../text/en/answers';
import { evidence } from '../../text/en/evidence';
import { judge } from './judgement';
import { barsOf, makeAxis, trackOf } from './layout';
import { edgeArguments, verdictText } from './words';

const reported = [
  { from: 4045, to: 4952 },
  { from: 8090, to: 8960 },
];
const range = (from: number, to: number) => ({ from, to });
const parameter = { unit: 'byte', whole: true } as NumberParameter;
const t = textFor('en', { ...answers, ...evidence });
const verdict = (...slow: { from: number; to: number }[]) =>
  verdictText(t, parameter, slow, judge(slow, reported, 64));
const fits = (...slow: { from: number; to: number }[]) => judge(slow, reported, 64).fits;

describe('a judgement', () => {
  it('accepts edges within the tolerance, and no others', () => {
    expect(fits(range(4045, 4968), range(8041, 8964), range(12_037, 12_960))).toBe(true);
    expect(fits(range(4109, 5016), range(8090, 8960))).toBe(true);
    expect(fits(range(4110, 4952), range(8090, 8960))).toBe(false);
    expect(fits(range(4045, 5017), range(8090, 8960))).toBe(false);
  });

  it('rules out what is fast where it was slow, and slow where nobody saw it', () => {
    expect(fits()).toBe(false);
    expect(fits(range(4045, 4952))).toBe(false);
    expect(fits(range(4045, 4952), range(6000, 6010), range(8090, 8960))).toBe(false);
    expect(fits(range(4045, 4952), range(8090, 8960), range(8961, 20_000))).toBe(true);
  });
});

describe('the verdict in words', () => {
  it('tells each edge from the numbers', () => {
    expect(verdict(range(4045, 4968), range(8041, 8964))).toBe(
      '4,045 to 4,952: begins exactly there, ends 16 bytes too late. 8,090 to 8,960: begins 49 bytes too early, ends 4 bytes too late.',
    );
    expect(verdict(range(3953, 5392))).toBe(
      '4,045 to 4,952: begins 92 bytes too early, ends 440 bytes too late. 8,090 to 8,960: fast.',
    );
    expect(verdict(range(4046, 4952), range(5069, 6088), range(8090, 8959))).toBe(
      '4,045 to 4,952: begins 1 byte too late, ends exactly there. 8,090 to 8,960: begins exactly there, ends 1 byte too early. Slow too, though nobody saw it: 5,069 to 6,088.',
    );
  });

  it('says when nothing is slow, or nothing that was reported', () => {
    expect(verdict()).toBe('No size is slow.');
    expect(verdict(range(17_249, 18_268))).toBe('No reported size is slow.');
  });

  it('names the edges there are for the story’s own sentence', () => {
    const rows = [
      { id: 'one', slow: [range(3953, 5392), range(7000, 7100)] },
      { id: 'two', slow: [] },
      { id: 'three', slow: undefined },
    ];
    expect(edgeArguments(rows, reported)).toEqual({
      reported1From: '4,045',
      reported1To: '4,952',
      reported2From: '8,090',
      reported2To: '8,960',
      oneFrom: '3,953',
      oneTo: '5,392',
    });
  });
});

describe('the bars', () => {
  const width = 360;
  const axis = makeAxis(range(0, 20_000), width, 12);
  const label = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;

  it('lie on one axis, and the narrowest is still seen', () => {
    const [wide, narrow] = barsOf([range(4045, 4968), range(9000, 9000)], axis);
    expect(wide!.x).toBeCloseTo(axis.toPx(4044.5));
    expect(wide!.width).toBeCloseTo(axis.toPx(4968.5) - axis.toPx(4044.5));
    expect(narrow!.width).toBe(2);
  });

  it('have labels that do not touch, in two rows at most; the others are counted', () => {
    const many = Array.from({ length: 9 }, (_, i) => range(2000 * i + 100, 2000 * i + 900));
    const track = trackOf(many, axis, width, 12, label);
    expect(track.bars).toHaveLength(9);
    expect(track.labels.length + track.left).toBe(9);
    expect(track.left).toBeGreaterThan(0);
    for (const row of [0, 1]) {
      const placed = track.labels.filter((one) => one.row === row).sort((a, b) => a.x - b.x);
      placed.forEach((one, i) => {
        expect(one.x).toBeGreaterThanOrEqual(0);
        if (i > 0) expect(one.x - placed[i - 1]!.x).toBeGreaterThan(9 * 12 * 0.54);
      });
    }
    expect(track.height).toBeGreaterThan(track.baselines[1]!);
  });

  it('need no second row of labels where there is room', () => {
    const track = trackOf([range(4045, 4968), range(12_037, 12_960)], axis, width, 12, label);
    expect(track.left).toBe(0);
    expect(track.height).toBeLessThan(track.baselines[1]!);
  });
});
