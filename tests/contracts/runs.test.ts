/** Runs are pure: same values and seed, same trace, whether at once, in slices, pooled or without a trace. */

import { describe, expect, test } from 'vitest';
import { modelById, models } from '../../src/scenarios/models';
import { scenarioById, scenarios } from '../../src/scenarios/registry';
import { stories } from '../../src/scenarios/stories';
import { makeColumns, traceHash } from '../../src/sim/engine/trace';
import { defaultsOf, isLegal } from '../../src/sim/parameters';
import { begin, run } from '../../src/sim/run';
import golden from '../golden/traces.json';
import { smallFile } from '../helpers/any-values';

test('the worker knows the models of the registry', () => {
  expect(models.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id));
  for (const scenario of scenarios) expect(modelById(scenario.id)).toMatchObject(scenario.model);
});

test('the page knows the stories of the registry, and loads the same', async () => {
  expect(stories.map(({ card }) => card.id)).toEqual(scenarios.map(({ id }) => id));
  for (const { card, load } of stories) {
    const scenario = await load();
    expect(scenario).toBe(scenarioById(card.id));
    const { id, year, firstPreset, text } = scenario;
    expect({ id, year, firstPreset, text: { title: text.title, card: text.card } }).toEqual(card);
  }
});

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
  const model = modelById(id)!;
  const { parameters, presets } = scenario;
  const defaults = defaultsOf(parameters);
  const values = { ...defaults, ...presets[0]!.values, ...smallFile(scenario) };

  test('the same twice, in slices, in pooled columns, and without a trace', () => {
    const first = run(model, values, 7);
    const hash = traceHash(first.trace!);
    expect(traceHash(run(model, values, 7).trace!)).toBe(hash);
    const slices = begin(model, values, 7);
    while (slices.advance(997));
    expect(traceHash(slices.result().trace!)).toBe(hash);
    const dirty = makeColumns(first.spans + 100);
    dirty.start.fill(12345);
    expect(traceHash(run(model, values, 7, { pooled: dirty }).trace!)).toBe(hash);
    const bare = run(model, values, 7, { trace: false });
    expect(bare.trace).toBeUndefined();
    expect(bare).toEqual({ ...first, trace: undefined });
  });

  test('the seed decides something in at least one preset', () => {
    const hashes = (seed: number): string[] =>
      presets.map((preset) => {
        const small = { ...defaults, ...preset.values, ...smallFile(scenario) };
        return traceHash(run(model, small, seed).trace!);
      });
    expect(hashes(8)).not.toEqual(hashes(7));
  });

  test('presets and defaults are legal, and named once', () => {
    for (const parameter of parameters) expect(isLegal(parameter, parameter.default)).toBe(true);
    for (const preset of presets) {
      for (const [key, value] of Object.entries(preset.values)) {
        const parameter = parameters.find((candidate) => candidate.key === key)!;
        expect(isLegal(parameter, value), `${preset.id}: ${key} = ${value}`).toBe(true);
      }
    }
    expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
    expect(presets.map((preset) => preset.id)).toContain(scenario.firstPreset);
  });

  test('slider steps: fine <= step < coarse, within the range', () => {
    for (const parameter of parameters) {
      if (parameter.type !== 'number') continue;
      expect(parameter.fine).toBeLessThanOrEqual(parameter.step);
      expect(parameter.step).toBeLessThan(parameter.coarse);
      expect(parameter.min).toBeLessThan(parameter.max);
      if (parameter.scale === 'log') expect(parameter.min).toBeGreaterThan(0);
    }
  });

  test('golden traces of the presets', () => {
    const found = Object.fromEntries(
      presets.map((preset) => {
        const { trace, elapsed, spans } = run(model, { ...defaults, ...preset.values }, 1);
        return [preset.id, { hash: traceHash(trace!), elapsedNs: elapsed as number, spans }];
      }),
    );
    expect(found).toEqual((golden as Record<string, unknown>)[id]);
  });
});
