import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTrace, MS, pictureTrace } from '../../../tests/helpers/traces';
import type { ReadableTrace } from '../../sim/accounting/lanes';
import { buildLedger } from '../../sim/accounting/ledger';
import { CATEGORIES } from '../../sim/categories';
import { hitAt, placeOfRow, rowOf } from './hit';
import { buildIndex } from './index';
import { layoutOf, pxToNs } from './layout';
import { type Scene, type SceneWish, sceneOf } from './scene';
import type { TimeWindow } from './window';

const trace = pictureTrace(`
  host  A             wwwwwwww..............wwwwwwww..............
  wait  A untilBack   ........~~~~~~~~~~~~~~........~~~~~~~~~~~~~~
  line  A>X           ........dddd..................dddd..........
  line  X>A           .....................c.....................c
  node  X             ............w.......w.........w.........w...
  line  X>B           ...oo........dddddd............oooodddddd...
  wait  X>B queue     ...............................~~~~.........
  host  B             ...................w....................w...
  timer T@X           .............tttttttt.......................
`);
const long = longTrace(3000);

const words: SceneWish['words'] = {
  span: () => ['a long wording of what it is', 'short'],
  rule: () => ['waits for the answer'],
  gap: (category, ns) => [`${ns / MS} ms ${CATEGORIES[category]}`, `${ns / MS} ms`],
  letter: () => 'D',
  measure: (text) => text.length * 6,
};

function wishFor(of: ReadableTrace, lineId: string, window: TimeWindow, width = 1000): SceneWish {
  const line = of.lanes.findIndex(({ id }) => id === lineId);
  const layout = layoutOf(of.lanes, { width, labelWidth: 120, line });
  return { index: buildIndex(of), ledger: buildLedger(of, lineId), layout, window, words, ratio: 1 };
}

const small = wishFor(trace, 'X>B', { from: 0, to: trace.elapsed });
const large = wishFor(long, 'A>B', { from: 0, to: long.elapsed });
const windowsOf = (of: ReadableTrace): fc.Arbitrary<TimeWindow> =>
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([a, b]) => {
      const length = Math.max(1000, Math.round(of.elapsed * a ** 4));
      const from = Math.round((of.elapsed - length) * b);
      return { from, to: from + length };
    });

