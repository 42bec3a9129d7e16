/** A lesson in the state: its link, its answers, what it covers, and the runs it is made of. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestSession } from '../../../tests/helpers/session';
import { smallLesson, smallLessonCard } from '../../../tests/helpers/small-lesson';
import { NO_GUESS } from '../linkState';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = (ms = 1500) => vi.advanceTimersByTimeAsync(ms);

async function openLesson(fragment: string) {
  const session = openTestSession({ lessons: [smallLessonCard] }, fragment);
  await vi.dynamicImportSettled();
  await settle();
  return session;
}

describe('a link to a lesson', () => {
  it('opens its first step, with the run that the step names', async () => {
    const { get, select } = await openLesson('v=1&lesson=small');
    expect(get().link).toMatchObject({
      scenario: 'small',
      lesson: { id: 'small', step: 'parts', answers: {} },
    });
    expect(select.fragment(get())).toBe('v=1&lesson=small&step=parts');
  });

  it('holds only what differs from the step, and comes back to the same', async () => {
    const link = 'v=1&lesson=small&step=end&done=rate:500&workMs=4&t=1ms&measure=own&a=own';
    const { get, select } = await openLesson(link);
    expect(get().link).toMatchObject({
      values: { workMs: 4 },
      measure: undefined,
      pinned: undefined,
      playhead: 1e6,
      lesson: { step: 'end', answers: { rate: '500' } },
    });
    expect(get().notices).toEqual([]);
    expect(select.fragment(get())).toBe(link);
  });

  it('says that a step is gone, and begins at the first', async () => {
    const { get } = await openLesson('v=1&lesson=small&step=gone&done=rate:500,gone:7');
    expect(get().link.lesson).toMatchObject({ step: 'parts', answers: { rate: '500' } });
    expect(get().notices.map(({ key }) => key)).toEqual(['notice.step', 'notice.answers']);
  });

  it('says that a lesson is gone, and uses what else there is', async () => {
    const { get } = await openLesson('v=1&lesson=nothingLikeIt&scenario=small&frames=7');
    expect(get().link).toMatchObject({ scenario: 'small', values: { frames: 7 }, lesson: undefined });
    expect(get().notices.map(({ key }) => key)).toEqual(['notice.lesson']);
    const other = await openLesson('v=1&lesson=nothingLikeIt');
    expect(other.get().link.scenario).toBeUndefined();
    expect(other.get().notices.map(({ key }) => key)).toEqual(['notice.lesson']);
  });

  it('is given to others without the answers', async () => {
    const { get, select } = await openLesson('v=1&lesson=small&step=rate&done=rate:500');
    expect(select.fragmentForOthers(get())).toBe('v=1&lesson=small&step=rate');
  });
});

describe('going through a lesson', () => {
  it('goes on and back, keeps the answers, and stops at both ends', async () => {
    const { get, actions } = await openLesson('v=1&lesson=small');
    actions.previousStep();
    expect(get().link.lesson?.step).toBe('parts');
    actions.nextStep();
    actions.answer('500');
    actions.nextStep();
    expect(get().link).toMatchObject({
      values: { workMs: 0.5 },
      pinned: { values: { workMs: 4 } },
      lesson: { step: 'end', answers: { rate: '500' } },
    });
    actions.reveal();
    actions.previousStep();
    expect(get().link.lesson).toMatchObject({ step: 'rate', answers: { rate: '500', end: NO_GUESS } });
    actions.takeBackAnswer();
    expect(get().link.lesson?.answers).toEqual({ end: NO_GUESS });
    for (let i = 0; i < 5; i++) actions.nextStep();
    expect(get().link.lesson?.step).toBe('task');
  });

  it('covers what would give an answer away, until it is given', async () => {
    const { get, actions, select } = await openLesson('v=1&lesson=small');
    expect(select.coverOf(get(), 'verdict')).toBe('gone');
    expect(select.coverOf(get(), 'picture')).toBe('looked');
    actions.nextStep();
    expect(select.coverOf(get(), 'ledger')).toBe('box');
    expect(select.coverOf(get(), 'verdict')).toBe('gone');
    expect(select.coverOf(get(), 'timeline')).toBeUndefined();
    actions.reveal();
    expect(select.coverOf(get(), 'ledger')).toBe('looked');
    expect(select.coverOf(get(), 'verdict')).toBeUndefined();
    actions.nextStep();
    expect(select.coverOf(get(), 'timeline')).toBe('question');
    actions.leaveLesson();
    expect(select.coverOf(get(), 'timeline')).toBeUndefined();
    expect(get().link.scenario).toBe('small');
  });

  it('leaves out what no step has explained, unless a step wants it and has its answer', async () => {
    const { get, actions, select } = await openLesson('v=1&lesson=small&step=rate');
    expect(select.coverOf(get(), 'histogram')).toBe('gone');
    actions.reveal();
    expect(select.coverOf(get(), 'histogram')).toBe('gone');
    expect(select.coverOf(get(), 'frame')).toBeUndefined();
    actions.leaveLesson();
    expect(select.coverOf(get(), 'histogram')).toBeUndefined();
  });

  it('goes on to the questions for a class only before one', async () => {
    const { get, actions, select } = await openLesson('v=1&lesson=small&step=task');
    actions.nextStep();
    expect(get().link.lesson?.step).toBe('task');
    actions.setPresenting(true);
    actions.advance();
    actions.advance();
    expect(get().link).toMatchObject({ values: { workMs: 0.5 }, lesson: { step: 'item' } });
    expect(select.coverOf(get(), 'lesson' as never)).toBeUndefined();
    expect(select.coverOf(get(), 'ledger')).toBe('gone');
    actions.advance();
    expect(get().link.lesson?.answers).toMatchObject({ item: NO_GUESS });
    expect(select.coverOf(get(), 'ledger')).toBe('gone');
    actions.advance();
    expect(get().link.lesson?.step).toBe('item');
    actions.previousStep();
    expect(get().link.lesson?.step).toBe('task');
  });

  it('opens a question for a class from a link', async () => {
    const { get, select } = await openLesson('v=1&lesson=small&step=item&done=item:no');
    expect(get().notices).toEqual([]);
    expect(select.atStep(get())).toMatchObject({ index: 4, step: { id: 'item', figure: 'ledger' } });
    expect(get().link.lesson?.answers).toEqual({ item: 'no' });
  });

  it('gives the focus to the step that somebody goes to, once', async () => {
    const { get, actions } = await openLesson('v=1&lesson=small');
    expect(get().arrived).toBeUndefined();
    actions.nextStep();
    expect(get().arrived).toBe('rate');
    actions.settleStep();
    expect(get().arrived).toBeUndefined();
    actions.goToPlace({ id: 'small', step: 'end', answers: {} });
    expect(get().arrived).toBeUndefined();
  });

  it('works out the runs it needs, and only once', async () => {
    const { get, actions } = await openLesson('v=1&lesson=small');
    await vi.waitFor(() => expect(Object.keys(get().facts.runs).sort()).toEqual(['fast', 'slow']));
    const { runs } = get().facts;
    expect(runs.slow).toMatchObject({ values: { workMs: 4 }, payloadBits: 1000 });
    actions.nextStep();
    await settle();
    expect(get().facts.runs).toBe(runs);
  });

  it('leaves the step’s settings to whoever tries, and brings them back', async () => {
    const { get, actions, select } = await openLesson('v=1&lesson=small&step=task');
    actions.setValue('workMs', 1, { id: 'x', phase: 'end' });
    expect(select.fragment(get())).toBe('v=1&lesson=small&step=task&workMs=1');
    actions.restartStep();
    expect(get().link.values).toMatchObject({ workMs: 4 });
  });
});

it('the small lesson’s steps are all on the page that its stories make', async () => {
  const { get, actions } = await openLesson('v=1&lesson=small');
  for (const { id } of smallLesson.steps) {
    actions.goToStep(id);
    expect(get().link.lesson?.step).toBe(id);
  }
});
