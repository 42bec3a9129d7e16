/**
 * The bars of a histogram: how many times fall into each bin, and where bars, timer marks and the axis lie. Values in,
 * pixels out.
 */

import { type RowLabel, rowLabels } from '../elbow/labels';
import { type Axis, makeXAxis } from '../elbow/scales';

export interface Bin {
  /** ms */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface HistogramPlot {
  readonly axis: Axis;
  readonly bars: readonly (Bin & {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  })[];
  /** Whole periods of the timer. */
  readonly marks: readonly RowLabel[];
  readonly top: number;
  readonly bottom: number;
}

const BAR_PX = 10;
const PLOT_HEIGHT = 96;
/** One call of a hundred is still seen. */
const LEAST_HEIGHT = 3;
const MOST_MARKS = 4;
/** Room behind the longest time and behind the timer's first mark. */
const ROOM = 1.08;

/** 1, 2 or 5 times a power of ten, not below `least`. */
function niceWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (least <= power ? 1 : least <= 2 * power ? 2 : least <= 5 * power ? 5 : 10);
}

/** Bins round the multiples of their width, so that what is locked to a round time falls into one of them. */
export function binsOf(timesMs: readonly number[], width: number): Bin[] {
  const counts = new Map<number, number>();
  for (const time of timesMs) {
    const bin = Math.round(time / width);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([bin, count]) => ({
      from: Math.max(0, Number(((bin - 0.5) * width).toPrecision(12))),
      to: Number(((bin + 0.5) * width).toPrecision(12)),
      count,
    }));
}

export interface HistogramInput {
  readonly timesMs: readonly number[];
  readonly periodMs: number | undefined;
  readonly width: number;
  readonly fontSize: number;
  /** Name of the mark at so many periods. */
  markText(periods: number): string;
}

export function histogramOf({ timesMs, periodMs, width, fontSize, markText }: HistogramInput): HistogramPlot {
  const to = ROOM * Math.max(periodMs ?? 0, ...timesMs, 1e-6);
  const margin = fontSize * 1.4;
  const axis = makeXAxis({ from: 0, to }, false, { from: margin, to: width - margin }, fontSize);
  const bins = binsOf(timesMs, niceWidth((to * BAR_PX) / Math.max(100, width - 2 * margin)));
  const periods = periodMs === undefined ? 0 : Math.min(MOST_MARKS, Math.floor(to / periodMs));
  const marks = rowLabels(
    Array.from({ length: periods }, (_, i) => ({
      id: String(i + 1),
      at: axis.toPx((i + 1) * periodMs!),
      text: markText(i + 1),
    })),
    0,
    width,
    fontSize,
  );
  const rows = marks.reduce((most, { row }) => Math.max(most, row + 1), 0);
  // the count of a bar stands above it, below the names of the marks
  const top = fontSize * (1.4 + 1.25 * rows);
  const bottom = top + PLOT_HEIGHT;
  const highest = Math.max(1, ...bins.map(({ count }) => count));
  const bars = bins.map((bin) => {
    const x = axis.toPx(bin.from);
    const height = Math.max(LEAST_HEIGHT, (PLOT_HEIGHT * bin.count) / highest);
    return { ...bin, x, width: Math.max(2, axis.toPx(bin.to) - x - 1), y: bottom - height, height };
  });
  return { axis, bars, marks, top, bottom };
}
