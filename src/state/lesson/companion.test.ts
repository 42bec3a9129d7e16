/** Two windows of one lesson: one leads, the other follows, a frozen one does neither, and nonsense is not heard. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestSession } from '../../../tests/helpers/session';
import { smallLessonCard } from '../../../tests/helpers/small-lesson';
import type { Channel } from './companion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1500);
};

/** What one says all others hear, as in a browser. */
function makeAir() {
  const listeners = new Map<Channel, (message: unknown) => void>();
  const said: unknown[] = [];
  const open = (): Channel => {
    const channel: Channel = {
      post(message) {
        said.push(message);
        for (const [other, listen] of listeners) if (other !== channel) listen(structuredClone(message));
      },
      listen: (listen) => void listeners.set(channel, listen),
      close: () => void listeners.delete(channel),
    };
    return channel;
  };
  return { open, said, listeners };
}

async function openTwo() {
  const air = makeAir();
  const more = { lessons: [smallLessonCard], openChannel: air.open };
  const one = openTestSession(more, 'v=1&lesson=small');
  await settle();
  expect(one.pair('abcd')).toBe(true);
  await settle();
  const two = openTestSession({ ...more, search: '?pair=abcd' }, 'v=1&lesson=small&step=parts&sheet=notes');
  await settle();
  const steps = () => [one.get().link.lesson?.step, two.get().link.lesson?.step];
  return { air, one, two, steps };
}

it('go together, with their answers, whoever leads', async () => {
  const { one, two, steps } = await openTwo();
  one.actions.nextStep();
  expect(steps()).toEqual(['rate', 'rate']);
  two.actions.advance();
  expect(one.get().link.lesson?.answers).toEqual({ rate: '-' });
  two.actions.advance();
  expect(steps()).toEqual(['end', 'end']);
  expect(two.get().link.lesson?.sheet).toBe('notes');
  expect(one.get().link.lesson?.sheet).toBeUndefined();
  expect([one.get().paired, two.get().paired]).toEqual([true, true]);
});

it('a frozen window looks ahead alone, and brings the other along afterwards', async () => {
  const { one, two, steps } = await openTwo();
  two.actions.setFrozen(true);
  two.actions.nextStep();
  two.actions.nextStep();
  expect(steps()).toEqual(['parts', 'end']);
  one.actions.nextStep();
  expect(steps()).toEqual(['rate', 'end']);
  two.actions.setFrozen(false);
  expect(steps()).toEqual(['end', 'end']);
});

it('does not repeat what it hears, and hears no nonsense', async () => {
  const { air, one, steps } = await openTwo();
  const before = air.said.length;
  one.actions.nextStep();
  expect(air.said.length).toBe(before + 1);
  const stranger = air.open();
  for (const nonsense of [
    undefined,
    null,
    7,
    'x',
    {},
    { place: null },
    { place: { id: 'small' } },
    { place: { id: 'small', step: 7, answers: {} } },
    { place: { id: 'small', step: 'gone', answers: {} } },
    { place: { id: 'other', step: 'end', answers: {} } },
    { place: { id: 'small', step: 'end', answers: null } },
  ])
    stranger.post(nonsense);
  expect(steps()).toEqual(['rate', 'rate']);
});

it('without a channel, or with a name that is none, each goes on by itself', () => {
  const alone = openTestSession({ lessons: [smallLessonCard] }, '');
  expect(alone.pair('abcd')).toBe(false);
  const other = openTestSession({ lessons: [smallLessonCard], openChannel: makeAir().open }, '');
  expect(other.pair('../x')).toBe(false);
});
