import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestSession } from '../../tests/helpers/session';
import { smallScenario } from '../../tests/helpers/small-scenario';
import { scenarioById } from '../scenarios/registry';
import { defaultsOf } from '../sim/parameters';
import { textFor } from '../text';
import { later } from '../text/en/later';
import { comparisonOf, runName } from './compare';
import { readPinned, writePinned } from './linkPinned';
import type { Notice } from './notices';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = (ms = 500) => vi.advanceTimersByTimeAsync(ms);

describe('comparing two runs', () => {
  it('pins the run on the page, and B follows the controls', async () => {
    const { get, actions, select, address } = openTestSession();
    await settle();
    const first = get().run.shown!;
    actions.pin();
    await settle();
    expect(get().pinned).toBe(first);
    actions.choosePreset('fast');
    await settle();
    const shown = get().run.shown!;
    expect(shown).not.toBe(first);
    expect(get().pinned).toBe(first);
    // the columns of A are still A's: they did not go back to the worker
    expect(first.trace.columns.start.byteLength).toBeGreaterThan(0);
    const rows = select.ledgerRows(get(), shown);
    expect(rows).toHaveLength(2);
    expect(rows[0]!.ns.sender).toBeGreaterThan(rows[1]!.ns.sender);
    expect(comparisonOf(textFor('en', { ...later, ...smallScenario.text }), first, shown).join(' ')).toMatch(
      /B is [\d.]+ × as fast\. B spends \d+ points less/,
    );
    expect(select.clock(get(), shown)).toBe(first.trace.elapsed);
    expect(address.fragment).toBe('v=1&scenario=small&workMs=0.5&a=small');
  });

  it('is in the link, and a link brings it back', async () => {
    const { get } = openTestSession({}, 'v=1&scenario=small&workMs=0.5&a=small,frames:7,seed:3');
    await settle();
    expect(get().link.pinned).toMatchObject({ scenario: 'small', seed: 3, values: { frames: 7 } });
    expect(get().pinned?.result.values.frames).toBe(7);
    expect(get().run.shown?.result.values.workMs).toBe(0.5);
  });

  it('swaps, unpins, and undo covers all of it', async () => {
    const { get, actions } = openTestSession();
    await settle();
    actions.pin();
    actions.choosePreset('fast');
    await settle();
    actions.swap();
    await settle();
    expect(get().link.values.workMs).not.toBe(0.5);
    expect(get().link.pinned?.values.workMs).toBe(0.5);
    expect(get().pinned?.result.values.workMs).toBe(0.5);
    actions.unpin();
    await settle();
    expect(get().pinned).toBeUndefined();
    actions.undo();
    await settle();
    expect(get().link.pinned?.values.workMs).toBe(0.5);
    actions.undo();
    await settle();
    expect(get().link.values.workMs).toBe(0.5);
    expect(get().link.pinned?.values.workMs).not.toBe(0.5);
    actions.undo();
    actions.undo();
    await settle();
    expect(get().link.pinned).toBeUndefined();
    expect(get().pinned).toBeUndefined();
    actions.redo();
    await settle();
    expect(get().pinned?.result.values).toEqual(get().link.values);
  });

  it('leaves a comparison out that a link cannot have, with a notice', async () => {
    const { get } = openTestSession({}, 'v=1&scenario=small&a=nothing,x:1');
    await settle();
    expect(get().link.pinned).toBeUndefined();
    expect(get().notices.map(({ key }) => key)).toEqual(['notice.pinned']);
    expect(get().run.shown).toBeDefined();
  });
});

describe('a run in a link', () => {
  const find = (id: string) => (id === 'small' ? smallScenario : undefined);
  it('is read back as it was written', () => {
    const values = { ...defaultsOf(smallScenario.parameters), frames: 12, loud: true };
    const settings = { scenario: 'small', values, seed: 9 };
    const text = writePinned(settings, smallScenario);
    expect(text).toBe('small,frames:12,loud:true,seed:9');
    const notices: Notice[] = [];
    expect(readPinned(text, find, notices)).toEqual(settings);
    expect(notices).toEqual([]);
  });
  it('is clamped where it must be, and says so', () => {
    const notices: Notice[] = [];
    const read = readPinned('small,frames:99999,frmes:3,seed:-1,,workMs', find, notices);
    expect(read?.values.frames).toBe(1000);
    expect(notices.map(({ key }) => key)).toEqual([
      'notice.clamped',
      'notice.unknownKeyNear',
      'notice.unknownKey',
      'notice.unknownKey',
      'notice.dropped',
    ]);
  });
});

it('names a run by the moment it is nearest to', () => {
  const arpanet = scenarioById('arpanet')!;
  const t = textFor('en', { ...later, ...arpanet.text });
  const defaults = defaultsOf(arpanet.parameters);
  const after = arpanet.presets.find(({ id }) => id === 'after')!;
  expect(runName(t, arpanet, { ...defaults, ...after.values }, 1)).toBe('After');
  expect(runName(t, arpanet, { ...defaults, ...after.values, lineBitsPerSecond: 100_000 }, 2)).toBe(
    'After, Line 100 kbit/s, seed 2',
  );
});
