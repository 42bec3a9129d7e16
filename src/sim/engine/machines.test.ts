/** Host, line and processes in a world of their own: who waits, who interrupts, and what causes what. */

import { expect, test } from 'vitest';
import { bitsPerSecond, type Duration, type Instant, nanoseconds } from '../units';
import { World } from '../world';
import { Host, Work } from './host';
import { Frame, Line } from './line';
import { type Process, Processes } from './process';
import { Trace } from './trace';

const RULE = 3;

function world(): World {
  return new World(new Trace(true, 1000), 1);
}

function runAll(of: World): void {
  while (of.scheduler.take()) of.handlers[of.scheduler.code]!(of.scheduler.argument);
}

/** "lane start-end cause" of each span, and "rule start-end span<since" of each wait. */
function written(of: World): { spans: string[]; waits: string[] } {
  const c = of.trace.finish();
  const spans = Array.from(
    { length: c.length },
    (_, i) => `${c.kind[i]}: ${c.start[i]}-${c.end[i]} < ${c.cause[i]}`,
  );
  const w = c.waits;
  const waits = Array.from(
    { length: w.length },
    (_, i) => `rule ${w.rule[i]}: ${w.start[i]}-${w.end[i]} span ${w.span[i]} since ${w.since[i]}`,
  );
  return { spans, waits };
}

const at = (of: World, instant: number, action: () => void): void => {
  of.scheduler.at(instant as Instant, of.on(action), 0);
};

test('urgent work interrupts, and the rest goes on afterwards', () => {
  const of = world();
  const host = new Host(of, 0, 2, RULE);
  const ended: string[] = [];
  const work = (kind: number, duration: number): Work =>
    new Work(kind, duration as Duration, 0, -1, (row, first) => {
      ended.push(`${kind} at ${of.now}: rows ${first}..${row}`);
    });
  at(of, 0, () => host.submit(work(1, 100), 1));
  at(of, 30, () => host.submit(work(2, 20), 0));
  at(of, 40, () => host.submit(work(3, 10), 1));
  runAll(of);
  expect(ended).toEqual(['2 at 50: rows 1..1', '1 at 120: rows 0..2', '3 at 130: rows 3..3']);
  expect(written(of)).toEqual({
    spans: ['1: 0-30 < -1', '2: 30-50 < -1', '1: 50-120 < 1', '3: 120-130 < 2'],
    waits: ['rule 3: 30-50 span 2 since 0', 'rule 3: 40-120 span 3 since -1'],
  });
});

test('work interrupted at the instant it begins leaves no piece behind', () => {
  const of = world();
  const host = new Host(of, 0, 2, RULE);
  const work = (kind: number, duration: number): Work =>
    new Work(kind, duration as Duration, 0, -1, () => {});
  at(of, 0, () => {
    host.submit(work(1, 10), 1);
    host.submit(work(2, 5), 0);
  });
  runAll(of);
  expect(written(of).spans).toEqual(['2: 0-5 < -1', '1: 5-15 < 0']);
});

test('a section keeps its own urgency: only what is more urgent than the section comes in between', () => {
  const of = world();
  const host = new Host(of, 0, 3, RULE);
  const work = (kind: number, duration: number, section: number, done = () => {}): Work =>
    new Work(kind, duration as Duration, 0, -1, done, section);
  // a process (2) makes a system call in two steps (1, 2), with 1 for its urgency, and goes on with 3 of its own
  at(of, 0, () =>
    host.submit(
      work(1, 20, 1, () =>
        host.submit(
          work(2, 20, 1, () => host.submit(work(3, 20, -1), 2)),
          2,
        ),
      ),
      2,
    ),
  );
  at(of, 5, () => host.submit(work(4, 10, -1), 1));
  at(of, 10, () => host.submit(work(5, 5, -1), 0));
  runAll(of);
  expect(written(of).spans).toEqual([
    '1: 0-10 < -1',
    '5: 10-15 < -1',
    '1: 15-25 < 1',
    '2: 25-45 < -1',
    '4: 45-55 < 3',
    '3: 55-75 < 4',
  ]);
});

test('frames queue in order, urgent ones first, and a group is not broken', () => {
  const of = world();
  const line = new Line(of, 0, bitsPerSecond(1e9), RULE); // one bit a nanosecond
  const frame = (kind: number, bits: number, next?: Frame): Frame =>
    new Frame(kind, bits, 0, 0, -1, undefined, next);
  at(of, 0, () => {
    line.send(frame(1, 10, frame(2, 10)));
    line.send(frame(3, 10));
    line.send(frame(4, 10), true);
  });
  at(of, 25, () => expect(line.busyUntilNow()).toBe(25));
  at(of, 60, () => line.send(frame(5, 10)));
  runAll(of);
  expect(written(of)).toEqual({
    spans: ['1: 0-10 < -1', '2: 10-20 < 0', '4: 20-30 < 1', '3: 30-40 < 2', '5: 60-70 < -1'],
    waits: ['rule 3: 0-20 span 2 since -1', 'rule 3: 0-30 span 3 since -1'],
  });
  expect(line.idle).toBe(true);
});

test('processes sleep, wait for signals, and are woken in order', () => {
  const of = world();
  const processes = new Processes(of);
  const signal = processes.signal();
  const log: string[] = [];
  function* waiter(name: string): Process {
    log.push(`${name} waits at ${of.now}`);
    yield signal;
    log.push(`${name} woken at ${of.now}`);
  }
  function* clock(): Process {
    yield nanoseconds(5);
    signal.raise();
    yield nanoseconds(5);
    signal.raise();
    log.push(`clock ends at ${of.now}`);
  }
  processes.start(waiter('a'));
  processes.start(waiter('b'));
  processes.start(clock());
  runAll(of);
  expect(log).toEqual(['a waits at 0', 'b waits at 0', 'a woken at 5', 'b woken at 5', 'clock ends at 10']);
});
