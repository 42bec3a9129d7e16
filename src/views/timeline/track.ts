/**
 * Spans of one lane of which never two run at once, with running totals every 16 rows: a window of any width is
 * answered in a few steps a pixel, however long the run is.
 *
 * Totals are whole nanoseconds a category, so shares are exact: the parts of all pixels add up to the busy time.
 */

import { evenly, firstAbove } from '../../sim/accounting/blocks';
import { BLOCK, endsOfBlocks, type ReadableTrace } from '../../sim/accounting/lanes';
import { type PartTimes, partTimesOf } from '../../sim/accounting/partTimes';
import { BUSY_CATEGORIES, CATEGORIES, categoryIndex, type SilentCategory } from '../../sim/categories';

const BUSY = BUSY_CATEGORIES.length;
const NOTHING = new Uint8Array(0);

export interface Track {
  readonly trace: ReadableTrace;
  /** Rows in order; each ends before the next starts. */
  readonly rows: Int32Array;
  /** Position in CATEGORIES of the first column of `totals`: frames count busy categories, machines silent ones. */
  readonly firstCategory: number;
  /** Columns of `totals`. */
  readonly width: number;
  /** ns a category before each block of 16 rows. */
  readonly totals: Float64Array;
  /** When the last row of each block ends. */
  readonly blockEnds: Float64Array;
  /** For machines: column of each kind. */
  readonly columnOf: Uint8Array;
}

/** What it means for a silent line that a machine is busy with this span: the colour of work. */
export function workCategory(trace: ReadableTrace, row: number): SilentCategory {
  const { kind, lane } = trace.columns;
  return trace.kinds[kind[row]!]!.silence ?? trace.lanes[lane[row]!]!.silence;
}

/** The same as a column of totals, for each kind on a lane. */
const columnsOfKinds = (trace: ReadableTrace, lane: number): Uint8Array =>
  Uint8Array.from(
    trace.kinds,
    (kind) => categoryIndex[kind.silence ?? trace.lanes[lane]!.silence] - BUSY_CATEGORIES.length,
  );

/** Rows of a lane as one track, or undefined if two of them overlap; `blockEnds` where they are known. */
export function trackOf(
  trace: ReadableTrace,
  lane: number,
  rows: Int32Array,
  blockEnds = endsOfBlocks(trace.columns, rows),
): Track | undefined {
  if (!blockEnds) return undefined;
  const base = { trace, rows, blockEnds };
  if (trace.lanes[lane]!.role === 'line') {
    return withTotals({ ...base, firstCategory: 0, width: BUSY, columnOf: NOTHING }, () =>
      frameTotals(trace, rows),
    );
  }
  const columnOf = columnsOfKinds(trace, lane);
  const width = CATEGORIES.length - BUSY;
  return withTotals({ ...base, firstCategory: BUSY, width, columnOf }, () =>
    workTotals(trace, rows, columnOf),
  );
}

/** The totals are made when they are first asked for: a view of single spans needs none. */
function withTotals(track: Omit<Track, 'totals'>, make: () => Float64Array): Track {
  let totals: Float64Array | undefined;
  return {
    ...track,
    get totals() {
      totals ??= make();
      return totals;
    },
  };
}

function frameTotals(trace: ReadableTrace, rows: Int32Array): Float64Array {
  const { start, end, kind, bits, payload } = trace.columns;
  const count = rows.length;
  const blocks = Math.ceil(count / BLOCK);
  const totals = new Float64Array((blocks + 1) * BUSY);
  const parts = partTimesOf(trace.kinds);
  const { ns } = parts;
  const sum = new Float64Array(BUSY);
  let length = -1;
  let lastKind = -1;
  let lastBits = -1;
  let lastPayload = -1;
  let offset = 0;
  let run = 0;
  let i = 0;
  for (let block = 0; block < blocks; block++) {
    const stop = Math.min(count, i + BLOCK);
    for (; i < stop; i++) {
      const row = rows[i]!;
      const lasts = end[row]! - start[row]!;
      // a line's frames mostly come in runs of one shape: taken apart and added once a run
      if (
        lasts !== length ||
        kind[row] !== lastKind ||
        bits[row] !== lastBits ||
        payload[row] !== lastPayload
      ) {
        for (let c = 0; c < BUSY; c++) sum[c]! += run * ns[offset + c]!;
        run = 0;
        length = lasts;
        lastKind = kind[row]!;
        lastBits = bits[row]!;
        lastPayload = payload[row]!;
        offset = parts.of(lastKind, length, lastBits, lastPayload);
      }
      run++;
    }
    const at = (block + 1) * BUSY;
    for (let c = 0; c < BUSY; c++) totals[at + c] = sum[c]! + run * ns[offset + c]!;
  }
  return totals;
}

function workTotals(trace: ReadableTrace, rows: Int32Array, columnOf: Uint8Array): Float64Array {
  const { start, end, kind } = trace.columns;
  const width = CATEGORIES.length - BUSY;
  const blocks = Math.ceil(rows.length / BLOCK);
  const totals = new Float64Array((blocks + 1) * width);
  const sum = new Float64Array(width);
  let i = 0;
  for (let block = 0; block < blocks; block++) {
    const stop = Math.min(rows.length, i + BLOCK);
    for (; i < stop; i++) {
      const row = rows[i]!;
      sum[columnOf[kind[row]!]!]! += end[row]! - start[row]!;
    }
    totals.set(sum, (block + 1) * width);
  }
  return totals;
}

