/**
 * Shades as pixels: each column is a stack of colours whose heights are shares of its time. Borders between colours
 * are mixed, so that a share of a tenth of a pixel is still a tenth of a colour.
 *
 * Pixels are in the byte order of canvas image data: red, green, blue, alpha.
 */

import { CATEGORIES } from '../../sim/categories';
import type { Palette } from '../theme';
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

const known = new WeakMap<Palette, Map<number, ShadeColours>>();

/** The colours of a theme, at so many device pixels a CSS pixel. */
export function shadeColours(palette: Palette, ratio: number): ShadeColours {
  let ofPalette = known.get(palette);
  if (!ofPalette) {
    ofPalette = new Map();
    known.set(palette, ofPalette);
  }
  let colours = ofPalette.get(ratio);
  if (!colours) {
    const looks = CATEGORIES.map((category) => palette.categories[category]);
    colours = {
      fills: looks.map(({ fill }) => colourOf(fill)),
      lines: looks.map(({ line }) => colourOf(line)),
      hatch: colourOf(palette.mute),
      ratio,
    };
    ofPalette.set(ratio, colours);
  }
  return colours;
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
  const fills = categories.map((category) => colours.fills[category]!);
  const wholes = fills.map((fill) => packed(fill));
  const lines = categories.map((category) => packed(colours.lines[category]!));
  const lined = packed(colours.hatch);
  const period = Math.max(2, Math.round(HATCH_PERIOD * colours.ratio));
  const bottom = (rows - 1) * columns;
  for (let column = 0; column < columns; column++) {
    if (waiting) {
      const depth = Math.min(rows, Math.round(waiting[column]! * perNs));
      // diagonal lines, from above
      for (let row = (period - (column % period)) % period; row < depth; row += period) {
        cells[row * columns + column] = lined;
      }
    }
    // the pixel at hand, from below: what covers it so far, and how much of it
    let cell = bottom + column;
    let covered = 0;
    let red = 0;
    let green = 0;
    let blue = 0;
    let height = 0;
    let topmost = 0;
    for (let i = 0; i < width; i++) {
      const share = shares[column * width + i]!;
      if (share <= 0) continue;
      let left = Math.min(rows - height, share * perNs);
      if (left <= 0) continue;
      height += left;
      topmost = i;
      const fill = fills[i]!;
      if (covered > 0) {
        const part = Math.min(left, 1 - covered);
        red += part * fill[0];
        green += part * fill[1];
        blue += part * fill[2];
        covered += part;
        left -= part;
        if (covered < FULL) continue;
        cells[cell] = packed([red, green, blue]);
        cell -= columns;
        covered = red = green = blue = 0;
      }
      for (; left >= FULL; left--) {
        cells[cell] = wholes[i]!;
        cell -= columns;
      }
      if (left > 1 - FULL) {
        red = left * fill[0];
        green = left * fill[1];
        blue = left * fill[2];
        covered = left;
      }
    }
    if (covered > 0) {
      cells[cell] = packed([red / covered, green / covered, blue / covered], covered);
    }
    // tall stacks are seen without
    if (contour && height > 0 && height < rows * CONTOUR_BELOW) {
      const level = Math.min(rows - 1, Math.floor(height));
      cells[(rows - 1 - level) * columns + column] = lines[topmost]!;
    }
  }
}

/** From here on a pixel counts as covered: heights are sums of shares, and not always whole where they should be. */
const FULL = 0.999;

const LITTLE_ENDIAN = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** A colour as one 32-bit pixel. */
function packed([red, green, blue]: Colour, opacity = 1): number {
  const r = Math.round(red);
  const g = Math.round(green);
  const b = Math.round(blue);
  const a = Math.round(255 * opacity);
  return LITTLE_ENDIAN
    ? ((a << 24) | (b << 16) | (g << 8) | r) >>> 0
    : ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;
}
