/** Where a step goes: the next instant at which something begins or ends. Silences have their own file. */

import type { ReadableTrace } from '../sim/accounting/lanes';

/** Spans of a lane that does several things at once may end later than those begun after them. */
const LOOK_BACK = 8;

/** The nearest beginning or end on any lane, after (1) or before (-1) `instant`; the bounds of the run are such too. */
export function eventBeside(trace: ReadableTrace, instant: number, direction: 1 | -1): number {
  const { start, end } = trace.columns;
  let best = direction > 0 ? trace.elapsed : 0;
  const offer = (time: number): void => {
    if (direction > 0 ? time > instant && time < best : time < instant && time > best) best = time;
  };
  for (const rows of trace.rowsOfLane) {
    const after = firstStartAfter(rows, start, instant);
    for (let i = Math.max(0, after - LOOK_BACK); i <= Math.min(rows.length - 1, after); i++) {
      offer(start[rows[i]!]!);
      offer(end[rows[i]!]!);
    }
  }
  return best;
}

function firstStartAfter(rows: Int32Array, start: Float64Array, instant: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (start[rows[middle]!]! <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A span that lasts at `instant` or begins there, the latest begun; for saying what happens now. */
export function spanAt(trace: ReadableTrace, instant: number): number | undefined {
  const { start, end } = trace.columns;
  let best: number | undefined;
  for (const rows of trace.rowsOfLane) {
    const after = firstStartAfter(rows, start, instant);
    const row = rows[after - 1];
    if (row === undefined || end[row]! <= instant) continue;
    if (best === undefined || start[row]! > start[best]!) best = row;
  }
  return best;
}
