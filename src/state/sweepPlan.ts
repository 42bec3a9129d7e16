/**
 * Which runs a plot needs: the points of its curve, coarse ones first, so that the whole curve shows early; a few points
 * with several seeds, for the spread; and the runs that stand beside the measurements.
 */

import type { Scenario } from '../scenarios/scenario';
import type { NumberParameter, ParameterValues } from '../sim/parameters';
import type { Asked } from '../worker/protocol';

/** A power of two and one, so that each round halves the steps of the one before. */
const POINTS = 97;
/** Even points and corners together: a curve with corners needs fewer between them. */
const WITH_CORNERS = 101;
const FIRST_STEP = 16;
/** Points with a spread, and how many seeds each is run with. */
const SPREAD_POINTS = 7;
const SPREAD_SEEDS = 8;
/** The measurements are compared with the mean of so many seeds. */
const REFERENCE_SEEDS = 16;

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Axis {
  readonly parameter: NumberParameter;
  readonly range: Range;
  /** Ascending, no value twice. */
  readonly xs: readonly number[];
}

export function axisOf(scenario: Scenario, key: string | undefined): Axis {
  const wanted = key ?? scenario.plot.parameter;
  const found = scenario.parameters.find((one) => one.key === wanted);
  if (found?.type !== 'number') throw new Error(`"${wanted}" is no number that a plot can run over`);
  const { min, max } = found;
  const own = wanted === scenario.plot.parameter;
  const parameter = own ? { ...found, scale: scenario.plot.scale } : found;
  const range = own ? { from: scenario.plot.from, to: scenario.plot.to } : { from: min, to: max };
  return { parameter, range, xs: pointsOf(parameter, range, own ? scenario.plot.corners : undefined) };
}

/** How far the even points of a linear axis are apart. */
export const evenStep = ({ from, to }: Range): number => (to - from) / (POINTS - 1);

/** Even steps, or even ratios where the parameter spans decades. Zero cannot be on a log scale: `fine` stands for it. */
export function pointsOf(
  parameter: NumberParameter,
  { from, to }: Range,
  corners: readonly number[] = [],
): number[] {
  const log = parameter.scale === 'log';
  const low = log ? Math.max(from, parameter.fine) : from;
  const inside = corners.filter((corner) => corner > from && corner < to);
  const points = new Set<number>([from, ...inside]);
  const even = Math.min(POINTS, WITH_CORNERS - inside.length);
  for (let i = 0; i < even; i++) {
    const share = i / (even - 1);
    const exact = log ? low * (to / low) ** share : from + (to - from) * share;
    const value = parameter.whole ? Math.round(exact) : Number(exact.toPrecision(4));
    points.add(Math.min(to, Math.max(from, value)));
  }
  points.add(to);
  return [...points].sort((a, b) => a - b);
}

/** Every 16th point, then the ones half way, until all are there. */
export function coarseToFine<Item>(items: readonly Item[]): Item[] {
  const ordered: Item[] = [];
  const taken = new Set<number>();
  const take = (index: number): void => {
    if (taken.has(index)) return;
    taken.add(index);
    ordered.push(items[index]!);
  };
  for (let step = FIRST_STEP; step >= 1; step /= 2) {
    for (let i = 0; i < items.length; i += step) take(i);
    if (step === FIRST_STEP && items.length > 0) take(items.length - 1);
  }
  return ordered;
}

/** All runs that a plot asks for, made once for its settings. */
export interface Plan {
  readonly axis: Axis;
  /** One for each point of the axis, in its order. */
  readonly curve: readonly Asked[];
  /** For each point with a spread its runs, one for each seed. */
  readonly spread: ReadonlyMap<number, readonly Asked[]>;
  /** The curve is to be looked at more closely where it jumps. */
  readonly refines: boolean;
  /** The run of any place of the axis; the same object for the same place. */
  at(x: number): Asked;
}

/** The value that `values` have on the axis plays no part: each point has its own. */
export function planOf(scenario: Scenario, values: ParameterValues, seed: number, axis: Axis): Plan {
  const seeds = Array.from({ length: SPREAD_SEEDS }, (_, i) => seed + i);
  const at = runsAlong(scenario, values, seed, axis.parameter.key);
  const alike = (x: number, withSeed: number): Asked => ({ ...at(x), seed: withSeed });
  return {
    axis,
    curve: axis.xs.map(at),
    spread: new Map(Array.from(spreadPoints(axis), (x) => [x, seeds.map((one) => alike(x, one))])),
    refines: scenario.plot.refine === true,
    at,
  };
}

/** The run of each value of a parameter, made once. */
export function runsAlong(
  scenario: Pick<Scenario, 'id'>,
  values: ParameterValues,
  seed: number,
  key: string,
): (x: number) => Asked {
  const made = new Map<number, Asked>();
  return (x) => {
    let asked = made.get(x);
    if (!asked) {
      asked = { scenario: scenario.id, values: { ...values, [key]: x }, seed, trace: false };
      made.set(x, asked);
    }
    return asked;
  };
}

/** Evenly chosen points of the axis. */
function spreadPoints({ xs }: Axis): Set<number> {
  const last = xs.length - 1;
  return new Set(
    Array.from({ length: SPREAD_POINTS }, (_, i) => xs[Math.round((i * last) / (SPREAD_POINTS - 1))]!),
  );
}

/** For each reference the runs beside it, one for each seed. */
export const referenceRuns = (scenario: Scenario, defaults: ParameterValues): readonly (readonly Asked[])[] =>
  scenario.references.map((reference) => withSeeds(scenario, { ...defaults, ...reference.values }));

/** For each preset that a comparison names its runs, one for each seed. */
export function comparisonRuns(
  scenario: Scenario,
  defaults: ParameterValues,
): ReadonlyMap<string, readonly Asked[]> {
  const named = new Set(scenario.comparisons.flatMap(({ from, to }) => [from, to]));
  return new Map(
    scenario.presets
      .filter(({ id }) => named.has(id))
      .map(({ id, values }) => [id, withSeeds(scenario, { ...defaults, ...values })]),
  );
}

const withSeeds = (scenario: Scenario, values: ParameterValues): Asked[] =>
  Array.from({ length: REFERENCE_SEEDS }, (_, i) => ({
    scenario: scenario.id,
    values,
    seed: i + 1,
    trace: false,
  }));

/** One seed for all references before the next, so that every row has a number soon. */
export const inRounds = (runs: readonly (readonly Asked[])[], seeds = REFERENCE_SEEDS): Asked[] =>
  Array.from({ length: seeds }, (_, seed) => runs.flatMap((row) => row[seed] ?? [])).flat();
