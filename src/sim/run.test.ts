import { expect, test } from 'vitest';
import { readTrace } from './accounting/lanes';
import { buildLedger, ledgerOf } from './accounting/ledger';
import { whyAt } from './accounting/why';
import type { Model } from './model';
import { begin, RunStopped, run } from './run';
import { bits, bitsPerSecond, milliseconds, nanoseconds, times, transmissionTime } from './units';

/** A model that writes one span of `length` ns after the other; with `gap` it forgets the cause. */
function ticking(length: number, spans: number, expected: number, gap = false): Model {
  return {
    id: 'ticking',
    lanes: [
      { id: 'line', role: 'line', silence: 'network', from: 'host', to: 'host' },
      { id: 'host', role: 'host', silence: 'sender' },
    ],
    kinds: [{ id: 'frame', body: 'payload' }, { id: 'work' }],
    rules: [],
    holds: [],
    mainLine: 'line',
    expectedSpans: () => expected,
    build(world) {
      let last = -1;
      let left = spans;
      const tick = world.on(() => {
        const frame = left % 2 === 0;
        const cause = gap && frame ? -1 : last;
        last = world.trace.add(
          frame ? 0 : 1,
          frame ? 0 : 1,
          world.now,
          world.now + length,
          cause,
          1,
          frame ? 100 : 0,
          frame ? 100 : 0,
        );
        left--;
        world.after(nanoseconds(length), left === 0 ? stop : tick);
      });
      const stop = world.on(() => world.stop());
      world.after(nanoseconds(0), spans === 0 ? world.on(() => {}) : tick);
      return { payloadBits: 100, figures: () => ({}) };
    },
  };
}

test('a run past 100 days stops, and says why', () => {
  expect(() => run(ticking(1e14, 1000, 10), {}, 1)).toThrow(expect.objectContaining({ limit: 'time' }));
});

test('a run of which nothing more can come says so', () => {
  expect(() => run(ticking(1, 0, 10), {}, 1)).toThrow(RunStopped);
});

test('a run of unknown length is measured first and then kept', () => {
  const { trace, spans } = run(ticking(10, 5000, Number.POSITIVE_INFINITY), {}, 1);
  expect(spans).toBe(5000);
  expect(trace!.length).toBe(5000);
  expect(trace!.lane.length).toBeLessThan(6000);
});

test('a result asked for too early is an error', () => {
  const slices = begin(ticking(10, 50, 50), {}, 1);
  slices.advance(3);
  expect(() => slices.result()).toThrow(/end/);
});

test('a model that leaves a gap unexplained fails, naming the line and both instants', () => {
  const model = ticking(10, 9, 9, true);
  const { trace, elapsed } = run(model, {}, 1);
  const readable = readTrace(model, trace!, elapsed);
  expect(() => buildLedger(readable, 'line')).toThrow(/"line" is silent from 0 ns to 10 ns/);
  expect(() => whyAt(readable, 'line', 5)).toThrow(/no cause/);
});

test('a window and a line that make no sense are refused', () => {
  const model = ticking(10, 8, 8);
  const { trace, elapsed } = run(model, {}, 1);
  const readable = readTrace(model, trace!, elapsed);
  expect(() => ledgerOf(buildLedger(readable, 'line'), 5, 4)).toThrow(/window/);
  expect(() => buildLedger(readable, 'wire')).toThrow(/"wire"/);
});

test('units refuse what they cannot hold', () => {
  expect(transmissionTime(bits(1160), bitsPerSecond(50_000))).toBe(23_200_000);
  expect(milliseconds(0.29)).toBe(290_000);
  expect(times(3, nanoseconds(5))).toBe(15);
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 60]) expect(() => nanoseconds(bad)).toThrow();
  for (const bad of [0, -5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => bitsPerSecond(bad)).toThrow();
  expect(() => bits(1.5)).toThrow();
});
