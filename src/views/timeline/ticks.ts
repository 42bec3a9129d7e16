/**
 * The time axis: round instants, as many as fit, in one unit. Where an instant has too many figures (microseconds
 * three minutes into a run) the ticks count from a round instant, the base, that is named beside the axis.
 */

import { formatDuration, formatInstant, group } from '../../text/format';

const SECOND = 1e9;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [unit: string, ns: number])[] = [
  ['ns', 1],
  ['µs', 1e3],
  ['ms', 1e6],
  ['s', SECOND],
  ['min', MINUTE],
  ['h', HOUR],
  ['d', DAY],
];

/** Round steps of clock time; below ten seconds 1, 2 or 5 times a power of ten. */
const CLOCK_STEPS = [
  ...[10, 20, 30].map((n) => n * SECOND),
  ...[1, 2, 5, 10, 20, 30].map((n) => n * MINUTE),
  ...[1, 2, 3, 6, 12].map((n) => n * HOUR),
  ...[1, 2, 5, 10, 20, 50].map((n) => n * DAY),
];

/** Figures, point and separators that read at a glance, and those that can still be read. */
const SHORT_LABEL = 6;
const LONGEST_LABEL = 9;

export interface Tick {
  /** ns */
  readonly at: number;
  /** The number alone; the unit stands beside the axis. */
  readonly label: string;
}

export interface Axis {
  readonly ticks: readonly Tick[];
  /** ns between two ticks. */
  readonly step: number;
  readonly unit: string;
  /** What the labels count from, where it is not the start of the run. */
  readonly base?: string;
}

/** The smallest round step, in ns, of at least `least`. */
export function roundStep(least: number): number {
  if (least > 5 * SECOND) return CLOCK_STEPS.find((step) => step >= least) ?? Math.ceil(least / DAY) * DAY;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  // 1, 2, 5, 10 times the power of ten: exact in whole nanoseconds
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= least) ?? 10 * power;
}

/** The largest unit of which a step is a whole number, but at least a tenth: 200 ms, 0.5 s is not needed. */
function unitFor(step: number): readonly [string, number] {
  for (let i = UNITS.length - 1; i > 0; i--)
    if (step >= UNITS[i]![1] && step % UNITS[i]![1] === 0) return UNITS[i]!;
  return UNITS[0]!;
}

function labelOf(at: number, unit: number, step: number): string {
  const decimals = Math.max(0, Math.ceil(Math.log10(unit / step) - 1e-9));
  return group((at / unit).toFixed(decimals));
}

/** Ticks of the window, at least `gap` pixels apart. */
export function axisOf(from: number, to: number, pixels: number, gap = 64): Axis {
  const step = roundStep(((to - from) * gap) / Math.max(1, pixels));
  const instants: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) instants.push(at);
  const last = instants.at(-1) ?? to;
  const [name, size] = unitFor(step);
  const start = UNITS.findIndex(([unit]) => unit === name);
  // milliseconds may become seconds with decimals; minutes and hours never get decimals
  const units = [[name, size] as const, ...UNITS.slice(start + 1, 4)];
  const lengths = units.map(([, ns]) => labelOf(last, ns, step).length);
  const short = lengths.findIndex((length) => length <= SHORT_LABEL);
  const best = short >= 0 ? short : lengths.indexOf(Math.min(...lengths));
  if (lengths[best]! <= LONGEST_LABEL) {
    const [unit, ns] = units[best]!;
    return { ticks: instants.map((at) => ({ at, label: labelOf(at, ns, step) })), step, unit };
  }
  const round = 10 ** Math.ceil(Math.log10(to - from));
  const base = Math.floor(from / round) * round;
  return {
    ticks: instants.map((at) => ({ at, label: `+${labelOf(at - base, size, step)}` })),
    step,
    unit: name,
    base: formatInstant(base, round),
  };
}

/** An instant in the unit of the axis, with figures enough to tell pixels apart. */
export function instantOnAxis(axis: Axis, ns: number, perPixel: number): string {
  const size = UNITS.find(([unit]) => unit === axis.unit)?.[1] ?? 1;
  if (size >= MINUTE) return formatDuration(ns);
  if (axis.base !== undefined) return formatInstant(ns, Math.max(1, perPixel));
  const decimals = Math.max(0, Math.ceil(Math.log10(size / Math.max(1, perPixel))));
  return `${group((ns / size).toFixed(decimals))} ${axis.unit}`;
}

/** A length for the scale bar: the largest round one that fits into `widest` pixels. */
export function scaleBar(
  from: number,
  to: number,
  pixels: number,
  widest: number,
): { ns: number; width: number } {
  const perPixel = (to - from) / Math.max(1, pixels);
  let ns = roundStep(1);
  for (let next = ns; next <= widest * perPixel; next = roundStep(next + 0.5)) ns = next;
  return { ns, width: ns / perPixel };
}
