/**
 * The plot before it is drawn: where each point, curve, mark, measured number and label lies, and what can be pointed
 * at. Values in, pixels out.
 */

import type { Reference } from '../../scenarios/scenario';
import { type CurvePoint, findingOf, type Step, stepsOf } from './finding';
import { type Box, besideLabels, type Placed, type RowLabel, rowLabels, textWidth } from './labels';
import { type Axis, makeXAxis, makeYAxis, type Range } from './scales';
import { type Target, targetsOf } from './targets';

export interface Curve {
  readonly id: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface PlotInput {
  readonly width: number;
  readonly fontSize: number;
  readonly log: boolean;
  /** The vertical axis goes by powers of ten, where all values are above zero. */
  readonly logY: boolean;
  readonly range: Range;
  readonly points: readonly CurvePoint[];
  readonly references: readonly Reference[];
  readonly curves: readonly Curve[];
  readonly marks: readonly { readonly id: string; readonly x: number; readonly text: string }[];
  readonly current?: { readonly x: number; readonly y: number } | undefined;
  /** Run A: its place, and its curve where that is another one. */
  readonly pinned?: PinnedRun | undefined;
  /** Short name of a reference's source, for a label in the plot. */
  readonly sourceName: (source: string) => string;
}

export interface PinnedRun {
  readonly points: readonly CurvePoint[];
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

export interface PlacedReference {
  readonly reference: Reference;
  readonly px: number;
  readonly py: number;
  /** Ends of the error bar. */
  readonly low: number | undefined;
  readonly high: number | undefined;
}

export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly area: Box;
  readonly x: Axis;
  readonly y: Axis;
  readonly path: string;
  readonly band: string;
  /** `seen`: some of it lies within the plot; what is above its top is cut off. */
  readonly curves: readonly { readonly id: string; readonly path: string; readonly seen: boolean }[];
  readonly references: readonly PlacedReference[];
  readonly marks: readonly RowLabel[];
  readonly labels: readonly Placed[];
  readonly steps: readonly (Step & { readonly px: number; readonly py: number })[];
  readonly current: { readonly px: number; readonly py: number } | undefined;
  readonly pinned: { readonly path: string; readonly at: Plot['current'] } | undefined;
  readonly targets: readonly Target[];
}

const LEAST_HEIGHT = 168;
const MOST_HEIGHT = 300;
/** Steps that get a mark of their own. */
const MOST_STEPS = 3;

export function plotOf(input: PlotInput): Plot {
  const { fontSize, range, points, curves, current, pinned } = input;
  const width = Math.max(200, input.width);
  const within = ({ x }: { readonly x: number }): boolean => x >= range.from && x <= range.to;
  const shown = points.filter(within);
  const references = input.references.filter(within);

  const other = pinned?.points.filter(within) ?? [];
  const runs = [current, pinned?.at].flatMap((run) => (run && within(run) ? [run] : []));
  const top = topOf([...shown, ...other], references, curves, runs);
  const low = input.logY ? lowOf([...shown, ...other], references, runs) : undefined;
  const left = leftMargin(top, fontSize, low);
  const px: Range = { from: left, to: width - fontSize };
  const x = makeXAxis(range, input.log, px, fontSize);
  const marks = rowLabels(
    input.marks.filter(within).map(({ id, x: at, text }) => ({ id, at: x.toPx(at), text })),
    0,
    width,
    fontSize,
  );
  const rows = marks.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const over = fontSize * (1.5 + 1.25 * rows);
  const under = fontSize * 2.7;
  const height = Math.round(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, width * 0.46)) + fontSize * rows);
  const area: Box = { x: left, y: over, width: px.to - px.from, height: height - over - under };
  const y = makeYAxis(top, { from: area.y + area.height, to: area.y }, fontSize, low);

  const placed = references.map((reference) => ({
    reference,
    px: x.toPx(reference.x),
    py: y.toPx(reference.y),
    low: reference.low === undefined ? undefined : y.toPx(reference.low),
    high: reference.high === undefined ? undefined : y.toPx(reference.high),
  }));
  const placeOf = (run: PlotInput['current']): Plot['current'] =>
    run && within(run) ? { px: x.toPx(run.x), py: y.toPx(run.y) } : undefined;
  const here = placeOf(current);
  const finding = findingOf(shown);
  return {
    width,
    height,
    area,
    x,
    y,
    path: pathOf(shown, x, y),
    band: bandOf(shown, x, y),
    curves: curves.map(({ id, points: of }) => {
      const drawn = of.filter(within);
      return { id, path: pathOf(drawn, x, y), seen: drawn.some((point) => y.toPx(point.y) >= area.y) };
    }),
    references: placed,
    marks,
    labels: referenceLabels(placed, here, area, shown, x, y, input),
    steps: stepsOf(shown, finding?.trend ?? 'flat')
      .slice(0, MOST_STEPS)
      .map((step) => ({ ...step, px: x.toPx(step.to.x), py: y.toPx(step.to.y) })),
    current: here,
    pinned: pinned && { path: pathOf(other, x, y), at: placeOf(pinned.at) },
    targets: targetsOf(shown, references, x, y),
  };
}

