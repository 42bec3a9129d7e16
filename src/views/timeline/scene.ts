/**
 * Everything that is to be drawn for one window, as plain shapes in CSS pixels: boxes of spans, hatching of waits,
 * shades where spans are too dense for boxes, and captions where they fit. Colours and pixels are the painter's
 * business (`paint.ts`); words come in through `SceneWords`.
 */

import type { LineLedger } from '../../sim/accounting/ledger';
import { stretchesOf } from '../../sim/accounting/ledger';
import { timedParts } from '../../sim/accounting/parts';
import { isBackground } from '../../sim/accounting/walk';
import { categoryIndex } from '../../sim/categories';
import {
  type Caption,
  captionsOfFrame,
  captionsOfStrip,
  captionsOfWaits,
  captionsOfWork,
  type SceneWords,
} from './captions';
import { rowsIn, type TraceIndex } from './index';
import type { LineBand, MachineBand, TimelineLayout } from './layout';
import { exactLanes } from './plan';
import { queueRuns, type Shade, shadeOfLane, shadeOfStrip, shadeOfWaits } from './shades';
import { stretchAt } from './strip';
import { workCategory } from './track';
import { waitsIn } from './waits';
import type { TimeWindow } from './window';

export interface Box {
  /** Position in CATEGORIES. */
  readonly category: number;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  /** How far the lower edge lies to the right of the upper one: the time bits need to get to the other end. */
  readonly slant: number;
}

export interface Hatch {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  /** Frames in a queue at the sender's edge of a line, or a machine that waits. */
  readonly queue: boolean;
}

export interface Scene {
  /** Columns of the shades: device pixels of the plot. */
  readonly columns: number;
  readonly boxes: readonly Box[];
  /** Whole spans: the parts of a frame belong together. */
  readonly frames: readonly Box[];
  /** Bars of work. */
  readonly bars: readonly Box[];
  readonly hatches: readonly Hatch[];
  readonly shades: readonly Shade[];
  readonly captions: readonly Caption[];
  /** Lanes whose spans are drawn one by one; the others are shades. */
  readonly exact: ReadonlySet<number>;
}

export interface SceneWish {
  readonly index: TraceIndex;
  readonly ledger: LineLedger;
  readonly layout: TimelineLayout;
  readonly window: TimeWindow;
  readonly words: SceneWords;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** ns that bits need from end to end, by lane id; lanes without have no length. */
  readonly propagation?: Readonly<Record<string, number>>;
}

interface Held {
  readonly x: number;
  end: number;
  readonly rule: number;
}

const MOST_WAITS = 200;
/** Free pixels above and below what is in a band. */
const BAND_INSET = 1;
const QUEUE_HEIGHT = 3;

export function sceneOf(wish: SceneWish): Scene {
  return new SceneMaker(wish).make();
}

class SceneMaker {
  private readonly boxes: Box[] = [];
  private readonly frames: Box[] = [];
  private readonly bars: Box[] = [];
  private readonly hatches: Hatch[] = [];
  private readonly shades: Shade[] = [];
  private readonly captions: Caption[] = [];
  private readonly columns: number;
  private readonly scale: number;
  private readonly exact: ReadonlySet<number>;

  constructor(private readonly wish: SceneWish) {
    const { layout, window } = wish;
    this.columns = Math.max(1, Math.round(layout.plotWidth * wish.ratio));
    this.scale = layout.plotWidth / (window.to - window.from);
    this.exact = exactLanes(wish.index, window, layout.plotWidth);
  }

  make(): Scene {
    const { machines, links, strip } = this.wish.layout;
    for (const machine of machines) this.machine(machine);
    for (const link of links) for (const line of link.lines) this.line(line);
    this.strip(strip);
    const { columns, boxes, frames, bars, hatches, shades, captions, exact } = this;
    return { columns, boxes, frames, bars, hatches, shades, captions, exact };
  }

  private px(ns: number): number {
    return (ns - this.wish.window.from) * this.scale;
  }

  private machine(band: MachineBand): void {
    for (const timer of band.timers) this.work(timer, false);
    this.work(band, true);
  }

  private work(band: { lane: number; y: number; height: number }, named: boolean): void {
    const { index, window, words } = this.wish;
    const { lane } = band;
    const y = band.y + (named ? BAND_INSET : 0);
    const height = band.height - (named ? 2 * BAND_INSET : 1);
    if (!this.exact.has(lane)) {
      this.shade(lane, y, height, 0);
      return;
    }
    const found = rowsIn(index, lane, window.from, window.to);
    const held = this.heldStretches(lane);
    for (const { x, end: until } of held ?? []) {
      this.hatches.push({ x, width: until - x, y, height, queue: false });
    }
    const { columns } = this;
    if (!held) this.shades.push(shadeOfWaits(index.waits, lane, window, columns, { y, height, slant: 0 }));
    const { start, end } = index.trace.columns;
    const worked: { x: number; end: number }[] = [];
    const count = found.length;
    found.forEach(({ track, first, last }, i) => {
      const own = named ? height / Math.min(count, 4) : height;
      const top = named ? y + Math.min(i, 3) * own : y;
      for (let position = first; position < last; position++) {
        const row = track.rows[position]!;
        const x = this.px(start[row]!);
        const width = this.px(end[row]!) - x;
        const category = categoryIndex[workCategory(index.trace, row)];
        this.bars.push({ category, x, width, y: top, height: own, slant: 0 });
        worked.push({ x, end: x + width });
        if (named && own > 12)
          captionsOfWork(this.captions, words, row, category, x, width, top, own, this.clip);
      }
    });
    if (named && held) captionsOfWaits(this.captions, words, held, worked, y, height, this.clip);
  }

