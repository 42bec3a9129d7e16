import { expect, test } from 'vitest';
import { textFor } from '.';
import { formatFigure } from './figure';

test('a long list of numbers is cut short, and says how long it is', () => {
  const t = textFor('en', {});
  expect(formatFigure(t, 'writes', [4000, 148])).toBe('4,000 · 148');
  const many = formatFigure(t, 'writes', new Array<number>(1043).fill(100));
  expect(many).toMatch(/^(100 · ){12}… \(1,043 in all\)$/);
});

test('a time per call is written as a time', () => {
  expect(formatFigure(textFor('en', {}), 'msPerCallMedian', 200.001243)).toBe('200 ms');
});