/** How many rows end at or before `instant`. */
export function endedBy(track: Track, instant: number): number {
  const { rows, trace } = track;
  const { end } = trace.columns;
  let i = firstAbove(track.blockEnds, instant, 0) * BLOCK;
  while (i < rows.length && end[rows[i]!]! <= instant) i++;
  return Math.min(i, rows.length);
}

/** How many rows start before `instant`. */
function startedBefore(track: Track, instant: number): number {
  const { rows, trace } = track;
  const { start } = trace.columns;
  let i = endedBy(track, instant);
  // rows follow each other: besides those that have ended at most one has started, or several of no length
  while (i < rows.length && start[rows[i]!]! < instant) i++;
  while (i > 0 && start[rows[i - 1]!]! >= instant) i--;
  return i;
}

/** Positions [first, last) of the rows with a part in the window. */
export function positionsIn(track: Track, from: number, to: number): { first: number; last: number } {
  const first = endedBy(track, from);
  return { first, last: Math.max(first, startedBefore(track, to)) };
}

/** The row that runs at `instant`, or undefined. */
export function rowAt(track: Track, instant: number): number | undefined {
  const row = track.rows[endedBy(track, instant)];
  return row !== undefined && track.trace.columns.start[row]! <= instant ? row : undefined;
}

/** Where pixel `p` of `pixels` begins: whole nanoseconds, so that neighbours share their border exactly. */
export const pixelBorder = (from: number, to: number, pixels: number, p: number): number =>
  Math.round(from + ((to - from) * p) / pixels);

/**
 * Busy nanoseconds a pixel and category: pixels x width, in the order of the track's columns. Pixels before the run
 * or behind it are zero. Blocks of rows that last no longer than `slack` ns are not looked into: time passes evenly in
 * them, which puts a pixel's border off by a quarter of that at most.
 */
export function sharesOf(track: Track, from: number, to: number, pixels: number, slack = 0): Float64Array {
  const { width } = track;
  const shares = new Float64Array(pixels * width);
  if (track.rows.length === 0) return shares;
  const before = new Float64Array(width);
  const now = new Float64Array(width);
  const walker = new Walker(track, slack);
  walker.totalsAt(pixelBorder(from, to, pixels, 0), before);
  for (let p = 0; p < pixels; p++) {
    walker.totalsAt(pixelBorder(from, to, pixels, p + 1), now);
    const offset = p * width;
    for (let c = 0; c < width; c++) {
      shares[offset + c] = now[c]! - before[c]!;
      before[c] = now[c]!;
    }
  }
  return shares;
}

/** Goes through a track with growing instants. */
class Walker {
  private readonly parts: PartTimes;
  private readonly sum: Float64Array;
  /** Rows that `sum` counts in full. */
  private position = 0;
  /** The block looked at last. */
  private block = 0;

  constructor(
    private readonly track: Track,
    private readonly slack: number,
  ) {
    this.parts = partTimesOf(track.trace.kinds);
    this.sum = new Float64Array(track.width);
  }

  /** Writes the totals from the start of the run until `instant` to `out`. */
  totalsAt(instant: number, out: Float64Array): void {
    const { track, sum } = this;
    const { rows, totals, width, blockEnds } = track;
    const { start, end } = track.trace.columns;
    const block = firstAbove(blockEnds, instant, this.block);
    this.block = block;
    if (evenly(blockEnds, totals, width, block, instant, this.slack, out)) return;
    if (block * BLOCK > this.position) {
      for (let c = 0; c < width; c++) sum[c] = totals[block * width + c]!;
      this.position = block * BLOCK;
    }
    let i = this.position;
    while (i < rows.length && end[rows[i]!]! <= instant) this.addWhole(rows[i++]!);
    this.position = i;
    for (let c = 0; c < width; c++) out[c] = sum[c]!;
    const row = rows[i];
    if (row !== undefined && start[row]! < instant) this.addPart(row, instant, out);
  }

  private addWhole(row: number): void {
    const { start, end, kind, bits, payload } = this.track.trace.columns;
    const { sum } = this;
    const length = end[row]! - start[row]!;
    if (this.track.firstCategory !== 0) {
      sum[this.track.columnOf[kind[row]!]!]! += length;
      return;
    }
    const { ns } = this.parts;
    const offset = this.parts.of(kind[row]!, length, bits[row]!, payload[row]!);
    for (let c = 0; c < BUSY; c++) sum[c]! += ns[offset + c]!;
  }

  private addPart(row: number, until: number, sum: Float64Array): void {
    const { start, end, kind, bits, payload } = this.track.trace.columns;
    const from = start[row]!;
    if (this.track.firstCategory !== 0) sum[this.track.columnOf[kind[row]!]!]! += until - from;
    else this.parts.addUntil(kind[row]!, end[row]! - from, bits[row]!, payload[row]!, until - from, sum, 0);
  }
}
