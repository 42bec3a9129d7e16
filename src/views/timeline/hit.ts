/** What lies under a point of the diagram, and where a span lies in it. Pure; the other way round of `scene.ts`. */

import type { LineLedger, Stretch } from '../../sim/accounting/ledger';
import { ledgerSeries } from '../../sim/accounting/series';
import { CATEGORIES, type Category } from '../../sim/categories';
import type { TraceIndex } from './index';
import { nsToPx, pxToNs, type TimelineLayout } from './layout';
import { stretchAt } from './strip';
import { endedBy, rowAt, sharesOf } from './track';
import { waitsIn } from './waits';
import type { TimeWindow } from './window';

export type Hit =
  | { readonly kind: 'span'; readonly row: number }
  /** `wait`: position in trace.columns.waits. */
  | { readonly kind: 'wait'; readonly wait: number }
  | { readonly kind: 'idle'; readonly lane: number }
  | { readonly kind: 'stretch'; readonly stretch: Stretch }
  /** A pixel of a shade: shares of its time, largest first; the rest of it nothing happens. */
  | { readonly kind: 'shade'; readonly lane: number; readonly ns: number; readonly shares: readonly Share[] };

export interface Share {
  readonly category: Category;
  /** 0..1 */
  readonly share: number;
}

export interface HitPlace {
  readonly index: TraceIndex;
  readonly ledger: LineLedger;
  readonly layout: TimelineLayout;
  readonly window: TimeWindow;
  /** Lanes drawn span by span. */
  readonly exact: ReadonlySet<number>;
  readonly propagation?: Readonly<Record<string, number>>;
}

/** Spans this close to the pointer count as under it, in pixels. */
const NEAR = 3;

/** `x` from the left of the plot, `y` from the top of the diagram. */
export function hitAt(place: HitPlace, x: number, y: number): Hit | undefined {
  const { index, ledger, layout, window, exact } = place;
  const { strip } = layout;
  const perPixel = (window.to - window.from) / layout.plotWidth;
  const instant = Math.min(
    window.to,
    Math.max(window.from, pxToNs(x, window.from, window.to, layout.plotWidth)),
  );
  if (y >= strip.y && y < strip.y + strip.height) {
    if (exact.has(strip.lane)) return { kind: 'stretch', stretch: stretchAt(ledger, Math.floor(instant)) };
    const series = ledgerSeries(ledger, instant - perPixel / 2, instant + perPixel / 2, 1);
    return shadeOf(strip.lane, perPixel, series, 0);
  }
  const band = bandAt(layout, y);
  if (!band) return undefined;
  const late = travelled(place, band, y);
  const at = instant - late;
  const { lane } = band;
  if (!exact.has(lane)) return denseAt(index, lane, at, perPixel);
  const row = nearest(index, lane, at, NEAR * perPixel);
  if (row !== undefined) return { kind: 'span', row };
  const wait = waitsIn(index.waits, lane, at, at + 1, 1)?.[0];
  return wait === undefined ? { kind: 'idle', lane } : { kind: 'wait', wait };
}

interface Band {
  readonly lane: number;
  readonly y: number;
  readonly height: number;
  readonly down?: boolean;
}

function bandAt(layout: TimelineLayout, y: number): Band | undefined {
  const bands: Band[] = [
    ...layout.machines.flatMap((machine) => [machine, ...machine.timers]),
    ...layout.links.flatMap(({ lines }) => lines),
  ];
  return bands.find((band) => y >= band.y && y < band.y + band.height);
}

/** How long ago, at this height of a line, what is here left its sender (ns). */
function travelled({ index, propagation }: HitPlace, band: Band, y: number): number {
  const whole = propagation?.[index.trace.lanes[band.lane]!.id] ?? 0;
  const way = (y - band.y) / band.height;
  return whole * (band.down ? way : 1 - way);
}

/** The span that runs at `instant`, or the one whose edge is nearest, within `reach` ns. */
function nearest(index: TraceIndex, lane: number, instant: number, reach: number): number | undefined {
  const { start, end } = index.trace.columns;
  let best: { row: number; distance: number } | undefined;
  for (const track of index.tracks[lane]!) {
    const position = endedBy(track, instant);
    for (const row of [track.rows[position], position > 0 ? track.rows[position - 1] : undefined]) {
      if (row === undefined) continue;
      const distance = Math.max(0, start[row]! - instant, instant - end[row]!);
      if (distance <= reach && (!best || distance < best.distance)) best = { row, distance };
    }
  }
  return best?.row;
}

function denseAt(index: TraceIndex, lane: number, instant: number, perPixel: number): Hit {
  const tracks = index.tracks[lane]!;
  const sums = new Float64Array(CATEGORIES.length);
  for (const track of tracks) {
    const shares = sharesOf(track, instant - perPixel / 2, instant + perPixel / 2, 1);
    for (let i = 0; i < track.width; i++) sums[track.firstCategory + i]! += shares[i]!;
  }
  return shadeOf(lane, perPixel, sums, 0);
}

function shadeOf(lane: number, ns: number, sums: Float64Array, offset: number): Hit {
  const shares = CATEGORIES.map((category, i) => ({ category, share: Math.min(1, sums[offset + i]! / ns) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  return { kind: 'shade', lane, ns, shares };
}

/** The row that a click on a hit selects. */
export function rowOf(place: HitPlace, hit: Hit | undefined, instant: number): number | undefined {
  if (hit?.kind === 'span') return hit.row;
  if (hit?.kind === 'stretch') return hit.stretch.row;
  if (hit?.kind !== 'shade') return undefined;
  for (const track of place.index.tracks[hit.lane]!) {
    const row = rowAt(track, instant);
    if (row !== undefined) return row;
  }
  return undefined;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a span's row lies, in pixels of the plot; undefined if its lane is not drawn. */
export function placeOfRow({ index, layout, window }: HitPlace, row: number): Frame | undefined {
  const { lane, start, end } = index.trace.columns;
  const band = [
    ...layout.machines.flatMap((machine) => [machine, ...machine.timers]),
    ...layout.links.flatMap(({ lines }) => lines),
  ].find((one) => one.lane === lane[row]);
  if (!band) return undefined;
  const x = nsToPx(start[row]!, window.from, window.to, layout.plotWidth);
  const width = nsToPx(end[row]!, window.from, window.to, layout.plotWidth) - x;
  return { x, y: band.y, width, height: band.height };
}
