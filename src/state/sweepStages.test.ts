import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/helpers/fake-worker';
import { openTestSession } from '../../tests/helpers/session';
import { findSmallModel } from '../../tests/helpers/small-model';
import { smallScenario } from '../../tests/helpers/small-scenario';
import type { Scenario } from '../scenarios/scenario';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A story whose curve jumps behind 333 frames, and elsewhere if the host works longer. */
const jumpy: Scenario = {
  ...smallScenario,
  plot: { ...smallScenario.plot, measure: 'high', refine: true },
  measures: [
    {
      id: 'high',
      unit: 'count',
      of: ({ values }) => (Number(values.frames) > 333 * (Number(values.workMs) > 10 ? 2 : 1) ? 100 : 1),
    },
    { id: 'flat', unit: 'count', of: () => 1 },
    ...smallScenario.measures,
  ],
  hypotheses: {
    parameter: 'frames',
    range: { from: 1, to: 1000 },
    measure: 'high',
    values: { limitBits: 9 },
    corners: [],
    reported: { ranges: [{ from: 334, to: 1000 }], provenance: 'fact', source: 'clock', tolerance: 2 },
    rows: [
      { id: 'quick', values: {}, limit: 50 },
      { id: 'slow', values: { workMs: 20 }, limit: 50 },
    ],
  },
};

async function setUp(more: { inPage?: boolean } = {}, fragment?: string) {
  const asked: { kind: 'run' | 'curve' | 'hypothesis' | 'beside'; frames: number; workMs: number }[] = [];
  class Noting extends FakeWorker {
    override postMessage(...[message, options]: Parameters<FakeWorker['postMessage']>): void {
      if ('question' in message) {
        const { values, trace, seed } = message.question;
        const kind = trace ? 'run' : values.limitBits === 9 ? 'hypothesis' : seed === 1 ? 'curve' : 'beside';
        asked.push({ kind, frames: values.frames as number, workMs: values.workMs as number });
      }
      super.postMessage(message, options);
    }
  }
  const session = openTestSession(
    {
      scenarios: [jumpy],
      makeWorker: () => new Noting('serve', findSmallModel),
      ...(more.inPage ? { makeWorker: undefined } : {}),
    },
    fragment,
  );
  return { ...session, asked, of: (kind: string) => asked.filter((one) => one.kind === kind) };
}

describe('a curve that jumps', () => {
  it('is refined to neighbouring values, before means and spreads', async () => {
    const { asked, get, select } = await setUp();
    await pass(4000);
    const plot = select.plot(get(), jumpy);
    expect(plot.progress).toBe(1);
    const beside = plot.points.filter(({ x }) => x === 333 || x === 334).map(({ y }) => y);
    expect(beside).toEqual([1, 100]);
    expect(plot.points.length).toBeGreaterThan(plot.axis.xs.length);
    const edge = asked.findIndex(({ frames }) => frames === 333);
    const firstBeside = asked.findIndex(({ kind }) => kind === 'beside');
    expect(edge).toBeGreaterThanOrEqual(plot.axis.xs.length);
    expect(firstBeside).toBeGreaterThan(edge);
  });

  it('follows newer settings, and the measure that is shown', async () => {
    const { actions, get, select, of } = await setUp();
    await pass(4000);
    actions.setValue('workMs', 20, { id: 'w#1', phase: 'end' });
    await pass(4000);
    const points = select.plot(get(), jumpy).points.map(({ x }) => x);
    expect(points).toContain(666);
    expect(points).toContain(667);
    const before = of('curve').length;
    actions.setMeasure('flat');
    await pass(1000);
    expect(select.plot(get(), jumpy).points).toHaveLength(select.plot(get(), jumpy).axis.xs.length);
    actions.setMeasure('high');
    await pass(1000);
    expect(select.plot(get(), jumpy).points).toHaveLength(points.length);
    // all of it was known
    expect(of('curve')).toHaveLength(before);
  });
});

