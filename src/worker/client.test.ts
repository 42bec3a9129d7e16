import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker, type Manner } from '../../tests/helpers/fake-worker';
import { findSmallModel as findModel } from '../../tests/helpers/small-model';
import type { TraceColumns } from '../sim/engine/columns';
import { type ClientOptions, makeClient } from './client';
import { open } from './core';
import type { Answer, Asked, Question } from './protocol';

const openWork = (question: Question) => open(question, findModel);

const asked = (frames: number, trace = true): Asked => ({
  scenario: 'small',
  values: { frames, workMs: 2 },
  seed: 1,
  trace,
});

/** A client whose n-th worker behaves as the n-th manner says (the last one for all that follow). */
function setUp(manners: (Manner | 'throw')[], more: Partial<ClientOptions> = {}) {
  const workers: FakeWorker[] = [];
  const answers: Answer[] = [];
  let made = 0;
  const client = makeClient({
    openWork,
    onAnswer: (answer) => answers.push(answer),
    makeWorker: () => {
      const manner = manners[Math.min(made++, manners.length - 1)]!;
      if (manner === 'throw') throw new Error('blocked');
      const worker = new FakeWorker(manner, findModel);
      workers.push(worker);
      return worker;
    },
    ...more,
  });
  return { client, workers, answers, made: () => made };
}

const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const framesOf = (answer: Answer | undefined) =>
  answer?.kind === 'result' ? answer.result.figures.frames : answer?.failure.key;

describe('the run client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers, and keeps only the newest of those that wait', async () => {
    const { client, workers, answers } = setUp(['hold']);
    client.ask(asked(1));
    await settle();
    for (const frames of [2, 3, 4]) client.ask(asked(frames));
    workers[0]!.release();
    await settle();
    expect(workers[0]!.questions.map(({ values }) => values.frames)).toEqual([1, 4]);
    workers[0]!.release();
    await settle();
    expect(answers.map(framesOf)).toEqual([1, 4]);
    expect(client.place).toBe('worker');
  });

  it('asks nothing more once dropped', async () => {
    const { client, workers, answers } = setUp(['hold']);
    client.ask(asked(1));
    await settle();
    client.ask(asked(2));
    client.drop();
    workers[0]!.release();
    await settle(10_000);
    expect(answers.map(framesOf)).toEqual([1]);
    expect(workers).toHaveLength(1);
  });

  it('hands columns over and takes them back into the pool', async () => {
    const { client, answers } = setUp(['serve']);
    client.ask(asked(50));
    await settle();
    const first = answers[0] as Extract<Answer, { kind: 'result' }>;
    const columns = first.result.trace as TraceColumns;
    expect(columns.length).toBe(100);
    client.giveBack({ columns });
    client.ask(asked(40));
    expect(columns.start.byteLength).toBe(0);
    expect(columns.waits.span.byteLength).toBe(0);
    await settle();
    const second = answers[1] as Extract<Answer, { kind: 'result' }>;
    expect(second.result.trace!.length).toBe(80);
    expect(second.result.trace!.lane.length).toBeGreaterThan(100); // the same room as before
  });

  it('asks at once where the run under way gives way, and takes the columns of an answer that crossed', async () => {
    const { client, workers, answers } = setUp(['hold']);
    client.ask({ ...asked(50), givesWay: true });
    await settle();
    client.ask({ ...asked(40), givesWay: true });
    await settle();
    const [worker] = workers as [FakeWorker];
    expect(worker.questions.map(({ values }) => values.frames)).toEqual([50, 40]);
    worker.release(0);
    await settle();
    expect(answers).toEqual([]);
    worker.release();
    await settle();
    expect(answers.map(framesOf)).toEqual([40]);
    client.ask(asked(30));
    await settle();
    expect(worker.questions.at(-1)!.room!.columns.lane.length).toBeGreaterThan(100);
  });

  it('gives up its own run for a newer one where that gives way, and uses its memory', async () => {
    const { client, answers } = setUp([], { makeWorker: undefined });
    client.ask({ ...asked(50), givesWay: true });
    client.ask({ ...asked(40), givesWay: true });
    await settle();
    expect(answers.map(framesOf)).toEqual([40]);
  });

  it('stops a run that gives way when it is dropped, and no other', async () => {
    const { client, workers, answers } = setUp(['hold']);
    for (const givesWay of [false, true]) {
      client.ask({ ...asked(5), givesWay });
      await settle();
      client.drop();
      await settle();
      expect(workers[0]!.stopped).toBe(givesWay ? 1 : 0);
      workers[0]!.release();
      await settle();
    }
    expect(answers.map(({ id }) => id)).toEqual([1]);
  });

  it('keeps the roomiest columns for the next run and lets go of the others', async () => {
    const { client, answers } = setUp(['serve']);
    for (const frames of [30, 50, 40]) {
      client.ask(asked(frames));
      await settle();
    }
    const traces = answers.map((one) => (one as Extract<Answer, { kind: 'result' }>).result.trace!);
    for (const columns of traces) client.giveBack({ columns });
    expect(traces.map(({ start }) => start.byteLength > 0)).toEqual([false, true, false]);
  });

  it('lets go of columns that no run asks for', async () => {
    const { client, workers, answers } = setUp(['serve']);
    client.ask(asked(50));
    await settle();
    const { trace } = (answers[0] as Extract<Answer, { kind: 'result' }>).result;
    client.giveBack({ columns: trace! });
    await settle(11_000);
    expect(trace!.start.byteLength).toBe(0);
    client.ask(asked(50));
    await settle();
    expect(workers[0]!.questions.at(-1)!.room).toBeUndefined();
  });

  it('replaces a worker that crashes and asks again', async () => {
    const { client, answers, made } = setUp(['crashAtQuestion', 'serve']);
    client.ask(asked(3));
    await settle();
    expect(answers.map(framesOf)).toEqual([3]);
    expect(made()).toBe(2);
    expect(client.place).toBe('worker');
  });

  it('gives a run up that kills two workers, and goes on', async () => {
    const { client, answers } = setUp(['crashAtQuestion', 'crashAtQuestion', 'serve']);
    client.ask(asked(3));
    await settle();
    expect(answers.map(framesOf)).toEqual(['run.lost']);
    client.ask(asked(4));
    await settle();
    expect(answers.map(framesOf)).toEqual(['run.lost', 4]);
  });

  it.each([['throw'], ['crashAtStart'], ['silent']] as const)(
    'serves itself when workers %s',
    async (manner) => {
      const onPage = vi.fn();
      const { client, answers } = setUp([manner], { onPage });
      client.ask(asked(3));
      await settle(5000);
      expect(answers.map(framesOf)).toEqual([3]);
      expect(client.place).toBe('page');
      expect(onPage).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves a long run alone while nobody waits for it', async () => {
    const { client, workers, answers } = setUp(['hold']);
    client.ask(asked(3));
    await settle(30_000);
    expect(workers).toHaveLength(1);
    workers[0]!.release();
    await settle();
    expect(answers.map(framesOf)).toEqual([3]);
  });

  it('gives a run up for a newer question that has waited for seconds', async () => {
    const { client, workers, answers } = setUp(['hang', 'serve']);
    client.ask(asked(3));
    await settle(1000);
    client.ask(asked(4));
    await settle(2000);
    expect(workers).toHaveLength(1);
    client.ask(asked(5));
    await settle(600);
    expect(workers[0]!.terminated).toBe(true);
    expect(answers.map(framesOf)).toEqual([5]);
  });

  it('takes a worker that is silent for a minute for hung', async () => {
    const { client, workers, answers } = setUp(['hang', 'serve']);
    client.ask(asked(3));
    await settle(61_000);
    expect(workers[0]!.terminated).toBe(true);
    expect(answers.map(framesOf)).toEqual([3]);
  });

  it('tells failures as sentences', async () => {
    const { client, answers } = setUp(['serve']);
    client.ask({ ...asked(1), scenario: 'nowhere' });
    await settle();
    expect(answers).toEqual([
      {
        id: 1,
        kind: 'failure',
        failure: { key: 'run.crash', args: { message: 'there is no model "nowhere"' } },
      },
    ]);
  });
});

