/**
 * Puts a scene on a canvas. Draws in device pixels, edges on whole ones, one colour after the other, and never more
 * than the scene holds; what to draw is decided in `scene.ts`.
 */

import { CATEGORIES } from '../../sim/categories';
import type { CategoryLook, Palette } from '../theme';
import type { Patterns } from './patterns';
import { fillShade, shadeColours } from './raster';
import type { Box, Scene } from './scene';
import type { Shade } from './shades';

export interface Look {
  readonly palette: Palette;
  readonly patterns: Patterns;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** Of captions; another object when it has to be looked up again. */
  readonly font: Typeface;
}

interface Typeface {
  readonly family: string;
  /** CSS pixels. */
  readonly size: number;
}

/** Boxes smaller than this, in CSS pixels, have no pattern and no edges. */
const PATTERN_FROM = 8;
const EDGES_FROM = 4;
/** Bars thinner than this are marks: drawn in the strong colour of their outline. */
const BAR_FROM = 4;

export function paint(context: CanvasRenderingContext2D, scene: Scene, look: Look): void {
  const { canvas } = context;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const shade of scene.shades) paintShade(context, shade, scene.columns, look);
  paintHatches(context, scene, look);
  fillBoxes(context, scene.boxes, look, 'fill');
  fillBoxes(context, scene.bars, look, 'fill');
  fillBoxes(
    context,
    scene.bars.filter(({ width }) => width < BAR_FROM),
    look,
    'line',
  );
  fillPatterns(context, [...scene.boxes, ...scene.bars], look);
  paintEdges(context, scene, look);
  paintQueues(context, scene, look);
  paintCaptions(context, scene, look);
}

const looksOf = (palette: Palette): CategoryLook[] =>
  CATEGORIES.map((category) => palette.categories[category]);

