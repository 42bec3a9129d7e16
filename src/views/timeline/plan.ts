/** Which lanes are drawn span by span, and which as shades: what a canvas can draw in a few milliseconds. */

import { countIn, type TraceIndex } from './index';
import { sharesOf } from './track';
import type { TimeWindow } from './window';

/** Rows that are drawn one by one however thin they are, a lane. */
const ALWAYS = 40;
/** Rows drawn one by one, all lanes together: some 1,500 rectangles. */
const MOST = 600;
/** Mean width in pixels below which boxes blur. */
const LEAST_WIDTH = 4;
/** Pixels a row, with the silence behind it. */
const LEAST_PITCH = 4;

/** Lanes whose spans are drawn one by one: the emptiest first, while there are few enough and they are wide enough. */
export function exactLanes(index: TraceIndex, window: TimeWindow, plotWidth: number): ReadonlySet<number> {
  const { from, to } = window;
  const lanes = index.trace.lanes
    .map((_, lane) => ({ lane, count: countIn(index, lane, from, to) }))
    .sort((a, b) => a.count - b.count);
  const exact = new Set<number>();
  let total = 0;
  for (const { lane, count } of lanes) {
    const few = count <= ALWAYS || (total + count <= MOST && count * LEAST_PITCH <= plotWidth);
    if (!few) continue;
    if (count > ALWAYS && meanShare(index, lane, window, count) * plotWidth < LEAST_WIDTH) continue;
    exact.add(lane);
    total += count;
  }
  return exact;
}

/** Mean length of the lane's spans in the window, as a share of it. */
function meanShare(index: TraceIndex, lane: number, { from, to }: TimeWindow, count: number): number {
  let busy = 0;
  for (const track of index.tracks[lane]!) for (const ns of sharesOf(track, from, to, 1)) busy += ns;
  return busy / count / (to - from);
}
