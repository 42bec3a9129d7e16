/** Every word a scenario needs is in its catalogue, and every word in its catalogue is needed. */

import { describe, expect, test } from 'vitest';
import { modelById } from '../../src/scenarios/models';
import { scenarios } from '../../src/scenarios/registry';
import { SILENT_CATEGORIES } from '../../src/sim/categories';
import { defaultsOf } from '../../src/sim/parameters';
import { run } from '../../src/sim/run';
import { textFor } from '../../src/text';
import { answers } from '../../src/text/en/answers';

/** What a histogram says of a story's calls. */
const HISTOGRAM = [
  ...['axis', 'count', 'mark', 'mark.one', 'all', 'all.one', 'group', 'first', 'period', 'free'],
  ...['locked', 'locked.all', 'locked.all.one', 'locked.more'],
];

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
  const model = modelById(id)!;
  const { parameters } = scenario;
  const result = run(model, defaultsOf(parameters), 1, { trace: false });

  const needed = [
    'title',
    'card',
    'place',
    ...parameters.flatMap(({ key, group }) => [
      `group.${group}`,
      `param.${key}`,
      `param.${key}.meaning`,
      `param.${key}.source`,
    ]),
    ...parameters.flatMap((parameter) =>
      parameter.type === 'choice'
        ? parameter.options.map((option) => `option.${parameter.key}.${option}`)
        : [],
    ),
    ...scenario.presets.flatMap(({ id }) => [`preset.${id}`, `preset.${id}.note`]),
    ...scenario.moments.map((id) => `moment.${id}`),
    ...model.lanes.flatMap(({ id }) => [`lane.${id}`, `lane.${id}.long`]),
    ...model.kinds.flatMap(({ id }) => [`kind.${id}`, `kind.${id}.short`]),
    ...model.rules.flatMap((rule) => [`rule.${rule}`, `rule.${rule}.short`]),
    ...scenario.measures.map(({ id }) => `measure.${id}`),
    ...scenario.theory.flatMap(({ id }) => [`theory.${id}`, `theory.${id}.formula`]),
    ...scenario.marks.map(({ id }) => `mark.${id}`),
    ...scenario.references.flatMap(({ source }) => [`reference.${source}`, `reference.${source}.short`]),
    ...scenario.comparisons.flatMap(({ id, reported }) => [
      `comparison.${id}`,
      ...(reported ? [`reference.${reported.source}`] : []),
    ]),
    ...(scenario.hypotheses
      ? [
          'hypotheses.lead',
          'hypotheses.reported',
          'hypotheses.story',
          `reference.${scenario.hypotheses.reported.source}`,
          ...scenario.hypotheses.rows.flatMap(({ id }) => [`hypothesis.${id}`, `hypothesis.${id}.meaning`]),
        ]
      : []),
    ...(scenario.histogram ? HISTOGRAM.map((key) => `histogram.${key}`) : []),
    ...scenario.assumptions.map(({ id }) => `assumption.${id}`),
    ...(scenario.countings ?? []).flatMap(({ id }) => [`counting.${id}`, `counting.${id}.meaning`]),
    ...Object.keys(result.figures).map((id) => `figure.${id}`),
    ...scenario.picture.links.map(({ id }) => `link.${id}`),
    ...scenario.picture.slots.map(({ id }) => `slots.${id}`),
    ...scenario.picture.nodes.flatMap(({ lane, count }) => (count ? [`lane.${lane}.many`] : [])),
    ...(scenario.picture.parts ?? []).flatMap(({ id, says }) => [
      `part.${id}`,
      ...says.map((word) => `part.${id}.${word}`),
    ]),
    ...(scenario.anatomy?.fieldIds ?? []).flatMap((id) => [
      `field.${id}`,
      `field.${id}.short`,
      `field.${id}.meaning`,
    ]),
    ...SILENT_CATEGORIES.map((category) => `verdict.${scenario.verdict(result, category)}`),
  ];

  test('has every word it needs', () => {
    const t = textFor('en', scenario.text);
    expect([...new Set(needed)].filter((key) => !t.has(key))).toEqual([]);
  });

  test('has no word that nobody needs', () => {
    const known = new Set(needed);
    // a story may say a common word in its own way
    const common = textFor('en', answers);
    const unused = Object.keys(scenario.text).filter(
      (key) =>
        !known.has(key) &&
        !known.has(key.replace(/\.one$/, '')) &&
        !/^figure\..*\.note|^stopped\.|^reference\..*-\d/.test(key) &&
        key !== 'amounts' &&
        !common.has(key) &&
        !key.startsWith('verdict.') &&
        !key.startsWith('note.'),
    );
    expect(unused).toEqual([]);
  });

  test('every number of a control says where it comes from', () => {
    for (const { key } of parameters) expect(scenario.text[`param.${key}.source`]).toMatch(/[.]$/);
  });
});
