/**
 * The explanations of a story put to the test: for each the simulation is swept, coarsely and then where it crosses the
 * limit, until the edges of its slow ranges are exact. A few rows at a time, so that the first are there soon. What is
 * done is kept for good, since the settings of the page play no part in it. What the ranges mean is the view's business.
 */

import type { Hypothesis, Scenario, ValueRange } from '../scenarios/scenario';
import { defaultsOf } from '../sim/parameters';
import type { Asked } from '../worker/protocol';
import { measureOf, sweptValue } from './plot';
import { crossings, rangesAbove, refine } from './refine';
import type { Sweep } from './sweep';
import { pointsOf, runsAlong } from './sweepPlan';

export interface HypothesisRow {
  readonly id: string;
  /** undefined: not there yet. */
  readonly slow: readonly ValueRange[] | undefined;
}

export interface Trial {
  /** Runs to be asked next; empty when all is known. */
  missing(): readonly Asked[];
  rows(): readonly HypothesisRow[];
}

/** Rows under test at a time: two workers have enough to do, and the first rows come early. */
const AT_A_TIME = 3;
/** Places added at crossings; eight an edge, and twenty edges are more than any row has. */
const MOST_ADDED = 200;
const SEED = 1;

export function makeTrial(scenario: Scenario, sweep: Sweep): Trial | undefined {
  const { hypotheses } = scenario;
  if (!hypotheses) return undefined;
  const parameter = scenario.parameters.find(({ key }) => key === hypotheses.parameter);
  if (parameter?.type !== 'number') throw new Error(`"${hypotheses.parameter}" is no number to sweep over`);
  const measure = measureOf(scenario, hypotheses.measure);
  const xs = pointsOf(parameter, hypotheses.range, hypotheses.corners);
  const defaults = defaultsOf(scenario.parameters);
  const test = ({ id, values, limit }: Hypothesis): Test => ({
    id,
    limit,
    at: runsAlong(scenario, { ...defaults, ...values, ...hypotheses.values }, SEED, parameter.key),
  });
  let rows: readonly HypothesisRow[] = hypotheses.rows.map(({ id }) => ({ id, slow: undefined }));
  let pending = hypotheses.rows.map(test);

  /** Places that a row still lacks; when there are none its ranges are known. */
  const lacking = ({ id, limit, at }: Test): readonly number[] => {
    const valueAt = (x: number): number | null | undefined => sweptValue(measure, sweep, at(x));
    const found = refine(parameter, xs, valueAt, crossings(limit), MOST_ADDED);
    if (found.missing.length === 0) {
      const slow = rangesAbove(found.xs, valueAt, limit);
      rows = rows.map((row) => (row.id === id ? { id, slow } : row));
    }
    return found.missing;
  };

  return {
    missing() {
      const asked: Asked[] = [];
      const goOn: Test[] = [];
      for (const one of pending) {
        const places = goOn.length < AT_A_TIME ? lacking(one) : undefined;
        if (places?.length === 0) continue;
        if (places) asked.push(...places.map(one.at));
        goOn.push(one);
      }
      pending = goOn;
      return asked;
    },
    rows: () => rows,
  };
}

interface Test {
  readonly id: string;
  readonly limit: number;
  at(x: number): Asked;
}
