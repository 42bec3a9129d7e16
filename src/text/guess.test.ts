import { describe, expect, test } from 'vitest';
import { lesson as words } from './en/lesson';
import { type GuessQuantity, readGuess } from './guess';

const value = (quantity: GuessQuantity, text: string): number | string => {
  const guess = readGuess(quantity, text);
  return guess.ok ? guess.value : guess.key;
};

describe('what is guessed', () => {
  test.each([
    ['7 min 30 s', 450e9],
    ['7min30s', 450e9],
    ['7 minutes and 30 seconds', 450e9],
    ['7:30', 450e9],
    ['1:00:05', 3605e9],
    ['0.5 h', 1800e9],
    ['0,5 h', 1800e9],
    ['1,500 ms', 1.5e9],
    ['2 hours', 7200e9],
    ['12 µs', 12e3],
    ['400', 'guess.needsUnit'],
    ['7 min 30', 'guess.needsUnit'],
    ['soon', 'guess.notNumber'],
    ['7 min about', 'guess.notNumber'],
    ['3 weeks', 'guess.unit.duration'],
    ['1e9 d', 'guess.range'],
    ['-3 s', 'guess.range'],
    ['', 'guess.empty'],
  ])('a duration: %s', (text, expected) => expect(value('duration', text)).toBe(expected));

  test.each([
    ['28 kbit/s', 28e3],
    ['28k', 28e3],
    ['28 Kb/s', 28e3],
    ['27578', 27_578],
    ['27,578 bit/s', 27_578],
    ['1.5 Mbps', 1.5e6],
    ['28 furlongs', 'guess.unit.rate'],
    ['1e30', 'guess.range'],
    ['fast', 'guess.notNumber'],
  ])('a rate: %s', (text, expected) => expect(value('rate', text)).toBe(expected));

  test.each([
    ['14', 0.14],
    ['14 %', 0.14],
    ['14percent', 0.14],
    ['1/4', 0.25],
    ['1/0', 'guess.range'],
    ['120 %', 'guess.range'],
    ['14 s', 'guess.unit.share'],
  ])('a share: %s', (text, expected) => expect(value('share', text)).toBe(expected));

  test('a count: 2.7k', () => expect(value('count', '2.7k')).toBe(2700));

  test('every refusal has its sentence', () => {
    const refused = ['', 'x', '400', '3 weeks', '-1 s'].map((text) => value('duration', text));
    const units = (['rate', 'share', 'count'] as const).map((quantity) => value(quantity, '3 weeks'));
    for (const key of [...refused, ...units]) expect(words).toHaveProperty([String(key)]);
  });
});
