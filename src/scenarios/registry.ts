/** The stories in full, one line each, for whoever goes through all of them: command line, benchmarks, tests. */

import { arpanet } from './arpanet/scenario';
import type { Scenario } from './scenario';

export const scenarios: readonly Scenario[] = [arpanet];

export const scenarioById = (id: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);
