import { expect, test } from 'vitest';
import { findSmallModel } from '../../../tests/helpers/small-model';
import { longTrace } from '../../../tests/helpers/traces';
import { run } from '../run';
import { readTrace } from './lanes';
import { bitsOf, bitsOfLine, buildLedger, ledgerOf } from './ledger';
import { type Prepared, preparedBuffers, prepareRun, readPrepared } from './prepared';

const model = findSmallModel('small')!;
const made = (frames: number) => run(model, { frames, workMs: 2 }, 1);

/** What a ledger says at some instants. */
function said(frames: number, room?: Prepared) {
  const { trace: columns, elapsed } = made(frames);
  const prepared = prepareRun(model, columns!, elapsed, room);
  const { trace, ledger } = readPrepared(model, columns!, elapsed, structuredClone(prepared));
  const windows = [0, 0.3, 0.71].map((share) => ledgerOf(ledger, Math.round(share * elapsed), elapsed));
  return { prepared, windows, rows: trace.rowsOfLane, ends: trace.blockEnds, waits: trace.waitsOfLane };
}

test('what was made in the worker says the same as what the page makes itself', () => {
  const { windows, rows } = said(50);
  const { trace: columns, elapsed } = made(50);
  const trace = readTrace(model, columns!, elapsed);
  const ledger = buildLedger(trace, 'line');
  expect(rows).toEqual(trace.rowsOfLane);
  expect(windows[1]).toEqual(ledgerOf(ledger, Math.round(0.3 * elapsed), elapsed));
});

test('it is the same in the memory of a longer run and of a shorter one', () => {
  const { prepared: _, ...fresh } = said(50);
  for (const frames of [200, 3]) {
    const { prepared, ...again } = said(50, said(frames).prepared);
    expect(again).toEqual(fresh);
    expect(new Set(preparedBuffers(prepared)).size).toBe(preparedBuffers(prepared).length);
  }
});

test('memory is used again where it reaches', () => {
  const old = said(200).prepared;
  const buffers = preparedBuffers(old);
  const { prepared } = said(50, old);
  expect(buffers).toContain(prepared.ordered.rowsOfLane[1]!.buffer);
  expect(buffers).toContain(prepared.ledger.totals.buffer);
  expect(buffers).toContain(prepared.ledger.gaps.first.buffer);
});

test('the whole line is known without going over it again', () => {
  const long = longTrace(300);
  for (const { id } of long.lanes.filter(({ role }) => role === 'line')) {
    const ledger = buildLedger(long, id);
    expect(bitsOfLine(ledger)).toEqual(bitsOf(long, id));
    expect(bitsOfLine(ledger, 100, 5000)).toEqual(bitsOf(long, id, 100, 5000));
    const rows = long.rowsOfLane[ledger.lane]!;
    const { start, end } = long.columns;
    const gaps = [...rows].map((row, i) => start[row]! - (i > 0 ? end[rows[i - 1]!]! : 0));
    const { longestGap } = ledger.whole;
    expect(longestGap.end - longestGap.start).toBe(Math.max(0, ...gaps));
  }
});
