/**
 * Lanes that are too dense for boxes: time a column of pixels, drawn as a stack whose heights are shares of the time.
 * Colours and pixels are `raster.ts`.
 */

import type { LineLedger } from '../../sim/accounting/ledger';
import { ledgerSeries } from '../../sim/accounting/series';
import { CATEGORIES } from '../../sim/categories';
import { type TraceIndex, viewOf } from './index';
import { type WaitIndex, waitingShares } from './waits';
import type { TimeWindow } from './window';

export interface Shade {
  readonly y: number;
  readonly height: number;
  /** How far the lower edge lies to the right of the upper one, in pixels. */
  readonly slant: number;
  /** ns: columns x categories.length. */
  readonly shares: Float64Array;
  /** Positions in CATEGORIES, bottom to top. */
  readonly categories: readonly number[];
  /** ns of a column. */
  readonly whole: number;
  /** ns of each column in which somebody waits; hatched, from above. */
  readonly waiting?: Float64Array;
  /** A line along the top of the stack: the pale colours of work need one. */
  readonly contour?: boolean;
}

export type Place = Pick<Shade, 'y' | 'height' | 'slant'>;

const wholeOf = ({ from, to }: TimeWindow, columns: number): number => (to - from) / columns;

/** A machine's or a line's own time. */
export function shadeOfLane(
  index: TraceIndex,
  lane: number,
  window: TimeWindow,
  columns: number,
  place: Place,
): Shade | undefined {
  const view = viewOf(index, lane, window.from, window.to, columns, -1);
  const first = view.exact ? undefined : view.tracks[0];
  if (view.exact || !first) return undefined;
  const { shares } = first;
  // spans at the same time add up; the raster stops at the top
  for (const other of view.tracks.slice(1)) {
    for (let i = 0; i < shares.length; i++) shares[i]! += other.shares[i]!;
  }
  const categories = Array.from({ length: first.track.width }, (_, i) => first.track.firstCategory + i);
  const shade = { ...place, shares, categories, whole: wholeOf(window, columns) };
  if (index.trace.lanes[lane]!.role === 'line') return shade;
  return {
    ...shade,
    waiting: waitingShares(index.waits, lane, window.from, window.to, columns),
    contour: true,
  };
}

/** Waits alone, where there are too many to draw and the spans are few. */
export function shadeOfWaits(
  waits: WaitIndex,
  lane: number,
  window: TimeWindow,
  columns: number,
  place: Place,
): Shade {
  return {
    ...place,
    shares: new Float64Array(0),
    categories: [],
    whole: wholeOf(window, columns),
    waiting: waitingShares(waits, lane, window.from, window.to, columns),
  };
}

const ALL = CATEGORIES.map((_, i) => i);

/** All of the selected line's time, busy and silent. */
export function shadeOfStrip(ledger: LineLedger, window: TimeWindow, columns: number, place: Place): Shade {
  const shares = ledgerSeries(ledger, window.from, window.to, columns);
  return { ...place, shares, categories: ALL, whole: wholeOf(window, columns) };
}

/** Columns, as [first, behind the last], in which somebody waits at least half of the time. */
export function queueRuns(
  waits: WaitIndex,
  lane: number,
  window: TimeWindow,
  columns: number,
): [number, number][] {
  const half = wholeOf(window, columns) / 2;
  const shares = waitingShares(waits, lane, window.from, window.to, columns);
  const runs: [number, number][] = [];
  for (let column = 0; column < columns; column++) {
    if (shares[column]! < half) continue;
    const last = runs.at(-1);
    if (last && last[1] === column) last[1]++;
    else runs.push([column, column + 1]);
  }
  return runs;
}
