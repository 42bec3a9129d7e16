/**
 * Slow ranges as bars on one axis: where each bar lies and which of their edges can be written beside them. All rows are
 * laid out with the same width, so that bars of the same sizes stand below each other. Values in, pixels out.
 */

import type { ValueRange } from '../../scenarios/scenario';
import { type RowLabel, rowLabels } from '../elbow/labels';
import { type Axis, makeXAxis } from '../elbow/scales';

export interface Bar {
  readonly range: ValueRange;
  readonly x: number;
  readonly width: number;
}

export interface Track {
  readonly height: number;
  readonly bars: readonly Bar[];
  readonly labels: readonly RowLabel[];
  /** Baseline of each row of labels. */
  readonly baselines: readonly number[];
  /** Labels for which there is no room. */
  readonly left: number;
}

export const BAR_TOP = 3;
export const BAR_HEIGHT = 13;
/** A bar of a few bytes is still seen. */
const LEAST_WIDTH = 2;
const LABEL_ROWS = 2;

/** Half a tick label has room at both ends. */
export const makeAxis = (range: ValueRange, width: number, fontSize: number): Axis => {
  const margin = fontSize * 1.4;
  return makeXAxis(range, false, { from: margin, to: Math.max(margin + 40, width - margin) }, fontSize);
};

/** Each value has the width of one, so that a range of a single one is a bar too. */
export function barsOf(ranges: readonly ValueRange[], axis: Axis): Bar[] {
  return ranges.map((range) => {
    const x = axis.toPx(range.from - 0.5);
    return { range, x, width: Math.max(LEAST_WIDTH, axis.toPx(range.to + 0.5) - x) };
  });
}

export function trackOf(
  ranges: readonly ValueRange[],
  axis: Axis,
  width: number,
  fontSize: number,
  label: (range: ValueRange) => string,
): Track {
  const bars = barsOf(ranges, axis);
  const all = rowLabels(
    bars.map((bar) => ({ id: String(bar.range.from), at: bar.x + bar.width / 2, text: label(bar.range) })),
    0,
    width,
    fontSize,
  );
  const labels = all.filter(({ row }) => row < LABEL_ROWS);
  const rows = labels.reduce((most, { row }) => Math.max(most, row + 1), 1);
  const baselines = Array.from(
    { length: LABEL_ROWS },
    (_, row) => BAR_TOP + BAR_HEIGHT + fontSize * (1.05 + 1.15 * row),
  );
  return {
    height: Math.ceil(baselines[rows - 1]! + fontSize * 0.35),
    bars,
    labels,
    baselines,
    left: all.length - labels.length,
  };
}
