/**
 * Where a line's time went: any window of any line, split into the closed list of categories, exact to the nanosecond.
 *
 * Busy time comes from the parts of the frames, silent time from walking causes. `buildLedger` goes over the line once
 * and keeps running totals every few rows, so that a window is answered in a few steps however long the run is. The
 * totals are whole numbers below 2^53: sums are exact and compared with `===`.
 */

import { BUSY_CATEGORIES, CATEGORIES, type Category, categoryIndex, emptyCounts } from '../categories';
import type { TraceColumns } from '../engine/columns';
import type { KindSpec } from '../model';
import { FrameSums } from './frameSums';
import { explainedGaps, type GapColumns, GapTable } from './gaps';
import { BLOCK, laneIndex, type ReadableTrace, rowsEndedBy } from './lanes';
import { partsOf } from './parts';
import { partTimesOf } from './partTimes';
import { float64 } from './room';
import { isBackground } from './walk';

const WIDTH = CATEGORIES.length;
/** Blocks of rows between two running totals of all categories, and how many rows that are. */
export const LEDGER_BLOCKS = 2;
export const LEDGER_BLOCK = LEDGER_BLOCKS * BLOCK;

export interface LineLedger {
  readonly trace: ReadableTrace;
  readonly lane: number;
  /** Totals (ns a category) before each block of rows. */
  readonly totals: Float64Array;
  /** Silent ns a category before each row of the line, kept only for the gaps there are. */
  readonly gapCategories: GapTable;
  readonly whole: WholeLine;
}

/** What is known of the whole line, so that nobody goes over it again for its figures. */
export interface WholeLine {
  /** Frames, their bits, and their payload's bits: three numbers a kind. */
  readonly byKind: Float64Array;
  /** The first of the longest gaps; of no length for a line that never pauses. ns */
  readonly longestGap: { readonly start: number; readonly end: number };
}

export interface Ledger {
  /** ns, whole. */
  readonly from: number;
  readonly to: number;
  /** ns a category; the sum is to - from, exactly. */
  readonly ns: Readonly<Record<Category, number>>;
  readonly silentNs: number;
}

/** A ledger's own columns, which can go from thread to thread. */
export interface LedgerColumns {
  readonly totals: Float64Array;
  readonly gaps: GapColumns;
  readonly whole: WholeLine;
}

/** `room`: columns of an earlier run that nobody needs any more, to be written into. */
export function buildLedger(trace: ReadableTrace, lineId: string, room?: LedgerColumns): LineLedger {
  const lane = laneIndex(trace, lineId);
  const gapCategories = explainedGaps(trace, lane, room?.gaps);
  return { trace, lane, gapCategories, ...goThrough(trace, lane, gapCategories, room?.totals) };
}

/** The ledger again, of the columns that it was made of. */
export function readLedger(
  trace: ReadableTrace,
  lineId: string,
  { totals, gaps, whole }: LedgerColumns,
): LineLedger {
  const lane = laneIndex(trace, lineId);
  const gapCategories = new GapTable(gaps, trace.rowsOfLane[lane]!, trace.columns);
  return { trace, lane, totals, gapCategories, whole };
}

/**
 * Rows gone through at a time. One loop over a long run in one function is compiled while it runs, and left again, at its
 * end, for slow code; a function that is called often is compiled once.
 */
const STRETCH = 64 * LEDGER_BLOCK;

function goThrough(
  trace: ReadableTrace,
  lane: number,
  gaps: GapTable,
  room: Float64Array | undefined,
): Pick<LineLedger, 'totals' | 'whole'> {
  const rows = trace.rowsOfLane[lane]!;
  const { length } = rows;
  // room that has been used holds old numbers, but all of it is written
  const totals = float64((Math.floor(length / LEDGER_BLOCK) + 1) * WIDTH, room);
  const sum = new Float64Array(WIDTH);
  const frames = new FrameSums(trace.kinds, sum);
  const at = new Float64Array(4);
  for (let i = 0; i < length; i += STRETCH) {
    goOn(trace.columns, rows, gaps, frames, sum, totals, at, i, Math.min(length, i + STRETCH));
  }
  // behind the last row too: whoever asks for its end starts there
  frames.settle();
  if (length % LEDGER_BLOCK === 0) put(totals, length / LEDGER_BLOCK, sum);
  const longestGap = { start: at[2]!, end: at[2]! + at[3]! };
  return { totals, whole: { byKind: frames.byKind, longestGap } };
}

/**
 * Through the rows from `from` to `to` - 1, of which the first begins a block. `at` is where it stands: the next piece of
 * a gap, the end of the row before, start and length of the longest gap.
 */