describe('the scene', () => {
  it('has the parts of a frame side by side, as wide as their time', () => {
    const { boxes, frames, exact } = sceneOf(small);
    expect(exact.size).toBe(trace.lanes.length);
    const line = small.layout.links[1]!.lines[0]!;
    const own = boxes.filter(({ y }) => y > line.y && y < line.y + line.height);
    const perMs = small.layout.plotWidth / (trace.elapsed / MS);
    const first = own.filter(({ x }) => x >= 13 * perMs - 0.01 && x < 19 * perMs);
    expect(first.map(({ category }) => CATEGORIES[category])).toEqual([
      'framing',
      'header',
      'payload',
      'framing',
    ]);
    expect(first.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(6 * perMs);
    // 10, 20, 560 and 10 of 600 bits
    expect(first.map(({ width }) => Math.round((width / perMs) * 1000))).toEqual([100, 200, 5600, 100]);
    expect(frames).toHaveLength(8);
  });

  it('is upright on lines without length, and slanted by the time bits need on others', () => {
    expect(sceneOf(small).boxes.every(({ slant }) => slant === 0)).toBe(true);
    const slanted = sceneOf({ ...small, propagation: { 'X>B': 2 * MS, 'X>A': MS } });
    const perMs = small.layout.plotWidth / (trace.elapsed / MS);
    const slants = new Set(slanted.boxes.map(({ slant }) => Math.round((slant / perMs) * 10) / 10));
    // down to the right, back up to the right
    expect([...slants].sort((a, b) => a - b)).toEqual([-1, 0, 2]);
    const up = slanted.boxes.find(({ slant }) => slant < 0)!;
    // at the sender's edge, the lower one, it begins with its span
    expect((up.x + up.slant) / perMs).toBeCloseTo(21);
  });

  it('hatches waits, and marks frames in a queue at the sender’s edge', () => {
    const { hatches } = sceneOf(small);
    const perMs = small.layout.plotWidth / (trace.elapsed / MS);
    const machine = small.layout.machines[0]!;
    const own = hatches
      .filter(({ queue }) => !queue)
      .map(({ x, width, y }) => [x / perMs, width / perMs, y > machine.y]);
    expect(
      own.map((row) => row.map((value) => (typeof value === 'number' ? Math.round(value) : value))),
    ).toEqual([
      [8, 14, true],
      [30, 14, true],
    ]);
    const queue = hatches.find((hatch) => hatch.queue)!;
    expect(Math.round(queue.x / perMs)).toBe(31);
    expect(queue.y).toBe(small.layout.links[1]!.lines[0]!.y + 1);
  });

  it('says how long and why the line is silent, with the whole length also at the edge of the view', () => {
    const texts = (window: TimeWindow) => sceneOf({ ...small, window }).captions.map(({ text }) => text);
    const silent = (window: TimeWindow) => texts(window).filter((text) => text.endsWith('sender'));
    expect(silent({ from: 0, to: trace.elapsed })).toEqual(['8 ms sender']);
    expect(silent({ from: 23 * MS, to: 29 * MS })).toEqual(['8 ms sender']);
  });

  it.each([
    ['drawn', small],
    ['long', large],
  ])('never lets captions meet each other or leave their room: %s trace, any window', (_, base) => {
    fc.assert(
      fc.property(windowsOf(base.index.trace), fc.constantFrom(300, 600, 1000, 1900), (window, width) => {
        const layout = layoutOf(base.index.trace.lanes, {
          width,
          labelWidth: 120,
          line: base.layout.strip.lane,
        });
        const scene = sceneOf({ ...base, layout, window });
        const sorted = scene.captions.toSorted((a, b) => a.y - b.y || a.x - b.x);
        sorted.forEach((caption, i) => {
          expect(caption.x).toBeGreaterThanOrEqual(-0.01);
          expect(caption.x + caption.width).toBeLessThanOrEqual(layout.plotWidth + 0.01);
          const next = sorted[i + 1];
          if (next && next.y === caption.y)
            expect(caption.x + caption.width).toBeLessThanOrEqual(next.x + 0.01);
          if (caption.on === undefined) return;
          const around = [...scene.boxes, ...scene.bars].some(
            (box) =>
              box.category === caption.on &&
              box.x <= caption.x + 0.01 &&
              box.x + box.width >= caption.x + caption.width - 0.01 &&
              box.y < caption.y &&
              box.y + box.height > caption.y,
          );
          expect(around).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('never draws more than a canvas can take, and shades the rest', () => {
    fc.assert(
      fc.property(windowsOf(long), (window) => {
        const scene = sceneOf({ ...large, window });
        expect(scene.frames.length + scene.bars.length).toBeLessThanOrEqual(600 + 4 * 40);
        expect(scene.boxes.length).toBeLessThan(3000);
        const drawn = scene.exact.size + scene.shades.filter(({ y }) => y < large.layout.strip.y).length;
        expect(drawn).toBeGreaterThanOrEqual(long.lanes.length);
      }),
      { numRuns: 60 },
    );
    expect(sceneOf(large).exact.size).toBe(0);
  });

  it('shades the strip with all of its time', () => {
    // the strip comes last
    const strip = sceneOf(large).shades.at(-1)!;
    const sum = strip.shares.reduce((all, ns) => all + ns, 0);
    expect(sum / long.elapsed).toBeCloseTo(1, 12);
  });
});

describe('what is under the pointer', () => {
  const scene: Scene = sceneOf(small);
  const place = { ...small, exact: scene.exact };
  const { layout } = small;
  const xOf = (ms: number): number => (ms / (trace.elapsed / MS)) * layout.plotWidth;
  const kindOf = (row: number): string => trace.kinds[trace.columns.kind[row]!]!.id;

  it('is the span, the wait, the idle lane or the stretch of the strip', () => {
    const host = layout.machines[0]!.y + 5;
    const span = hitAt(place, xOf(4), host);
    expect(span?.kind === 'span' && kindOf(span.row)).toBe('work');
    const wait = hitAt(place, xOf(15), host);
    expect(wait?.kind === 'wait' && trace.columns.waits.start[wait.wait]).toBe(8 * MS);
    expect(hitAt(place, xOf(15), layout.machines[2]!.y + 5)).toEqual({
      kind: 'idle',
      lane: layout.machines[2]!.lane,
    });
    expect(hitAt(place, xOf(25), layout.strip.y + 5)).toMatchObject({
      kind: 'stretch',
      stretch: { category: 'sender', start: 22 * MS, end: 30 * MS },
    });
    expect(hitAt(place, 10, 2)).toBeUndefined();
  });

  it('is found within a few pixels, since short spans are hard to meet', () => {
    const back = layout.links[0]!.lines[1]!.y + 5;
    expect(hitAt(place, xOf(21) - 2, back)?.kind).toBe('span');
    expect(hitAt(place, xOf(21) - 6, back)?.kind).toBe('idle');
  });

  it('is a pixel’s shares where the lane is shaded, and a row to select all the same', () => {
    const dense = { ...large, exact: new Set<number>() };
    const y = large.layout.links[0]!.lines[0]!.y + 5;
    const hit = hitAt(dense, 400, y)!;
    if (hit.kind !== 'shade') throw new Error('expected a shade');
    expect(hit.shares.every(({ share }) => share > 0 && share <= 1)).toBe(true);
    const instant = pxToNs(400, 0, long.elapsed, large.layout.plotWidth);
    const row = rowOf(dense, hit, instant);
    if (row !== undefined) expect(long.columns.start[row]!).toBeLessThanOrEqual(instant);
    const strip = hitAt(dense, 400, large.layout.strip.y + 5)!;
    if (strip.kind !== 'shade') throw new Error('expected a shade');
    expect(strip.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
  });

  it('has its place for the outline', () => {
    const row = rowOf(place, hitAt(place, xOf(10), layout.links[0]!.y + 5), 10 * MS)!;
    expect(placeOfRow(place, row)).toMatchObject({ x: xOf(8), width: expect.closeTo(xOf(4)) });
  });
});
