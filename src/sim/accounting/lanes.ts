/**
 * A trace together with what its lanes and kinds mean, and the rows of each lane in order: what all accounting and
 * drawing starts from. Built once a run.
 */

import type { TraceColumns } from '../engine/trace';
import type { KindSpec, LaneSpec } from '../model';

export interface TraceMeaning {
  readonly lanes: readonly LaneSpec[];
  readonly kinds: readonly KindSpec[];
  readonly rules: readonly string[];
  readonly holds: readonly string[];
}

export interface ReadableTrace extends TraceMeaning {
  readonly columns: TraceColumns;
  /** Rows of each lane, in order of their start. */
  readonly rowsOfLane: readonly Int32Array[];
  /** When the run ended, ns. */
  readonly elapsed: number;
}

export function readTrace(meaning: TraceMeaning, columns: TraceColumns, elapsed: number): ReadableTrace {
  const { length, lane, start } = columns;
  const counts = new Int32Array(meaning.lanes.length);
  for (let row = 0; row < length; row++) counts[lane[row]!]!++;
  const rowsOfLane = Array.from(counts, (count) => new Int32Array(count));
  const next = new Int32Array(counts.length);
  for (let row = 0; row < length; row++) {
    const of = lane[row]!;
    rowsOfLane[of]![next[of]!++] = row;
  }
  for (const rows of rowsOfLane) {
    let ordered = true;
    for (let i = 1; i < rows.length && ordered; i++) ordered = start[rows[i - 1]!]! <= start[rows[i]!]!;
    if (!ordered) rows.sort((a, b) => start[a]! - start[b]! || a - b);
  }
  const { lanes, kinds, rules, holds } = meaning;
  return { columns, lanes, kinds, rules, holds, rowsOfLane, elapsed };
}

export function laneIndex(trace: Pick<ReadableTrace, 'lanes'>, id: string): number {
  const index = trace.lanes.findIndex((lane) => lane.id === id);
  if (index < 0) throw new Error(`no lane "${id}" among ${trace.lanes.map((lane) => lane.id).join(', ')}`);
  return index;
}

/** How many of the lane's rows end at or before `instant` (for lanes that do one thing at a time). */
export function rowsEndedBy(trace: ReadableTrace, lane: number, instant: number): number {
  const rows = trace.rowsOfLane[lane]!;
  const { end } = trace.columns;
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (end[rows[middle]!]! <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
