/** What goes along with everything that leaves the page: which program, which run, and the link to it. */

import type { Scenario } from '../scenarios/scenario';
import { defaultsOf, type ParameterValues } from '../sim/parameters';
import type { Text } from '../text/catalogue';
import { runName } from './compare';
import type { RunSettings } from './linkState';

/** Settings by their keys, as the command line takes them; defaults are left out. */
export function settingsText({ parameters }: Scenario, values: ParameterValues): string {
  const defaults: ParameterValues = defaultsOf(parameters);
  return parameters
    .filter(({ key }) => values[key] !== defaults[key])
    .map(({ key }) => `${key}=${values[key]}`)
    .join(' ');
}

/** Lines of words, each for itself. */
export function imprintOf(
  t: Text,
  scenario: Scenario,
  { values, seed }: Pick<RunSettings, 'values' | 'seed'>,
  version: string,
  link: string,
): readonly string[] {
  const settings = settingsText(scenario, values);
  return [
    `Linetime ${version} · ${t('title')} (${scenario.year}) · ${runName(t, scenario, values, seed)}`,
    `${scenario.id}${settings === '' ? '' : ` ${settings}`} seed=${seed}`,
    link,
  ];
}
