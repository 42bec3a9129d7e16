/**
 * What the timeline asks of a trace, prepared once a run: for each lane its tracks (spans of which never two run at
 * once), for each lane its waits. Drawing, hovering and the table go through here, never over the whole trace.
 *
 * It draws nothing and knows no pixels but their number.
 */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import { positionsIn, type Track, trackOf } from './track';
import { WaitIndex } from './waits';

export interface TraceIndex {
  readonly trace: ReadableTrace;
  /** Tracks of each lane: one, or as many as spans ran at once (timers). */
  readonly tracks: readonly (readonly Track[])[];
  readonly waits: WaitIndex;
}

/** Rows with a part in a window. */
export interface TrackRows {
  readonly track: Track;
  /** Positions in `track.rows`: first to last - 1. */
  readonly first: number;
  readonly last: number;
}

const built = new WeakMap<ReadableTrace, TraceIndex>();

/** The index of a trace; made once, whoever asks first. */
export function buildIndex(trace: ReadableTrace): TraceIndex {
  let index = built.get(trace);
  if (!index) {
    index = makeIndex(trace);
    built.set(trace, index);
  }
  return index;
}

function makeIndex(trace: ReadableTrace): TraceIndex {
  const tracks = trace.lanes.map((_, lane) => {
    const rows = trace.rowsOfLane[lane]!;
    const ends = trace.blockEnds[lane];
    return ends
      ? [trackOf(trace, lane, rows, ends)!]
      : split(trace, rows).map((part) => trackOf(trace, lane, part)!);
  });
  return { trace, tracks, waits: new WaitIndex(trace) };
}

/** Spreads overlapping rows over as few lists without overlap as there ever were at once. */
function split(trace: ReadableTrace, rows: Int32Array): Int32Array[] {
  const { start, end } = trace.columns;
  const ends: number[] = [];
  const lists: number[][] = [];
  for (const row of rows) {
    let list = ends.findIndex((until) => until <= start[row]!);
    if (list < 0) list = lists.push([]) - 1;
    lists[list]!.push(row);
    ends[list] = end[row]!;
  }
  return lists.map((list) => Int32Array.from(list));
}

/** Rows of a lane in the window, track by track. */
export const rowsIn = (index: TraceIndex, lane: number, from: number, to: number): TrackRows[] =>
  index.tracks[lane]!.map((track) => ({ track, ...positionsIn(track, from, to) }));

/** How many rows of a lane have a part in the window. */
export function countIn(index: TraceIndex, lane: number, from: number, to: number): number {
  return rowsIn(index, lane, from, to).reduce((sum, { first, last }) => sum + last - first, 0);
}
