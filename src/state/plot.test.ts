import { expect, test } from 'vitest';
import { scenarioById } from '../scenarios/registry';
import { defaultsOf, type ParameterValues } from '../sim/parameters';
import { measureOf, referencesOn } from './plot';
import { axisOf } from './sweepPlan';

test('a reported point stays off a plot whose settings have left its circumstances', () => {
  const scenario = scenarioById('arpanet')!;
  const defaults: ParameterValues = defaultsOf(scenario.parameters);
  const shown = (axis: string, changes: ParameterValues, measure = 'goodput'): string[] =>
    referencesOn(
      scenario,
      { ...defaults, ...changes },
      axisOf(scenario, axis),
      measureOf(scenario, measure),
    ).map(({ id }) => id);
  expect(shown('bufferBits', {})).toEqual(['rfc-before', 'rfc-after']);
  expect(shown('bufferBits', { bufferBits: 3000, senderHostMs: 49 })).toEqual(['rfc-before', 'rfc-after']);
  expect(shown('bufferBits', { transfers: 3 })).toEqual([]);
  expect(shown('bufferBits', { lossPercent: 1 })).toEqual([]);
  expect(shown('transfers', { transfers: 3, bufferBits: 8023, senderHostMs: 49 })).toContain('rfc-two');
  expect(shown('bufferBits', {}, 'roundTrip')).toHaveLength(11);
});
