import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ParameterValue } from '../../sim/parameters';
import { BURST_MS, type Gesture, Gestures } from './gestures';

let calls: string[] = [];
let gestures: Gestures;

/** As the page does: takes the value and shows it. */
const take = (value: ParameterValue, { id, phase }: Gesture): void => {
  calls.push(`${value} ${phase} ${id}`);
  gestures.use(take, value);
};

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  gestures = new Gestures('x', take, 1);
});
afterEach(() => {
  vi.useRealTimers();
});

it('is one from pointer down to pointer up, however long it takes', () => {
  gestures.press();
  gestures.move(2);
  vi.advanceTimersByTime(10 * BURST_MS);
  gestures.move(3);
  gestures.end();
  gestures.end();
  expect(calls).toEqual(['2 move x#1', '3 move x#1', '3 end x#1']);
});

it('is a burst without a pointer, and ends when the keys rest', () => {
  gestures.move(2);
  vi.advanceTimersByTime(BURST_MS - 1);
  gestures.move(3);
  vi.advanceTimersByTime(BURST_MS);
  gestures.move(4);
  expect(calls).toEqual(['2 move x#1', '3 move x#1', '3 end x#1', '4 move x#2']);
});

it('ends a burst before a pointer takes hold and before a complete change', () => {
  gestures.move(2);
  gestures.press();
  gestures.move(3);
  gestures.once(9);
  expect(calls).toEqual(['2 move x#1', '2 end x#1', '3 move x#2', '3 end x#2', '9 end x#3']);
});

it('leaves a value alone that somebody else changed meanwhile', () => {
  gestures.move(2);
  gestures.use(take, 1); // undo
  vi.advanceTimersByTime(BURST_MS);
  expect(calls).toEqual(['2 move x#1']);
});

it('says nothing of a press that moved nothing', () => {
  gestures.press();
  gestures.end();
  expect(calls).toEqual([]);
});
