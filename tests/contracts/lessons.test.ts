/** Lessons say what is so: every number, claim and answer is held against runs, and every step can be done on the page. */

import { describe, expect, test } from 'vitest';
import { mathmlOf } from '../../scripts/formulas/mathml';
import type { Lesson } from '../../src/scenarios/lesson';
import { lessons } from '../../src/scenarios/lessons';
import { scenarioById } from '../../src/scenarios/registry';
import { defaultsOf, isLegal } from '../../src/sim/parameters';
import { argumentsFor, formatQuantity, numberOf, placesIn } from '../../src/state/lesson/numbers';
import { stateOfStep } from '../../src/state/lesson/place';
import { textFor } from '../../src/text';
import { lesson as common } from '../../src/text/en/lesson';
import { runsOf, settingsNamed, shownOf } from '../helpers/lesson-runs';
import * as words from '../helpers/lesson-words';

const loaded = await Promise.all(lessons.map(async (card) => ({ card, lesson: await card.load() })));

/** Longer sentences are hard to follow in a lesson (assumed). */
const MOST_WORDS = 26;
const wordCount = (sentence: string): number => sentence.split(/\s+/).length;

const required = (lesson: Lesson): string[] => [
  'lesson.title',
  ...lesson.steps.flatMap((step) => [
    ...words.before(step),
    ...words.afterwards(step),
    ...words.forTeacher(step),
  ]),
  ...lesson.items.flatMap((item) => [...words.before(item), ...words.afterwards(item)]),
];

test('lessons have names of their own, and their cards name their story, or none if they go through several', () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { card, lesson } of loaded) {
    expect(lesson.id).toBe(card.id);
    expect(lesson.text['lesson.title']).toBe(card.title);
    const stories = new Set(lesson.steps.map(({ run }) => lesson.runs[run]!.scenario));
    expect(card.scenario).toBe(stories.size > 1 ? undefined : [...stories][0]);
  }
});

