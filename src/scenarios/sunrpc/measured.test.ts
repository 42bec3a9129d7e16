/** The model beside the tables: Nahm's of 1989, and Linux's. */

import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../sim/parameters';
import { run } from '../../sim/run';
import { excessStalls, LINUX, MODEL_ABOVE_MS, NAHM, REPORTED_RANGES, UNEXPLAINED_ABOVE } from './measured';
import { model } from './model';
import { parameters, type SunrpcValues } from './params';
import { valuesOf } from './presets';
import { text } from './text';
import { slowSizes } from './theory';

const defaults: SunrpcValues = defaultsOf(parameters);
const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1);
const meanMs = (callBytes: number): number => {
  const values = { ...defaults, ...valuesOf('fixed-24000'), callBytes };
  const means = SEEDS.map((seed) => run(model, values, seed, { trace: false }).figures.msPerCall as number);
  return means.reduce((sum, ms) => sum + ms, 0) / means.length;
};

describe('Nahm’s twelve rows, mean of 24 runs of 100 calls', () => {
  const rows = NAHM.map(({ callBytes, seconds }) => ({
    callBytes,
    reported: seconds * 10,
    model: meanMs(callBytes),
  }));

  test.each(rows.slice(0, 10))('$callBytes bytes within 2 ms', ({ reported, model: ms }) => {
    expect(Math.abs(ms - reported)).toBeLessThan(2);
  });

  test('the first ten: root mean square below 1 ms', () => {
    const squares = rows.slice(0, 10).map((row) => (row.model - row.reported) ** 2);
    expect(Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / 10)).toBeLessThan(1);
  });

  test('the last two are not explained: 20 and 39 ms short, as if 13 and 24 calls in a hundred stalled', () => {
    const above = rows.filter(({ callBytes }) => callBytes > UNEXPLAINED_ABOVE);
    expect(above.map(({ reported, model: ms }) => Math.round((reported - ms) / 10) * 10)).toEqual([20, 40]);
    for (const { model: ms } of above) expect(Math.abs(ms - MODEL_ABOVE_MS)).toBeLessThan(1);
    const [first, second] = above.map(({ reported }) => Math.round(excessStalls(reported)));
    expect(text['assumption.elbow']).toContain(`${first} and ${second} calls in a hundred`);
    expect(text['reference.nahm-excess']).toContain(`${first} and ${second} in a hundred`);
  });
});

describe('Linux, every measured row', () => {
  const columns = [
    ['linux-4096', 'nagleMs'],
    ['linux-nodelay', 'noDelayMs'],
    ['linux-24000', 'largeMs'],
  ] as const;
  test.each(LINUX)('$callBytes bytes', (row) => {
    for (const [preset, column] of columns) {
      const values = { ...defaults, ...valuesOf(preset), callBytes: row.callBytes };
      const ms = run(model, values, 1, { trace: false }).figures.msPerCallMedian as number;
      const measured = row[column];
      const most = measured > 40 ? 3 : Math.max(0.15, 0.05 * measured);
      expect(Math.abs(ms - measured), `${preset}: ${ms} for ${measured}`).toBeLessThan(most);
    }
  });
});

test('the reported ranges: lower edge exact, upper within 16 bytes, the second 49 short below and 4 above', () => {
  const [first, second] = slowSizes(defaults, 9000)!;
  expect(first).toEqual({ from: REPORTED_RANGES[0].from, to: REPORTED_RANGES[0].to + 16 });
  expect(second).toEqual({ from: REPORTED_RANGES[1].from - 49, to: REPORTED_RANGES[1].to + 4 });
});