describe('the curve of run A', () => {
  it('comes behind that of B, refined as well, and goes when A is unpinned', async () => {
    const { actions, asked, get, select } = await setUp();
    await pass(4000);
    actions.pin();
    await pass(100);
    // as long as only the place on the axis differs there is one curve
    expect(select.plot(get(), jumpy).pinned).toBeUndefined();
    actions.setValue('frames', 50, { id: 'f#1', phase: 'end' });
    await pass(1000);
    expect(select.plot(get(), jumpy).pinned).toBeUndefined();
    actions.setValue('workMs', 20, { id: 'w#1', phase: 'end' });
    await pass(4000);
    const { points, pinned } = select.plot(get(), jumpy);
    const heights = (curve: typeof points, ...xs: number[]) =>
      xs.map((x) => curve.find((one) => one.x === x)?.y);
    expect(heights(points, 666, 667)).toEqual([1, 100]);
    expect(heights(pinned!, 333, 334)).toEqual([1, 100]);
    // its runs were there already
    expect(
      asked.filter(({ kind, workMs, frames }) => kind === 'curve' && workMs === 4 && frames === 333),
    ).toHaveLength(1);
    actions.unpin();
    await pass(100);
    expect(select.plot(get(), jumpy).pinned).toBeUndefined();
  });
  it('is worked out where a link brings A, after that of B', async () => {
    const { asked, get, select } = await setUp({}, 'v=1&scenario=small&workMs=20&a=small');
    await pass(4000);
    expect(select.plot(get(), jumpy).pinned?.find(({ x }) => x === 334)?.y).toBe(100);
    const curve = asked.filter(({ kind }) => kind === 'curve').map(({ workMs }) => workMs);
    const edge = asked.findIndex(
      ({ kind, frames, workMs }) => kind === 'curve' && frames === 667 && workMs === 20,
    );
    expect(curve.filter((ms) => ms === 4).length).toBeGreaterThanOrEqual(
      select.plot(get(), jumpy).axis.xs.length,
    );
    expect(asked.findIndex(({ kind, workMs }) => kind === 'curve' && workMs === 4)).toBeGreaterThan(edge);
  });
});

describe('the hypotheses', () => {
  it('are worked out when somebody comes near, after the plot, and once', async () => {
    const { actions, asked, get, select, of } = await setUp();
    await pass(4000);
    expect(of('hypothesis')).toEqual([]);
    expect(select.hypotheses(get(), jumpy).map(({ slow }) => slow)).toEqual([undefined, undefined]);
    actions.testHypotheses();
    await pass(4000);
    expect(select.hypotheses(get(), jumpy)).toEqual([
      { id: 'quick', slow: [{ from: 334, to: 1000 }] },
      { id: 'slow', slow: [{ from: 667, to: 1000 }] },
    ]);
    const count = asked.length;
    actions.setValue('workMs', 5, { id: 'w#1', phase: 'end' });
    await pass(4000);
    expect(asked.slice(count).filter(({ kind }) => kind === 'hypothesis')).toEqual([]);
  });

  it('come behind the curve and its edges even if they are wanted from the start', async () => {
    const { actions, asked } = await setUp();
    actions.testHypotheses();
    await pass(4000);
    const first = asked.findIndex(({ kind }) => kind === 'hypothesis');
    const edge = asked.findIndex(({ kind, frames }) => kind === 'curve' && frames === 333);
    expect(edge).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(edge);
  });

  it('rest during a drag', async () => {
    const { actions, get, select, of } = await setUp();
    await pass(4000);
    actions.testHypotheses();
    await pass(1);
    let during = of('hypothesis').length;
    for (const workMs of [5, 6, 7, 8]) {
      actions.setValue('workMs', workMs, { id: 'w#1', phase: 'move' });
      if (workMs === 6) during = of('hypothesis').length;
      await pass(30);
    }
    // what each of two workers had in hand came to its end
    expect(of('hypothesis').length - during).toBeLessThanOrEqual(2);
    await pass(5000);
    expect(select.hypotheses(get(), jumpy).every(({ slow }) => slow)).toBe(true);
  });

  it('are worked out by the page itself where there is no worker', async () => {
    const { actions, get, select } = await setUp({ inPage: true });
    await pass(1000);
    actions.testHypotheses();
    await vi.waitFor(
      () => expect(select.hypotheses(get(), jumpy).every(({ slow }) => slow)).toBe(true),
      8000,
    );
  });

  it('load their settings in one step back, and keep what they are plotted over', async () => {
    const { actions, get, select } = await setUp();
    await pass(4000);
    actions.setValue('frames', 77, { id: 'f#1', phase: 'end' });
    actions.setValue('loud', true, { id: 'l#1', phase: 'end' });
    const entries = get().history.past.length;
    expect(select.hypothesis(get(), jumpy)).toBeUndefined();
    actions.chooseHypothesis('slow');
    expect(get().link.values).toMatchObject({ frames: 77, workMs: 20, loud: false });
    expect(get().history.past).toHaveLength(entries + 1);
    expect(select.hypothesis(get(), jumpy)).toBe('slow');
    actions.undo();
    expect(get().link.values).toMatchObject({ frames: 77, workMs: 4, loud: true });
    actions.chooseHypothesis('none');
    expect(get().link.values).toMatchObject({ workMs: 4, loud: true });
  });

  it('wait again in another story', async () => {
    const { actions, get } = await setUp();
    await pass(4000);
    actions.testHypotheses();
    actions.openHome();
    expect(get().testing).toBe(false);
  });
});
