/** What is said of an answer: outcome, distance in plain words, the wrong idea, and nothing of a guess that was none. */

import { describe, expect, it } from 'vitest';
import { smallLesson } from '../../../tests/helpers/small-lesson';
import type { Question, RunFacts, TaskQuestion } from '../../scenarios/lesson';
import { textFor } from '../../text';
import { lesson as words } from '../../text/en/lesson';
import { NO_GUESS } from '../linkState';
import { curveOf, distanceIn, feedbackOn, taskReport, written, writtenCurve } from './feedback';

const t = textFor('en', { ...words, ...smallLesson.text, 'param.frames': 'Frames' });
const facts = (goodput: number, elapsedNs: number, values = {}): RunFacts =>
  ({ goodput, elapsedNs, values }) as Partial<RunFacts> as RunFacts;
const runs = (name: string): RunFacts => (name === 'slow' ? facts(1000, 50e6) : facts(4000, 15e6));
const step = (id: string) => smallLesson.steps.find((one) => one.id === id)!;
const on = (id: string, answer: string) =>
  feedbackOn(t, smallLesson, step(id), step(id).question as Exclude<Question, TaskQuestion>, answer, runs);

describe('an answer', () => {
  it('that is close is told so, with both numbers', () => {
    expect(on('rate', '1100')).toMatchObject({
      outcome: 'close',
      comparison: ['Your guess: 1,100 bit/s. The run: 1,000 bit/s.', 'That is 10 % too much.'],
      reply: 'You knew.',
      idea: undefined,
      after: ['It is 1,000 bit/s.'],
    });
  });

  it('that comes from a wrong idea is told which', () => {
    const { outcome, reply, idea, comparison } = on('rate', '2000');
    expect([outcome, reply, comparison[1]]).toEqual(['wrong', 'You doubled it.', 'That is 2 times as much.']);
    expect(idea).toEqual({ name: t('misconception.proportional'), why: t('misconception.proportional.why') });
  });

  it('that comes from nowhere is only told how far off it is', () => {
    expect(on('rate', '100')).toMatchObject({
      outcome: 'wrong',
      reply: 'Far off.',
      idea: undefined,
      comparison: ['Your guess: 100 bit/s. The run: 1,000 bit/s.', 'The run has 10 times as much.'],
    });
  });

  it('of whoever would rather see, or of a damaged link, is no guess', () => {
    for (const answer of [NO_GUESS, 'x']) {
      const { outcome, comparison, reply } = on('end', answer);
      expect([outcome, comparison, reply]).toEqual(['seen', ['The run says: 15 ms.'], undefined]);
    }
  });
});

describe('distance in words', () => {
  it('counts points where shares are guessed', () => {
    expect(distanceIn(t, 'share', 0.5, 0.14)).toBe('36 points too many.');
    expect(distanceIn(t, 'share', 0.13, 0.14)).toBe('One point too few.');
    expect(distanceIn(t, 'share', 0.141, 0.14)).toBe('That is exactly it.');
  });

  it('does not divide by nothing', () => {
    expect(distanceIn(t, 'rate', 0, 1000)).toBe('That is too little.');
    expect(distanceIn(t, 'count', 7, 0)).toBe('That is too much.');
    expect(distanceIn(t, 'duration', 0, 0)).toBe('That is exactly it.');
  });
});

it('answers come back from a link as they went in, but for the fifth digit', () => {
  for (const value of [0.13722, 6837, 27_578.4, 520_123_456_789, 1e-9])
    expect(Math.abs(Number(written(value)) / value - 1)).toBeLessThan(1e-3);
  expect(curveOf(writtenCurve([6837, 0, 27_578]))).toEqual([6837, 0, 27_580]);
  expect(writtenCurve([520_123_456_789, 0.5])).toMatch(/^[\w.-]+$/);
});

it('a task says where it stands, what is wanted, and what must go back', () => {
  const question = step('task').question as TaskQuestion;
  const given = { frames: 10, workMs: 4 };
  const now = facts(1500, 30e6, given);
  expect(taskReport(t, question, now, given, runs)).toEqual({
    done: false,
    sentences: ['Now: 1,500 bit/s. Wanted: at least 2,000 bit/s.'],
  });
  const bent = facts(9000, 30e6, { ...given, frames: 20 });
  expect(taskReport(t, question, bent, given, runs)).toEqual({
    done: false,
    sentences: ['Now: 9,000 bit/s. Wanted: at least 2,000 bit/s.', 'These must stay as they were: Frames.'],
  });
  expect(taskReport(t, question, facts(9000, 1, given), given, runs).done).toBe(true);
});
