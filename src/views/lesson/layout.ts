/** Geometry of the lesson's own drawings: an axis of time, and a plot whose curve is drawn by hand. Numbers in, numbers out. */

import { ticks } from 'd3';
import { formatDuration } from '../../text/format';
import { type Axis, makeXAxis, makeYAxis } from '../elbow/scales';

/** Half of the handle of a range input: axis and handle must agree. */
export const THUMB = 9;

export interface TimeAxis {
  toPx(ns: number): number;
  readonly ticks: readonly { readonly value: number; readonly px: number; readonly label: string }[];
}

const UNITS = [1, 1e3, 1e6, 1e9, 60e9, 3600e9];

/** Whole numbers of a unit that people use. */
export function makeTimeAxis(until: number, width: number, fontSize: number): TimeAxis {
  const unit = UNITS.filter((one) => one * 2 <= until).at(-1) ?? 1;
  const toPx = (ns: number): number => THUMB + (ns / until) * (width - 2 * THUMB);
  const room = fontSize * 6;
  const count = Math.max(1, Math.floor(width / room));
  // ticks may give more than was asked for: what would touch is left out
  const values = [count, Math.ceil(count / 2), 1]
    .map((n) => ticks(0, until / unit, n).map((value) => value * unit))
    .find((some) => some.length < 2 || toPx(some[1]!) - toPx(some[0]!) >= room);
  return {
    toPx,
    ticks: (values ?? [0]).map((value) => ({ value, px: toPx(value), label: formatDuration(value) })),
  };
}

export interface CurvePlot {
  readonly x: Axis;
  readonly y: Axis;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface CurveRange {
  /** Values of the setting at the handles, rising. */
  readonly at: readonly number[];
  readonly log: boolean;
  readonly top: number;
  /** The vertical axis is logarithmic from here; absent: linear from 0. */
  readonly low?: number | undefined;
}

export function curvePlot(range: CurveRange, width: number, height: number, fontSize: number): CurvePlot {
  const left = fontSize * 6; // "200 kbit/s"
  const right = width - fontSize;
  const top = fontSize * 2.2;
  const bottom = height - fontSize * 2.8;
  const ends = { from: range.at[0]!, to: range.at.at(-1)! };
  return {
    x: makeXAxis(ends, range.log, { from: left, to: right }, fontSize),
    y: makeYAxis(range.top, { from: bottom, to: top }, fontSize, range.low),
    left,
    right,
    top,
    bottom,
  };
}

/** The handle nearest to a place on the horizontal axis. */
export const nearestHandle = ({ x }: CurvePlot, at: readonly number[], px: number): number =>
  at.reduce(
    (best, value, i) => (Math.abs(x.toPx(value) - px) < Math.abs(x.toPx(at[best]!) - px) ? i : best),
    0,
  );

/** The value at a height, held within the plot. */
export const valueAt = ({ y, top, bottom }: CurvePlot, px: number): number =>
  y.fromPx(Math.max(top, Math.min(bottom, px)));

/**
 * Where a drag goes past handles faster than events come, those between get values in between: a quick stroke draws a
 * line, not single points.
 */
export function strokeTo(
  heights: readonly number[],
  from: { readonly handle: number; readonly value: number } | undefined,
  to: { readonly handle: number; readonly value: number },
): number[] {
  const next = [...heights];
  next[to.handle] = to.value;
  if (!from) return next;
  const distance = to.handle - from.handle;
  for (let i = 1; i < Math.abs(distance); i++) {
    const share = i / Math.abs(distance);
    next[from.handle + Math.sign(distance) * i] = from.value + (to.value - from.value) * share;
  }
  return next;
}

export const pathOf = ({ x, y }: CurvePlot, at: readonly number[], heights: readonly number[]): string =>
  at
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${x.toPx(value).toFixed(1)} ${y.toPx(heights[i]!).toFixed(1)}`)
    .join('');