function paintShade(context: CanvasRenderingContext2D, shade: Shade, columns: number, look: Look): void {
  const { ratio, palette } = look;
  const top = Math.round(shade.y * ratio);
  const rows = Math.max(1, Math.round((shade.y + shade.height) * ratio) - top);
  const image = sheetOf(context, columns, rows);
  fillShade(image.data, shade, columns, rows, shadeColours(palette, ratio));
  if (Math.abs(shade.slant * ratio) < 1) {
    context.putImageData(image, 0, top);
    return;
  }
  const sheet = document.createElement('canvas');
  sheet.width = columns;
  sheet.height = rows;
  sheet.getContext('2d')?.putImageData(image, 0, 0);
  const lean = (shade.slant * ratio) / rows;
  context.setTransform(1, 0, lean, 1, Math.max(0, -shade.slant) * ratio - lean * top, 0);
  context.drawImage(sheet, 0, top);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

const sheets = new WeakMap<CanvasRenderingContext2D, Map<number, ImageData>>();

/** An empty image of a canvas's width; the same one each time, for many are drawn in a second. */
function sheetOf(context: CanvasRenderingContext2D, columns: number, rows: number): ImageData {
  let ofCanvas = sheets.get(context);
  if (!ofCanvas) {
    ofCanvas = new Map();
    sheets.set(context, ofCanvas);
  }
  const old = ofCanvas.get(rows);
  if (old?.width === columns) {
    old.data.fill(0);
    return old;
  }
  const sheet = context.createImageData(columns, rows);
  ofCanvas.set(rows, sheet);
  return sheet;
}

/** Adds a box to the path or fills it, edges on device pixels; never less than one pixel wide. */
function fillBox(context: CanvasRenderingContext2D, box: Omit<Box, 'category'>, ratio: number): void {
  const top = Math.round(box.y * ratio);
  const bottom = Math.round((box.y + box.height) * ratio);
  if (Math.abs(box.slant * ratio) < 1) {
    // far outside of the canvas numbers get too large for exact rectangles
    const left = Math.round(Math.max(-10, box.x * ratio));
    const right = Math.round(Math.min(context.canvas.width + 10, (box.x + box.width) * ratio));
    context.fillRect(left, top, Math.max(1, right - left), bottom - top);
    return;
  }
  const width = Math.max(1, box.width * ratio);
  const x = box.x * ratio;
  const lean = box.slant * ratio;
  context.beginPath();
  context.moveTo(x, top);
  context.lineTo(x + width, top);
  context.lineTo(x + width + lean, bottom);
  context.lineTo(x + lean, bottom);
  context.fill();
}

function byCategory(boxes: readonly Box[]): Box[][] {
  const groups: Box[][] = CATEGORIES.map(() => []);
  for (const box of boxes) groups[box.category]!.push(box);
  return groups;
}

function fillBoxes(
  context: CanvasRenderingContext2D,
  boxes: readonly Box[],
  { palette, ratio }: Look,
  colour: 'fill' | 'line',
): void {
  const looks = looksOf(palette);
  byCategory(boxes).forEach((group, category) => {
    if (group.length === 0) return;
    context.fillStyle = looks[category]![colour];
    for (const box of group) fillBox(context, box, ratio);
  });
}

function fillPatterns(
  context: CanvasRenderingContext2D,
  boxes: readonly Box[],
  { patterns, ratio }: Look,
): void {
  const large = boxes.filter(({ width, height }) => width >= PATTERN_FROM && height >= PATTERN_FROM);
  byCategory(large).forEach((group, category) => {
    const pattern = patterns.ofCategory[category];
    if (!pattern) return;
    context.fillStyle = pattern;
    for (const box of group) fillBox(context, box, ratio);
  });
}

/** Bars of work get an outline; frames that follow each other are kept apart by a line of paper. */
function paintEdges(context: CanvasRenderingContext2D, scene: Scene, { palette, ratio }: Look): void {
  const thin = Math.max(1, Math.round(ratio));
  const looks = looksOf(palette);
  context.lineWidth = thin;
  for (const bar of scene.bars) {
    if (bar.width < BAR_FROM) continue;
    context.strokeStyle = looks[bar.category]!.line;
    const left = Math.max(-thin, Math.round(bar.x * ratio)) + thin / 2;
    const right = Math.min(context.canvas.width + thin, Math.round((bar.x + bar.width) * ratio)) - thin / 2;
    const top = Math.round(bar.y * ratio) + thin / 2;
    const bottom = Math.round((bar.y + bar.height) * ratio) - thin / 2;
    context.strokeRect(left, top, right - left, bottom - top);
  }
  context.fillStyle = palette.paper;
  for (const frame of scene.frames) {
    if (frame.width >= EDGES_FROM) fillBox(context, { ...frame, width: 1 / ratio }, ratio);
  }
}

function paintHatches(
  context: CanvasRenderingContext2D,
  scene: Scene,
  { palette, patterns, ratio }: Look,
): void {
  const thin = Math.max(1, Math.round(ratio));
  for (const hatch of scene.hatches) {
    if (hatch.queue) continue;
    if (patterns.hatch) {
      context.fillStyle = patterns.hatch;
      fillBox(context, { ...hatch, slant: 0 }, ratio);
    }
    if (hatch.width < EDGES_FROM) continue;
    context.fillStyle = palette.edge;
    for (const y of [hatch.y, hatch.y + hatch.height - thin / ratio]) {
      fillBox(context, { x: hatch.x, width: hatch.width, y, height: thin / ratio, slant: 0 }, ratio);
    }
  }
}

/** Frames in a queue: a mark over everything else, since the line is never free while they wait. */
function paintQueues(context: CanvasRenderingContext2D, scene: Scene, { palette, ratio }: Look): void {
  const { fill, line } = palette.categories.hold;
  for (const hatch of scene.hatches) {
    if (!hatch.queue) continue;
    context.fillStyle = fill;
    fillBox(context, { ...hatch, slant: 0 }, ratio);
    context.fillStyle = line;
    fillBox(context, { ...hatch, height: 1 / ratio, slant: 0 }, ratio);
  }
}

function paintCaptions(context: CanvasRenderingContext2D, scene: Scene, look: Look): void {
  if (scene.captions.length === 0) return;
  const { palette, ratio, font } = look;
  const looks = looksOf(palette);
  const height = Math.round(font.size * 1.15 * ratio);
  setTypeface(context, font, ratio);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  for (const { text, x, y, width, on, ground } of scene.captions) {
    const category = on === undefined ? undefined : looks[on]!;
    if (ground !== 'none') {
      context.fillStyle = ground === 'paper' || !category ? palette.paper : category.fill;
      context.fillRect(
        Math.round((x - 2) * ratio),
        Math.round(y * ratio - height / 2),
        Math.round((width + 4) * ratio),
        height,
      );
    }
    context.fillStyle = category ? category.ink : ground === 'paper' ? palette.ink : palette.mute;
    // capitals are about 0.7 of the size: this puts their middle on the row's middle
    context.fillText(text, Math.round(x * ratio), Math.round((y + font.size * 0.35) * ratio));
  }
}

const typefaces = new WeakMap<CanvasRenderingContext2D, { font: Typeface; read: string }>();

/**
 * To set a typeface makes the browser bring the styles of the page up to date, which takes longer than to paint: it is set
 * when it is another one, and when the canvas has forgotten it, as it does with a change of its size.
 */
function setTypeface(context: CanvasRenderingContext2D, font: Typeface, ratio: number): void {
  const last = typefaces.get(context);
  if (last?.font === font && last.read === context.font) return;
  context.font = `${font.size * ratio}px ${font.family}`;
  typefaces.set(context, { font, read: context.font });
}
