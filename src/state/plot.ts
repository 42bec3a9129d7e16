/** What the elbow plot shows, from the runs a sweep has so far. */

import type { Measure, Reference, Scenario } from '../scenarios/scenario';
import type { ParameterValues } from '../sim/parameters';
import type { Asked } from '../worker/protocol';
import { jumps, type Refinement, refine } from './refine';
import type { Sweep } from './sweep';
import type { Axis, Plan } from './sweepPlan';

export interface PlotPoint {
  readonly x: number;
  /** null: the run was stopped, or the measure has no value there. */
  readonly y: number | null;
  readonly spread?: { readonly low: number; readonly high: number };
}

export interface Curve {
  readonly id: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export const measureOf = (scenario: Scenario, id: string | undefined): Measure =>
  scenario.measures.find((measure) => measure.id === (id ?? scenario.plot.measure)) ?? scenario.measures[0]!;

/** Points added where a curve jumps; an edge needs eight of them on an axis of 20,000 whole numbers. */
const MOST_ADDED = 160;

/** Of a curve that is refined, the even points are this much of the work, and where it jumps the rest. */
const EVEN_SHARE = 0.9;

export interface Places extends Refinement {
  /** 0..1 */
  readonly progress: number;
}

/** The places of a curve so far: those of the axis, and those added where it jumps. */
export function placesOf({ axis, curve, refines, at }: Plan, measure: Measure, sweep: Sweep): Places {
  const { xs } = axis;
  const values = curve.map((asked) => sweptValue(measure, sweep, asked));
  const known = values.filter((value) => value !== undefined);
  const share = known.length / xs.length;
  if (!refines) return { xs, missing: [], progress: share };
  // where a curve jumps can be said when it is there from end to end
  if (share < 1) return { xs, missing: [], progress: EVEN_SHARE * share };
  const refined = refine(
    axis.parameter,
    xs,
    (x) => sweptValue(measure, sweep, at(x)),
    jumps(known),
    MOST_ADDED,
  );
  const added = refined.xs.length - xs.length;
  const left = refined.missing.length;
  return { ...refined, progress: left === 0 ? 1 : 1 - ((1 - EVEN_SHARE) * left) / (added + left) };
}

/** undefined: not there yet. */
export function sweptValue(measure: Measure, sweep: Sweep, asked: Asked): number | null | undefined {
  const result = sweep.get(asked);
  return result ? measure.of(result) : result;
}

export function plotPoints(
  { axis, at, spread }: Plan,
  measure: Measure,
  sweep: Sweep,
  xs: readonly number[] = axis.xs,
): PlotPoint[] {
  const points: PlotPoint[] = [];
  for (const x of xs) {
    const y = sweptValue(measure, sweep, at(x));
    if (y === undefined) continue;
    const bounds = boundsOf(spread.get(x) ?? [], measure, sweep);
    points.push(bounds ? { x, y, spread: bounds } : { x, y });
  }
  return points;
}

/** Least and most over the seeds; only once all of them are there. */
function boundsOf(runs: readonly Asked[], measure: Measure, sweep: Sweep): PlotPoint['spread'] {
  const values: number[] = [];
  for (const run of runs) {
    const result = sweep.get(run);
    const value = result ? measure.of(result) : null;
    if (value === null) return undefined;
    values.push(value);
  }
  return values.length > 0 ? { low: Math.min(...values), high: Math.max(...values) } : undefined;
}

export function theoryCurves(
  scenario: Scenario,
  values: ParameterValues,
  axis: Axis,
  measure: Measure,
  xs: readonly number[] = axis.xs,
): Curve[] {
  return scenario.theory
    .filter((curve) => curve.measure === measure.id)
    .map(({ id, at }) => ({
      id,
      points: xs.flatMap((x) => {
        const y = at({ ...values, [axis.parameter.key]: x });
        return y !== undefined && Number.isFinite(y) ? [{ x, y }] : [];
      }),
    }))
    .filter(({ points }) => points.length > 1);
}

export const axisMarks = (scenario: Scenario, values: ParameterValues, axis: Axis, measure: Measure) =>
  scenario.marks
    .filter((mark) => mark.parameter === axis.parameter.key && mark.measure === measure.id)
    .flatMap(({ id, at }) => {
      const x = at(values);
      return x !== undefined && x >= axis.range.from && x <= axis.range.to ? [{ id, x }] : [];
    });

/**
 * The reported and measured points that belong on a plot. One that was measured in circumstances which the settings have
 * left (one transfer, no losses) would make the model look wrong: what a point does not name must have its default.
 */
export function referencesOn(
  scenario: Scenario,
  values: ParameterValues,
  axis: Axis,
  measure: Measure,
): Reference[] {
  const changed = scenario.parameters
    .filter((parameter) => (values[parameter.key] ?? parameter.default) !== parameter.default)
    .map(({ key }) => key)
    .filter((key) => key !== axis.parameter.key);
  return scenario.references.filter(
    (reference) =>
      reference.parameter === axis.parameter.key &&
      reference.measure === measure.id &&
      changed.every((key) => key in reference.values),
  );
}
