/** The stories in full, one line each, for whoever goes through all of them: command line, benchmarks, tests. */

import { arpanet } from './arpanet/scenario';
import { netware } from './netware/scenario';
import type { Scenario } from './scenario';
import { sunrpc } from './sunrpc/scenario';

export const scenarios: readonly Scenario[] = [arpanet, netware, sunrpc];

export const scenarioById = (id: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);
