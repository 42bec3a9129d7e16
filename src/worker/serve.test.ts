import { expect, test } from 'vitest';
import { findSmallModel } from '../../tests/helpers/small-model';
import type { FromWorker, Question, ToWorker } from './protocol';
import { serve, type WorkerScope } from './serve';

const question = (id: number, frames: number, more: Partial<Question> = {}): Question => ({
  id,
  scenario: 'small',
  values: { frames, workMs: 2 },
  seed: 1,
  trace: true,
  ...more,
});

/** A worker's inside, what it has said, and a way to let it do its next slice. */
function inside() {
  const said: FromWorker[] = [];
  const slices: (() => void)[] = [];
  const scope: WorkerScope = {
    onmessage: null,
    postMessage: (message, options) => void said.push(structuredClone(message, options)),
  };
  serve(findSmallModel('small')!, scope, (then) => void slices.push(then));
  const hear = (message: ToWorker): void => scope.onmessage!({ data: message } as MessageEvent<ToWorker>);
  const work = (most = Number.POSITIVE_INFINITY): void => {
    for (let i = 0; i < most && slices.length > 0; i++) slices.shift()!();
  };
  return { said, hear, work };
}

const idsOf = (said: readonly FromWorker[]) => said.map((one) => ('answer' in one ? one.answer.id : 'pong'));

function resultOf(message: FromWorker | undefined) {
  if (!message || !('answer' in message) || message.answer.kind !== 'result') throw new Error('no result');
  return message.answer;
}

test('answers a question at once, with all that the page needs to draw it', () => {
  const { said, hear } = inside();
  hear({ ping: true });
  hear({ question: question(1, 5) });
  expect(idsOf(said)).toEqual(['pong', 1]);
  const { result, prepared } = resultOf(said[1]);
  expect(result.trace).toHaveProperty('length', 10);
  expect(prepared!.ordered).toHaveProperty('rowsOfLane.1.length', 5);
});

test('a run that gives way is never answered once a newer question is there, and leaves it its memory', () => {
  const { said, hear, work } = inside();
  hear({ question: question(1, 400_000, { givesWay: true }) });
  work(3);
  expect(said).toEqual([]);
  hear({ question: question(2, 300_000, { givesWay: true }) });
  hear({ question: question(3, 7) });
  work();
  expect(idsOf(said)).toEqual([3]);
  const { trace } = resultOf(said[0]).result;
  expect(trace!.length).toBe(14);
  expect(trace!.lane.length).toBeGreaterThan(600_000);
});

test('a run that gives way comes to its end if nothing newer comes', () => {
  const { said, hear, work } = inside();
  hear({ question: question(1, 20_000, { givesWay: true }) });
  work();
  expect(idsOf(said)).toEqual([1]);
});

test('a run that gives way is stopped when nobody waits for it, and the next one is answered', () => {
  const { said, hear, work } = inside();
  hear({ question: question(1, 400_000, { givesWay: true, trace: false }) });
  work(3);
  hear({ stop: true });
  work();
  expect(said).toEqual([]);
  hear({ question: question(2, 4) });
  expect(idsOf(said)).toEqual([2]);
});