function topOf(
  points: readonly CurvePoint[],
  references: readonly Reference[],
  curves: readonly Curve[],
  runs: readonly { readonly y: number }[],
): number {
  const values = [
    ...points.flatMap(({ y, spread }) => [y ?? 0, spread?.high ?? 0]),
    ...references.flatMap(({ y, high }) => [y, high ?? 0]),
    ...runs.map(({ y }) => y),
  ];
  const measured = Math.max(0, ...values);
  const theory = Math.max(0, ...curves.flatMap(({ points: of }) => of.map(({ y }) => y)));
  // a bound far above all that happens must not press the rest to the floor
  return measured > 0 ? Math.max(measured, Math.min(theory, measured * 1.25)) * 1.04 : theory;
}

/** The least of what is shown; undefined where zero or nothing is shown. */
function lowOf(
  points: readonly CurvePoint[],
  references: readonly Reference[],
  runs: readonly { readonly y: number }[],
): number | undefined {
  const values = [
    ...points.flatMap(({ y, spread }) => (y === null ? [] : [y, spread?.low ?? y])),
    ...references.map(({ y, low }) => low ?? y),
    ...runs.map(({ y }) => y),
  ];
  const low = Math.min(...values);
  return low > 0 && Number.isFinite(low) ? low : undefined;
}

const leftMargin = (top: number, fontSize: number, low: number | undefined): number => {
  const axis = makeYAxis(top, { from: 200, to: 0 }, fontSize, low);
  const longest = Math.max(1, ...axis.ticks.map(({ label }) => label.length));
  return Math.ceil(longest * fontSize * 0.62 + fontSize * 0.8);
};

/** Strokes through the points that have a value; one that stands alone is a dot. */
function pathOf(points: readonly CurvePoint[], x: Axis, y: Axis): string {
  let path = '';
  points.forEach((point, i) => {
    if (point.y === null) return;
    const goesOn = (points[i - 1]?.y ?? null) !== null;
    const ends = (points[i + 1]?.y ?? null) === null;
    path += `${goesOn ? 'L' : 'M'}${round(x.toPx(point.x))},${round(y.toPx(point.y))}`;
    if (ends && !goesOn) path += 'Z';
  });
  return path;
}

/** The area between the least and the most of several seeds. */
function bandOf(points: readonly CurvePoint[], x: Axis, y: Axis): string {
  const spread = points.filter((point) => point.spread !== undefined);
  if (spread.length < 2) return '';
  const at = (px: number, py: number): string => `${round(px)},${round(py)}`;
  const upper = spread.map((point) => at(x.toPx(point.x), y.toPx(point.spread!.high)));
  const lower = spread.map((point) => at(x.toPx(point.x), y.toPx(point.spread!.low))).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

const round = (px: number): number => Math.round(px * 10) / 10;

/** One label a source: eleven timings of one program are named once, at the one that has room. */
function referenceLabels(
  references: readonly PlacedReference[],
  current: Plot['current'],
  area: Box,
  points: readonly CurvePoint[],
  x: Axis,
  y: Axis,
  { fontSize, curves, sourceName }: PlotInput,
): Placed[] {
  const half = fontSize / 2;
  const around = (px: number, py: number): Box => ({
    x: px - half,
    y: py - half,
    width: fontSize,
    height: fontSize,
  });
  const taken: Box[] = [
    ...references.map(({ px, py }) => around(px, py)),
    ...references.flatMap(({ px, low, high }) =>
      low === undefined || high === undefined ? [] : [{ x: px - 2, y: high, width: 4, height: low - high }],
    ),
    ...(current ? [around(current.px, current.py)] : []),
    ...curveBoxes(points, x, y),
  ];
  const theory = curves.flatMap(({ points: of }) => curveBoxes(of, x, y));
  const labels: Placed[] = [];
  for (const source of new Set(references.map(({ reference }) => reference.source))) {
    const text = sourceName(source);
    if (textWidth(text, fontSize) > area.width * 0.6) continue;
    for (const { reference, px, py } of references.filter(({ reference: one }) => one.source === source)) {
      const here = [{ id: reference.id, x: px, y: py, text }];
      // off the computed curves where that is possible
      const label =
        besideLabels(here, area, [...taken, ...theory, ...labels], fontSize)[0] ??
        besideLabels(here, area, [...taken, ...labels], fontSize)[0];
      if (label) {
        labels.push(label);
        break;
      }
    }
  }
  return labels;
}

/** Small boxes along the curve, so that labels keep off it. */
function curveBoxes(points: readonly CurvePoint[], x: Axis, y: Axis): Box[] {
  const boxes: Box[] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    if (a.y === null || b.y === null) continue;
    const [ax, ay, bx, by] = [x.toPx(a.x), y.toPx(a.y), x.toPx(b.x), y.toPx(b.y)];
    const pieces = Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / 8);
    for (let k = 0; k <= pieces; k++) {
      const share = pieces === 0 ? 0 : k / pieces;
      boxes.push({ x: ax + (bx - ax) * share - 1, y: ay + (by - ay) * share - 1, width: 2, height: 2 });
    }
  }
  return boxes;
}