describe('the page serving itself', () => {
  const onPage = (more: Partial<ClientOptions> = {}) => {
    const answers: Answer[] = [];
    const turns: (() => void)[] = [];
    const client = makeClient({
      openWork,
      onAnswer: (answer) => answers.push(answer),
      defer: (then) => turns.push(then),
      ...more,
    });
    const turn = () => turns.shift()?.();
    return { client, answers, turn, turns };
  };

  it('works in slices and comes to the same result', () => {
    const { client, answers, turn } = onPage();
    client.ask(asked(5000));
    let count = 0;
    while (answers.length === 0 && count < 1000) {
      turn();
      count++;
    }
    expect(count).toBeGreaterThan(2);
    expect(framesOf(answers[0])).toBe(5000);
  });

  it('finishes what it has begun, then takes the newest', () => {
    const { client, answers, turn, turns } = onPage();
    client.ask(asked(1000));
    turn();
    client.ask(asked(2));
    client.ask(asked(3));
    while (turns.length > 0) turn();
    expect(answers.map(framesOf)).toEqual([1000, 3]);
  });

  it('waits for what it works with, and says so when that cannot be had', async () => {
    const { client, answers, turn, turns } = onPage({
      openWork: async (question) => {
        if (question.values.frames === 7) throw new Error('no network');
        return openWork(question);
      },
    });
    client.ask(asked(3));
    await vi.waitFor(() => {
      while (turns.length > 0) turn();
      expect(answers.map(framesOf)).toEqual([3]);
    });
    client.ask(asked(7));
    while (turns.length > 0) turn();
    await vi.waitFor(() =>
      expect(answers[1]).toMatchObject({ failure: { args: { message: 'no network' } } }),
    );
  });

  it('gives a long run up for a newer question', async () => {
    vi.useFakeTimers();
    const { client, answers, turn, turns } = onPage();
    client.ask(asked(1_000_000));
    turn();
    client.ask(asked(2));
    await vi.advanceTimersByTimeAsync(3000);
    while (turns.length > 0) turn();
    expect(answers.map(framesOf)).toEqual([2]);
    vi.useRealTimers();
  });

  it('reaches the end with real messages between the slices', async () => {
    const answer = await new Promise<Answer>((resolve) => {
      makeClient({ openWork, onAnswer: resolve }).ask(asked(20_000, false));
    });
    expect(framesOf(answer)).toBe(20_000);
  });
});
