import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/helpers/fake-worker';
import { openTestSession } from '../../tests/helpers/session';
import { findSmallModel } from '../../tests/helpers/small-model';
import { smallScenario } from '../../tests/helpers/small-scenario';
import { textFor } from '../text';
import { answers } from '../text/en/answers';
import { figureRows } from './figureRows';
import { measuredRows } from './measuredRows';
import { whyOf } from './whyOf';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = (ms = 20) => vi.advanceTimersByTimeAsync(ms);

describe('a session', () => {
  it('runs what the link says and shows it', async () => {
    const { get, select } = openTestSession({}, 'scenario=small&frames=3');
    await settle();
    const { shown, pending } = get().run;
    expect(pending).toBe(false);
    expect(shown!.result.values.frames).toBe(3);
    expect(
      select
        .verdict(get(), shown!)
        .parts.map(({ text }) => text)
        .join(''),
    ).toBe(
      'The line carried your file 17 % of the time. For 80 % it was silent, mostly while the host worked for 4 ms.',
    );
    expect(select.verdict(get(), shown!).parts).toContainEqual({ mark: 'sender', text: '80 %' });
    expect(select.ledgerRow(get(), shown!).ns.sender).toBe(12e6);
    expect(whyOf(shown!, select.line(get(), shown!), select.playhead(get()))?.pieces[0]?.kind).toBe('work');
    expect(figureRows(select.text(get()), shown!).map(({ id }) => id)).toContain('frames');
  });

  it('shows the instant that a link names, unless the link names a window too', async () => {
    const late = openTestSession({}, 'scenario=small&frames=500&t=2000ms');
    await settle();
    const { from, to } = late.select.window(late.get(), late.get().run.shown!);
    expect(from).toBeLessThan(2e9);
    expect(to).toBeGreaterThan(2e9);
    const framed = openTestSession({}, 'scenario=small&frames=500&t=2000ms&window=0ms..10ms');
    await settle();
    expect(framed.select.window(framed.get(), framed.get().run.shown!)).toEqual({ from: 0, to: 10e6 });
  });

  it('opens the home page, then a story, and writes the address', async () => {
    const { get, actions, address } = openTestSession({}, '');
    await settle();
    expect(get().link.scenario).toBeUndefined();
    actions.openScenario('small');
    await settle(500);
    expect(get().run.shown?.result.scenario).toBe('small');
    expect(address.fragment).toBe('v=1&scenario=small');
    actions.choosePreset('fast');
    await settle(500);
    expect(address.fragment).toBe('v=1&scenario=small&workMs=0.5');
    address.paste('#scenario=small&frames=99999');
    await settle();
    expect(get().link.values.frames).toBe(1000);
    expect(get().notices).toHaveLength(1);
    actions.dismissNotices();
    expect(get().notices).toEqual([]);
  });

  it('keeps one undo entry a gesture, and undo asks for the run', async () => {
    const { get, actions, select } = openTestSession();
    await settle();
    for (const workMs of [10, 20, 30]) actions.setValue('workMs', workMs, { id: 'w#1', phase: 'move' });
    actions.setValue('workMs', 30, { id: 'w#1', phase: 'end' });
    await settle();
    expect(get().run.shown!.result.values.workMs).toBe(30);
    expect(get().history.past).toHaveLength(1);
    actions.seek(40e6);
    actions.setSeed(5);
    actions.choosePreset('fast');
    expect(select.preset(get())).toBe('fast');
    actions.undo();
    actions.undo();
    actions.undo();
    await settle();
    expect(get().run.shown!.result.values.workMs).toBe(4);
    expect(get().run.shown!.result.seed).toBe(1);
    expect(select.playhead(get())).toBe(40e6);
    actions.redo();
    await settle();
    expect(get().link.values.workMs).toBe(30);
  });

  it('holds the playhead and the window to the run that is shown, and gives them back', async () => {
    const { get, actions, select } = openTestSession();
    await settle();
    actions.setWindow({ from: 10e6, to: 48e6 });
    actions.setPlayhead(45e6);
    actions.choosePreset('fast'); // 15 ms in all
    await settle();
    expect(select.playhead(get())).toBe(15e6);
    expect(select.window(get(), get().run.shown!)).toEqual({ from: 10e6, to: 15e6 });
    actions.undo();
    await settle();
    expect(select.playhead(get())).toBe(45e6);
    expect(select.window(get(), get().run.shown!)).toEqual({ from: 10e6, to: 48e6 });
  });

  it('refuses values that are not legal', async () => {
    const { get, actions } = openTestSession();
    for (const value of [0, 1001, 2.5, Number.NaN, 'many', true]) {
      actions.setValue('frames', value, { id: 'f', phase: 'end' });
    }
    actions.setValue('nothing', 1, { id: 'f', phase: 'end' });
    expect(get().link.values.frames).toBe(10);
    expect(get().history.past).toEqual([]);
  });

  it('plays, follows, and stops at the end', async () => {
    const { get, actions, select, frame } = openTestSession();
    await settle();
    const shown = get().run.shown!;
    expect(select.speed(get())).toBe(1e6); // 1 s = 1 ms
    actions.setPlaying(true);
    frame(0);
    frame(20);
    expect(select.playhead(get())).toBe(20_000);
    actions.setSpeed(1e9);
    for (let i = 1; i < 10; i++) frame(20 + 20 * i);
    expect(get().playing).toBe(false);
    expect(select.playhead(get())).toBe(shown.trace.elapsed);
    const { from, to } = select.window(get(), shown);
    expect(to).toBe(shown.trace.elapsed);
    expect(from).toBeGreaterThan(0);
    actions.setPlaying(true);
    expect(select.playhead(get())).toBe(0);
    actions.step(1);
    expect(get().playing).toBe(false);
  });

  it('steps, and says where it is, not more often than a reader can hear', async () => {
    const { get, actions, select } = openTestSession();
    await settle();
    actions.step(1);
    expect(select.playhead(get())).toBe(4e6);
    actions.stepGap(1);
    expect(select.playhead(get())).toBe(5e6);
    actions.stepGap(-1);
    expect(select.playhead(get())).toBe(0);
    const { number } = get().message;
    await settle(800);
    expect(get().message.text).toContain('Silent for 4 milliseconds');
    expect(get().message.number).toBe(number + 1);
  });

  it('tells of a run that was asked for by a press, and of one that failed, not of each step of a drag', async () => {
    const { get, actions } = openTestSession();
    await settle(1000);
    expect(get().message.number).toBe(0);
    actions.setValue('workMs', 8, { id: 'w#1', phase: 'move' });
    await settle(1000);
    expect(get().message.number).toBe(0);
    actions.choosePreset('fast');
    expect(get().message.text).toBe('Preset Fast.');
    await settle(1000);
    expect(get().message.text).toMatch(
      /^The line carried your file 56 percent of the time\..* bits per second/,
    );
  });

  it('leaves the last good run on the page when the next one cannot be had', async () => {
    let broken = false;
    const findModel = (id: string) => (broken ? undefined : findSmallModel(id));
    const { get, actions, select } = openTestSession({
      makeWorker: () => new FakeWorker('serve', findModel),
    });
    await settle();
    const { shown } = get().run;
    broken = true;
    actions.choosePreset('fast');
    await settle();
    expect(get().run).toMatchObject({ shown, pending: false, failure: { key: 'run.crash' } });
    expect(select.stale(get())).toBe(true);
    broken = false;
    actions.undo();
    await settle();
    expect(get().run.failure).toBeUndefined();
    expect(select.stale(get())).toBe(false);
  });

  it('says that it is late only when it is', async () => {
    const workers: FakeWorker[] = [];
    const { get, actions, select } = openTestSession({
      makeWorker: () => {
        workers.push(new FakeWorker(workers.length === 0 ? 'hold' : 'serve', findSmallModel));
        return workers.at(-1)!;
      },
    });
    await settle();
    workers[0]!.release();
    await settle();
    actions.choosePreset('fast');
    await settle(100);
    expect(select.stale(get())).toBe(false);
    await settle(300);
    expect(select.stale(get())).toBe(true);
    workers[0]!.release();
    await settle();
    expect(select.stale(get())).toBe(false);
  });

  it('works without workers', async () => {
    const { get } = openTestSession({ makeWorker: undefined });
    expect(get().inPage).toBe(true);
    vi.useRealTimers();
    await vi.waitFor(() => expect(get().run.shown).toBeDefined());
  });

  it('fills the plot point by point', async () => {
    const { get, actions, select } = openTestSession();
    await settle(300);
    const plot = () => select.plot(get(), smallScenario);
    await vi.waitFor(() => expect(plot().progress).toBe(1));
    expect(plot().points.length).toBe(plot().axis.xs.length);
    expect(plot()).not.toBe(undefined);
    expect(select.plot(get(), smallScenario).points).toBe(plot().points);
    const measured = () =>
      measuredRows(
        textFor('en', { ...answers, ...smallScenario.text }),
        smallScenario,
        select.measuredRuns(smallScenario),
        select.runsOfSweep(),
      );
    await vi.waitFor(() => expect(measured()[0]!.model).toBe('3.33 ×'));
    expect(measured()).toMatchObject([
      { label: 'Fast against slow', source: 'a clock on the wall', reported: '3 ×', residual: '+11 %' },
      { label: 'Time, Frames 20', reported: '90 ms', model: '100 ms (100 to 100)', residual: '+11 %' },
    ]);
    actions.setAxis('workMs');
    actions.setMeasure('time');
    await vi.waitFor(() => expect(plot().progress).toBe(1));
    expect(plot().measure.id).toBe('time');
    actions.pickPoint(250);
    expect(get().link.values.workMs).toBe(250);
    expect(get().link.axis).toBe('workMs');
  });
});
