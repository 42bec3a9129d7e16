import { expect, test } from 'vitest';
import { readTrace } from '../../sim/accounting/lanes';
import { bitsOf } from '../../sim/accounting/ledger';
import { defaultsOf } from '../../sim/parameters';
import { run } from '../../sim/run';
import { countings } from './countings';
import { model } from './model';
import { type NetwareValues, parameters } from './params';
import { presets } from './presets';

const defaults = defaultsOf(parameters);
const sum = (bits: Readonly<Record<string, number>>): number =>
  Object.values(bits).reduce((total, count) => total + count, 0);

test.each(presets.map(({ id, values }) => [id, values] as const))(
  '%s: each way of counting gives the bytes of its figure',
  (_, values) => {
    const all = { ...defaults, fileBytes: 20_000, ...values, finalEmptyRead: true } as NetwareValues;
    const small = { ...all, fileBytes: Math.min(all.fileBytes, 20_000) };
    const result = run(model, small, 1);
    const trace = readTrace(model, result.trace!, result.elapsed);
    const own = result.figures as Record<string, number>;
    const counted = Object.fromEntries(
      countings.map(({ id, leftOut }) => {
        const { bits } = bitsOf(trace, 'ethernet', 0, result.elapsed, leftOut);
        expect(bits.payload).toBe(result.payloadBits);
        return [id, sum(bits) / 8];
      }),
    );
    expect(counted.wire).toBe(own.wireBytes);
    expect(counted.frame).toBe(own.frameBytes);
    const column = countings.find(({ id }) => id === 'column')!;
    expect(column.applies(small)).toBe(own.columnBytes !== null);
    if (column.applies(small)) expect(counted.column).toBe(own.frameBytes! - 4 * own.exchanges!);
  },
);

test('whole reads of an even file are what the column printed', () => {
  const result = run(model, { ...defaults, fileBytes: 1024 * 50, readBytes: 1024 }, 1);
  const trace = readTrace(model, result.trace!, result.elapsed);
  const column = countings.find(({ id }) => id === 'column')!;
  const { bits } = bitsOf(trace, 'ethernet', 0, result.elapsed, column.leftOut);
  expect(sum(bits) / 8).toBe(result.figures.columnBytes);
});
