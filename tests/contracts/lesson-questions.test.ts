/** Questions of lessons: the truth comes from the runs and stays covered, and each wrong answer leads to its wrong idea. */

import { describe, expect, test } from 'vitest';
import type { Lesson, PanelName, Step } from '../../src/scenarios/lesson';
import { lessons } from '../../src/scenarios/lessons';
import { scenarioById } from '../../src/scenarios/registry';
import { isLegal } from '../../src/sim/parameters';
import { factsOf } from '../../src/state/lesson/facts';
import { judgeChoice, judgeCurve, judgeNumber, judgePick, judgeTask } from '../../src/state/lesson/judge';
import { argumentsFor, formatQuantity } from '../../src/state/lesson/numbers';
import { textFor } from '../../src/text';
import { runsOf, settingsNamed, shownOf } from '../helpers/lesson-runs';
import * as words from '../helpers/lesson-words';

type Asking = Step & { readonly question: NonNullable<Step['question']> };

const all = await Promise.all(lessons.map((card) => card.load()));
const asking = all.flatMap((lesson) =>
  [...lesson.steps, ...lesson.items]
    .filter((step): step is Asking => step.question !== undefined)
    .map((step) => [`${lesson.id}/${step.id}`, lesson, step] as const),
);

/** These always show how a run came out. */
const TELLING: readonly PanelName[] = ['verdict', 'ledger', 'figures', 'elbow', 'measured'];
/** Two wrong ideas whose numbers are nearer than this could not be told apart (assumed). */
const TELLABLE = 0.05;

const filled = (lesson: Lesson, keys: readonly string[]): string => {
  const t = textFor('en', lesson.text);
  return keys.map((key) => t(key, argumentsFor(lesson, [lesson.text[key]!], runsOf(lesson)))).join('\n');
};

