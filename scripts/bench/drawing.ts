/** How long the timeline's index takes to build over 2,000,000 rows, and to answer for 2,000 pixels at any zoom. */

import { readTrace } from '../../src/sim/accounting/lanes';
import { run } from '../../src/sim/run';
import { buildIndex, countIn, rowsIn, type TraceIndex } from '../../src/views/timeline/index';
import { shadeOfLane } from '../../src/views/timeline/shades';
import { checklist } from './checklist';
import { exchangeModel } from './models/exchange';
import { SHAPES } from './models/shapes';
import { median } from './statistics';
import type { Table } from './table';

const EXCHANGES = 1_000_000;
const PIXELS = 2_000;
/** Spans of a lane that are drawn one by one; above, shares of categories. */
const DRAWN_SINGLY = 1_000;
const NOWHERE = { y: 0, height: 0, slant: 0 };
const ROUNDS = 7;
const BUILT_MS = 30;
const ANSWERED_MS = 2;

const makeTotals = ({ tracks }: TraceIndex): void => {
  for (const track of tracks.flat()) void track.totals.length;
};

export function drawingTable(): Table {
  const { trace, elapsed } = run(exchangeModel, { ...SHAPES.S2(EXCHANGES), rows: 'frames' }, 1);
  const readable = readTrace(exchangeModel, trace!, elapsed);
  const cpu = (what: () => void): number => {
    const before = process.cpuUsage();
    what();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  // an index is kept with its trace: a trace of its own each time
  const built = Array.from({ length: ROUNDS }, () =>
    cpu(() => {
      // totals are made when first asked for: here all of them are
      makeTotals(buildIndex({ ...readable }));
    }),
  );
  const index = buildIndex(readable);
  makeTotals(index);
  const slowest: number[] = [];
  for (let share = 1; share > 1e-7; share /= 2) {
    const times = [0, 0.3, 0.9].flatMap((place) =>
      Array.from({ length: ROUNDS }, () => {
        const from = Math.floor(elapsed * place * (1 - share));
        const to = from + elapsed * share;
        const look = (lane: number) =>
          countIn(index, lane, from, to) <= DRAWN_SINGLY
            ? rowsIn(index, lane, from, to)
            : shadeOfLane(index, lane, { from, to }, PIXELS, NOWHERE);
        return cpu(() => [0, 1].forEach(look));
      }),
    );
    slowest.push(median(times));
  }
  return checklist('Drawing: the timeline index over 2,000,000 rows in two lanes', [
    { what: 'built, first time', value: built[0]!, unit: 'ms' },
    { what: 'built, median', value: median(built), unit: 'ms', most: BUILT_MS },
    {
      what: `${PIXELS.toLocaleString('en')} pixels of both lanes, at the slowest of ${slowest.length} zooms`,
      value: Math.max(...slowest),
      unit: 'ms',
      most: ANSWERED_MS,
    },
  ]);
}
