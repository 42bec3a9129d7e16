import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/helpers/fake-worker';
import { openTestSession } from '../../tests/helpers/session';
import { findSmallModel } from '../../tests/helpers/small-model';
import type { SessionOptions } from './session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A session and how many questions of a sweep its workers have had. */
async function setUp(more: Partial<SessionOptions> = {}) {
  const workers: FakeWorker[] = [];
  const session = openTestSession({
    makeWorker() {
      const worker = new FakeWorker('serve', findSmallModel);
      workers.push(worker);
      return worker;
    },
    ...more,
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

describe('in somebody else’s page the sweep', () => {
  const host = { hidden: [] as string[], locked: [], answers: true };

  it('rests while the app is out of sight, and goes on when it is back', async () => {
    let look = (_: boolean): void => {};
    const { drag, sweptOf, session } = await setUp({
      host,
      clock: {
        requestFrame: () => 0,
        cancelFrame: () => {},
        watchSight(onSight) {
          const before = look;
          look = (inSight) => {
            before(inSight);
            onSight(inSight);
          };
          return () => {};
        },
      },
    });
    expect(sweptOf(4)).toBeGreaterThan(0);
    look(false);
    drag(17, 'end');
    await pass(1000);
    // whoever asks for a run gets it
    expect(session.get().run.shown?.result.values.workMs).toBe(17);
    expect(sweptOf(17)).toBe(0);
    look(true);
    await pass(100);
    expect(sweptOf(17)).toBeGreaterThan(0);
  });

  it('rests where nothing of it is shown', async () => {
    const none = await setUp({ host: { ...host, hidden: ['elbow', 'measured', 'hypotheses'] } });
    expect(none.sweptOf(4)).toBe(0);
    const some = await setUp({ host: { ...host, hidden: ['elbow', 'measured'] } });
    expect(some.sweptOf(4)).toBeGreaterThan(0);
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
