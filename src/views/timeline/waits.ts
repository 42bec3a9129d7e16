/**
 * The waits of each lane by time. They come sorted by the span they held up, may overlap and need not be in order of
 * their start, so every 16 know the stretch of time they lie in, and every 16 of those theirs: a window finds its
 * waits without looking at the others.
 *
 * For a window with too many of them there is the time in which anybody at all waits on the lane, as totals a pixel.
 */

import { evenly, firstAbove } from '../../sim/accounting/blocks';
import type { ReadableTrace } from '../../sim/accounting/lanes';
import { pixelBorder } from './track';
import { WideSeries } from './wide';

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

/** Time in which anybody waits, as intervals whose starts and ends both ascend; every 16 know the time before them. */
interface Union {
  start(i: number): number;
  end(i: number): number;
  readonly count: number;
  /** When the first interval behind each block starts; Infinity behind the last. */
  readonly ends: Float64Array;
  /** Waiting ns before the first interval of each block. */
  readonly before: Float64Array;
}

/** Prepared lane by lane, when first asked for: many runs have hardly a wait, and many lanes never one. */
export class WaitIndex {
  private readonly bounds: (LaneWaits | undefined)[] = [];
  private readonly unions: (Union | undefined)[] = [];

  private readonly series: (WideSeries | undefined)[] = [];

  constructor(readonly trace: ReadableTrace) {}

  /** ns of each column of a window in which somebody waits on the lane; of wide windows as they are drawn. */
  shares(lane: number, from: number, to: number, columns: number): Float64Array {
    this.series[lane] ??= new WideSeries(
      (...wish) => waitingShares(this, lane, ...wish),
      this.trace.elapsed,
      1,
    );
    const { shares, used } = this.series[lane].of(from, to, columns);
    return used.length > 0 ? shares : new Float64Array(columns);
  }

  lane(lane: number): LaneWaits {
    const rows = this.trace.waitsOfLane[lane]!;
    this.bounds[lane] ??= { rows, levels: boundsOf(this.trace, rows) };
    return this.bounds[lane];
  }

  /** The time in which somebody waits on the lane. */
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

/** Nanoseconds of each pixel in which somebody waits on the lane; `slack` as in `sharesOf`. */
export function waitingShares(
  index: WaitIndex,
  lane: number,
  from: number,
  to: number,
  pixels: number,
  slack = 0,
): Float64Array {
  const union = index.union(lane);
  const shares = new Float64Array(pixels);
  if (union.count === 0) return shares;
  const found = new Float64Array(1);
  let block = 0;
  const until = (instant: number): number => {
    block = firstAbove(union.ends, instant, block);
    if (evenly(union.ends, union.before, 1, block, instant, slack, found)) return found[0]!;
    return waitingUntil(union, block, instant);
  };
  let last = until(pixelBorder(from, to, pixels, 0));
  for (let p = 0; p < pixels; p++) {
    const now = until(pixelBorder(from, to, pixels, p + 1));
    shares[p] = now - last;
    last = now;
  }
  return shares;
}

/** Waiting ns until an instant in a block of intervals. */
function waitingUntil(union: Union, block: number, instant: number): number {
  const first = block * FAN;
  const last = Math.min(union.count, first + FAN);
  let sum = union.before[block]!;
  let reached = union.start(first);
  // what began before may go on
  for (let i = Math.max(0, first - 1); i < last; i++) {
    const from = Math.max(reached, union.start(i));
    if (from >= instant) break;
    const to = Math.min(instant, union.end(i));
    if (to > from) {
      sum += to - from;
      reached = to;
    }
  }
  return sum;
}

function unionOf(trace: ReadableTrace, lane: number): Union {
  const { waits } = trace.columns;
  const rows = trace.waitsOfLane[lane]!;
  const count = rows.length;
  let start = (i: number): number => waits.start[rows[i]!]!;
  let end = (i: number): number => waits.end[rows[i]!]!;
  if (!trace.waitsInOrder[lane]) {
    // the i-th start with the i-th end: at any time as many of these are open as of the waits
    const starts = Float64Array.from({ length: count }, (_, i) => start(i)).sort();
    const ends = Float64Array.from({ length: count }, (_, i) => end(i)).sort();
    start = (i) => starts[i]!;
    end = (i) => ends[i]!;
  }
  const blocks = Math.ceil(count / FAN);
  const ends = new Float64Array(blocks).fill(Number.POSITIVE_INFINITY);
  const before = new Float64Array(blocks);
  let sum = 0;
  let reached = 0;
  for (let i = 0; i < count; i++) {
    const begun = start(i);
    if (i % FAN === 0) {
      before[i / FAN] = sum - Math.max(0, reached - begun);
      if (i > 0) ends[i / FAN - 1] = begun;
    }
    const until = end(i);
    sum += Math.max(0, until - Math.max(begun, reached));
    reached = Math.max(reached, until);
  }
  return { start, end, count, ends, before };
}
