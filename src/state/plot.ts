/** What the elbow plot shows, from the runs a sweep has so far. */

import type { Measure, Reference, Scenario } from '../scenarios/scenario';
import type { ParameterValues } from '../sim/parameters';
import type { Asked } from '../worker/protocol';
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

export function plotPoints({ axis, curve, spread }: Plan, measure: Measure, sweep: Sweep): PlotPoint[] {
  const points: PlotPoint[] = [];
  axis.xs.forEach((x, i) => {
    const result = sweep.get(curve[i]!);
    if (result === undefined) return;
    const y = result === null ? null : measure.of(result);
    const bounds = boundsOf(spread.get(x) ?? [], measure, sweep);
    points.push(bounds ? { x, y, spread: bounds } : { x, y });
  });
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
): Curve[] {
  return scenario.theory
    .filter((curve) => curve.measure === measure.id)
    .map(({ id, at }) => ({
      id,
      points: axis.xs.flatMap((x) => {
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
