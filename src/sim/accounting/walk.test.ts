/** Interrupted work is explained by its own earlier piece, not by what interrupted it. */

import { expect, test } from 'vitest';
import { Host, Work } from '../engine/host';
import { Trace } from '../engine/trace';
import type { Duration, Instant } from '../units';
import { World } from '../world';
import { readTrace } from './lanes';
import { buildLedger, ledgerOf } from './ledger';
import { whyAt } from './why';

test('an answer that arrives while the next question is being prepared does not explain the silence', () => {
  const world = new World(new Trace(true, 100), 1);
  const host = new Host(world, 0, 2, 0);
  const at = (instant: number, action: () => void): void =>
    world.scheduler.at(instant as Instant, world.on(action), 0);
  const work = (kind: number, ns: number, ready: number, done: (row: number) => void): Work =>
    new Work(kind, ns as Duration, 1, ready, done);
  // the far side works from 0 to 40; its answer interrupts the preparation of 0 to 70, which then lasts to 80
  const prepared = (row: number): void => {
    world.trace.add(2, 3, world.now, world.now + 10, row, 1, 10, 10);
    world.stop();
  };
  at(0, () => host.submit(work(0, 70, -1, prepared), 1));
  at(40, () => {
    const far = world.trace.add(1, 2, 0, 40, -1, 1, 0, 0);
    host.submit(
      work(1, 10, far, () => {}),
      0,
    );
  });
  while (world.scheduler.take()) world.handlers[world.scheduler.code]!(world.scheduler.argument);
  const meaning = {
    lanes: [
      { id: 'here', role: 'host', silence: 'sender' },
      { id: 'there', role: 'host', silence: 'receiver' },
      { id: 'line', role: 'line', silence: 'network', from: 'here', to: 'there' },
    ],
    kinds: [{ id: 'prepare' }, { id: 'interrupt' }, { id: 'answer' }, { id: 'frame' }],
    rules: ['cpuBusy'],
    holds: [],
  } as const;
  const trace = readTrace(meaning, world.trace.finish(), 90);
  const { ns } = ledgerOf(buildLedger(trace, 'line'));
  expect([ns.sender, ns.receiver, ns.payload]).toEqual([80, 0, 10]);
  expect(whyAt(trace, 'line', 5).pieces.map(({ kind, rule }) => rule ?? kind)).toEqual([
    'prepare',
    'cpuBusy',
    'prepare',
  ]);
});
