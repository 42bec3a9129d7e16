/**
 * What the selected line does at one instant: the part of a frame, or the piece of silence, with its true start and
 * end. Windows are `stretchesOf` and `ledgerSeries`.
 */

import { rowsEndedBy } from '../../sim/accounting/lanes';
import type { LineLedger, Stretch } from '../../sim/accounting/ledger';
import { timedParts } from '../../sim/accounting/parts';
import { CATEGORIES } from '../../sim/categories';

/** The stretch around `instant`; at a border the later one. After the last frame all is drained until the end. */
export function stretchAt(ledger: LineLedger, instant: number): Stretch {
  const { trace, lane, gapCategories } = ledger;
  const { columns, kinds } = trace;
  const rows = trace.rowsOfLane[lane]!;
  const position = rowsEndedBy(trace, lane, instant);
  const row = rows[position];
  const lastEnd = position > 0 ? columns.end[rows[position - 1]!]! : 0;
  if (row === undefined) {
    return { category: 'drained', start: lastEnd, end: Math.max(lastEnd, trace.elapsed) };
  }
  const start = columns.start[row]!;
  const end = columns.end[row]!;
  if (start <= instant) {
    const kind = kinds[columns.kind[row]!]!;
    const parts = timedParts(kind, start, end, columns.bits[row]!, columns.payload[row]!);
    const part = parts.find((one) => instant < one.end) ?? parts.at(-1);
    return part
      ? { category: part.category, start: part.start, end: part.end, row }
      : { category: 'control', start, end, row };
  }
  for (let i = gapCategories.first[position]!; i < gapCategories.first[position + 1]!; i++) {
    if (instant < gapCategories.endOf(position, i)) {
      return {
        category: CATEGORIES[gapCategories.category[i]!]!,
        start: gapCategories.startOf(position, i),
        end: gapCategories.endOf(position, i),
      };
    }
  }
  return { category: 'drained', start: lastEnd, end: start };
}

/** The whole frame or the whole gap around `instant`, which may be of several pieces. */
export function frameOrGapAt(
  ledger: LineLedger,
  instant: number,
): { start: number; end: number; row?: number } {
  const { trace, lane } = ledger;
  const { start, end } = trace.columns;
  const rows = trace.rowsOfLane[lane]!;
  const position = rowsEndedBy(trace, lane, instant);
  const row = rows[position];
  const lastEnd = position > 0 ? end[rows[position - 1]!]! : 0;
  if (row === undefined) return { start: lastEnd, end: Math.max(lastEnd, trace.elapsed) };
  if (start[row]! <= instant) return { start: start[row]!, end: end[row]!, row };
  return { start: lastEnd, end: start[row]! };
}
