/**
 * Where a line's time went: any window of any line, split into the closed list of categories, exact to the nanosecond.
 *
 * Busy time comes from the parts of the frames, silent time from walking causes. `buildLedger` goes over the line once
 * and keeps running totals every few rows, so that a window is answered in a few steps however long the run is. The
 * totals are whole numbers below 2^53: sums are exact and compared with `===`.
 */

import { BUSY_CATEGORIES, CATEGORIES, type Category, categoryIndex, emptyCounts } from '../categories';
import { laneIndex, type ReadableTrace, rowsEndedBy } from './lanes';
import { partsOf } from './parts';
import { isBackground, nextForeground, silenceOf, Unexplained, walkBack } from './walk';

const WIDTH = CATEGORIES.length;
/** Rows between two running totals. */
export const LEDGER_BLOCK = 8;

export interface LineLedger {
  readonly trace: ReadableTrace;
  readonly lane: number;
  /** Totals (ns a category) before each block of rows. */
  readonly totals: Float64Array;
  /** Silent ns a category before each row of the line, kept only for the gaps there are. */
  readonly gapCategories: GapTable;
}

/** The pieces of all gaps, in order: which category from when. Ends are the next piece's start or the gap's end. */
interface GapTable {
  /** First piece of each row's gap; row i owns pieces first[i] .. first[i + 1] - 1. */
  readonly first: Int32Array;
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly category: Uint8Array;
}

export interface Ledger {
  /** ns, whole. */
  readonly from: number;
  readonly to: number;
  /** ns a category; the sum is to - from, exactly. */
  readonly ns: Readonly<Record<Category, number>>;
  readonly silentNs: number;
}

export function buildLedger(trace: ReadableTrace, lineId: string): LineLedger {
  const lane = laneIndex(trace, lineId);
  const rows = trace.rowsOfLane[lane]!;
  const { start, end } = trace.columns;
  const pieces = new Pieces(rows.length);
  const drained = categoryIndex.drained;

  let from = 0; // end of the row before
  let position = 0;
  while (position < rows.length) {
    const explainer = nextForeground(trace, lane, position);
    const last = explainer < 0 ? rows.length - 1 : explainer;
    // all gaps from here to the explaining span are parts of one walk
    const gaps: [number, number, number][] = [];
    for (let i = position; i <= last; i++) {
      const begins = start[rows[i]!]!;
      gaps.push([i, from, begins]);
      from = end[rows[i]!]!;
    }
    if (explainer < 0) for (const [i, a, b] of gaps) pieces.add(i, a, b, drained);
    else explain(trace, lane, rows[explainer]!, gaps, pieces);
    position = last + 1;
  }
  const gapCategories = pieces.finish();
  return { trace, lane, totals: runningTotals(trace, lane, gapCategories), gapCategories };
}

/** Attributes the gaps (row position, from, to; ascending) that one walk from `row` explains. */
function explain(
  trace: ReadableTrace,
  lane: number,
  row: number,
  gaps: [number, number, number][],
  pieces: Pieces,
): void {
  const open = gaps.filter(([, from, to]) => to > from);
  if (open.length === 0) return;
  const earliest = open[0]![1];
  let current = open.length - 1;
  const found: [number, number, number, number][] = [];
  const reached = walkBack(trace, row, earliest, (step) => {
    const category = categoryIndex[silenceOf(trace, step)];
    while (current >= 0) {
      const [position, from, to] = open[current]!;
      const low = Math.max(from, step.start);
      const high = Math.min(to, step.end);
      if (high > low) found.push([position, low, high, category]);
      if (step.start > from) break;
      current--;
    }
  });
  if (reached > earliest) throw new Unexplained(trace.lanes[lane]!.id, earliest, reached);
  for (let i = found.length - 1; i >= 0; i--) pieces.add(...found[i]!);
}

class Pieces {
  private readonly owners: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly categories: number[] = [];

  constructor(private readonly rows: number) {}

