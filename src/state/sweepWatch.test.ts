import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/helpers/fake-worker';
import { openTestSession } from '../../tests/helpers/session';
import { findSmallModel } from '../../tests/helpers/small-model';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A session and how many questions of a sweep its workers have had. */
async function setUp() {
  const workers: FakeWorker[] = [];
  const session = openTestSession({
    makeWorker() {
      const worker = new FakeWorker('serve', findSmallModel);
      workers.push(worker);
      return worker;
    },
  });
  await pass(3000);
  const sweptOf = (workMs: number) =>
    workers.flatMap(({ questions }) =>
      questions.filter(({ trace, values }) => !trace && values.workMs === workMs),
    ).length;
  const drag = (workMs: number, phase: 'move' | 'end' = 'move') =>
    session.actions.setValue('workMs', workMs, { id: 'w#1', phase });
  return { session, sweptOf, drag };
}

describe('the sweep', () => {
  it('follows one change at once', async () => {
    const { drag, sweptOf } = await setUp();
    drag(17);
    await pass(30);
    expect(sweptOf(17)).toBeGreaterThan(0);
  });

  it('rests during a drag and goes on after it, with the last settings', async () => {
    const { drag, sweptOf } = await setUp();
    for (const workMs of [17, 18, 19, 21, 22]) {
      drag(workMs);
      await pass(30);
    }
    drag(22, 'end');
    await pass(90);
    expect(sweptOf(22)).toBe(0);
    await pass(400);
    for (const workMs of [18, 19, 21]) expect(sweptOf(workMs)).toBe(0);
    expect(sweptOf(22)).toBeGreaterThan(0);
  });
});

describe('what follows from the picture', () => {
  it('shows the new run a little after the picture, and then the same one', async () => {
    const { session, drag } = await setUp();
    const { read } = session.get().run;
    expect(read).toBe(session.get().run.shown);
    drag(17, 'end');
    await pass(20);
    expect(session.get().run.shown?.result.values.workMs).toBe(17);
    expect(session.get().run.read).toBe(read);
    await pass(200);
    expect(session.get().run.read).toBe(session.get().run.shown);
  });

  it('keeps the columns of the run it still shows out of the pool', async () => {
    const { session, drag } = await setUp();
    const read = session.get().run.read!;
    for (const workMs of [17, 18, 19, 21]) {
      drag(workMs);
      await pass(10);
    }
    expect(session.get().run.read).toBe(read);
    expect(read.trace.columns.start.byteLength).toBeGreaterThan(0);
  });
});