function goOn(
  { start, end, kind, bits, payload }: TraceColumns,
  rows: Int32Array,
  gaps: GapTable,
  frames: FrameSums,
  sum: Float64Array,
  totals: Float64Array,
  at: Float64Array,
  from: number,
  to: number,
): void {
  const { first, category } = gaps;
  let piece = at[0]!;
  let before = at[1]!;
  for (let i = from; i < to; i++) {
    if (i % LEDGER_BLOCK === 0) {
      frames.settle();
      put(totals, i / LEDGER_BLOCK, sum);
    }
    const row = rows[i]!;
    const begun = start[row]!;
    const ended = end[row]!;
    if (begun - before > at[3]!) {
      at[2] = before;
      at[3] = begun - before;
    }
    const behind = first[i + 1]!;
    if (behind === piece + 1) sum[category[piece++]!]! += begun - before;
    for (; piece < behind; piece++) sum[category[piece]!]! += gaps.endOf(i, piece) - gaps.startOf(i, piece);
    frames.add(kind[row]!, ended - begun, bits[row]!, payload[row]!);
    before = ended;
  }
  at[0] = piece;
  at[1] = before;
}

function put(totals: Float64Array, block: number, sum: Float64Array): void {
  const at = block * WIDTH;
  for (let c = 0; c < WIDTH; c++) totals[at + c] = sum[c]!;
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
    const from = gaps.startOf(i, piece);
    const to = Math.min(until, gaps.endOf(i, piece));
    if (to > from) sum[gaps.category[piece]!]! += to - from;
  }
  const { start, end, kind, bits, payload } = trace.columns;
  const row = trace.rowsOfLane[lane]![i]!;
  const begun = start[row]!;
  if (begun >= until) return;
  const length = end[row]! - begun;
  const parts = partTimesOf(trace.kinds);
  parts.addUntil(kind[row]!, length, bits[row]!, payload[row]!, until - begun, sum, 0);
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

/** Bits of a frame that a way of counting leaves out, at its front and at its end; they are framing, or control's. */
export type LeftOut = (kind: KindSpec) => { readonly before: number; readonly after: number };

const NOTHING: LeftOut = () => ({ before: 0, after: 0 });

/** Frames, and their bits by category, that start in the window, without what is left out. */
export function bitsOf(
  trace: ReadableTrace,
  lineId: string,
  from = 0,
  to = trace.elapsed,
  leftOut = NOTHING,
): BitLedger {
  const lane = laneIndex(trace, lineId);
  return takeApart(trace.kinds, countKinds(trace, lane, from, to), leftOut);
}

/** The same of a line whose ledger there is: known at once for the whole run. */
export function bitsOfLine(
  { trace, lane, whole }: LineLedger,
  from = 0,
  to = trace.elapsed,
  leftOut = NOTHING,
): BitLedger {
  const rows = trace.rowsOfLane[lane]!;
  const all = from <= 0 && (rows.length === 0 || trace.columns.start[rows[rows.length - 1]!]! < to);
  return takeApart(trace.kinds, all ? whole.byKind : countKinds(trace, lane, from, to), leftOut);
}

/** Frames, their bits and their payload's bits of each kind: they differ in their bits alone. */
function countKinds(trace: ReadableTrace, lane: number, from: number, to: number): Float64Array {
  const rows = trace.rowsOfLane[lane]!;
  const { start, kind, bits, payload } = trace.columns;
  const byKind = new Float64Array(3 * trace.kinds.length);
  for (let i = Math.max(0, rowsEndedBy(trace, lane, from) - 1); i < rows.length; i++) {
    const row = rows[i]!;
    if (start[row]! < from) continue;
    if (start[row]! >= to) break;
    const own = 3 * kind[row]!;
    byKind[own]!++;
    byKind[own + 1]! += bits[row]!;
    byKind[own + 2]! += payload[row]!;
  }
  return byKind;
}

function takeApart(kinds: readonly KindSpec[], byKind: Float64Array, leftOut: LeftOut): BitLedger {
  const sums = { payload: 0, header: 0, framing: 0, padding: 0, control: 0, repeat: 0, other: 0 };
  let frames = 0;
  kinds.forEach((spec, own) => {
    const count = byKind[3 * own]!;
    frames += count;
    const { before, after } = leftOut(spec);
    const all = {
      ...spec,
      framingBefore: count * ((spec.framingBefore ?? 0) - before),
      framingAfter: count * ((spec.framingAfter ?? 0) - after),
      headerBits: count * (spec.headerBits ?? 0),
      ...(spec.paddingBits === undefined ? {} : { paddingBits: count * spec.paddingBits }),
    };
    for (const [category, total] of count > 0
      ? partsOf(all, byKind[3 * own + 1]! - count * (before + after), byKind[3 * own + 2]!)
      : []) {
      sums[category] += total;
    }
  });
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
      push(CATEGORIES[gaps.category[piece]!]!, gaps.startOf(i, piece), gaps.endOf(i, piece));
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
