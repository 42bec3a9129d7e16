/**
 * The run that is compared with, in a link: `a=arpanet,bufferBits:8023,seed:2`. Defaults are left out. Reading never
 * throws: what is wrong is dropped or clamped and told of.
 */

import type { Card, Scenario } from '../scenarios/scenario';
import { defaultsOf, nearestName, type ParameterValue, readParameter } from '../sim/parameters';
import { quoted } from '../text/problems';
import type { RunSettings } from './linkState';
import { LARGEST_SEED } from './linkState';
import type { Notice } from './notices';

export function writePinned({ scenario: id, values, seed }: RunSettings, scenario: Scenario): string {
  const changed = scenario.parameters.flatMap(({ key, default: usual }) =>
    values[key] === undefined || values[key] === usual ? [] : [`${key}:${values[key]}`],
  );
  return [id, ...changed, ...(seed === 1 ? [] : [`seed:${seed}`])].join(',');
}

/** The story that a pinned run belongs to, before anything is loaded. */
export const pinnedStory = (text: string, cards: readonly Card[]): string | undefined => {
  const name = text.split(',')[0]!;
  return cards.find(({ id }) => id === name)?.id;
};

/** undefined, with a notice, where no run can be made of it. The story must have been loaded. */
export function readPinned(
  text: string,
  find: (id: string) => Scenario | undefined,
  notices: Notice[],
): RunSettings | undefined {
  const [name = '', ...pairs] = text.split(',');
  const scenario = find(name);
  if (!scenario) {
    notices.push({ key: 'notice.pinned', args: { text: quoted(name) } });
    return undefined;
  }
  const values: Record<string, ParameterValue> = { ...defaultsOf(scenario.parameters) };
  let seed = 1;
  for (const pair of pairs) {
    const middle = pair.indexOf(':');
    const key = middle < 0 ? pair : pair.slice(0, middle);
    const value = middle < 0 ? '' : pair.slice(middle + 1);
    if (key === 'seed' && /^\d{1,10}$/.test(value) && Number(value) <= LARGEST_SEED) {
      seed = Number(value);
      continue;
    }
    const parameter = scenario.parameters.find((one) => one.key === key);
    if (!parameter) {
      const near = nearestName(
        key.slice(0, 64),
        scenario.parameters.map((one) => one.key),
      );
      notices.push(
        near === undefined
          ? { key: 'notice.unknownKey', args: { key: quoted(key) } }
          : { key: 'notice.unknownKeyNear', args: { key: quoted(key), near } },
      );
      continue;
    }
    const reading = readParameter(parameter, value.slice(0, 200));
    const used = reading.ok ? reading.value : (reading.nearest ?? values[key]!);
    values[key] = used;
    if (!reading.ok) {
      const notice = reading.nearest === undefined ? 'notice.dropped' : 'notice.clamped';
      notices.push({ key: notice, args: {}, about: { parameter, problem: reading.problem, used } });
    }
  }
  return { scenario: name, values, seed };
}
