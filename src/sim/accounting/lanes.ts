/**
 * A trace together with what its lanes and kinds mean, and the rows of each lane in order: what all accounting and
 * drawing starts from. Built once a run.
 */

import type { TraceColumns } from '../engine/columns';
import type { KindSpec, LaneSpec } from '../model';
import { int32 } from './room';

export interface TraceMeaning {
  readonly lanes: readonly LaneSpec[];
  readonly kinds: readonly KindSpec[];
  readonly rules: readonly string[];
  readonly holds: readonly string[];
}

/** Rows and waits put in order, as columns that can go from thread to thread. */
export interface LaneColumns {
  /** Rows of each lane, in order of their start. */
  readonly rowsOfLane: readonly Int32Array[];
  /** When the last row of each 16 of a lane ends, ns; absent where two of its rows overlap. */
  readonly blockEnds: readonly (Float64Array | undefined)[];
  /** Waits of each lane, in order of the span they held up: positions in the columns of waits. */
  readonly waitsOfLane: readonly Int32Array[];
  /** Whether a lane's waits come in order of their starts and of their ends too, as those of one machine mostly do. */
  readonly waitsInOrder: readonly boolean[];
  /** Bits of the longest frame on any line. */
  readonly longestFrame: number;
}

export interface ReadableTrace extends TraceMeaning, LaneColumns {
  readonly columns: TraceColumns;
  /** When the run ended, ns. */
  readonly elapsed: number;
}

/** Rows that share one instant in `blockEnds`. */
export const BLOCK = 16;

/** `ordered`: made by `orderRows` before, perhaps elsewhere. */
export function readTrace(
  meaning: TraceMeaning,
  columns: TraceColumns,
  elapsed: number,
  ordered: LaneColumns = orderRows(meaning.lanes.length, columns),
): ReadableTrace {
  const { lanes, kinds, rules, holds } = meaning;
  return { columns, lanes, kinds, rules, holds, ...ordered, elapsed };
}

/** `room`: columns of an earlier run that nobody needs any more, to be written into. */
export function orderRows(lanes: number, columns: TraceColumns, room?: LaneColumns): LaneColumns {
  const { length, lane, start, waits } = columns;
  const rowsOfLane = byLane(lanes, lane, length, room?.rowsOfLane[0]);
  const blockEnds = rowsOfLane.map((rows) => {
    // rows that do not overlap are in order, as most are
    const ends = endsOfBlocks(columns, rows);
    if (ends || isOrdered(start, rows)) return ends;
    rows.sort((a, b) => start[a]! - start[b]! || a - b);
    return endsOfBlocks(columns, rows);
  });
  const waitsOfLane = byLane(lanes, waits.lane, waits.length, room?.waitsOfLane[0]);
  const waitsInOrder = waitsOfLane.map((rows) => isOrdered(waits.start, rows) && isOrdered(waits.end, rows));
  return { rowsOfLane, blockEnds, waitsOfLane, waitsInOrder, longestFrame: longest(columns) };
}

/** Positions in `lane` by their lane: parts of one column, so that it is asked for, and handed over, once. */
function byLane(lanes: number, lane: Uint8Array, length: number, room: Int32Array | undefined): Int32Array[] {
  const next = new Int32Array(lanes);
  for (let i = 0; i < length; i++) next[lane[i]!]!++;
  const all = int32(length, room);
  let first = 0;
  const parts = Array.from(next, (count, of) => {
    next[of] = first;
    first += count;
    return all.subarray(first - count, first);
  });
  for (let i = 0; i < length; i++) all[next[lane[i]!]!++] = i;
  return parts;
}

function isOrdered(start: Float64Array, rows: Int32Array): boolean {
  let last = 0;
  for (let i = 0; i < rows.length; i++) {
    const begun = start[rows[i]!]!;
    if (begun < last) return false;
    last = begun;
  }
  return true;
}

/** When each block of rows ends; undefined if two of the rows overlap. */
export function endsOfBlocks(
  { start, end }: Pick<TraceColumns, 'start' | 'end'>,
  rows: Int32Array,
): Float64Array | undefined {
  const ends = new Float64Array(Math.ceil(rows.length / BLOCK));
  let until = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (start[row]! < until) return undefined;
    until = end[row]!;
    // the last row of the block has the last word
    ends[i >> 4] = until;
  }
  return ends;
}

function longest({ bits, length }: TraceColumns): number {
  let most = 1;
  for (let row = 0; row < length; row++) if (bits[row]! > most) most = bits[row]!;
  return most;
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
