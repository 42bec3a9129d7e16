/**
 * Lanes that are too dense for boxes: time a column of pixels, drawn as a stack whose heights are shares of the time.
 * Colours and pixels are `raster.ts`.
 */

import type { LineLedger } from '../../sim/accounting/ledger';
import { ledgerSeries } from '../../sim/accounting/series';
import { CATEGORIES } from '../../sim/categories';
import type { TraceIndex } from './index';
import { sharesOf, type Track } from './track';
import type { WaitIndex } from './waits';
import { type Series, type Shares, WideSeries } from './wide';
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

const kept = new WeakMap<object, WideSeries>();

/** The series that are drawn of a track or a ledger, over and over while one scrubs and zooms. */
function seriesOf(owner: Track | LineLedger, exact: Series, width: number): WideSeries {
  let series = kept.get(owner);
  if (!series) {
    series = new WideSeries(exact, owner.trace.elapsed, width);
    kept.set(owner, series);
  }
  return series;
}

const trackShares = (track: Track, { from, to }: TimeWindow, columns: number): Shares =>
  seriesOf(track, (...wish) => sharesOf(track, ...wish), track.width).of(from, to, columns);

/** A machine's or a line's own time. */
export function shadeOfLane(
  index: TraceIndex,
  lane: number,
  window: TimeWindow,
  columns: number,
  place: Place,
): Shade | undefined {
  const [track, ...others] = index.tracks[lane]!;
  if (!track) return undefined;
  const { shares, used } =
    others.length > 0 ? together([track, ...others], window, columns) : trackShares(track, window, columns);
  const categories = used.map((column) => track.firstCategory + column);
  const shade = { ...place, shares, categories, whole: wholeOf(window, columns) };
  if (index.trace.lanes[lane]!.role === 'line') return shade;
  return {
    ...shade,
    waiting: index.waits.shares(lane, window.from, window.to, columns),
    contour: true,
  };
}

/** Spans at the same time add up; the raster stops at the top. */
function together(tracks: readonly Track[], window: TimeWindow, columns: number): Shares {
  const width = tracks[0]!.width;
  const sums = new Float64Array(columns * width);
  for (const track of tracks) {
    const { shares, used } = trackShares(track, window, columns);
    const count = used.length;
    for (let i = 0; i < shares.length; i++)
      sums[Math.floor(i / count) * width + used[i % count]!]! += shares[i]!;
  }
  return { shares: sums, used: Array.from({ length: width }, (_, i) => i) };
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
    waiting: waits.shares(lane, window.from, window.to, columns),
  };
}

/** All of the selected line's time, busy and silent. */
export function shadeOfStrip(ledger: LineLedger, window: TimeWindow, columns: number, place: Place): Shade {
  const series = seriesOf(ledger, (...wish) => ledgerSeries(ledger, ...wish), CATEGORIES.length);
  const { shares, used } = series.of(window.from, window.to, columns);
  return { ...place, shares, categories: used, whole: wholeOf(window, columns) };
}

/** Columns, as [first, behind the last], in which somebody waits at least half of the time. */
export function queueRuns(
  waits: WaitIndex,
  lane: number,
  window: TimeWindow,
  columns: number,
): [number, number][] {
  const half = wholeOf(window, columns) / 2;
  const shares = waits.shares(lane, window.from, window.to, columns);
  const runs: [number, number][] = [];
  for (let column = 0; column < columns; column++) {
    if (shares[column]! < half) continue;
    const last = runs.at(-1);
    if (last && last[1] === column) last[1]++;
    else runs.push([column, column + 1]);
  }
  return runs;
}
