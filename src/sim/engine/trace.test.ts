import { expect, test } from 'vitest';
import { buffersOf, firstWaitOf, LONGEST_FRAME, SPAN_BYTES, traceBytes } from './columns';
import { assertFits, makeColumns, SpanLimit, Trace, traceHash } from './trace';

const fill = (trace: Trace, rows: number): void => {
  for (let i = 0; i < rows; i++) trace.add(i % 3, i % 5, i * 10, i * 10 + 5, i - 1, i, i * 2, i);
};

test('columns grow and keep what they hold', () => {
  const trace = new Trace(true, 100_000, undefined, 10);
  fill(trace, 5000);
  const columns = trace.finish();
  expect(columns.length).toBe(5000);
  expect([columns.start[4999], columns.end[4999], columns.cause[4999], columns.payload[4999]]).toEqual([
    49_990, 49_995, 4998, 4999,
  ]);
  expect(traceBytes(columns)).toBe(5000 * SPAN_BYTES);
  expect(SPAN_BYTES).toBeLessThanOrEqual(40);
});

test('a row takes the bytes it is said to take', () => {
  const { waits, length, ...columns } = makeColumns(1000);
  expect(length).toBe(0);
  const bytes = Object.values(columns).reduce((sum, column) => sum + column.byteLength, 0);
  expect(bytes).toBe(1000 * SPAN_BYTES);
  expect(waits.length).toBe(0);
});

test('the limit holds with and without columns', () => {
  for (const keep of [true, false]) {
    const trace = new Trace(keep, 100);
    fill(trace, 100);
    expect(() => fill(trace, 1)).toThrow(SpanLimit);
  }
});

test('waits are sorted by the span they held up', () => {
  const trace = new Trace(true, 100);
  fill(trace, 10);
  trace.wait(0, 1, 0, 5, 7, -1);
  trace.wait(0, 2, 0, 5, 3, -1);
  trace.wait(0, 3, 5, 9, 7, 2);
  const { waits } = trace.finish();
  expect(Array.from(waits.span.subarray(0, 3))).toEqual([3, 7, 7]);
  expect(Array.from(waits.rule.subarray(0, 3))).toEqual([2, 1, 3]);
  expect([
    firstWaitOf(waits, 3),
    firstWaitOf(waits, 4),
    firstWaitOf(waits, 7),
    firstWaitOf(waits, 8),
  ]).toEqual([0, 1, 1, 3]);
});

test('a pooled trace starts empty, and its hash does not depend on what was there', () => {
  const fresh = new Trace(true, 1000, undefined, 100);
  fill(fresh, 50);
  const used = new Trace(true, 1000, undefined, 100);
  fill(used, 99);
  const pooled = new Trace(true, 1000, used.finish(), 60);
  fill(pooled, 50);
  expect(traceHash(pooled.finish())).toBe(traceHash(fresh.finish()));
  pooled.columns.end[49]!++;
  expect(traceHash(pooled.columns)).not.toBe(traceHash(fresh.columns));
});

test('every buffer can be handed over', () => {
  const columns = makeColumns(10);
  const buffers = buffersOf(columns);
  expect(new Set(buffers).size).toBe(14);
  structuredClone(columns, { transfer: buffers });
  expect(columns.start.byteLength).toBe(0);
  expect(columns.waits.span.byteLength).toBe(0);
});

test('a frame that a row has no room for is refused before it is written', () => {
  expect(() => assertFits(LONGEST_FRAME)).not.toThrow();
  expect(() => assertFits(LONGEST_FRAME + 1)).toThrow(/65536 bits/);
  const trace = new Trace(true, 10);
  trace.add(0, 0, 0, 1, -1, 0, LONGEST_FRAME, LONGEST_FRAME);
  const { bits, payload } = trace.finish();
  expect([bits[0], payload[0]]).toEqual([LONGEST_FRAME, LONGEST_FRAME]);
});
