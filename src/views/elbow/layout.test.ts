import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parameter, points, references } from './elbow.fixture';
import { findingOf, interpolated, stepsOf } from './finding';
import { besideLabels, cutTo, overlap, rowLabels, textWidth } from './labels';
import { type PlotInput, plotOf } from './layout';
import { formatPlace, makeXAxis, makeYAxis, shortNumber } from './scales';
import { targetAfterKey, targetAt } from './targets';

const input: PlotInput = {
  width: 400,
  fontSize: 12,
  log: true,
  logY: false,
  range: { from: 100, to: 8023 },
  points,
  references,
  curves: [
    {
      id: 'closed',
      points: [
        { x: 100, y: 1100 },
        { x: 8023, y: 29_000 },
      ],
    },
  ],
  marks: [
    { id: 'half', x: 2500, text: 'half of the limit' },
    { id: 'second', x: 2600, text: 'second packet' },
  ],
  current: { x: 940, y: 6842 },
  sourceName: (source) => source,
};

describe('axes', () => {
  it('write short numbers, and units where a number stands alone', () => {
    expect([0, 0.5, 500, 1000, 2500, 2_500_000].map(shortNumber)).toEqual([
      '0',
      '0.5',
      '500',
      '1k',
      '2.5k',
      '2.5M',
    ]);
    expect(formatPlace(parameter, 2436.6)).toBe('2,437 bit');
  });

  it('never let tick labels touch, at any width, range and scale', () => {
    const range = fc.tuple(
      fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      fc.double({ min: 1.5, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(range, fc.boolean(), fc.integer({ min: 120, max: 1000 }), ([from, times], log, width) => {
        const axis = makeXAxis({ from, to: from * times }, log, { from: 0, to: width }, 12);
        axis.ticks.forEach((tick, i) => {
          expect(tick.px).toBeGreaterThanOrEqual(-0.5);
          expect(tick.px).toBeLessThanOrEqual(width + 0.5);
          const before = axis.ticks[i - 1];
          if (!before) return;
          const half = ((tick.label.length + before.label.length) * 12 * 0.6) / 2;
          expect(tick.px - before.px).toBeGreaterThan(half);
        });
      }),
    );
  });

  it('start at zero upwards and have round numbers on the way', () => {
    const axis = makeYAxis(27_578, { from: 150, to: 0 }, 12);
    expect(axis.toPx(0)).toBe(150);
    expect(axis.toPx(27_578)).toBe(0);
    expect(axis.ticks.map(({ label }) => label)).toEqual(['0', '5k', '10k', '15k', '20k', '25k']);
    expect(makeYAxis(0, { from: 150, to: 0 }, 12).toPx(0)).toBe(150);
  });

  it('goes by powers of ten where values span decades, and only where all are above zero', () => {
    const axis = makeYAxis(640_000, { from: 150, to: 0 }, 12, 1400);
    expect(axis.log).toBe(true);
    expect(axis.ticks.map(({ label }) => label)).toEqual(expect.arrayContaining(['10k', '100k']));
    const [a, b, c] = [2000, 20_000, 200_000].map(axis.toPx);
    expect(a! - b!).toBeCloseTo(b! - c!, 6);
    expect(axis.fromPx(axis.toPx(5000))).toBeCloseTo(5000, 6);
    expect(makeYAxis(640_000, { from: 150, to: 0 }, 12, 0).log).toBe(false);
  });
});

describe('the finding', () => {
  it('names range, trend, half and the largest step back', () => {
    const finding = findingOf(points)!;
    expect(finding.trend).toBe('rises');
    expect([finding.first.x, finding.last.x, finding.highest.y]).toEqual([100, 8023, 28_000]);
    expect(finding.half).toBeCloseTo(2545, 0);
    expect(finding.step).toMatchObject({ from: { x: 960 }, to: { x: 1000 }, change: -0.1 });
  });

  it('has none for fewer than two points, and calls small moves flat', () => {
    expect(
      findingOf([
        { x: 1, y: null },
        { x: 2, y: 5 },
      ]),
    ).toBeUndefined();
    expect(
      findingOf([
        { x: 1, y: 100 },
        { x: 2, y: 101 },
      ])!.trend,
    ).toBe('flat');
    expect(
      stepsOf(
        [
          { x: 1, y: 100 },
          { x: 2, y: null },
          { x: 3, y: 50 },
        ],
        'rises',
      ),
    ).toEqual([]);
  });

  it('reads values between points, and none beside what is not known', () => {
    expect(interpolated(points, 2000)).toBeCloseTo(11_600);
    expect(interpolated(points, 100)).toBe(1000);
    expect(interpolated(points, 99)).toBeUndefined();
    expect(
      interpolated(
        [
          { x: 1, y: 1 },
          { x: 2, y: null },
          { x: 3, y: 3 },
        ],
        2.5,
      ),
    ).toBeUndefined();
  });
});

describe('labels', () => {
  const label = fc.record({
    id: fc.uuid(),
    at: fc.integer({ min: 0, max: 400 }),
    text: fc.string({ maxLength: 30 }),
  });

  it('over marks never overlap and stay inside', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 8 }), (labels) => {
        const placed = rowLabels(labels, 0, 400, 12);
        for (const [i, a] of placed.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(0);
          expect(a.x + textWidth(a.text, 12)).toBeLessThanOrEqual(400.001);
          for (const b of placed.slice(0, i)) {
            const boxes = [a, b].map((one) => ({
              x: one.x,
              y: one.row,
              width: textWidth(one.text, 12),
              height: 1,
            }));
            expect(overlap(boxes[0]!, boxes[1]!)).toBe(false);
          }
        }
      }),
    );
  });

  it('beside points never overlap each other or what is there', () => {
    const area = { x: 0, y: 0, width: 300, height: 150 };
    const at = fc.record({
      id: fc.uuid(),
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 150 }),
      text: fc.constantFrom('RFC 662', 'IMP program'),
    });
    fc.assert(
      fc.property(fc.array(at, { maxLength: 12 }), (labels) => {
        const taken = labels.map(({ x, y }) => ({ x: x - 5, y: y - 5, width: 10, height: 10 }));
        const placed = besideLabels(labels, area, taken, 12);
        placed.forEach((a, i) => {
          for (const b of [...taken, ...placed.slice(0, i)]) expect(overlap(a, b)).toBe(false);
        });
      }),
    );
  });

  it('are cut with dots where they are too long', () => {
    expect(cutTo('half of the largest message’s rate', 100, 12)).toBe('half of the l…');
    expect(cutTo('half', 100, 12)).toBe('half');
  });
});

