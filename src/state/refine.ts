/**
 * Where a curve is to be looked at more closely: between neighbours that differ the gap is halved, and again, until
 * they stand as near to each other as the parameter allows. Pure: from what is known so far to what is still to be
 * asked. It does not ask, and it does not find what lies wholly between two neighbours that agree.
 */

import type { NumberParameter } from '../sim/parameters';

/** undefined: not known yet. null: there is no value here. */
export type ValueAt = (x: number) => number | null | undefined;

/** How much two neighbours' values differ; 0: nothing between them is of interest. The largest goes first. */
export type Difference = (a: number | null, b: number | null) => number;

export interface Refinement {
  /** Known places, those it began with and those between them, ascending. */
  readonly xs: readonly number[];
  /** To be known before it can go on; empty when all is done. */
  readonly missing: readonly number[];
}

/**
 * Goes in rounds, each halving all gaps there are, so that the outcome does not hang on who answers first. `most` bounds
 * how many places are added to `xs`.
 */
export function refine(
  parameter: NumberParameter,
  xs: readonly number[],
  valueAt: ValueAt,
  difference: Difference,
  most: number,
): Refinement {
  const unknown = xs.filter((x) => valueAt(x) === undefined);
  if (unknown.length > 0) return { xs: xs.filter((x) => valueAt(x) !== undefined), missing: unknown };
  let known = xs;
  for (let left = most; ; ) {
    const chosen = gapsOf(parameter, known, valueAt, difference).slice(0, left);
    if (chosen.length === 0) return { xs: known, missing: [] };
    left -= chosen.length;
    const missing = chosen.filter((x) => valueAt(x) === undefined);
    known = [...known, ...chosen.filter((x) => valueAt(x) !== undefined)].sort((a, b) => a - b);
    if (missing.length > 0) return { xs: known, missing };
  }
}

/** The middle of each gap whose ends differ, largest difference first. */
function gapsOf(
  parameter: NumberParameter,
  xs: readonly number[],
  valueAt: ValueAt,
  difference: Difference,
): number[] {
  const gaps: { readonly middle: number; readonly size: number }[] = [];
  for (let i = 1; i < xs.length; i++) {
    const [a, b] = [xs[i - 1]!, xs[i]!];
    const size = difference(valueAt(a) ?? null, valueAt(b) ?? null);
    const middle = size > 0 ? middleOf(parameter, a, b) : undefined;
    if (middle !== undefined) gaps.push({ middle, size });
  }
  return gaps.sort((p, q) => q.size - p.size || p.middle - q.middle).map(({ middle }) => middle);
}

/** Half way on the parameter's scale, at a whole number of fine steps; undefined where no such place is between. */
function middleOf({ whole, fine, scale }: NumberParameter, a: number, b: number): number | undefined {
  const step = whole ? 1 : fine;
  const exact = scale === 'log' && a > 0 ? Math.sqrt(a * b) : (a + b) / 2;
  const middle = Number((Math.round(exact / step) * step).toPrecision(12));
  if (middle > a && middle < b) return middle;
  // rounding went to an end although there is a whole number between
  return whole && b - a > 1 ? a + 1 : undefined;
}

/** A jump is this share of the whole height of the curve; what rises smoothly falls below it after a few halvings. */
const JUMP = 0.15;

/** For a curve of which `values` are known: where it jumps, and where it ends. */
export function jumps(values: readonly (number | null)[]): Difference {
  const known = values.filter((value) => value !== null);
  const height = known.length > 0 ? Math.max(...known) - Math.min(...known) : 0;
  return (a, b) => {
    if (a === null || b === null) return a === b ? 0 : 1;
    const share = height > 0 ? Math.abs(a - b) / height : 0;
    return share >= JUMP ? share : 0;
  };
}

/** For places above a limit: where it is crossed. */
export const crossings =
  (limit: number): Difference =>
  (a, b) =>
    isAbove(a, limit) === isAbove(b, limit) ? 0 : 1;

const isAbove = (value: number | null, limit: number): boolean => value !== null && value > limit;

/** Neighbouring places above a limit, both ends included. */
export function rangesAbove(
  xs: readonly number[],
  valueAt: ValueAt,
  limit: number,
): { readonly from: number; readonly to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  let before = false;
  for (const x of xs) {
    const above = isAbove(valueAt(x) ?? null, limit);
    if (above && before) ranges.at(-1)!.to = x;
    else if (above) ranges.push({ from: x, to: x });
    before = above;
  }
  return ranges;
}
