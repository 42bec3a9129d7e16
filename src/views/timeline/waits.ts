/**
 * The waits of each lane by time. They come sorted by the span they held up, may overlap and need not be in order of
 * their start, so every 16 know the stretch of time they lie in, and every 16 of those theirs: a window finds its
 * waits without looking at the others.
 *
 * For a window with too many of them there is the time in which anybody at all waits on the lane, as totals a pixel.
 */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import { pixelBorder } from './track';

const FAN = 16;

interface Bounds {
  readonly from: Float64Array;
  readonly to: Float64Array;
}

interface LaneWaits {
  /** Positions in trace.columns.waits. */
  readonly rows: Int32Array;
  /** Bounds of the groups of 16 rows, of the groups of 16 groups, and so on up to one group. */
  readonly levels: readonly Bounds[];
}

interface Union {
  readonly start: Float64Array;
  readonly end: Float64Array;
  /** Waiting ns before each stretch. */
  readonly before: Float64Array;
}

/** Prepared lane by lane, when first asked for: many runs have hardly a wait, and many lanes never one. */
export class WaitIndex {
  private readonly bounds: (LaneWaits | undefined)[] = [];
  private readonly unions: (Union | undefined)[] = [];

  constructor(readonly trace: ReadableTrace) {}

  lane(lane: number): LaneWaits {
    const rows = this.trace.waitsOfLane[lane]!;
    this.bounds[lane] ??= { rows, levels: boundsOf(this.trace, rows) };
    return this.bounds[lane];
  }

  /** Stretches in which somebody waits on the lane, in order, apart from each other. */
  union(lane: number): Union {
    this.unions[lane] ??= unionOf(this.trace, lane);
    return this.unions[lane];
  }
}

function boundsOf(trace: ReadableTrace, rows: Int32Array): Bounds[] {
  const { start, end } = trace.columns.waits;
  const levels: Bounds[] = [];
  let lowFrom: (i: number) => number = (i) => start[rows[i]!]!;
  let lowTo: (i: number) => number = (i) => end[rows[i]!]!;
  let count = rows.length;
  while (count > 1 || (levels.length === 0 && count > 0)) {
    const groups = Math.ceil(count / FAN);
    const from = new Float64Array(groups).fill(Number.POSITIVE_INFINITY);
    const to = new Float64Array(groups).fill(Number.NEGATIVE_INFINITY);
    for (let i = 0; i < count; i++) {
      const group = Math.floor(i / FAN);
      from[group] = Math.min(from[group]!, lowFrom(i));
      to[group] = Math.max(to[group]!, lowTo(i));
    }
    levels.push({ from, to });
    lowFrom = (i) => from[i]!;
    lowTo = (i) => to[i]!;
    count = groups;
  }
  return levels;
}

/** Waits of a lane with a part in the window (positions in trace.columns.waits); undefined if more than `limit`. */
export function waitsIn(
  index: WaitIndex,
  lane: number,
  from: number,
  to: number,
  limit: number,
): number[] | undefined {
  if (index.trace.waitsInOrder[lane]) return waitsInOrder(index.trace, lane, from, to, limit);
  const { rows, levels } = index.lane(lane);
  const { start, end } = index.trace.columns.waits;
  const found: number[] = [];
  const visit = (level: number, group: number): boolean => {
    const bounds = levels[level]!;
    if (bounds.from[group]! >= to || bounds.to[group]! <= from) return true;
    const below = level === 0 ? rows.length : levels[level - 1]!.from.length;
    const last = Math.min(below, (group + 1) * FAN);
    for (let i = group * FAN; i < last; i++) {
      if (level > 0) {
        if (!visit(level - 1, i)) return false;
      } else if (start[rows[i]!]! < to && end[rows[i]!]! > from) {
        if (found.length >= limit) return false;
        found.push(rows[i]!);
      }
    }
    return true;
  };
  return rows.length === 0 || visit(levels.length - 1, 0) ? found : undefined;
}

/** Where starts and ends are in order, the waits of a window lie side by side. */
function waitsInOrder(
  { columns, waitsOfLane }: ReadableTrace,
  lane: number,
  from: number,
  to: number,
  limit: number,
): number[] | undefined {
  const rows = waitsOfLane[lane]!;
  const { start, end } = columns.waits;
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (end[rows[middle]!]! <= from) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let i = low; i < rows.length && start[rows[i]!]! < to; i++) {
    if (found.length >= limit) return undefined;
    found.push(rows[i]!);
  }
  return found;
}

/** Nanoseconds of each pixel in which somebody waits on the lane. */
export function waitingShares(
  index: WaitIndex,
  lane: number,
  from: number,
  to: number,
  pixels: number,
): Float64Array {
  const { start, end, before } = index.union(lane);
  const shares = new Float64Array(pixels);
  let i = 0;
  const until = (instant: number): number => {
    i = startedBy(start, instant, i);
    return i === 0 ? 0 : before[i - 1]! + Math.min(instant, end[i - 1]!) - start[i - 1]!;
  };
  let last = until(pixelBorder(from, to, pixels, 0));
  for (let p = 0; p < pixels; p++) {
    const now = until(pixelBorder(from, to, pixels, p + 1));
    shares[p] = now - last;
    last = now;
  }
  return shares;
}

/** How many of the ascending `starts` are below `instant`; from `hint` on. */
function startedBy(starts: Float64Array, instant: number, hint: number): number {
  let low = hint;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Starts and ends sorted each by itself are enough to know when nobody waits any more. */
function unionOf(trace: ReadableTrace, lane: number): Union {
  const { waits } = trace.columns;
  const rows = trace.waitsOfLane[lane]!;
  const start = new Float64Array(rows.length);
  const end = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++) {
    start[i] = waits.start[rows[i]!]!;
    end[i] = waits.end[rows[i]!]!;
  }
  if (!trace.waitsInOrder[lane]) {
    start.sort();
    end.sort();
  }
  // in place: a stretch never comes to stand behind the waits it is made of
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    // the i-th start comes when i waits have begun; if i have ended by then, a new stretch begins
    if (i === 0 || end[i - 1]! < start[i]!) {
      if (i > 0) end[count - 1] = end[i - 1]!;
      start[count++] = start[i]!;
    }
  }
  if (count > 0) end[count - 1] = end[rows.length - 1]!;
  const before = new Float64Array(count);
  for (let i = 1; i < count; i++) before[i] = before[i - 1]! + end[i - 1]! - start[i - 1]!;
  return { start: start.subarray(0, count), end: end.subarray(0, count), before };
}
