/**
 * Shades as pixels: each column is a stack of colours whose heights are shares of its time. Borders between colours
 * are mixed, so that a share of a tenth of a pixel is still a tenth of a colour.
 *
 * Pixels are in the byte order of canvas image data: red, green, blue, alpha.
 */

import type { Shade } from './shades';

export type Colour = readonly [red: number, green: number, blue: number];

/** "#0b6aa8" -> [11, 106, 168]. */
export const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const HATCH_PERIOD = 5;
const CONTOUR_BELOW = 0.35;

export interface ShadeColours {
  /** By position in CATEGORIES. */
  readonly fills: readonly Colour[];
  readonly lines: readonly Colour[];
  readonly hatch: Colour;
  readonly ratio: number;
}

/** Writes a shade into `pixels` (columns x rows x 4, all zero before). */
export function fillShade(
  pixels: Uint8ClampedArray,
  shade: Pick<Shade, 'shares' | 'categories' | 'whole' | 'waiting' | 'contour'>,
  columns: number,
  rows: number,
  colours: ShadeColours,
): void {
  const { shares, categories, waiting, contour } = shade;
  const perNs = rows / Math.max(1, shade.whole);
  const width = categories.length;
  const cells = new Uint32Array(pixels.buffer, pixels.byteOffset, columns * rows);
  const fills = colours.fills.map(packed);
  const lines = colours.lines.map(packed);
  const lined = packed(colours.hatch);
  const period = Math.max(2, Math.round(HATCH_PERIOD * colours.ratio));
  for (let column = 0; column < columns; column++) {
    if (waiting) {
      const depth = Math.min(rows, Math.round(waiting[column]! * perNs));
      hatch(cells, column, columns, depth, period, lined);
    }
    let from = 0;
    let topmost = 0;
    for (let i = 0; i < width; i++) {
      const share = shares[column * width + i]!;
      if (share <= 0) continue;
      const to = Math.min(rows, from + share * perNs);
      const category = categories[i]!;
      stack(pixels, cells, column, columns, rows, from, to, colours.fills[category]!, fills[category]!);
      from = to;
      topmost = category;
    }
    // tall stacks are seen without
    if (contour && from > 0 && from < rows * CONTOUR_BELOW) {
      const level = Math.min(rows - 1, Math.floor(from));
      cells[(rows - 1 - level) * columns + column] = lines[topmost]!;
    }
  }
}

const LITTLE_ENDIAN = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** A colour without transparency as one 32-bit pixel. */
const packed = ([red, green, blue]: Colour): number =>
  LITTLE_ENDIAN
    ? ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0
    : ((red << 24) | (green << 16) | (blue << 8) | 255) >>> 0;

/** Diagonal lines in the upper `depth` pixels of a column. */
function hatch(
  cells: Uint32Array,
  column: number,
  columns: number,
  depth: number,
  period: number,
  colour: number,
): void {
  for (let row = 0; row < depth; row++) {
    if ((column + row) % period !== 0) continue;
    cells[row * columns + column] = colour;
  }
}

/** Lays a colour between two heights (in pixels from below) onto a column. */
function stack(
  pixels: Uint8ClampedArray,
  cells: Uint32Array,
  column: number,
  columns: number,
  rows: number,
  from: number,
  to: number,
  colour: Colour,
  whole: number,
): void {
  for (let level = Math.floor(from); level < to; level++) {
    const covered = Math.min(to, level + 1) - Math.max(from, level);
    const cell = (rows - 1 - level) * columns + column;
    if (covered >= 0.999) {
      cells[cell] = whole;
      continue;
    }
    const at = cell * 4;
    // colours of one pixel cover it side by side: coverage adds up, colours mix by their coverage
    const before = pixels[at + 3]! / 255;
    const sum = Math.min(1, before + covered);
    const part = covered / (before + covered);
    pixels[at] = pixels[at]! * (1 - part) + colour[0] * part;
    pixels[at + 1] = pixels[at + 1]! * (1 - part) + colour[1] * part;
    pixels[at + 2] = pixels[at + 2]! * (1 - part) + colour[2] * part;
    pixels[at + 3] = sum * 255;
  }
}
