/**
 * What is said once a question is answered: guess and truth beside each other, how far apart in plain words, the wrong
 * idea behind it, and the explanation. Sentences only; who draws them is elsewhere. Numbers come from the runs.
 */

import type { Lesson, Quantity, Question, RunFacts, Runs, Step } from '../../scenarios/lesson';
import type { ParameterValues } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { formatCount, formatShare, significant } from '../../text/format';
import { NO_GUESS } from '../linkState';
import { judgeChoice, judgeCurve, judgeNumber, judgePick, judgeTask } from './judge';
import { argumentsFor, formatQuantity } from './numbers';

export interface Feedback {
  /** 'seen': somebody would rather see than guess. */
  readonly outcome: 'right' | 'close' | 'wrong' | 'seen';
  /** Guess and truth, and how far apart. */
  readonly comparison: readonly string[];
  /** What is said to whoever gave this answer. */
  readonly reply?: string | undefined;
  /** The wrong idea that leads to such an answer, and what is wrong with it. */
  readonly idea?: { readonly name: string; readonly why: string } | undefined;
  /** Paragraphs. */
  readonly after: readonly string[];
}

/** A text of the lesson with its numbers filled in. */
export const sayer =
  (t: Text, lesson: Lesson, runs: Runs) =>
  (key: string): string =>
    t(key, argumentsFor(lesson, [lesson.text[key] ?? ''], runs));

export const paragraphsOf = (text: string): readonly string[] => text.split('\n');

export const unitOf = (
  question: Extract<Question, { kind: 'number' | 'finish' | 'curve' | 'task' }>,
): Quantity => (question.kind === 'finish' ? 'duration' : question.quantity);

/** Nearer than this and "times as much" says less than "a little too much". */
const A_LITTLE = 1.25;

/** "That is 3.6 times too much." */
export function distanceIn(t: Text, quantity: Quantity, guess: number, truth: number): string {
  if (guess === truth) return t('answer.exact');
  const high = guess > truth;
  if (quantity === 'share') {
    const points = Math.round(Math.abs(guess - truth) * 100);
    if (points === 0) return t('answer.exact');
    return t(high ? 'answer.points.high' : 'answer.points.low', {
      count: points,
      points: formatCount(points),
    });
  }
  if (guess <= 0 || truth <= 0) return t(high ? 'answer.high' : 'answer.low');
  const times = high ? guess / truth : truth / guess;
  if (times < A_LITTLE)
    return t(high ? 'answer.little.high' : 'answer.little.low', {
      share: formatShare(Math.abs(guess / truth - 1)),
    });
  return t(high ? 'answer.times.high' : 'answer.times.low', { times: significant(times, 2) });
}

export function feedbackOn(
  t: Text,
  lesson: Lesson,
  step: Step,
  question: Exclude<Question, { kind: 'task' }>,
  answer: string,
  runs: Runs,
): Feedback {
  const say = sayer(t, lesson, runs);
  const own = (name: string): string => say(`step.${step.id}.${name}`);
  const after = paragraphsOf(own('after'));
  const ideaOf = (id: string | undefined) =>
    id === undefined ? undefined : { name: t(`misconception.${id}`), why: t(`misconception.${id}.why`) };

  switch (question.kind) {
    case 'choice':
    case 'pick': {
      const choice = question.kind === 'choice';
      const judged = choice ? judgeChoice(question, answer, runs) : judgePick(question, answer, runs);
      const named = (id: string): string => (choice ? own(`option.${id}`) : t(`category.${id}`));
      const { guess, truth, right, misconception } = judged;
      return {
        outcome: guess === undefined ? 'seen' : right ? 'right' : 'wrong',
        comparison: right ? [] : [t('answer.option', { option: named(truth) })],
        reply: guess === undefined ? undefined : own(`feedback.${guess}`),
        idea: ideaOf(misconception),
        after,
      };
    }
    case 'number':
    case 'finish': {
      const judged = judgeNumber(question, answer === NO_GUESS ? undefined : Number(answer), runs);
      const unit = unitOf(question);
      const truth = formatQuantity(unit, judged.truth);
      if (judged.guess === undefined)
        return { outcome: 'seen', comparison: [t('answer.truth', { truth })], after };
      const { close, misconception } = judged;
      return {
        outcome: close ? 'close' : 'wrong',
        comparison: [
          t('answer.both', { guess: formatQuantity(unit, judged.guess), truth }),
          distanceIn(t, unit, judged.guess, judged.truth),
        ],
        reply: close ? own('feedback.right') : own(misconception ? `idea.${misconception}` : 'feedback.far'),
        idea: ideaOf(misconception),
        after,
      };
    }
    case 'curve': {
      const judged = judgeCurve(question, answer === NO_GUESS ? undefined : curveOf(answer), runs);
      if (judged.off === undefined) return { outcome: 'seen', comparison: [], after };
      const { close, misconception, off } = judged;
      return {
        outcome: close ? 'close' : 'wrong',
        comparison: [t('answer.curve', { share: formatShare(off) })],
        reply: close ? own('feedback.right') : own(misconception ? `idea.${misconception}` : 'feedback.far'),
        idea: ideaOf(misconception),
        after,
      };
    }
  }
}

/** Heights of a curve as they stand in a link: `6800_12000_27500`. */
export const curveOf = (answer: string): number[] => answer.split('_').map(Number);
/** Four digits are more than anybody guesses. */
export const written = (value: number): string => String(Number(value.toPrecision(4)));
export const writtenCurve = (heights: readonly number[]): string => heights.map(written).join('_');

export interface TaskReport {
  readonly done: boolean;
  /** Where it stands, what is wanted, and which settings must go back. */
  readonly sentences: readonly string[];
}

export function taskReport(
  t: Text,
  question: Extract<Question, { kind: 'task' }>,
  page: RunFacts,
  given: ParameterValues,
  runs: Runs,
): TaskReport {
  const { value, low, high, broken, done } = judgeTask(question, page, given, runs);
  const said = (number: number): string => formatQuantity(question.quantity, number);
  const wanted =
    low !== undefined && high !== undefined
      ? t('task.between', { low: said(low), high: said(high) })
      : low !== undefined
        ? t('task.atLeast', { low: said(low) })
        : t('task.atMost', { high: said(high!) });
  const names = broken.map((key) => t(`param.${key}`));
  return {
    done,
    sentences: [
      t('task.now', { value: said(value), wanted }),
      ...(names.length > 0 ? [t('task.broken', { names: names.join(', ') })] : []),
    ],
  };
}