  add(owner: number, start: number, end: number, category: number): void {
    if (end <= start) return;
    const before = this.owners.length - 1;
    // neighbours of one kind are one piece
    if (
      this.owners[before] === owner &&
      this.categories[before] === category &&
      this.ends[before] === start
    ) {
      this.ends[before] = end;
      return;
    }
    this.owners.push(owner);
    this.starts.push(start);
    this.ends.push(end);
    this.categories.push(category);
  }

  finish(): GapTable {
    const first = new Int32Array(this.rows + 1);
    for (const owner of this.owners) first[owner + 1]!++;
    for (let i = 0; i < this.rows; i++) first[i + 1]! += first[i]!;
    return {
      first,
      start: Float64Array.from(this.starts),
      end: Float64Array.from(this.ends),
      category: Uint8Array.from(this.categories),
    };
  }
}

function runningTotals(trace: ReadableTrace, lane: number, gaps: GapTable): Float64Array {
  const count = trace.rowsOfLane[lane]!.length;
  const totals = new Float64Array((Math.ceil(count / LEDGER_BLOCK) + 1) * WIDTH);
  const sum = new Float64Array(WIDTH);
  for (let i = 0; i < count; i++) {
    if (i % LEDGER_BLOCK === 0) totals.set(sum, (i / LEDGER_BLOCK) * WIDTH);
    addRow(trace, lane, gaps, i, Number.POSITIVE_INFINITY, sum);
  }
  // behind the last row too: whoever asks for its end starts there
  if (count % LEDGER_BLOCK === 0) totals.set(sum, (count / LEDGER_BLOCK) * WIDTH);
  return totals;
}

/** Adds the gap before the line's i-th row and the row itself, both up to `until`. */
function addRow(
  trace: ReadableTrace,
  lane: number,
  gaps: GapTable,
  i: number,
  until: number,
  sum: Float64Array,
): void {
  for (let piece = gaps.first[i]!; piece < gaps.first[i + 1]!; piece++) {
    const to = Math.min(until, gaps.end[piece]!);
    if (to > gaps.start[piece]!) sum[gaps.category[piece]!]! += to - gaps.start[piece]!;
  }
  const { columns, kinds } = trace;
  const row = trace.rowsOfLane[lane]![i]!;
  const start = columns.start[row]!;
  if (start >= until) return;
  const length = columns.end[row]! - start;
  const bits = columns.bits[row]!;
  let total = 0;
  let from = start;
  for (const [category, count] of partsOf(kinds[columns.kind[row]!]!, bits, columns.payload[row]!)) {
    total += count;
    const to = start + Math.round((length * total) / bits);
    const clipped = Math.min(to, until);
    if (clipped > from) sum[categoryIndex[category]]! += clipped - from;
    from = to;
  }
}

/** Totals from the start of the run until `instant`. */
function totalsUntil(ledger: LineLedger, instant: number): Float64Array {
  const { trace, lane, totals, gapCategories } = ledger;
  const rows = trace.rowsOfLane[lane]!;
  const ended = rowsEndedBy(trace, lane, instant);
  const block = Math.floor(ended / LEDGER_BLOCK);
  const sum = totals.slice(block * WIDTH, (block + 1) * WIDTH);
  for (let i = block * LEDGER_BLOCK; i < ended; i++)
    addRow(trace, lane, gapCategories, i, Number.POSITIVE_INFINITY, sum);
  if (ended < rows.length) addRow(trace, lane, gapCategories, ended, instant, sum);
  else {
    const lastEnd = rows.length > 0 ? trace.columns.end[rows[rows.length - 1]!]! : 0;
    sum[categoryIndex.drained]! += Math.max(0, instant - lastEnd);
  }
  return sum;
}

