/** What a page around can ask for, and what it hears, with a session that has no browser. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/helpers/fake-worker';
import { openTestSession } from '../../tests/helpers/session';
import { smallLessonCard } from '../../tests/helpers/small-lesson';
import { findSmallModel } from '../../tests/helpers/small-model';
import { makeHostActions } from '../state/hostActions';
import { keepLocked } from '../state/keepLocked';
import type { SessionOptions } from '../state/session';
import { textFor } from '../text';
import { embed } from '../text/en/embed';
import { checkMessage } from './check';
import { makeCommands } from './commands';
import { makeReception } from './reception';
import { makeReports } from './reports';
import { FROM_HOST } from './schema';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = (ms = 1500) => vi.advanceTimersByTimeAsync(ms);

async function setUp(fragment = 'v=1&scenario=small', search = '', more: Partial<SessionOptions> = {}) {
  const session = openTestSession(
    {
      lessons: [smallLessonCard],
      search,
      host: { hidden: [], locked: [], answers: true },
      keepLocked,
      ...more,
    },
    fragment,
  );
  await vi.dynamicImportSettled();
  await settle();
  const heard: { type: string; [key: string]: unknown }[] = [];
  const reports = makeReports(session, { send: (type, body, id) => heard.push({ type, id, ...body }) });
  const others = { sendReady: vi.fn(), setMost: vi.fn() };
  const act = makeCommands({
    session,
    hostActions: makeHostActions(session),
    text: () => textFor('en', { ...session.select.scenario(session.get())?.text, ...embed }),
    open: session.openFragment,
    fail: (code, message, id) => heard.push({ type: 'error', id, code, message }),
    sendState: reports.sendState,
    ...others,
  });
  const say = async (type: string, more: object = {}): Promise<void> => {
    const checked = checkMessage({ source: 'linetime', v: 1, type, id: 9, ...more });
    if (!checked?.ok) throw new Error(`"${type}" is no message`);
    tried.add(type);
    act(checked.message);
    await settle();
  };
  const last = (type: string) => heard.filter((one) => one.type === type).at(-1);
  return { session, say, heard, last, ...others };
}
const tried = new Set<string>();

describe('a page around', () => {
  it('hello: is told that all is ready', async () => {
    const { say, sendReady } = await setUp();
    await say('hello');
    expect(sendReady).toHaveBeenCalledWith(9);
  });

  it('get: hears what is shown', async () => {
    const { say, last, session } = await setUp();
    await say('get');
    const { elapsed } = session.get().run.shown!.trace;
    expect(last('state')).toMatchObject({
      id: 9,
      scenario: 'small',
      preset: 'slow',
      values: { frames: 10, limitBits: 'unlimited', loud: false },
      elapsed,
      playing: false,
      pending: false,
      figures: { elapsedNs: elapsed },
      fragment: 'v=1&scenario=small',
    });
    expect(last('state')!.verdict).toMatch(/^The line carried your file/);
  });

  it('set: typed values, texts with units, a preset, a seed; one step for undo', async () => {
    const { say, session, last } = await setUp();
    await say('set', { preset: 'fast', values: { frames: '1k', loud: true, manner: 'odd' }, seed: 7 });
    expect(session.get().link).toMatchObject({
      values: { frames: 1000, workMs: 0.5, loud: true, manner: 'odd' },
      seed: 7,
    });
    expect(last('error')).toBeUndefined();
    expect(last('state')).toMatchObject({ values: { frames: 1000 }, pending: false });
    session.actions.undo();
    expect(session.get().link).toMatchObject({ values: { frames: 10, workMs: 4 }, seed: 1 });
  });

  it('set: what cannot be used is told of, the rest is done', async () => {
    const { say, session, heard } = await setUp();
    await say('set', { preset: 'none', values: { frames: 5000, workMs: 'long', nothing: 1, loud: 'on' } });
    expect(session.get().link.values).toMatchObject({ frames: 1000, workMs: 4, loud: true });
    expect(heard.filter(({ type }) => type === 'error').map(({ message }) => message)).toEqual([
      'There is no preset “none”. There are slow, fast, long.',
      '“frames” cannot be more than 1,000; “5000” is too much. Used instead: 1000.',
      '“workMs” needs a number, and “long” is none. Used instead: 4.',
      'There is no setting “nothing”. There are frames, workMs, limitBits, loud, manner.',
    ]);
    expect(heard.every(({ id, type }) => type !== 'error' || id === 9)).toBe(true);
  });

  it('set: another fragment', async () => {
    const { say, session, last } = await setUp();
    await say('set', { fragment: 'v=1&scenario=small&frames=77' });
    expect(session.get().link.values.frames).toBe(77);
    await say('set', { fragment: '' });
    await say('set', { values: { frames: 5 } });
    expect(last('error')).toMatchObject({ code: 'unable' });
    await say('play');
    expect(last('error')).toMatchObject({ code: 'busy' });
  });

  it('play, pause: and hears of time', async () => {
    const { say, session, heard, last } = await setUp();
    await say('play', { nsPerSecond: 1e7 });
    expect(session.get()).toMatchObject({ playing: true, speed: 1e7 });
    for (let i = 0; i < 60; i++) {
      session.frame(16 * i);
      await settle(16);
    }
    const times = heard.filter(({ type }) => type === 'time');
    expect(times.length).toBeGreaterThan(2);
    expect(times.length).toBeLessThan(8);
    expect(last('time')!.playhead).toBeGreaterThan(1e6);
    await say('pause');
    expect(session.get().playing).toBe(false);
    expect(heard.filter(({ type }) => type === 'event').map(({ name }) => name)).toEqual(['play', 'pause']);
    expect(last('state')).toMatchObject({ playing: false, playhead: session.get().link.playhead });
  });

  it('play: one step where nothing may move by itself', async () => {
    const { say, session } = await setUp(undefined, '?motion=off');
    await say('play');
    expect(session.get().playing).toBe(false);
    expect(session.get().link.playhead).toBeGreaterThan(0);
  });

  it('seek: ns or text; nonsense is told of', async () => {
    const { say, session, last } = await setUp();
    await say('seek', { to: 5e6 });
    expect(session.get().link.playhead).toBe(5e6);
    await say('seek', { to: '6.5ms' });
    expect(session.get().link.playhead).toBe(6.5e6);
    await say('seek', { to: 'tomorrow' });
    expect(last('error')).toMatchObject({ code: 'field', message: expect.stringContaining('“tomorrow”') });
    expect(session.get().link.playhead).toBe(6.5e6);
  });

  it('step: by event, by gap, and back', async () => {
    const { say, session, last } = await setUp();
    await say('step', { direction: 1 });
    const first = session.get().link.playhead;
    expect(first).toBeGreaterThan(0);
    await say('step', { direction: 1, by: 'gap' });
    expect(session.get().link.playhead).toBeGreaterThan(first);
    await say('step', { direction: -1 });
    await say('step', { direction: 1, by: 'lesson' });
    expect(last('error')).toMatchObject({ code: 'unable' });
  });

  it('lock: readers cannot change it, the page around can', async () => {
    const { say, session } = await setUp();
    await say('lock', { keys: ['workMs', 'seed'] });
    const { actions, get } = session;
    actions.setValue('workMs', 100, { id: 'g', phase: 'end' });
    actions.setSeed(5);
    expect(get().link).toMatchObject({ values: { workMs: 4 }, seed: 1 });
    expect(get().history.past).toEqual([]);
    actions.setValue('frames', 20, { id: 'h', phase: 'end' });
    actions.choosePreset('fast');
    expect(get().link.values).toMatchObject({ workMs: 4, frames: 10 });
    await say('set', { values: { workMs: 50 } });
    expect(get().link.values.workMs).toBe(50);
    expect(get().host?.locked).toEqual(['workMs', 'seed']);
    actions.undo();
    actions.undo();
    expect(get().link.values).toMatchObject({ workMs: 50, frames: 20 });
    await say('lock', { keys: ['all'] });
    actions.setValue('frames', 30, { id: 'i', phase: 'end' });
    expect(get().link.values.frames).toBe(20);
    await say('lock', { keys: [] });
    actions.setValue('frames', 30, { id: 'j', phase: 'end' });
    expect(get().link.values.frames).toBe(30);
  });

  it('theme, maxHeight', async () => {
    const { say, session, setMost } = await setUp();
    await say('theme', { theme: 'dark' });
    expect(session.select.theme(session.get())).toBe('dark');
    await say('maxHeight', { height: 500 });
    expect(setMost).toHaveBeenCalledWith(500);
  });

  it('hears of a run that will not come', async () => {
    let broken = false;
    const findModel = (id: string) => (broken ? undefined : findSmallModel(id));
    const { say, last } = await setUp(undefined, '', {
      makeWorker: () => new FakeWorker('serve', findModel),
    });
    broken = true;
    await say('set', { values: { frames: 3 } });
    expect(last('event')).toMatchObject({
      name: 'failure',
      detail: expect.stringContaining('The run failed'),
    });
  });

  it('hears of answers with what became of them, and of the last one', async () => {
    const { session, heard, last, say } = await setUp('v=1&lesson=small');
    await settle(3000);
    const { actions } = session;
    await say('step', { direction: 1, by: 'lesson' });
    expect(heard).toContainEqual({ type: 'event', id: undefined, name: 'step', detail: 'rate' });
    actions.answer('1');
    await settle();
    expect(last('answer')).toMatchObject({ lesson: 'small', step: 'rate', answer: '1', outcome: 'wrong' });
    const truth = session.get().facts.runs.slow;
    if (truth === undefined || truth === 'failed') throw new Error('no run');
    actions.takeBackAnswer();
    actions.answer(String(truth.goodput));
    await settle();
    expect(last('answer')).toMatchObject({ outcome: 'close' });
    actions.goToStep('end');
    actions.reveal();
    await settle();
    expect(last('answer')).toMatchObject({ step: 'end', outcome: 'seen' });
    expect(last('complete')).toBeUndefined();
    actions.goToStep('task');
    actions.answer('done');
    await settle();
    expect(last('answer')).toMatchObject({ step: 'task', outcome: 'right' });
    expect(last('complete')).toMatchObject({ lesson: 'small', questions: 3, right: 1, close: 1 });
    expect(heard.filter(({ type }) => type === 'complete')).toHaveLength(1);
    expect(last('state')).toMatchObject({ lesson: 'small', step: 'task' });
  });

  it('can say all there is', () => {
    expect([...tried].sort()).toEqual(Object.keys(FROM_HOST).sort());
  });
});

it('what is said before there is a run waits for it, but for what can be done at once; too much is dropped', () => {
  let ready = (): void => {};
  const first = vi.fn();
  const dropped = vi.fn();
  const done: unknown[] = [];
  const reception = makeReception(first, dropped);
  const message = (type: string, id: number) => ({ type, id }) as never;
  reception.take(message('get', 0));
  expect(first).toHaveBeenCalled();
  reception.open({
    act: ({ id }) => done.push(id),
    whenReady: (then) => {
      ready = then;
    },
  });
  reception.take(message('theme', 1));
  for (let i = 2; i < 600; i++) reception.take(message('pause', i));
  expect(done).toEqual([1]);
  expect(dropped).toHaveBeenCalledTimes(99);
  ready();
  expect(done.slice(0, 3)).toEqual([1, 0, 2]);
  expect(done).toHaveLength(501);
  reception.take(message('get', 1000));
  expect(done.at(-1)).toBe(1000);
});
