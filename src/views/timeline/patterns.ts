/**
 * The patterns of the categories as canvas fills: thin lines and dots on the category's fill, so that meaning does not
 * rest on colour alone. Made once for a theme and a pixel ratio.
 */

import { CATEGORIES } from '../../sim/categories';
import type { Palette, PatternName } from '../theme';

export interface Patterns {
  /** By position in CATEGORIES; undefined for plain fills. */
  readonly ofCategory: readonly (CanvasPattern | undefined)[];
  /** Waiting: diagonal lines on the paper. */
  readonly hatch: CanvasPattern | undefined;
}

const PERIOD = 5;
/** Share of the ink in a pattern's lines: seen, but not louder than the fill. */
const STRENGTH = 0.3;

type Draw = (tile: CanvasRenderingContext2D, size: number) => void;

const falling: Draw = (tile, size) => line(tile, [-1, -1, size + 1, size + 1]);
const rising: Draw = (tile, size) => line(tile, [-1, size + 1, size + 1, -1]);

const DRAWINGS: Readonly<Record<PatternName, Draw | undefined>> = {
  solid: undefined,
  blank: undefined,
  back: falling,
  hatch: rising,
  cross: (tile, size) => {
    falling(tile, size);
    rising(tile, size);
  },
  dots: (tile, size) => {
    tile.beginPath();
    tile.arc(size / 2, size / 2, size * 0.18, 0, 2 * Math.PI);
    tile.fill();
  },
  vertical: (tile, size) => tile.fillRect(Math.floor(size / 2), 0, tile.lineWidth, size),
  horizontal: (tile, size) => tile.fillRect(0, Math.floor(size / 2), size, tile.lineWidth),
};

function line(tile: CanvasRenderingContext2D, [x1, y1, x2, y2]: [number, number, number, number]): void {
  tile.beginPath();
  tile.moveTo(x1, y1);
  tile.lineTo(x2, y2);
  tile.stroke();
}

export function makePatterns(context: CanvasRenderingContext2D, palette: Palette, ratio: number): Patterns {
  const make = (draw: Draw | undefined, colour: string, alpha: number): CanvasPattern | undefined => {
    if (!draw) return undefined;
    const size = Math.max(3, Math.round(PERIOD * ratio));
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const tile = canvas.getContext('2d');
    if (!tile) return undefined;
    tile.globalAlpha = alpha;
    tile.strokeStyle = tile.fillStyle = colour;
    tile.lineWidth = Math.max(1, Math.round(ratio));
    draw(tile, size);
    return context.createPattern(canvas, 'repeat') ?? undefined;
  };
  return {
    ofCategory: CATEGORIES.map((category) => {
      const { pattern, ink } = palette.categories[category];
      return make(DRAWINGS[pattern], ink, STRENGTH);
    }),
    hatch: make(rising, palette.mute, 0.8),
  };
}
