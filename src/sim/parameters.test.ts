import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkNumber,
  isLegal,
  type NumberParameter,
  nearestName,
  readParameter,
  splitQuantity,
} from './parameters';

const number = (unit: NumberParameter['unit'], more: Partial<NumberParameter> = {}): NumberParameter => ({
  key: 'x',
  type: 'number',
  group: 'g',
  provenance: 'assumed',
  unit,
  whole: false,
  min: 0,
  max: 1e12,
  default: 0,
  scale: 'linear',
  fine: 1,
  step: 1,
  coarse: 2,
  ...more,
});
const readingOf = (unit: NumberParameter['unit'], text: string) => {
  const reading = readParameter(number(unit), text);
  return reading.ok ? reading.value : reading.problem.id;
};

describe('a number with its unit', () => {
  test.each([
    ['bit', '940', 940],
    ['bit', '940 bits', 940],
    ['bit', '2.5Mb', 2_500_000],
    ['bit', '1 MB', 8_000_000],
    ['bit', '4 KB', 32_768],
    ['bit', '4 kB', 32_000],
    ['byte', '4 KB', 4096],
    ['byte', '1 MiB', 1_048_576],
    ['byte', '64 b', 8],
    ['bit/s', '50k', 50_000],
    ['bit/s', '1.5 Mb/s', 1_500_000],
    ['bit/s', '1,5 Mb/s', 1_500_000],
    ['bit/s', '1,500', 1500],
    ['bit/s', '12,032,316', 12_032_316],
    ['bit/s', '50 KBIT/S', 50_000],
    ['bit/s', '56kbps', 56_000],
    ['ms', '1.5 s', 1500],
    ['ms', '250us', 0.25],
    ['ms', '250 µs', 0.25],
    ['ms', '2 min', 120_000],
    ['us', '1ms', 1000],
    ['s', '30', 30],
    ['%', '12.5 %', 12.5],
    ['1/s', '2/s', 2],
    ['count', '3', 3],
    ['count', '1e3', 1000],
    ['bit', '1 000 000', 1_000_000],
    ['bit', "1'000", 1000],
    ['bit', '.5k', 500],
    ['bit', '', 'empty'],
    ['bit', 'lots', 'notNumber'],
    ['bit', 'NaN', 'notNumber'],
    ['bit', 'Infinity', 'notNumber'],
    ['bit', '1e999', 'above'],
    ['bit', '-1', 'below'],
    ['bit', '3 parsecs', 'unknownUnit'],
    ['ms', '3 bit', 'unknownUnit'],
    ['bit', '1.2.3', 'notNumber'],
  ] as const)('%s: "%s" is %s', (unit, text, wanted) => {
    expect(readingOf(unit, text)).toBe(wanted);
  });

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        fc.constantFrom('bit', 'bit/s', 'ms', '%', 'count'),
        (text, unit) => {
          const reading = readParameter(number(unit as NumberParameter['unit']), text);
          if (reading.ok) expect(reading.value).toSatisfy(Number.isFinite);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('what is out of range names the bound and the nearest legal value', () => {
    const bounded = number('bit', { min: 1, max: 8023, whole: true });
    expect(readParameter(bounded, '8024')).toEqual({
      ok: false,
      problem: { id: 'above', text: '8024', bound: 8023 },
      nearest: 8023,
    });
    expect(checkNumber(bounded, 0)).toMatchObject({ problem: { id: 'below', bound: 1 }, nearest: 1 });
    expect(checkNumber(bounded, 2.5)).toMatchObject({ problem: { id: 'notWhole' }, nearest: 3 });
    expect(checkNumber(bounded, Number.NaN)).toMatchObject({ problem: { id: 'notNumber' } });
  });
});

test('switches, choices and unlimited', () => {
  const flag = { key: 'f', type: 'switch', group: 'g', provenance: 'fact', default: true } as const;
  expect(readParameter(flag, 'off')).toEqual({ ok: true, value: false });
  expect(readParameter(flag, 'maybe')).toMatchObject({ ok: false, problem: { id: 'notSwitch' } });
  const choice = {
    key: 'c',
    type: 'choice',
    group: 'g',
    provenance: 'fact',
    options: ['resend', 'restart'],
    default: 'resend',
  } as const;
  expect(readParameter(choice, 'Restart')).toEqual({ ok: true, value: 'restart' });
  expect(readParameter(choice, 'x')).toMatchObject({ ok: false, problem: { id: 'notChoice' } });
  const open = number('bit', { unlimited: true });
  expect(readParameter(open, 'unlimited')).toEqual({ ok: true, value: 'unlimited' });
  expect(readParameter(number('bit'), 'unlimited')).toMatchObject({ ok: false });
  expect(isLegal(open, 'unlimited')).toBe(true);
  expect(isLegal(open, '5')).toBe(false);
  expect(isLegal(choice, 'x')).toBe(false);
});

test('the nearest known name, if it is near', () => {
  const known = ['bufferBits', 'fileBits', 'senderHostMs'];
  expect(nearestName('buferBits', known)).toBe('bufferBits');
  expect(nearestName('BUFFERBITS', known)).toBe('bufferBits');
  expect(nearestName('zzzzzzzzz', known)).toBeUndefined();
  expect(splitQuantity('abc')).toBeUndefined();
});
