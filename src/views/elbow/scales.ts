/** The two axes of the plot: scales, ticks whose labels never touch, and numbers short enough for a tick. */

import { ticks } from 'd3';
import type { NumberParameter } from '../../sim/parameters';
import { formatNumberOf, group, significant } from '../../text/format';

export interface Axis {
  toPx(value: number): number;
  fromPx(px: number): number;
  readonly ticks: readonly { readonly value: number; readonly px: number; readonly label: string }[];
  readonly log: boolean;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** "500", "1k", "2.5M": units stand at the axis. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e9) return `${significant(value / 1e9, 3)}G`;
  if (size >= 1e6) return `${significant(value / 1e6, 3)}M`;
  if (size >= 1e3) return `${significant(value / 1e3, 3)}k`;
  return group(String(Number(value.toPrecision(3))));
}

/** A place on the horizontal axis; whole where the parameter is. */
export const formatPlace = (parameter: NumberParameter, x: number): string =>
  formatNumberOf(parameter, parameter.whole ? Math.round(x) : Number(x.toPrecision(4)));

/** Marks at 1, 2 and 5 times powers of ten, fewer where these would be too many. */
function logCandidates({ from, to }: Range): number[][] {
  const all = (factors: readonly number[]): number[] => {
    const values: number[] = [];
    for (let power = Math.floor(Math.log10(from)); power <= Math.ceil(Math.log10(to)); power++) {
      for (const factor of factors) {
        const value = Number((factor * 10 ** power).toPrecision(12));
        if (value >= from && value <= to) values.push(value);
      }
    }
    return values;
  };
  return [all([1, 2, 5]), all([1, 3]), all([1]), all([1]).filter((_, i) => i % 2 === 0)];
}

const linearCandidates = ({ from, to }: Range): number[][] =>
  [8, 6, 5, 4, 3, 2, 1].map((count) => ticks(from, to, count));

/** Keeps the densest of the candidates whose labels do not touch. */
function fitting(
  candidates: readonly number[][],
  toPx: (value: number) => number,
  needs: (label: string) => number,
): Axis['ticks'] {
  for (const values of candidates) {
    const made = values.map((value) => ({ value, px: toPx(value), label: shortNumber(value) }));
    const touch = made.some((tick, i) => {
      const before = made[i - 1];
      return before && Math.abs(tick.px - before.px) < (needs(tick.label) + needs(before.label)) / 2;
    });
    if (!touch) return made;
  }
  return [];
}

type Scale = Pick<Axis, 'toPx' | 'fromPx'>;

// d3's scales can also mix colours and parse formats: 11 kB after gzip that an axis has no use for
function linearScale(range: Range, px: Range): Scale {
  const perUnit = (px.to - px.from) / (range.to - range.from);
  return {
    toPx: (value) => px.from + (value - range.from) * perUnit,
    fromPx: (at) => range.from + (at - px.from) / perUnit,
  };
}

function logScale(range: Range, px: Range): Scale {
  const exponents = linearScale({ from: Math.log(range.from), to: Math.log(range.to) }, px);
  return {
    toPx: (value) => exponents.toPx(Math.log(value)),
    fromPx: (at) => Math.exp(exponents.fromPx(at)),
  };
}

export function makeXAxis(range: Range, log: boolean, px: Range, fontSize: number): Axis {
  const useLog = log && range.from > 0 && range.to > range.from;
  const { from } = range;
  const scale = useLog
    ? logScale(range, px)
    : linearScale({ from, to: range.to === from ? from + 1 : range.to }, px);
  const candidates = useLog && range.to / range.from > 5 ? logCandidates(range) : linearCandidates(range);
  const needs = (label: string): number => label.length * fontSize * 0.6 + fontSize;
  return {
    ...scale,
    ticks: fitting(candidates, scale.toPx, needs),
    log: useLog,
  };
}

/**
 * From zero to `top`; what lies above is cut off. With `low`, the least of what is shown (above 0), by powers of ten from
 * a little below it.
 */
export function makeYAxis(top: number, px: Range, fontSize: number, low?: number): Axis {
  const count = Math.max(2, Math.floor(Math.abs(px.from - px.to) / (fontSize * 3)));
  const log = low !== undefined && low > 0 && top > low;
  const range = { from: log ? low * 0.8 : 0, to: top > 0 ? top : 1 };
  const scale = log ? logScale(range, px) : linearScale(range, px);
  const candidates =
    log && top / low > 5 ? logCandidates(range) : [count, 3, 2].map((n) => ticks(range.from, range.to, n));
  return { ...scale, ticks: fitting(candidates, scale.toPx, () => fontSize * 1.6), log };
}
