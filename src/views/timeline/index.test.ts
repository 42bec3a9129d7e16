import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTrace, pictureTrace } from '../../../tests/helpers/traces';
import { type ReadableTrace, readTrace } from '../../sim/accounting/lanes';
import { timedParts } from '../../sim/accounting/parts';
import { CATEGORIES, type Category } from '../../sim/categories';
import { buildIndex, countIn, rowsIn } from './index';
import { pixelBorder, rowAt, sharesOf, workCategory } from './track';
import { waitingShares, waitsIn } from './waits';

/** Busy time a category of a lane, by going over all of it. */
function bruteShares(trace: ReadableTrace, lane: number, from: number, to: number): Map<Category, number> {
  const { columns, kinds } = trace;
  const sums = new Map<Category, number>();
  for (const row of trace.rowsOfLane[lane]!) {
    const start = columns.start[row]!;
    const end = columns.end[row]!;
    const parts =
      trace.lanes[lane]!.role === 'line'
        ? timedParts(kinds[columns.kind[row]!]!, start, end, columns.bits[row]!, columns.payload[row]!)
        : [{ category: workCategory(trace, row), start, end }];
    for (const part of parts) {
      const overlap = Math.min(part.end, to) - Math.max(part.start, from);
      if (overlap > 0) sums.set(part.category, (sums.get(part.category) ?? 0) + overlap);
    }
  }
  return sums;
}

const crowded = pictureTrace(`
  host  A       www..wwwww....................ww
  line  A>B     ...dd.....oo..rrrrrrr...ccc...dd
  node  B       .....ww.....ww.......ww.........
  timer T@B     .ttttttttttttttttttt............
  timer T@B     ...tttttttttt.......ttttttt.....
  timer T@B     ......tttt......................
`);

describe.each([
  ['drawn', crowded],
  ['long', longTrace(150)],
])('the index of a %s trace', (_, trace) => {
  const index = buildIndex(trace);
  const span = fc.integer({ min: -1000, max: Math.round(trace.elapsed * 1.1) });

  it('gives the same shares as going over all rows', () => {
    fc.assert(
      fc.property(span, span, fc.integer({ min: 1, max: 40 }), (a, b, pixels) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        trace.lanes.forEach((_, lane) => {
          const found = index.tracks[lane]!.map((track) => ({
            track,
            shares: sharesOf(track, from, to, pixels),
          }));
          for (let p = 0; p < pixels; p++) {
            const expected = bruteShares(
              trace,
              lane,
              pixelBorder(from, to, pixels, p),
              pixelBorder(from, to, pixels, p + 1),
            );
            CATEGORIES.forEach((category, c) => {
              const sum = found.reduce((sum, { track, shares }) => {
                const column = c - track.firstCategory;
                return column < 0 || column >= track.width ? sum : sum + shares[p * track.width + column]!;
              }, 0);
              expect(sum).toBe(expected.get(category) ?? 0);
            });
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('finds exactly the rows in a window, and the row at an instant', () => {
    const { start, end } = trace.columns;
    fc.assert(
      fc.property(span, span, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        trace.lanes.forEach((_, lane) => {
          const rows = [...trace.rowsOfLane[lane]!];
          const found = rowsIn(index, lane, from, to).flatMap(({ track, first, last }) => [
            ...track.rows.slice(first, last),
          ]);
          const expected = rows.filter((row) => start[row]! < to && end[row]! > from);
          expect(found.toSorted((x, y) => x - y)).toEqual(expected.toSorted((x, y) => x - y));
          expect(countIn(index, lane, from, to)).toBe(expected.length);
          const running = index.tracks[lane]!.map((track) => rowAt(track, from)).filter(
            (row) => row !== undefined,
          );
          expect(running.toSorted((x, y) => x - y)).toEqual(
            rows.filter((row) => start[row]! <= from && end[row]! > from).toSorted((x, y) => x - y),
          );
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('tracks', () => {
  it('are as many as spans ever ran at once', () => {
    const timers = crowded.lanes.findIndex((lane) => lane.role === 'timer');
    expect(buildIndex(crowded).tracks.map((tracks) => tracks.length)).toEqual(
      crowded.lanes.map((_, lane) => (lane === timers ? 3 : 1)),
    );
  });
});

describe('waits', () => {
  const wait = fc.record({ start: fc.nat(5000), length: fc.integer({ min: 1, max: 900 }), lane: fc.nat(2) });

  /** In any order, or one behind the other: starts and ends ascending. */
  const lists = (maxLength: number) =>
    fc.tuple(fc.array(wait, { maxLength }), fc.boolean()).map(([list, inOrder]) => {
      if (!inOrder) return list;
      const starts = list.map(({ start }) => start).sort((a, b) => a - b);
      const ends = list.map(({ start, length }) => start + length).sort((a, b) => a - b);
      return list.map(({ lane }, i) => ({ lane, start: starts[i]!, length: ends[i]! - starts[i]! }));
    });

  /** A trace with nothing but waits. */
  function waiting(list: { start: number; length: number; lane: number }[]): ReadableTrace {
    const trace = pictureTrace('host A w\nhost B w\nhost C w');
    const { waits } = trace.columns;
    waits.length = list.length;
    waits.lane = Uint8Array.from(list, ({ lane }) => lane);
    waits.start = Float64Array.from(list, ({ start }) => start);
    waits.end = Float64Array.from(list, ({ start, length }) => start + length);
    return readTrace(trace, trace.columns, trace.elapsed);
  }

  it('are found by window, whatever their order', () => {
    fc.assert(
      fc.property(lists(600), fc.nat(6000), fc.nat(1500), (list, from, length) => {
        const { waits } = buildIndex(waiting(list));
        const to = from + length;
        for (let lane = 0; lane < 3; lane++) {
          const expected = list.flatMap((one, i) =>
            one.lane === lane && one.start < to && one.start + one.length > from ? [i] : [],
          );
          expect(waitsIn(waits, lane, from, to, 1000)).toEqual(expected);
          if (expected.length > 0)
            expect(waitsIn(waits, lane, from, to, expected.length - 1)).toBeUndefined();
        }
      }),
    );
  });

  it('tell how long anybody waits in each pixel', () => {
    fc.assert(
      fc.property(lists(60), fc.integer({ min: 1, max: 30 }), (list, pixels) => {
        const { waits } = buildIndex(waiting(list));
        const shares = waitingShares(waits, 1, -100, 6100, pixels);
        for (let p = 0; p < pixels; p++) {
          let expected = 0;
          for (let t = pixelBorder(-100, 6100, pixels, p); t < pixelBorder(-100, 6100, pixels, p + 1); t++) {
            if (list.some(({ lane, start, length }) => lane === 1 && start <= t && t < start + length))
              expected++;
          }
          expect(shares[p]).toBe(expected);
        }
      }),
      { numRuns: 25 },
    );
  });
});
