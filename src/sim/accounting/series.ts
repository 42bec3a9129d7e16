/**
 * The ledger of many small windows side by side: what each pixel of a strip shows. Exact, like the ledger itself, and
 * made for thousands of windows at a time: one walk along the line instead of a search for each.
 *
 * Uses the ledger's running totals; single windows are `ledgerOf`.
 */

import { BUSY_CATEGORIES, CATEGORIES, categoryIndex } from '../categories';
import { evenly, firstAbove } from './blocks';
import { LEDGER_BLOCK, LEDGER_BLOCKS, type LineLedger } from './ledger';
import { type PartTimes, partTimesOf } from './partTimes';

const WIDTH = CATEGORIES.length;
const BUSY = BUSY_CATEGORIES.length;

/** Where window `i` of `count` equal ones begins: whole nanoseconds, so that neighbours share their border. */
export const seriesBorder = (from: number, to: number, count: number, i: number): number =>
  Math.round(from + ((to - from) * i) / count);

/**
 * ns a category of `count` windows that divide `from` to `to` (ns): count x 12, in the order of CATEGORIES. The sum of
 * each window is its length. Time before the start of the run counts as nothing. Blocks of frames that last no longer than
 * `slack` ns are not looked into: time passes evenly in them, which puts a border off by a quarter of that at most.
 */
export function ledgerSeries(
  ledger: LineLedger,
  from: number,
  to: number,
  count: number,
  slack = 0,
): Float64Array {
  const series = new Float64Array(count * WIDTH);
  const before = new Float64Array(WIDTH);
  const now = new Float64Array(WIDTH);
  const walker = new Walker(ledger, slack);
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
  /** The block looked at last. */
  private block = 0;
  private readonly ends: Float64Array;

  constructor(
    private readonly ledger: LineLedger,
    private readonly slack: number,
  ) {
    const { trace, lane } = ledger;
    this.parts = partTimesOf(trace.kinds);
    this.rows = trace.rowsOfLane[lane]!;
    // a line carries one frame at a time
    this.ends = trace.blockEnds[lane]!;
  }

  /** Writes the totals from the start of the run until `instant` to `out`. */
  totalsAt(instant: number, out: Float64Array): void {
    const { sum, rows } = this;
    const { end } = this.ledger.trace.columns;
    const { totals } = this.ledger;
    this.block = firstAbove(this.ends, instant, this.block);
    const block = Math.floor(this.block / LEDGER_BLOCKS);
    if (evenly(this.ends, totals, WIDTH, block, instant, this.slack, out, LEDGER_BLOCKS)) return;
    // behind the last whole block there is no total
    const whole = Math.min(block, totals.length / WIDTH - 1);
    if (whole * LEDGER_BLOCK > this.position) {
      this.position = whole * LEDGER_BLOCK;
      for (let c = 0; c < WIDTH; c++) sum[c] = totals[whole * WIDTH + c]!;
    }
    let i = this.position;
    while (i < rows.length && end[rows[i]!]! <= instant) this.addWhole(i++);
    this.position = i;
    out.set(sum);
    if (i < rows.length) this.addUntil(i, instant, out);
    else out[categoryIndex.drained]! += Math.max(0, instant - (i > 0 ? end[rows[i - 1]!]! : 0));
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
