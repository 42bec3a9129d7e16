/** Which frame of the main line is the one to look at: picked, on the line, next, or at the end of the run the last. */

import { laneIndex, type ReadableTrace, rowsEndedBy } from '../sim/accounting/lanes';

export interface FrameAt {
  readonly row: number;
  readonly moment: 'now' | 'next' | 'last' | 'picked';
  /** How much of it has been sent at the instant, 0..1; undefined while it is not on the line. */
  readonly progress: number | undefined;
}

/** Undefined where the line never carries a frame. `instant` is ns. */
export function frameAt(
  trace: ReadableTrace,
  line: string,
  instant: number,
  picked?: number,
): FrameAt | undefined {
  const lane = laneIndex(trace, line);
  const { start, end, lane: lanes } = trace.columns;
  const progressOf = (row: number): number | undefined =>
    start[row]! <= instant && instant < end[row]!
      ? (instant - start[row]!) / (end[row]! - start[row]!)
      : undefined;
  if (picked !== undefined && lanes[picked] === lane) {
    return { row: picked, moment: 'picked', progress: progressOf(picked) };
  }
  const rows = trace.rowsOfLane[lane]!;
  const row = rows[rowsEndedBy(trace, lane, instant)];
  if (row !== undefined) {
    const progress = progressOf(row);
    return { row, moment: progress === undefined ? 'next' : 'now', progress };
  }
  const last = rows[rows.length - 1];
  return last === undefined ? undefined : { row: last, moment: 'last', progress: undefined };
}
