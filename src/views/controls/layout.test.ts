import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios/registry';
import type { NumberParameter } from '../../sim/parameters';
import { changedIn, groupsOf, PLACES, placeOf, stepLength, stepped, valueAfterKey, valueAt } from './layout';
import { number, parameters } from './parameters.fixture';

const buffer = number('bufferBits');
const host = number('hostMs');
const loss = number('lossPercent');
const file = number('fileBits');
const numbers = parameters.filter((parameter): parameter is NumberParameter => parameter.type === 'number');

describe('groups', () => {
  it('keeps the order of the table and folds all behind the third', () => {
    expect(groupsOf(parameters).map(({ id, folded }) => [id, folded])).toEqual([
      ['sender', false],
      ['network', false],
      ['file', false],
      ['loss', true],
    ]);
  });

  it('counts what is not at its default', () => {
    const defaults = { a: 1, b: true };
    const table = [
      { ...buffer, key: 'a' },
      { ...buffer, key: 'b' },
    ];
    expect(changedIn(table, { a: 1, b: true }, defaults)).toBe(0);
    expect(changedIn(table, { a: 2, b: false }, defaults)).toBe(2);
  });
});

describe('the thumb', () => {
  it.each(numbers.map((parameter) => [parameter.key, parameter] as const))(
    '%s: ends are the bounds',
    (_, p) => {
      expect([valueAt(p, 0), valueAt(p, PLACES)]).toEqual([p.min, p.max]);
      expect([placeOf(p, p.min), placeOf(p, p.max)]).toEqual([0, PLACES]);
    },
  );

  it.each(numbers.map((parameter) => [parameter.key, parameter] as const))(
    '%s: a further place never means a smaller value, and its value lies near it',
    (_, parameter) => {
      let before = parameter.min;
      for (let place = 0; place <= PLACES; place++) {
        const value = valueAt(parameter, place);
        expect(value).toBeGreaterThanOrEqual(before);
        before = value;
        expect(Math.abs(placeOf(parameter, value) - place)).toBeLessThanOrEqual(
          parameter.whole ? PLACES / 7 : 8,
        );
      }
    },
  );

  it('snaps to round numbers and to the default', () => {
    const places = Array.from({ length: 99 }, (_, i) => (i + 1) * 10);
    for (const place of places) {
      const digits = String(valueAt(buffer, place)).replace(/0+$/, '');
      if (valueAt(buffer, place) !== buffer.default) expect(digits.length).toBeLessThanOrEqual(3);
    }
    expect(valueAt(buffer, placeOf(buffer, 940))).toBe(940);
    expect(valueAt(host, 333)).toBe(330);
  });

  it('has a place for zero on a log scale', () => {
    const rate: NumberParameter = { ...loss, scale: 'log' };
    expect(valueAt(rate, 0)).toBe(0);
    expect(placeOf(rate, 0)).toBe(0);
    expect(valueAt(rate, 500)).toBeGreaterThan(0);
  });
});

describe('keys', () => {
  it('has fine < step < coarse everywhere in every story, for all numbers that can be cut that fine', () => {
    const told = scenarios.flatMap((scenario) => scenario.parameters.filter(({ type }) => type === 'number'));
    for (const parameter of [...numbers, ...(told as NumberParameter[])]) {
      for (let place = 0; place <= PLACES; place += 50) {
        const value = valueAt(parameter, place);
        const lengths = (['fine', 'step', 'coarse'] as const).map((size) =>
          stepLength(parameter, size, value, 1),
        );
        expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      }
      const [fine, step, coarse] = [parameter.fine, parameter.step, parameter.coarse];
      if (!(parameter.whole && step === 1)) expect(fine).toBeLessThan(step);
      expect(step).toBeLessThan(coarse);
    }
  });

  it('goes one step, a fine one with Shift, a coarse one with Page keys, and to the ends', () => {
    const press = (key: string, shiftKey = false) => valueAfterKey(host, 81, { key, shiftKey });
    expect(press('ArrowRight')).toBe(82);
    expect(press('ArrowDown')).toBe(80);
    expect(press('ArrowUp', true)).toBe(81.1);
    expect(press('PageUp')).toBe(101);
    expect(press('PageDown')).toBe(61);
    expect(press('Home')).toBe(0);
    expect(press('End')).toBe(1000);
    expect(press('Tab')).toBeUndefined();
  });

  it('grows with the decade on a log scale, but reaches every bit with Shift', () => {
    expect(stepped(file, 2_500_000, 1, 'step')).toBe(2_510_000);
    expect(stepped(file, 25_000, 1, 'step')).toBe(26_000);
    expect(stepped(buffer, 967, 1, 'fine')).toBe(968);
    expect(stepped(buffer, 8022, 1, 'fine')).toBe(8023);
  });

  it('stays within the bounds and leads back where it came from', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.integer({ min: 1, max: PLACES - 1 }),
        (parameter, place) => {
          const value = valueAt(parameter, place);
          const up = stepped(parameter, value, 1, 'step');
          const down = stepped(parameter, value, -1, 'step');
          for (const next of [up, down]) {
            expect(next).toBeGreaterThanOrEqual(parameter.min);
            expect(next).toBeLessThanOrEqual(parameter.max);
          }
          if (up < parameter.max && parameter.scale === 'linear') {
            expect(stepped(parameter, up, -1, 'step')).toBeCloseTo(value, 9);
          }
        },
      ),
    );
    expect(stepped(buffer, 100, -1, 'step')).toBe(99);
    expect(stepped(buffer, 99, 1, 'step')).toBe(100);
    expect(stepped(buffer, 995, 1, 'step')).toBe(1000);
  });
});