/** The ledger of a window, ns. Throws if the parts do not equal the whole. */
export function ledgerOf(ledger: LineLedger, from = 0, to = ledger.trace.elapsed): Ledger {
  if (!(from >= 0 && to >= from))
    throw new Error(`a window runs from 0 or later to its end, not ${from} to ${to} ns`);
  const early = totalsUntil(ledger, from);
  const late = totalsUntil(ledger, to);
  const ns = emptyCounts();
  let sum = 0;
  let silentNs = 0;
  CATEGORIES.forEach((category, i) => {
    ns[category] = late[i]! - early[i]!;
    sum += ns[category];
    if (i >= BUSY_CATEGORIES.length) silentNs += ns[category];
  });
  if (sum !== to - from) {
    const line = ledger.trace.lanes[ledger.lane]!.id;
    throw new Error(`ledger of "${line}" from ${from} to ${to} ns adds up to ${sum} ns, not ${to - from} ns`);
  }
  return { from, to, ns, silentNs };
}

export interface BitLedger {
  readonly frames: number;
  /** Bits a busy category, of the frames counted. */
  readonly bits: Readonly<Record<(typeof BUSY_CATEGORIES)[number], number>>;
}

/** Frames, and their bits by category, that start in the window. */
export function bitsOf(trace: ReadableTrace, lineId: string, from = 0, to = trace.elapsed): BitLedger {
  const lane = laneIndex(trace, lineId);
  const rows = trace.rowsOfLane[lane]!;
  const { start, kind, bits, payload } = trace.columns;
  const sums = { payload: 0, header: 0, framing: 0, padding: 0, control: 0, repeat: 0, other: 0 };
  let frames = 0;
  for (let i = Math.max(0, rowsEndedBy(trace, lane, from) - 1); i < rows.length; i++) {
    const row = rows[i]!;
    if (start[row]! < from) continue;
    if (start[row]! >= to) break;
    frames++;
    for (const [category, count] of partsOf(trace.kinds[kind[row]!]!, bits[row]!, payload[row]!)) {
      sums[category] += count;
    }
  }
  return { frames, bits: sums };
}

/** One stretch of a line's strip: a part of a frame, or a piece of a gap. */
export interface Stretch {
  readonly category: Category;
  readonly start: number;
  readonly end: number;
  /** The frame's row; absent for silence. */
  readonly row?: number;
}

/** All stretches of a window in order, abutting; for drawing a strip when few enough are in view. */
export function stretchesOf(ledger: LineLedger, from: number, to: number): Stretch[] {
  const { trace, lane, gapCategories: gaps } = ledger;
  const { columns, kinds } = trace;
  const rows = trace.rowsOfLane[lane]!;
  const found: Stretch[] = [];
  const push = (category: Category, start: number, end: number, row?: number): void => {
    const low = Math.max(start, from);
    const high = Math.min(end, to);
    if (high > low)
      found.push(
        row === undefined ? { category, start: low, end: high } : { category, start: low, end: high, row },
      );
  };
  let lastEnd = 0;
  const first = rowsEndedBy(trace, lane, from);
  if (first > 0) lastEnd = columns.end[rows[first - 1]!]!;
  for (let i = first; i < rows.length; i++) {
    const row = rows[i]!;
    if (lastEnd >= to) return found;
    for (let piece = gaps.first[i]!; piece < gaps.first[i + 1]!; piece++) {
      push(CATEGORIES[gaps.category[piece]!]!, gaps.start[piece]!, gaps.end[piece]!);
    }
    const start = columns.start[row]!;
    const end = columns.end[row]!;
    const bits = columns.bits[row]!;
    let total = 0;
    let begin = start;
    for (const [category, count] of partsOf(kinds[columns.kind[row]!]!, bits, columns.payload[row]!)) {
      total += count;
      const next = start + Math.round(((end - start) * total) / bits);
      push(category, begin, next, row);
      begin = next;
    }
    lastEnd = end;
  }
  push('drained', lastEnd, to);
  return found;
}

/** For tests and models: every row that is no background starts where its cause ends. */
export function brokenCauses(trace: ReadableTrace): number[] {
  const { length, cause, start, end } = trace.columns;
  const broken: number[] = [];
  for (let row = 0; row < length; row++) {
    const before = cause[row]!;
    if (before >= 0 ? end[before] !== start[row] : start[row] !== 0 && !isBackground(trace, row))
      broken.push(row);
  }
  return broken;
}
