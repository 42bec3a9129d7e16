/** The stories, one line each. */

import { arpanet } from './arpanet/scenario';
import { netware } from './netware/scenario';
import type { Scenario } from './scenario';

export const scenarios: readonly Scenario[] = [arpanet, netware];

export const scenarioById = (id: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);
