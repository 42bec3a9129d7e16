import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/helpers/fake-worker';
import { openTestSession } from '../../tests/helpers/session';
import { modelById } from '../scenarios/models';
import { scenarios } from '../scenarios/registry';
import { defaultsOf, type ParameterValues } from '../sim/parameters';
import { run } from '../sim/run';
import { exactUntil } from './exactUntil';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (fragment: string) =>
  openTestSession({ scenarios, makeWorker: () => new FakeWorker('serve', modelById) }, fragment);
type Opened = ReturnType<typeof open>;

/** Lets time pass in small steps and notes what was on the page. */
async function watch({ get }: Opened, ms: number): Promise<{ preview: boolean; bufferBits: unknown }[]> {
  const seen: { preview: boolean; bufferBits: unknown }[] = [];
  for (let i = 0; i < ms; i++) {
    await vi.advanceTimersByTimeAsync(1);
    const { preview, shown } = get().run;
    seen.push({ preview: preview !== undefined, bufferBits: shown?.result.values.bufferBits });
  }
  return seen;
}

describe('a long run', () => {
  it('has a first look before it is there, and its sums wait for the whole', async () => {
    const session = open('v=1&scenario=netware&fileBytes=400000');
    await vi.advanceTimersByTimeAsync(500);
    const { get, actions, select } = session;
    const before = get().run.shown!;
    actions.setValue('serverMicros', 100, { id: 'x', phase: 'move' });
    await watch(session, 15);
    const { preview, shown, pending } = get().run;
    expect(pending).toBe(true);
    expect(shown).toBe(before);
    expect(preview!.trace.columns.length).toBeLessThan(20_000);
    expect(preview!.result.values).toEqual(get().link.values);
    expect(select.verdict(get(), shown!).detail).toContain('400 kB');
    await watch(session, 1000);
    expect(get().run.preview).toBeUndefined();
    expect(get().run.shown!.result.values.serverMicros).toBe(100);
    expect(get().run.pending).toBe(false);
  });

  it('is shown as a whole alone where the look goes beyond its beginning', async () => {
    const session = open('v=1&scenario=netware&fileBytes=400000&t=100s');
    await vi.advanceTimersByTimeAsync(500);
    session.actions.setValue('serverMicros', 100, { id: 'x', phase: 'move' });
    const seen = await watch(session, 500);
    expect(seen.every(({ preview }) => !preview)).toBe(true);
    expect(session.get().run.shown!.result.values.serverMicros).toBe(100);
  });

  it('never lets a failure pass behind its preview', async () => {
    const session = open('v=1&scenario=netware&fileBytes=400000');
    await vi.advanceTimersByTimeAsync(500);
    const { get, actions } = session;
    actions.setValue('operation', 'write', { id: 'x', phase: 'end' });
    actions.setValue('burst', true, { id: 'y', phase: 'end' });
    await watch(session, 1000);
    expect(get().run.failure?.key).toBe('stopped.burstWrites');
    expect(get().run.preview).toBeUndefined();
  });
});

it('a preview begins as its run does, span for span', () => {
  const cases: [string, ParameterValues][] = [
    ['arpanet', {}],
    ['arpanet', { bufferBits: 8023, senderHostMs: 49, transfers: 3 }],
    ['arpanet', { bufferBits: 4000, outstandingMessages: 4, lossPercent: 1, interactivePerSecond: 2 }],
    ['netware', { fileBytes: 100_000 }],
    ['netware', { fileBytes: 50_000, clients: 5, startOffset: 3 }],
    ['netware', { fileBytes: 3_000_000, readBytes: 65_535, burst: true, fragmentLossPercent: 3 }],
  ];
  for (const [id, changed] of cases) {
    const scenario = scenarios.find((one) => one.id === id)!;
    const model = modelById(id)!;
    const values: ParameterValues = { ...defaultsOf(scenario.parameters), ...changed };
    const share = 0.1;
    const whole = run(model, values, 3).trace!;
    const { trace: short } = run(model, model.shorter!(values, share), 3);
    const exact = exactUntil(short!);
    let same = 0;
    while (short!.start[same]! < exact) same++;
    expect(same).toBeGreaterThan(20);
    for (const column of ['lane', 'kind', 'start', 'end', 'cause', 'bits', 'payload'] as const) {
      const differs = short![column].findIndex((value, row) => row < same && value !== whole[column][row]);
      expect(differs, `${id} ${JSON.stringify(changed)} ${column}, of ${same} rows`).toBe(-1);
    }
  }
});
