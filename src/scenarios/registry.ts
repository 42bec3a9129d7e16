/** The stories, one line each. */

import { arpanet } from './arpanet/scenario';
import type { Scenario } from './scenario';
import { sunrpc } from './sunrpc/scenario';

export const scenarios: readonly Scenario[] = [arpanet, sunrpc];

export const scenarioById = (id: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);
