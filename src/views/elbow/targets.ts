/** What in the plot can be pointed at and chosen, with the pointer or with arrow keys. */

import type { CurvePoint } from './finding';
import type { Axis } from './scales';

/** Something that can be pointed at and chosen. */
export interface Target {
  readonly type: 'point' | 'reference';
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly py: number;
}

/** Points of the sweep first, then measured numbers; each by place from left to right. */
export function targetsOf(
  points: readonly CurvePoint[],
  references: readonly { readonly x: number; readonly y: number }[],
  x: Axis,
  y: Axis,
): Target[] {
  const make = (
    type: Target['type'],
    index: number,
    at: { readonly x: number; readonly y: number },
  ): Target => ({
    type,
    index,
    x: at.x,
    y: at.y,
    px: x.toPx(at.x),
    py: y.toPx(at.y),
  });
  const swept = points.flatMap(({ x: place, y: value }, index) =>
    value === null ? [] : [make('point', index, { x: place, y: value })],
  );
  const measured = references.map((reference, index) => make('reference', index, reference));
  return [...swept, ...measured.sort((a, b) => a.x - b.x)];
}

/** Reach of a measured mark under the pointer, px. */
const REACH = 12;

/** What is meant by a place in the plot: a measured mark if one is that near, else the sweep point above or below. */
export function targetAt(targets: readonly Target[], px: number, py: number): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  targets.forEach((target, i) => {
    const near = Math.hypot(target.px - px, target.py - py);
    const distance =
      target.type === 'reference' ? (near <= REACH ? near - REACH : Infinity) : Math.abs(target.px - px);
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

/** The target a key leads to: left and right along the curve or the marks, up and down from one to the other. */
export function targetAfterKey(
  targets: readonly Target[],
  active: number | undefined,
  key: string,
  startX: number | undefined,
): number | undefined {
  if (targets.length === 0) return undefined;
  const current = active === undefined ? undefined : targets[active];
  const series = (type: Target['type']): number[] =>
    targets.flatMap((target, i) => (target.type === type ? [i] : []));
  if (!current || active === undefined) {
    return /^(Arrow|Home|End)/.test(key)
      ? nearest(targets, series('point'), startX ?? targets[0]!.x)
      : undefined;
  }
  const own = series(current.type);
  const at = own.indexOf(active);
  switch (key) {
    case 'ArrowRight':
      return own[Math.min(own.length - 1, at + 1)];
    case 'ArrowLeft':
      return own[Math.max(0, at - 1)];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const other = series(current.type === 'point' ? 'reference' : 'point');
      return nearest(targets, other, current.x) ?? active;
    }
    default:
      return undefined;
  }
}

function nearest(targets: readonly Target[], among: readonly number[], x: number): number | undefined {
  let best: number | undefined;
  for (const i of among) {
    if (best === undefined || Math.abs(targets[i]!.x - x) < Math.abs(targets[best]!.x - x)) best = i;
  }
  return best;
}
