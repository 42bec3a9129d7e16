/** A gap of the ARPANET's line as the accounting explains it, for the tests of this folder. */

import type { Why, WhyPiece } from '../../sim/accounting/why';
import type { Category } from '../../sim/categories';

export const words: Readonly<Record<string, string>> = {
  'lane.mit': 'Service Multics',
  'lane.imp44': 'IMP 44',
  'lane.imp6': 'IMP 6',
  'lane.back': 'line 6 to 44',
  'kind.work': 'Multics wakes up and fills the buffer',
  'kind.take': 'IMP 6 takes the packet',
  'kind.rfnm': 'RFNM on its way home',
  'kind.packet': 'packet of the file',
  'rule.untilRfnm': 'one message on a connection until its RFNM',
  'rule.busy': 'the line is busy',
};

const ms = (n: number): number => n * 1e6;

/** Pieces from (lane, kind, category, length in ms), abutting, in order of time. */
export function chain(
  from: number,
  steps: readonly (readonly [string, string, Category, number])[],
): WhyPiece[] {
  let at = ms(from);
  return steps.map(([lane, kind, category, length], row) => {
    const start = at;
    at += ms(length);
    return { row, lane, kind, exchange: 1, start, end: at, category };
  });
}

const pieces = chain(24, [
  ['imp6', 'take', 'network', 1.8],
  ['back', 'rfnm', 'network', 3],
  ['mit', 'work', 'sender', 81],
]);

export const gap: Why = {
  line: 'forth',
  at: ms(50),
  start: ms(24),
  end: ms(109.8),
  silent: true,
  frame: { row: 9, kind: 'packet', exchange: 2, start: ms(109.8) },
  pieces: pieces.toReversed(),
  held: [{ rule: 'untilRfnm', lane: 'mit', start: ms(20), end: ms(28.8) }],
};

export const frame: Why = {
  ...gap,
  start: ms(109.8),
  end: ms(133),
  silent: false,
  parts: [
    ['framing', 48],
    ['header', 168],
    ['payload', 940],
    ['framing', 24],
  ],
};

export const drained: Why = {
  line: 'forth',
  at: ms(500),
  start: ms(400),
  end: ms(450),
  silent: true,
  pieces: [],
  held: [],
};
