/**
 * The ledger of many small windows side by side: what each pixel of a strip shows. Exact, like the ledger itself, and
 * made for thousands of windows at a time: one walk along the line instead of a search for each.
 *
 * Uses the ledger's running totals; single windows are `ledgerOf`.
 */

import { BUSY_CATEGORIES, CATEGORIES, categoryIndex } from '../categories';
import { LEDGER_BLOCK, type LineLedger } from './ledger';
import { type PartTimes, partTimesOf } from './partTimes';

const WIDTH = CATEGORIES.length;
const BUSY = BUSY_CATEGORIES.length;

/** Where window `i` of `count` equal ones begins: whole nanoseconds, so that neighbours share their border. */
export const seriesBorder = (from: number, to: number, count: number, i: number): number =>
  Math.round(from + ((to - from) * i) / count);

/**
 * ns a category of `count` windows that divide `from` to `to` (ns): count x 12, in the order of CATEGORIES. The sum of
 * each window is its length. Time before the start of the run counts as nothing.
 */
export function ledgerSeries(ledger: LineLedger, from: number, to: number, count: number): Float64Array {
  const series = new Float64Array(count * WIDTH);
  const before = new Float64Array(WIDTH);
  const now = new Float64Array(WIDTH);
  const walker = new Walker(ledger);
  walker.totalsAt(seriesBorder(from, to, count, 0), before);
  for (let i = 0; i < count; i++) {
    walker.totalsAt(seriesBorder(from, to, count, i + 1), now);
    for (let c = 0; c < WIDTH; c++) {
      series[i * WIDTH + c] = now[c]! - before[c]!;
      before[c] = now[c]!;
    }
  }
  return series;
}

/** Goes along a line with growing instants. */
class Walker {
  private readonly sum = new Float64Array(WIDTH);
  private readonly parts: PartTimes;
  private readonly rows: Int32Array;
  /** Rows that `sum` counts in full, each with the gap before it. */
  private position = 0;

  constructor(private readonly ledger: LineLedger) {
    this.parts = partTimesOf(ledger.trace.kinds);
    this.rows = ledger.trace.rowsOfLane[ledger.lane]!;
  }

  /** Writes the totals from the start of the run until `instant` to `out`. */
  totalsAt(instant: number, out: Float64Array): void {
    const { sum, rows } = this;
    const { end } = this.ledger.trace.columns;
    this.skipTo(instant);
    let i = this.position;
    while (i < rows.length && end[rows[i]!]! <= instant) this.addWhole(i++);
    this.position = i;
    out.set(sum);
    if (i < rows.length) this.addUntil(i, instant, out);
    else out[categoryIndex.drained]! += Math.max(0, instant - (i > 0 ? end[rows[i - 1]!]! : 0));
  }

  /** Takes the ledger's totals at the last block that begins before `instant`, if it lies ahead. */
  private skipTo(instant: number): void {
    const { rows, sum, ledger } = this;
    const { end } = ledger.trace.columns;
    // blocks whose last row has ended: search from here on, first in growing steps
    const ended = (block: number): boolean => {
      const last = (block + 1) * LEDGER_BLOCK - 1;
      return last < rows.length && end[rows[last]!]! <= instant;
    };
    let low = Math.floor(this.position / LEDGER_BLOCK);
    let step = 1;
    while (ended(low + step - 1)) {
      low += step;
      step *= 2;
    }
    let high = low + step - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ended(middle)) low = middle + 1;
      else high = middle;
    }
    if (low * LEDGER_BLOCK <= this.position) return;
    this.position = low * LEDGER_BLOCK;
    for (let c = 0; c < WIDTH; c++) sum[c] = ledger.totals[low * WIDTH + c]!;
  }

  private addWhole(i: number): void {
    const gaps = this.ledger.gapCategories;
    const { sum } = this;
    const last = gaps.first[i + 1]!;
    for (let piece = gaps.first[i]!; piece < last; piece++) {
      sum[gaps.category[piece]!]! += gaps.endOf(i, piece) - gaps.startOf(i, piece);
    }
    const { columns } = this.ledger.trace;
    const row = this.rows[i]!;
    const length = columns.end[row]! - columns.start[row]!;
    const offset = this.parts.of(columns.kind[row]!, length, columns.bits[row]!, columns.payload[row]!);
    const { ns } = this.parts;
    for (let c = 0; c < BUSY; c++) sum[c]! += ns[offset + c]!;
  }

  private addUntil(i: number, instant: number, sum: Float64Array): void {
    const gaps = this.ledger.gapCategories;
    for (let piece = gaps.first[i]!; piece < gaps.first[i + 1]!; piece++) {
      const from = gaps.startOf(i, piece);
      const to = Math.min(instant, gaps.endOf(i, piece));
      if (to > from) sum[gaps.category[piece]!]! += to - from;
    }
    const { columns } = this.ledger.trace;
    const row = this.rows[i]!;
    const begun = columns.start[row]!;
    if (begun >= instant) return;
    const length = columns.end[row]! - begun;
    this.parts.addUntil(
      columns.kind[row]!,
      length,
      columns.bits[row]!,
      columns.payload[row]!,
      instant - begun,
      sum,
      0,
    );
  }
}
