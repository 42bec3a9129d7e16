/** The rows of the table behind the diagram: the spans in view in order of time, at most so many. */

import type { TraceIndex } from './index';
import { positionsIn } from './track';
import type { TimeWindow } from './window';

export interface RowsInView {
  readonly rows: readonly number[];
  /** How many there are, listed or not. */
  readonly count: number;
}

const MOST_ROWS = 200;

export function rowsInView(index: TraceIndex, { from, to }: TimeWindow, most = MOST_ROWS): RowsInView {
  const { start } = index.trace.columns;
  const rows: number[] = [];
  let count = 0;
  for (const track of index.tracks.flat()) {
    const { first, last } = positionsIn(track, from, to);
    count += last - first;
    for (let i = first; i < Math.min(last, first + most); i++) rows.push(track.rows[i]!);
  }
  rows.sort((a, b) => start[a]! - start[b]! || a - b);
  return { rows: rows.slice(0, most), count };
}
