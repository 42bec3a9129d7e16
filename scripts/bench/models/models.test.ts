import { describe, expect, test } from 'vitest';
import { readTrace } from '../../../src/sim/accounting/lanes';
import { brokenCauses, buildLedger, ledgerOf } from '../../../src/sim/accounting/ledger';
import { Trace, traceHash } from '../../../src/sim/engine/trace';
import { run, SPAN_LIMIT } from '../../../src/sim/run';
import { World } from '../../../src/sim/world';
import { callModel } from './call';
import { exchangeModel } from './exchange';
import { simulate } from './loop';
import { queueModel } from './queue';
import { endOf, type Rows, SHAPES } from './shapes';

const scenarios = [
  ['S1', 12_801],
  ['S2', 2_000],
  ['S5', 5_000],
] as const;

function loop(scenario: keyof typeof SHAPES, n: number, rows: Rows) {
  const trace = new Trace(true, SPAN_LIMIT);
  const world = new World(trace, 1);
  const outcome = simulate(world, { ...SHAPES[scenario](n), rows });
  return { outcome, end: world.now, trace: trace.finish() };
}

describe.each(scenarios)('%s', (scenario, n) => {
  test.each(['spans', 'frames'] as const)('the loop and the model leave equal traces: %s', (rows) => {
    const model = run(exchangeModel, { ...SHAPES[scenario](n), rows }, 1);
    const fast = loop(scenario, n, rows);
    expect(fast.end).toBe(endOf(scenario, n));
    expect(model.elapsed).toBe(endOf(scenario, n));
    expect(model.figures).toEqual(fast.outcome);
    expect(fast.trace.length).toBe(model.trace!.length);
    expect(traceHash(fast.trace)).toBe(traceHash(model.trace!));
  });

  test('every span begins where its cause ends', () => {
    const { trace, end } = loop(scenario, n, 'spans');
    expect(brokenCauses(readTrace(exchangeModel, trace, end))).toEqual([]);
  });
});

test('the ledger of a pair adds up, and nothing in it is unexplained', () => {
  const { trace, end } = loop('S1', 12_801, 'spans');
  for (const line of ['up', 'down']) {
    const ledger = ledgerOf(buildLedger(readTrace(exchangeModel, trace, end), line));
    expect(Object.values(ledger.ns).reduce((sum, ns) => sum + ns, 0)).toBe(end);
  }
});

test('S4: waits as the theory has them, and every packet has its cause', () => {
  const { figures, trace, elapsed } = run(queueModel, { packets: 200_000, rows: 'spans' }, 1);
  // M/D/1 at a load of 0.8: load / (2 (1 - load)) services
  expect(Number(figures.meanWaitMs)).toBeGreaterThan(1.9);
  expect(Number(figures.meanWaitMs)).toBeLessThan(2.1);
  expect(figures.frames).toBe(200_000);
  expect(brokenCauses(readTrace(queueModel, trace!, elapsed))).toEqual([]);
});

describe('S3', () => {
  const call = (nagle: boolean) => run(callModel, { calls: 100, nagle }, 1);

  // ns-3.37: from the tenth call to the hundredth, so without the connection's beginning (measured)
  test.each([
    [true, 214.345, 0.002],
    [false, 14.36, 0.02],
  ] as const)('a call takes what it takes in ns-3, but for its back-off (Nagle: %s)', (nagle, ms, share) => {
    expect(Math.abs(call(nagle).elapsed / 1e6 / 100 / ms - 1)).toBeLessThan(share);
  });

  test('every span has its cause, and the timer is what the line waits for', () => {
    const { trace, elapsed, figures } = call(true);
    const readable = readTrace(callModel, trace!, elapsed);
    expect(figures.frames).toBe(1_900);
    expect(brokenCauses(readable)).toEqual([]);
    const { ns } = ledgerOf(buildLedger(readable, 'to-server'));
    expect(Object.values(ns).reduce((sum, one) => sum + one, 0)).toBe(elapsed);
    expect(ns.hold / elapsed).toBeGreaterThan(0.9);
  });
});
