import { describe, expect, it } from 'vitest';
import { shownOf } from '../../tests/helpers/lesson-runs';
import { scenarioById } from '../scenarios/registry';
import { CATEGORIES } from '../sim/categories';
import { textFor } from '../text';
import { imprintOf, settingsText } from './imprint';
import { startOf } from './linkState';
import { csv, figureTable, ledgerTable, plotTable, spanTable } from './tables';

const arpanet = scenarioById('arpanet')!;
const values = { ...startOf(arpanet).values, fileBits: 20_000 };
const shown = shownOf({ scenario: 'arpanet', values, seed: 3 });

describe('tables of a run', () => {
  it('are quoted where they must be, and begin with their notes', () => {
    expect(
      csv(
        ['one\ntwo'],
        [
          ['a', 'b"c'],
          [1, null, 'x,y', undefined],
        ],
      ),
    ).toBe('# one two\r\na,"b""c"\r\n1,,"x,y",\r\n');
  });
  it('have the ledger to the nanosecond', () => {
    const ns = Object.fromEntries(CATEGORIES.map((one, i) => [one, i * 10])) as Record<
      (typeof CATEGORIES)[number],
      number
    >;
    const row = { id: 'line', label: '', detail: '', ns, bits: { payload: 5 } as never };
    const [head, ...rows] = ledgerTable([row as never]);
    expect(head).toEqual(['category', 'ns', 'share', 'bits']);
    expect(rows).toHaveLength(CATEGORIES.length);
    expect(rows.reduce((sum, [, , share]) => sum + Number(share), 0)).toBeCloseTo(1, 12);
    expect(ledgerTable([row as never, row as never])[0]).toEqual([
      'category',
      ...['a_ns', 'a_share', 'a_bits'],
      ...['b_ns', 'b_share', 'b_bits'],
    ]);
  });
  it('have the figures as the command line has them', () => {
    const figures = Object.fromEntries(figureTable(shown.result) as [string, unknown][]);
    expect(figures.elapsedNs).toBe(shown.result.elapsed);
    expect(figures.messages).toBe(shown.result.figures.messages);
  });
  it('have a line a place of the plot, with A and the formulas at the same places', () => {
    const rows = plotTable(
      'bufferBits',
      'goodput',
      [
        { x: 1, y: 2, spread: { low: 1, high: 3 } },
        { x: 5, y: null },
      ],
      [{ x: 5, y: 7 }],
      [{ id: 'closed', points: [{ x: 1, y: 9 }] }],
    );
    expect(rows).toEqual([
      ['bufferBits', 'goodput', 'low', 'high', 'a', 'closed'],
      [1, 2, 1, 3, undefined, 9],
      [5, null, undefined, undefined, 7, undefined],
    ]);
  });
  it('have every span', () => {
    const lines = [...spanTable(shown)].join('').trim().split('\n');
    expect(lines).toHaveLength(shown.trace.columns.length + 1);
  });
});

describe('what goes along', () => {
  it('has the settings by their keys, without defaults', () => {
    expect(settingsText(arpanet, values)).toBe('fileBits=20000');
    const lines = imprintOf(
      textFor('en', arpanet.text),
      arpanet,
      { values, seed: 3 },
      '1.2.3',
      'https://x/#v=1',
    );
    expect(lines[0]).toMatch(/^Linetime 1\.2\.3 · Half an hour to seven minutes \(1974\) · /);
    expect(lines.slice(1)).toEqual(['arpanet fileBits=20000 seed=3', 'https://x/#v=1']);
  });
});