  /** Stretches in which somebody waits on a machine, one for each rule; undefined if there are too many waits. */
  private heldStretches(lane: number): Held[] | undefined {
    const { index, window } = this.wish;
    const { start, end, rule } = index.trace.columns.waits;
    const waits = waitsIn(index.waits, lane, window.from, window.to, MOST_WAITS);
    if (!waits) return undefined;
    const held: Held[] = [];
    const latest = new Map<number, Held>();
    for (const wait of waits.sort((a, b) => start[a]! - start[b]!)) {
      const x = this.px(start[wait]!);
      const until = this.px(end[wait]!);
      const before = latest.get(rule[wait]!);
      // several connections that wait for the same at the same time are one stretch
      if (before && before.end >= x) before.end = Math.max(before.end, until);
      else {
        const own = { x, end: until, rule: rule[wait]! };
        held.push(own);
        latest.set(own.rule, own);
      }
    }
    return held;
  }

  private readonly clip = (x: number): number => Math.min(this.wish.layout.plotWidth, Math.max(0, x));

  private line(band: LineBand): void {
    const { index, window, words, propagation } = this.wish;
    const { trace } = index;
    const { columns, kinds, lanes } = trace;
    const { lane } = band;
    const y = band.y + BAND_INSET;
    const height = band.height - BAND_INSET;
    const travel = (propagation?.[lanes[lane]!.id] ?? 0) * this.scale;
    const slant = band.down ? travel : -travel;
    this.queue(band);
    if (!this.exact.has(lane)) {
      this.shade(lane, y, height, slant);
      return;
    }
    const found = rowsIn(index, lane, window.from - (travel > 0 ? travel / this.scale : 0), window.to);
    const count = found.length;
    found.forEach(({ track, first, last }, i) => {
      const own = height / count;
      const top = y + i * own;
      for (let position = first; position < last; position++) {
        const row = track.rows[position]!;
        const start = columns.start[row]!;
        const end = columns.end[row]!;
        const parts = timedParts(
          kinds[columns.kind[row]!]!,
          start,
          end,
          columns.bits[row]!,
          columns.payload[row]!,
        );
        // bits enter at the sender's edge: the upper one on the way down, the lower one on the way back
        const late = band.down ? 0 : travel;
        const boxes = parts.map((part) => ({
          category: categoryIndex[part.category],
          x: this.px(part.start) + late,
          width: this.px(part.end) - this.px(part.start),
          y: top,
          height: own,
          slant,
        }));
        this.boxes.push(...boxes);
        const x = this.px(start) + late;
        const width = this.px(end) - this.px(start);
        this.frames.push({ category: boxes[0]?.category ?? 0, x, width, y: top, height: own, slant });
        const next =
          position + 1 < track.rows.length ? this.px(columns.start[track.rows[position + 1]!]!) : Infinity;
        // clocks and strangers are named only where the name fits inside
        const free = isBackground(trace, row) ? 0 : next + late;
        if (own > 9) captionsOfFrame(this.captions, words, row, boxes, free, this.clip);
      }
    });
  }

  /** Frames that wait for the line: a thin mark at the sender's edge. */
  private queue(band: LineBand): void {
    const { index, window } = this.wish;
    const y = band.down ? band.y + BAND_INSET : band.y + band.height - QUEUE_HEIGHT;
    const waits = waitsIn(index.waits, band.lane, window.from, window.to, MOST_WAITS);
    if (!waits) {
      const width = this.wish.layout.plotWidth / this.columns;
      for (const [first, end] of queueRuns(index.waits, band.lane, window, this.columns)) {
        const x = first * width;
        this.hatches.push({ x, width: (end - first) * width, y, height: QUEUE_HEIGHT, queue: true });
      }
      return;
    }
    const { start, end } = index.trace.columns.waits;
    for (const wait of waits) {
      const x = this.px(start[wait]!);
      this.hatches.push({ x, width: this.px(end[wait]!) - x, y, height: QUEUE_HEIGHT, queue: true });
    }
  }

  private shade(lane: number, y: number, height: number, slant: number): void {
    const { index, window } = this.wish;
    const shade = shadeOfLane(index, lane, window, this.columns, { y, height, slant });
    if (shade) this.shades.push(shade);
  }

  private strip(band: LineBand): void {
    const { ledger, window, words } = this.wish;
    const { from, to } = window;
    const { y, height } = band;
    if (!this.exact.has(band.lane)) {
      this.shades.push(shadeOfStrip(ledger, window, this.columns, { y, height, slant: 0 }));
      return;
    }
    for (const stretch of stretchesOf(ledger, from, to)) {
      const x = this.px(stretch.start);
      const width = this.px(stretch.end) - x;
      const category = categoryIndex[stretch.category];
      this.boxes.push({ category, x, width, y, height, slant: 0 });
      const cut = stretch.start <= from || stretch.end >= to;
      const whole = cut ? stretchAt(ledger, stretch.start) : stretch;
      const silent = stretch.row === undefined;
      captionsOfStrip(
        this.captions,
        words,
        category,
        silent ? whole.end - whole.start : undefined,
        x,
        width,
        y,
        height,
      );
    }
  }
}
