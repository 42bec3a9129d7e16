import { describe, expect, it } from 'vitest';
import type { Category } from '../../sim/categories';
import { entriesOf, entryExtent, extentOf, heldRules, inOrder, placeOn, tellingOf } from './layout';
import { chain, drained, frame, gap } from './why.fixture';

type Step = readonly [string, string, Category, number];
const round: readonly Step[] = [
  ['imp6', 'take', 'network', 1],
  ['back', 'rfnm', 'network', 3],
  ['mit', 'work', 'sender', 80],
];
const repeat = (count: number): Step[] => Array.from({ length: count }, () => round).flat();

describe('a short chain', () => {
  it('is told in order of time, piece by piece', () => {
    const pieces = inOrder(gap);
    expect(pieces.map(({ kind }) => kind)).toEqual(['take', 'rfnm', 'work']);
    expect(entriesOf(pieces).map(({ type }) => type)).toEqual(['piece', 'piece', 'piece']);
    expect(extentOf(pieces)).toEqual({ start: gap.start, end: gap.end });
  });

  it('knows what is told', () => {
    expect([gap, frame, drained].map(tellingOf)).toEqual(['gap', 'frame', 'drained']);
  });
});

describe('a long chain', () => {
  it('folds rounds and keeps what stands before and behind them', () => {
    const pieces = chain(0, [
      ['imp44', 'take', 'network', 2],
      ...repeat(300),
      ['imp44', 'take', 'network', 2],
    ]);
    const entries = entriesOf(pieces);
    expect(entries.map(({ type }) => type)).toEqual(['piece', 'cycle', 'piece']);
    const [, cycle] = entries;
    if (cycle?.type !== 'cycle') throw new Error('no cycle');
    expect(cycle.count).toBe(300);
    expect(cycle.round.map(({ piece, totalNs }) => [piece.kind, totalNs / 1e6])).toEqual([
      ['take', 300],
      ['rfnm', 900],
      ['work', 24_000],
    ]);
    expect(entryExtent(cycle)).toEqual({ start: 2e6, end: 25_202e6 });
  });

  it('does not take two rounds for a cycle', () => {
    const pieces = chain(0, [
      ...repeat(2),
      ...Array.from({ length: 6 }, (_, i): Step => ['x', `k${i}`, 'hold', 1]),
    ]);
    expect(entriesOf(pieces).every(({ type }) => type === 'piece')).toBe(true);
  });

  it('folds the middle where nothing repeats, without losing a nanosecond', () => {
    const pieces = chain(
      0,
      Array.from({ length: 500 }, (_, i): Step => ['x', `k${i}`, i % 3 === 0 ? 'sender' : 'network', 1]),
    );
    const entries = entriesOf(pieces);
    expect(entries).toHaveLength(13);
    const rest = entries[6]!;
    if (rest.type !== 'rest') throw new Error('no rest');
    expect(rest.totals.map(([category]) => category)).toEqual(['network', 'sender']);
    expect(rest.totals.reduce((sum, [, ns]) => sum + ns, 0)).toBe(488e6);
  });

  it('is quick for a chain of many thousands', () => {
    const pieces = chain(0, repeat(20_000));
    const before = performance.now();
    expect(entriesOf(pieces)).toHaveLength(1);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

it('puts stretches on a bar', () => {
  expect(placeOn({ start: 100, end: 300 }, { start: 150, end: 200 })).toEqual({ left: 25, width: 25 });
  expect(placeOn({ start: 5, end: 5 }, { start: 5, end: 5 })).toEqual({ left: 0, width: 100 });
});

it('adds up the waits of one rule', () => {
  const held = [
    { rule: 'a', lane: 'x', start: 0, end: 5 },
    { rule: 'b', lane: 'x', start: 0, end: 20 },
    { rule: 'a', lane: 'x', start: 10, end: 16 },
  ];
  expect(heldRules(held)).toEqual([
    { rule: 'b', lane: 'x', count: 1, totalNs: 20 },
    { rule: 'a', lane: 'x', count: 2, totalNs: 11 },
  ]);
});
