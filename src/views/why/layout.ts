/**
 * The chain of causes as a story: in order of time, with its repetitions folded, each piece with its place on the bar.
 * Works on the data of accounting/why alone; the words are the catalogue's.
 */

import type { Held, Why, WhyPiece } from '../../sim/accounting/why';
import { CATEGORIES, type Category } from '../../sim/categories';

/** What is being told: a gap, a frame, or that nothing more comes. */
export type Telling = 'gap' | 'frame' | 'drained';

export const tellingOf = (why: Why): Telling => {
  if (!why.silent) return 'frame';
  return why.frame === undefined ? 'drained' : 'gap';
};

export interface PieceEntry {
  readonly type: 'piece';
  readonly key: string;
  readonly piece: WhyPiece;
}

/** The same few pieces over and over. */
export interface CycleEntry {
  readonly type: 'cycle';
  readonly key: string;
  readonly count: number;
  /** One round; lengths are sums over all rounds. */
  readonly round: readonly { readonly piece: WhyPiece; readonly totalNs: number }[];
  readonly pieces: readonly WhyPiece[];
}

/** What stands between the beginning and the end of a long story. */
export interface RestEntry {
  readonly type: 'rest';
  readonly key: string;
  readonly pieces: readonly WhyPiece[];
  /** Time a category, largest first. */
  readonly totals: readonly (readonly [Category, number])[];
}

export type Entry = PieceEntry | CycleEntry | RestEntry;

/** A chain up to this long is told piece by piece. */
const SHORT = 10;
/** Entries kept at either end of a long one. */
const ENDS = 6;
/** Longest round looked for, and the fewest rounds that make a cycle. */
const LONGEST_ROUND = 16;
const FEWEST_ROUNDS = 3;

/** The pieces as they happened; `Why` has them latest first. */
export const inOrder = (why: Why): readonly WhyPiece[] => why.pieces.toReversed();

export function entriesOf(pieces: readonly WhyPiece[]): Entry[] {
  if (pieces.length <= SHORT) return pieces.map(single);
  const entries = foldCycles(pieces);
  if (entries.length <= 2 * ENDS + 1) return entries;
  const middle = entries.slice(ENDS, -ENDS);
  return [...entries.slice(0, ENDS), rest(middle.flatMap(piecesOf)), ...entries.slice(-ENDS)];
}

const single = (piece: WhyPiece): PieceEntry => ({
  type: 'piece',
  key: `${piece.row}:${piece.start}`,
  piece,
});

const piecesOf = (entry: Entry): readonly WhyPiece[] =>
  entry.type === 'piece' ? [entry.piece] : entry.pieces;

const signature = ({ lane, kind, category, rule }: WhyPiece): string =>
  `${lane} ${kind} ${category} ${rule ?? ''}`;

function foldCycles(pieces: readonly WhyPiece[]): Entry[] {
  const signs = pieces.map(signature);
  const entries: Entry[] = [];
  let i = 0;
  while (i < pieces.length) {
    const { length, count } = bestRound(signs, i);
    if (count < FEWEST_ROUNDS) {
      entries.push(single(pieces[i]!));
      i++;
      continue;
    }
    entries.push(cycle(pieces.slice(i, i + length * count), length, count));
    i += length * count;
  }
  return entries;
}

/** The round starting at `from` whose repetitions cover most; the shortest of equals. */
function bestRound(signs: readonly string[], from: number): { length: number; count: number } {
  let best = { length: 1, count: 1 };
  for (let length = 1; length <= LONGEST_ROUND && from + length < signs.length; length++) {
    let same = 0;
    while (from + length + same < signs.length && signs[from + same] === signs[from + length + same]) same++;
    const count = Math.floor(same / length) + 1;
    if (count >= FEWEST_ROUNDS && length * count > best.length * best.count) best = { length, count };
  }
  return best;
}

function cycle(pieces: readonly WhyPiece[], length: number, count: number): CycleEntry {
  const round = pieces.slice(0, length).map((piece, at) => {
    let totalNs = 0;
    for (let i = at; i < pieces.length; i += length) totalNs += pieces[i]!.end - pieces[i]!.start;
    return { piece, totalNs };
  });
  return { type: 'cycle', key: `cycle ${pieces[0]!.start}`, count, round, pieces };
}

function rest(pieces: readonly WhyPiece[]): RestEntry {
  const sums = new Map<Category, number>();
  for (const { category, start, end } of pieces) sums.set(category, (sums.get(category) ?? 0) + end - start);
  const totals = CATEGORIES.filter((category) => sums.has(category))
    .map((category) => [category, sums.get(category)!] as const)
    .sort(([, a], [, b]) => b - a);
  return { type: 'rest', key: `rest ${pieces[0]!.start}`, pieces, totals };
}

export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** From when to when an entry goes, and the whole chain. */
export const extentOf = (pieces: readonly WhyPiece[]): Extent => ({
  start: pieces[0]?.start ?? 0,
  end: pieces.at(-1)?.end ?? 0,
});
export const entryExtent = (entry: Entry): Extent => extentOf(piecesOf(entry));

/** Where a stretch lies on a bar that stands for the whole chain, in percent. */
export function placeOn(whole: Extent, part: Extent): { left: number; width: number } {
  const length = whole.end - whole.start;
  if (!(length > 0)) return { left: 0, width: 100 };
  return {
    left: ((part.start - whole.start) / length) * 100,
    width: ((part.end - part.start) / length) * 100,
  };
}

export interface HeldRule {
  readonly rule: string;
  readonly lane: string;
  readonly count: number;
  readonly totalNs: number;
}

/** Rules that held somebody, one line each machine and rule, longest first. */
export function heldRules(held: readonly Held[]): HeldRule[] {
  const byRule = new Map<string, HeldRule>();
  for (const { rule, lane, start, end } of held) {
    const key = `${rule} ${lane}`;
    const before = byRule.get(key);
    byRule.set(key, {
      rule,
      lane,
      count: (before?.count ?? 0) + 1,
      totalNs: (before?.totalNs ?? 0) + end - start,
    });
  }
  return [...byRule.values()].sort((a, b) => b.totalNs - a.totalNs);
}