describe('the plot', () => {
  it('lies inside its frame and keeps two close marks in two rows', () => {
    const plot = plotOf(input);
    expect(plot.marks.map(({ row }) => row)).toEqual([0, 1]);
    for (const { px, py } of plot.targets) {
      expect(px).toBeGreaterThanOrEqual(plot.area.x - 0.01);
      expect(px).toBeLessThanOrEqual(plot.area.x + plot.area.width + 0.01);
      expect(py).toBeGreaterThanOrEqual(plot.area.y - 0.01);
      expect(py).toBeLessThanOrEqual(plot.area.y + plot.area.height + 0.01);
    }
    expect(plot.steps).toHaveLength(1);
    expect(plot.path).toMatch(/^M/);
    expect(plot.band).toMatch(/^M.*Z$/);
  });

  it('labels each source once, and not across the curve', () => {
    const { labels } = plotOf(input);
    expect(labels.map(({ text }) => text)).toEqual([...new Set(labels.map(({ text }) => text))]);
    expect(labels.length).toBeGreaterThan(0);
  });

  it('breaks the line where a value is missing, and leaves out what is out of range', () => {
    const plot = plotOf({
      ...input,
      points: [...points.slice(0, 2), { x: 500, y: null }, ...points.slice(2)],
    });
    expect(plot.path.match(/M/g)).toHaveLength(2);
    expect(
      plotOf({ ...input, range: { from: 500, to: 5000 } }).references.map(({ reference }) => reference.id),
    ).toEqual(['before', 'timed']);
  });

  it('is not pressed to the floor by a bound far above all', () => {
    const plot = plotOf({
      ...input,
      curves: [
        {
          id: 'bound',
          points: [
            { x: 100, y: 1e9 },
            { x: 8023, y: 1e9 },
          ],
        },
      ],
    });
    expect(plot.y.toPx(28_000)).toBeLessThan(plot.area.y + plot.area.height * 0.4);
  });

  it('holds with nothing to show and at the smallest width', () => {
    const plot = plotOf({
      ...input,
      width: 0,
      points: [],
      references: [],
      curves: [],
      marks: [],
      current: undefined,
    });
    expect(plot.targets).toEqual([]);
    expect(plot.path).toBe('');
    expect(plotOf({ ...input, width: 320 }).height).toBeGreaterThan(150);
  });
});

describe('pointing', () => {
  const { targets } = plotOf(input);
  const at = (index: number | undefined) =>
    index === undefined ? undefined : `${targets[index]!.type} ${targets[index]!.x}`;

  it('means a measured mark nearby, else the point of the curve above or below', () => {
    const mark = targets.find(({ type, x }) => type === 'reference' && x === 4000)!;
    expect(at(targetAt(targets, mark.px + 3, mark.py - 3))).toBe('reference 4000');
    expect(at(targetAt(targets, mark.px, mark.py + 60))).toBe('point 3000');
    expect(targetAt([], 0, 0)).toBeUndefined();
  });

  it('moves with the arrows along the curve, over to the marks and back', () => {
    const go = (active: number | undefined, key: string) => targetAfterKey(targets, active, key, 940);
    const start = go(undefined, 'ArrowRight');
    expect(at(start)).toBe('point 960');
    expect(at(go(start, 'ArrowRight'))).toBe('point 1000');
    expect(at(go(start, 'Home'))).toBe('point 100');
    const mark = go(start, 'ArrowUp');
    expect(at(mark)).toBe('reference 940');
    expect(at(go(mark, 'ArrowRight'))).toBe('reference 4000');
    expect(at(go(mark, 'ArrowDown'))).toBe('point 960');
    expect(at(go(go(start, 'End'), 'ArrowRight'))).toBe('point 8023');
    expect(go(start, 'a')).toBeUndefined();
  });
});
