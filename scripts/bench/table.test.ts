import { expect, test } from 'vitest';
import { checklist } from './checklist';
import { renderTable, threeDigits } from './table';

test('columns are as wide as they need be, numbers stand to the right', () => {
  expect(
    renderTable({
      title: 'Two',
      head: ['', 'as fast as A'],
      rows: [
        ['short', '1.50'],
        ['a longer name', '35.0'],
      ],
      notes: ['A note.'],
    }),
  ).toBe(
    [
      'Two',
      '               as fast as A',
      '-------------  ------------',
      'short                  1.50',
      'a longer name          35.0',
      'A note.',
    ].join('\n'),
  );
});

test('a row may end early', () => {
  expect(renderTable({ title: '', head: ['a', 'b'], rows: [['x']] })).toBe('\na  b\n-  -\nx');
});

test.each([
  [0.7432, '0.74'],
  [9.994, '9.99'],
  [35.27, '35.3'],
  [151.6, '152'],
])('%d has three digits that count', (value, text) => {
  expect(threeDigits(value)).toBe(text);
});

test('a checklist marks what is met, what is missed, and neither where nothing is wanted', () => {
  const { rows } = checklist('', [
    { what: 'fine', value: 30, unit: 'ms', most: 33 },
    { what: 'late', value: 66, unit: 'ms', most: 33 },
    { what: 'none left', value: 0, unit: 'bytes', most: 0 },
    { what: 'for information', value: 5, unit: 'ms' },
  ]);
  expect(rows).toEqual([
    ['fine', '30.0 ms', '<= 33 ms', '0.91', 'ok'],
    ['late', '66.0 ms', '<= 33 ms', '2.00', 'MISSED'],
    ['none left', '0.00 bytes', '<= 0 bytes', '', 'ok'],
    ['for information', '5.00 ms', '', '', ''],
  ]);
});