describe.each(loaded.map(({ lesson }) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  const { steps, text, numbers } = lesson;
  const run = runsOf(lesson);
  const each = steps.map((step, i) => [step.id, step, i] as const);

  test('8 to 14 steps with names of their own, a minute each at most', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(14);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { id, notes } of steps) {
      expect(id).toMatch(/^[a-z][A-Za-z]*$/);
      expect(notes.seconds, id).toBeLessThanOrEqual(60);
      expect(notes.seconds, id).toBeGreaterThan(0);
    }
  });

  test('names the parts first, asks before it lets go, and ends with a task', () => {
    expect(steps[0]!.look).toBe('picture');
    expect(steps[0]!.question).toBeUndefined();
    expect(steps.at(-1)!.question?.kind).toBe('task');
    const free = steps.findIndex(({ question, controls }) => question?.kind === 'task' || controls);
    const predictions = steps.slice(0, free).filter(({ question }) => question);
    expect(predictions.length).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(lesson.runs))('the run "%s" is legal, and somebody needs it', (name) => {
    const own = lesson.runs[name]!;
    const scenario = scenarioById(own.scenario)!;
    if (own.preset !== undefined) expect(scenario.presets.map(({ id }) => id)).toContain(own.preset);
    for (const [key, value] of Object.entries(own.values ?? {})) {
      const parameter = scenario.parameters.find((one) => one.key === key);
      expect(parameter && isLegal(parameter, value), `${key} = ${value}`).toBe(true);
    }
    const asked = new Set<string>(steps.flatMap((step) => [step.run, step.pinned ?? step.run]));
    const spy = (other: string) => {
      asked.add(other);
      return run(other);
    };
    for (const number of Object.values(numbers)) numberOf(number, spy);
    for (const { claims, question } of steps) {
      for (const claim of claims) claim.holds(spy);
      if (question?.kind === 'curve') for (const other of question.over) asked.add(other);
    }
    for (const item of lesson.items) {
      asked.add(item.run);
      item.question.right(spy);
    }
    expect(asked).toContain(name);
  });

  test('has every word it needs and no other', () => {
    const may = steps.flatMap(words.optional);
    const sources = Object.keys(text).filter((key) => key.startsWith('source.'));
    const need = required(lesson);
    expect(need.filter((key) => !text[key]?.trim())).toEqual([]);
    const known = new Set([...need, ...may, ...sources]);
    expect(Object.keys(text).filter((key) => !known.has(key))).toEqual([]);
  });

  test('names only wrong ideas that the catalogue knows', () => {
    const missing = [...steps, ...lesson.items]
      .flatMap(words.misconceptionsOf)
      .flatMap((id) => [`misconception.${id}`, `misconception.${id}.why`])
      .filter((key) => common[key] === undefined);
    expect(missing).toEqual([]);
  });

  test('no number stands in a text; each place has one, and each number has its place', () => {
    for (const [key, sentence] of Object.entries(text)) {
      if (!/\.(formula|tex)$/.test(key))
        expect(words.withoutNumbers(lesson, sentence), key).not.toMatch(/\d/);
      if (!key.endsWith('.tex')) expect(sentence, key).not.toMatch(/["']/);
    }
    const places = Object.entries(text).flatMap(([key, one]) => (key.endsWith('.tex') ? [] : placesIn(one)));
    expect([...new Set(places)].filter((name) => !(name in numbers))).toEqual([]);
    expect(Object.keys(numbers).filter((name) => !places.includes(name))).toEqual([]);
  });

  test('the texts of its items are filled in, and each has a figure', () => {
    const t = textFor('en', text);
    for (const item of lesson.items) {
      for (const key of [...words.before(item), ...words.afterwards(item)])
        expect(t(key, argumentsFor(lesson, [text[key]!], run)), key).not.toMatch(/[{}]/);
      expect(shownOf(settingsNamed(lesson, item.run)).trace.elapsed).toBeGreaterThan(0);
    }
  });

  test('every number comes out of its runs; a reported one names its document', () => {
    const own = { ...scenarioById(lesson.runs[steps[0]!.run]!.scenario)!.text, ...text };
    for (const [name, number] of Object.entries(numbers)) {
      const value = numberOf(number, run);
      expect(Number.isFinite(value), name).toBe(true);
      expect(formatQuantity(number.quantity, value), name).not.toMatch(/NaN|∞|–/);
      if ('reported' in number) expect(own, name).toHaveProperty([number.source]);
    }
  });

  test('each formula is there in words and in MathML, made from its TeX', () => {
    const withTex = steps.filter(({ id }) => text[`step.${id}.tex`] !== undefined);
    const made = withTex.map(({ id }) => [id, mathmlOf(text[`step.${id}.tex`]!)]);
    expect(lesson.formulas, 'run `npm run formulas`').toEqual(Object.fromEntries(made));
    for (const { id } of steps)
      expect(text[`step.${id}.formula`] === undefined, id).toBe(text[`step.${id}.tex`] === undefined);
  });

  test('the deep track has something to say at every step', () => {
    for (const { id } of steps) expect(text[`step.${id}.deep`], id).toBeTypeOf('string');
  });

  test('sentences are short, and jargon is used by no step before the one that explains it', () => {
    for (const key of required(lesson))
      for (const sentence of words.sentencesOf(text[key]!))
        expect(wordCount(sentence), `${key}: ${sentence}`).toBeLessThanOrEqual(MOST_WORDS);
    for (const [term, home] of Object.entries(lesson.terms)) {
      const at = steps.findIndex(({ id }) => id === home);
      expect(at, `${term} is explained in a step that there is`).toBeGreaterThanOrEqual(0);
      const uses = (keys: string[]): boolean => keys.some((key) => new RegExp(`\\b${term}`).test(text[key]!));
      expect(uses([...words.before(steps[at]!), ...words.afterwards(steps[at]!)]), term).toBe(true);
      for (const step of steps.slice(0, at))
        expect(uses([...words.before(step), ...words.afterwards(step)]), `${term} in ${step.id}`).toBe(false);
    }
  });

  describe.each(each)('step %s', (id, step) => {
    const settings = settingsNamed(lesson, step.run);
    const scenario = scenarioById(settings.scenario)!;
    const fill = (keys: string[]): string => {
      const t = textFor('en', text);
      return keys.map((key) => t(key, argumentsFor(lesson, [text[key]!], run))).join('\n');
    };

    test('what it says is so', () => {
      expect(step.claims.length).toBeGreaterThan(0);
      for (const { says, holds } of step.claims) expect(holds(run), says).toBe(true);
    });

    test('its texts are filled in', () => {
      expect(fill([...words.before(step), ...words.afterwards(step)])).not.toMatch(/[{}]/);
    });

    test('it can be put on the page: run, pinned run, line, axis, measure, settings', () => {
      const state = stateOfStep(lesson, step, scenarioById)!;
      expect(state.values).toEqual(settings.values);
      expect(Object.keys(state.values).sort()).toEqual(Object.keys(defaultsOf(scenario.parameters)).sort());
      if (step.pinned !== undefined) expect(state.pinned).toEqual(settingsNamed(lesson, step.pinned));
      const lanes = scenario.model.lanes.filter(({ role }) => role === 'line');
      if (step.line !== undefined) expect(lanes.map((lane) => lane.id)).toContain(step.line);
      if (step.measure !== undefined) expect(scenario.measures.map((one) => one.id)).toContain(step.measure);
      const keys = scenario.parameters.map(({ key }) => key);
      if (step.axis !== undefined) expect(keys).toContain(step.axis);
      if (Array.isArray(step.controls)) expect(keys).toEqual(expect.arrayContaining(step.controls));
      const { elapsed } = shownOf(settings).trace;
      expect(step.playhead ?? 0).toBeLessThan(elapsed);
      if (typeof step.window === 'object') expect(step.window.from).toBeLessThan(step.window.to);
    });

    test('where it asks why, the line is silent', () => {
      if (step.look !== 'why') return;
      const { trace } = shownOf(settings);
      const lane = trace.lanes.findIndex((one) => one.id === (step.line ?? scenario.model.mainLine));
      const { start, end } = trace.columns;
      const at = step.playhead!;
      const rows = [...trace.rowsOfLane[lane]!];
      expect(rows.filter((row) => start[row]! <= at && at < end[row]!)).toEqual([]);
      expect(rows.some((row) => start[row]! > at)).toBe(true);
    });

    test('breaks only rules that it names, and says why', () => {
      for (const rule of step.notes.breaks ?? []) expect(rule).toMatch(/^R([1-9]|1\d|2[0-5])$/);
      expect(text[`step.${id}.breaks`] === undefined).toBe(step.notes.breaks === undefined);
    });
  });
});
