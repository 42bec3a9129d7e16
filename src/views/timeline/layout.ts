/**
 * Where the rows of the space-time diagram lie: machines as thin bands, between two of them the lines that join them,
 * each direction half a band, and below all the selected line's own strip. Pure geometry in CSS pixels, from top left.
 *
 * What is in the rows at which time is `scene.ts`.
 */

import type { LaneSpec } from '../../sim/model';

export interface TimerBand {
  readonly lane: number;
  readonly y: number;
  readonly height: number;
}

export interface MachineBand extends TimerBand {
  /** The machine's timers run below its work. */
  readonly timers: readonly TimerBand[];
}

export interface LineBand {
  readonly lane: number;
  readonly y: number;
  readonly height: number;
  /** Frames go from the machine above to the one below. */
  readonly down: boolean;
}

export interface LinkBand {
  readonly y: number;
  readonly height: number;
  readonly lines: readonly LineBand[];
}

export interface LabelPlace {
  readonly lane: number;
  readonly kind: 'machine' | 'line' | 'strip';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TimelineLayout {
  readonly width: number;
  readonly height: number;
  /** The part of the width that time runs along. */
  readonly plotX: number;
  readonly plotWidth: number;
  readonly axisHeight: number;
  readonly machines: readonly MachineBand[];
  readonly links: readonly LinkBand[];
  /** The selected line's own strip. */
  readonly strip: LineBand;
  readonly labels: readonly LabelPlace[];
  /** Labels stand above their rows. */
  readonly narrow: boolean;
}

/** Sizes in CSS pixels beside text of the usual size; all of them grow with the text. */
const SIZES = {
  /** Below this width names stand above their rows. */
  narrow: 500,
  axis: 20,
  machine: 18,
  timer: 5,
  lineLeast: 10,
  lineNatural: 16,
  lineMost: 40,
  strip: 24,
  stripGap: 8,
  label: 15,
  /** Room at the right for half of the last tick's label. */
  margin: 14,
};

const scaledSizes = (scale: number): typeof SIZES => {
  const entries = Object.entries(SIZES).map(([name, size]) => [name, Math.round(size * scale)]);
  return Object.fromEntries(entries) as typeof SIZES;
};

/** Machines in the order in which they are joined: from one end of the chain, each below the one it hangs on. */
export function machineOrder(lanes: readonly LaneSpec[]): number[] {
  const machines = lanes.flatMap((lane, i) => (lane.role === 'host' || lane.role === 'node' ? [i] : []));
  const neighbours = (machine: number): number[] =>
    machines.filter((other) => other !== machine && joins(lanes, machine, other).length > 0);
  const order: number[] = [];
  const visit = (machine: number): void => {
    if (order.includes(machine)) return;
    order.push(machine);
    for (const other of neighbours(machine)) visit(other);
  };
  const ends = machines.filter((machine) => neighbours(machine).length === 1);
  for (const machine of [...ends.slice(0, 1), ...machines]) visit(machine);
  return order;
}

/** Lines between two machines: those from the first to the second, then those back. */
function joins(lanes: readonly LaneSpec[], above: number, below: number): { lane: number; down: boolean }[] {
  const between = (from: number, to: number): number[] =>
    lanes.flatMap((lane, i) =>
      lane.role === 'line' && lane.from === lanes[from]!.id && lane.to === lanes[to]!.id ? [i] : [],
    );
  return [
    ...between(above, below).map((lane) => ({ lane, down: true })),
    ...between(below, above).map((lane) => ({ lane, down: false })),
  ];
}

/** Timer lanes of a machine: those that name it. */
const timersOf = (lanes: readonly LaneSpec[], machine: number): number[] =>
  lanes.flatMap((lane, i) => (lane.role === 'timer' && lane.from === lanes[machine]!.id ? [i] : []));

interface Row {
  machine: number;
  timers: number[];
  /** The lines to machines further up, drawn above this one. */
  lines: { lane: number; down: boolean }[];
}

function rowsOf(lanes: readonly LaneSpec[]): Row[] {
  const order = machineOrder(lanes);
  return order.map((machine, i) => ({
    machine,
    timers: timersOf(lanes, machine),
    lines: order.slice(0, i).flatMap((above) => joins(lanes, above, machine)),
  }));
}

export interface LayoutWish {
  readonly width: number;
  /** Of the whole diagram; by nature's size without. */
  readonly height?: number;
  /** Of the column with the names, where there is room for one. */
  readonly labelWidth: number;
  /** Lane of the strip. */
  readonly line: number;
  /** Of everything that holds text; 1 for text of the usual size. */
  readonly scale?: number;
}

export function layoutOf(lanes: readonly LaneSpec[], wish: LayoutWish): TimelineLayout {
  const rows = rowsOf(lanes);
  const sizes = scaledSizes(wish.scale ?? 1);
  const narrow = wish.width < sizes.narrow;
  const lineCount = rows.reduce((sum, row) => sum + row.lines.length, 0);
  const labelLines = narrow ? rows.length + rows.filter((row) => row.lines.length > 0).length + 1 : 0;
  const timerCount = rows.filter((row) => row.timers.length > 0).length;
  const fixed =
    sizes.axis +
    rows.length * sizes.machine +
    timerCount * sizes.timer +
    sizes.stripGap +
    sizes.strip +
    labelLines * sizes.label;
  const wished =
    wish.height === undefined
      ? sizes.lineNatural
      : Math.floor((wish.height - fixed) / Math.max(1, lineCount));
  const lineHeight = Math.min(sizes.lineMost, Math.max(sizes.lineLeast, wished));

  const plotX = narrow ? 0 : wish.labelWidth;
  const plotWidth = Math.max(1, wish.width - plotX - (narrow ? 0 : sizes.margin));
  const labels: LabelPlace[] = [];
  const machines: MachineBand[] = [];
  const links: LinkBand[] = [];
  let y = sizes.axis;
  /** Names of rows: in the column beside them, or side by side on a line above them. */
  const label = (kind: LabelPlace['kind'], own: readonly { lane: number; height: number }[]): void => {
    let top = y;
    own.forEach(({ lane, height }, i) => {
      const share = wish.width / own.length;
      if (narrow) labels.push({ lane, kind, x: i * share, y, width: share, height: sizes.label });
      else labels.push({ lane, kind, x: 0, y: top, width: wish.labelWidth, height });
      top += height;
    });
    if (narrow) y += sizes.label;
  };

  for (const row of rows) {
    if (row.lines.length > 0) {
      label(
        'line',
        row.lines.map(({ lane }) => ({ lane, height: lineHeight })),
      );
      const lines = row.lines.map((line, i) => ({ ...line, y: y + i * lineHeight, height: lineHeight }));
      links.push({ y, height: lines.length * lineHeight, lines });
      y += lines.length * lineHeight;
    }
    label('machine', [{ lane: row.machine, height: sizes.machine }]);
    const timers = row.timers.map((lane, i) => {
      const height = sizes.timer / row.timers.length;
      return { lane, y: y + sizes.machine + i * height, height };
    });
    machines.push({ lane: row.machine, y, height: sizes.machine, timers });
    y += sizes.machine + (timers.length > 0 ? sizes.timer : 0);
  }
  y += sizes.stripGap;
  label('strip', [{ lane: wish.line, height: sizes.strip }]);
  const strip = { lane: wish.line, y, height: sizes.strip, down: true };
  y += sizes.strip;
  return {
    width: wish.width,
    height: y,
    plotX,
    plotWidth,
    axisHeight: sizes.axis,
    machines,
    links,
    strip,
    labels,
    narrow,
  };
}

/** Pixel (from the left of the plot) of an instant, and back. */
export const nsToPx = (ns: number, from: number, to: number, plotWidth: number): number =>
  ((ns - from) / (to - from)) * plotWidth;
export const pxToNs = (px: number, from: number, to: number, plotWidth: number): number =>
  from + (px / plotWidth) * (to - from);
