/** Random legal values of a scenario's parameters, for contract tests. */

import fc from 'fast-check';
import type { Scenario } from '../../src/scenarios/scenario';
import type { Model, RunResult } from '../../src/sim/model';
import {
  defaultsOf,
  type Parameter,
  type ParameterValue,
  type ParameterValues,
} from '../../src/sim/parameters';
import { begin, RunStopped } from '../../src/sim/run';

function anyValue(parameter: Parameter): fc.Arbitrary<ParameterValue> {
  switch (parameter.type) {
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...parameter.options);
    case 'number': {
      const { min, max, whole, scale, unlimited } = parameter;
      const number = fc.double({ min: 0, max: 1, noNaN: true }).map((share) => {
        const value =
          scale === 'log' ? Math.exp(Math.log(min) + share * Math.log(max / min)) : min + share * (max - min);
        return Math.min(max, Math.max(min, whole ? Math.round(value) : value));
      });
      return unlimited ? fc.oneof(fc.constant('unlimited' as const), number) : number;
    }
  }
}

/** Defaults, half the time with a small file, and some parameters changed: a few at a time finds more than all at once. */
export function anyValues(scenario: Scenario): fc.Arbitrary<ParameterValues> {
  const { parameters } = scenario;
  const changes = fc.record(
    Object.fromEntries(
      parameters.map((parameter) => [
        parameter.key,
        fc.option(anyValue(parameter), { freq: 2, nil: undefined }),
      ]),
    ),
  );
  return fc.tuple(changes, fc.boolean()).map(([changed, small]) => ({
    ...defaultsOf(parameters),
    ...(small ? smallFile(scenario) : {}),
    ...Object.fromEntries(
      Object.entries(changed).filter((entry): entry is [string, ParameterValue] => entry[1] !== undefined),
    ),
  }));
}

/** What makes a scenario's run short: a file of a few messages or reads, a few calls. */
const SMALL: ParameterValues = { fileBits: 50_000, fileBytes: 500, calls: 5 };

export const smallFile = ({ parameters }: Scenario): ParameterValues =>
  Object.fromEntries(Object.entries(SMALL).filter(([key]) => parameters.some((own) => own.key === key)));

const LONGEST_TEST_RUN = 8_000;

/** Runs, unless the run is too long for a test. */
export function shortRun(model: Model, values: ParameterValues, seed: number): RunResult | undefined {
  const expected = model.expectedSpans(values);
  if (expected > LONGEST_TEST_RUN && Number.isFinite(expected)) return undefined;
  try {
    const slices = begin(model, values, seed);
    const unfinished = slices.advance(10 * LONGEST_TEST_RUN) && slices.advance(10 * LONGEST_TEST_RUN);
    return unfinished ? undefined : slices.result();
  } catch (error) {
    if (error instanceof RunStopped) return undefined;
    throw error;
  }
}