describe.each(asking)('%s', (_, lesson, step) => {
  const { question } = step;
  const run = runsOf(lesson);

  if (question.kind === 'choice') {
    test('the runs say which option is right, and each other one has its wrong idea', () => {
      const truth = question.right(run);
      const ids = question.options.map(({ id }) => id);
      expect(ids).toContain(truth);
      expect(ids.length).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, misconception } of question.options) {
        expect(judgeChoice(question, id, run)).toMatchObject({ right: id === truth, truth, guess: id });
        if (id !== truth) expect(judgeChoice(question, id, run).misconception, id).toBe(misconception);
        expect(misconception === undefined, id).toBe(id === truth);
      }
      expect(judgeChoice(question, '?', run)).toEqual({ right: false, truth });
    });
  }

  if (question.kind === 'pick') {
    test('one slice is clearly the largest, and each other one has its wrong idea', () => {
      const { truth } = judgePick(question, '?', run);
      const facts = run(question.run);
      expect(question.run).toBe(step.run);
      for (const category of question.among) {
        const judged = judgePick(question, category, run);
        expect(judged.right).toBe(category === truth);
        if (category === truth) continue;
        expect(facts.ns[category], category).toBeLessThan(0.9 * facts.ns[truth as typeof category]);
        expect(judged.misconception, category).toBeTypeOf('string');
      }
    });
  }

  if (question.kind === 'number' || question.kind === 'finish') {
    const truth = question.truth(run);

    test('the truth is right, and each wrong idea’s number is known for what it is', () => {
      expect(Number.isFinite(truth)).toBe(true);
      expect(question.ideas.length).toBeGreaterThan(0);
      expect(judgeNumber(question, truth, run)).toEqual({ truth, guess: truth, close: true });
      expect(judgeNumber(question, undefined, run)).toEqual({ truth, close: false });
      const gives = question.ideas.map((idea) => idea.gives(run));
      question.ideas.forEach(({ misconception }, i) => {
        expect(judgeNumber(question, gives[i]!, run)).toMatchObject({ close: false, misconception });
        for (const other of gives.slice(i + 1))
          expect(Math.abs(other / gives[i]! - 1), misconception).toBeGreaterThan(TELLABLE);
      });
    });

    test('what is read before the answer does not give it away', () => {
      const quantity = question.kind === 'finish' ? 'duration' : question.quantity;
      expect(filled(lesson, words.before(step))).not.toContain(formatQuantity(quantity, truth));
    });
  }

  if (question.kind === 'finish') {
    test('the end of the run lies well within the axis, and so does each wrong idea', () => {
      const until = question.until(run);
      for (const moment of [question.truth(run), ...question.ideas.map((idea) => idea.gives(run))]) {
        expect(moment / until).toBeGreaterThan(0.02);
        expect(moment / until).toBeLessThan(0.95);
      }
    });
  }

  if (question.kind === 'curve') {
    const truth = question.over.map((name) => question.of(run(name)));
    const settings = question.over.map((name) => settingsNamed(lesson, name));

    test('its runs differ in the plot’s setting alone, by rising values', () => {
      expect(settings.length).toBeGreaterThanOrEqual(4);
      const plain = { ...settings[0]!, values: { ...settings[0]!.values, [question.axis]: 0 } };
      settings.forEach(({ values, ...rest }, i) => {
        expect({ ...rest, values: { ...values, [question.axis]: 0 } }).toEqual(plain);
        if (i > 0)
          expect(values[question.axis]).toBeGreaterThan(Number(settings[i - 1]!.values[question.axis]));
      });
      expect(step.axis ?? scenarioById(settings[0]!.scenario)!.plot.parameter).toBe(question.axis);
      expect(step.measure ?? scenarioById(settings[0]!.scenario)!.plot.measure).toBe(question.measure);
    });

    test('truth and wrong ideas fit on the plot and are known for what they are', () => {
      const [top, bottom] = [question.top(run), question.bottom?.(run) ?? 0];
      for (const y of [...truth, ...question.ideas.flatMap((idea) => idea.gives(run))]) {
        expect(y).toBeLessThanOrEqual(top);
        expect(y).toBeGreaterThanOrEqual(bottom);
      }
      expect(judgeCurve(question, truth, run)).toEqual({ truth, guess: truth, off: 0, close: true });
      expect(judgeCurve(question, undefined, run)).toEqual({ truth, close: false });
      expect(question.ideas.length).toBeGreaterThan(0);
      for (const { misconception, gives } of question.ideas)
        expect(judgeCurve(question, gives(run), run)).toMatchObject({ close: false, misconception });
    });
  }

  if (question.kind === 'task') {
    const settings = settingsNamed(lesson, step.run);
    const { parameters } = scenarioById(settings.scenario)!;
    const solved = shownOf({ ...settings, values: { ...settings.values, ...question.solution } });

    test('it is not done to begin with; the known way does it, with settings that are on the page', () => {
      expect(judgeTask(question, run(step.run), settings.values, run).done).toBe(false);
      const judged = judgeTask(question, factsOf(solved), settings.values, run);
      expect(judged).toMatchObject({ broken: [], done: true });
      expect(judged.low ?? judged.high).toBeTypeOf('number');
      for (const [key, value] of Object.entries(question.solution)) {
        const parameter = parameters.find((one) => one.key === key);
        expect(parameter && isLegal(parameter, value), key).toBe(true);
        if (step.controls !== 'all') expect(step.controls).toContain(key);
      }
    });

    test('a setting that must stay is missed when it does not', () => {
      expect(question.fixed.length).toBeGreaterThan(0);
      for (const key of question.fixed) {
        expect(parameters.map((one) => one.key)).toContain(key);
        const facts = { ...factsOf(solved), values: { ...solved.result.values, [key]: Number.NaN } };
        expect(judgeTask(question, facts, settings.values, run)).toMatchObject({
          broken: [key],
          done: false,
        });
      }
    });
  } else {
    test('the step before does not give it away either', () => {
      const at = lesson.steps.indexOf(step);
      const before = lesson.steps[at - 1];
      const open = before && before.run === step.run && !before.question;
      if (!open || question.kind === 'choice') return;
      for (const panel of TELLING) expect(before.covers, `${before.id} covers ${panel}`).toContain(panel);
    });

    test('what would give the answer away is covered, and what is looked at comes with the answer', () => {
      expect(question.hides.length).toBeGreaterThan(0);
      if (step.look !== 'picture' && step.look !== 'timeline') expect(question.hides).toContain(step.look);
      if (question.kind !== 'choice') for (const panel of TELLING) expect(question.hides).toContain(panel);
    });
  }
});

describe.each(all.map((lesson) => [lesson.id, lesson] as const))('%s, for a class', (_, lesson) => {
  test('at least three questions, of four answers each, with names of their own', () => {
    expect(lesson.items.length).toBeGreaterThanOrEqual(3);
    const ids = [...lesson.steps, ...lesson.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { question } of lesson.items) expect(question.options.length).toBe(4);
  });

  test('two questions do not share all their wrong ideas', () => {
    const sets = lesson.items.map((item) => words.misconceptionsOf(item).sort().join());
    expect(new Set(sets).size).toBe(sets.length);
  });
});
