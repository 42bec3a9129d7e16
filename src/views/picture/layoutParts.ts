/**
 * Where machines with compartments stand, in CSS pixels: side by side with their links between them, or one below the
 * other where that leaves no room for words and frames. All that depends on the instant has its room at any instant.
 */

import type { Picture, PicturePart } from '../../scenarios/scenario';
import { type NodePlace, type PartPlace, type PictureLayout, placeLink, type Rect, scaled } from './layout';

/** A part and how many marks it has. */
export interface PartToPlace {
  readonly part: PicturePart;
  readonly marks: number;
}

const S = {
  /** Of a machine's box. */
  most: 300,
  share: 0.36,
  edge: 8,
  /** A line of words, and of a name above them. */
  line: 18,
  name: 14,
  level: 6,
  between: 4,
  /** A mark with the gap behind it, and lines for how many there are of each look. */
  mark: 11,
  looks: 2,
  /** Names stand above the words in boxes narrower than this. */
  beside: 250,
  /** Machines stand below each other where the picture is narrower than this. */
  fold: 480,
  upright: 84,
  /** Behind the first of several machines; links need so much room for their words. */
  stack: 6,
  least: 78,
};

export function layoutParts(
  picture: Picture,
  parts: readonly PartToPlace[],
  width: number,
  scale = 1,
): PictureLayout {
  const s = Object.fromEntries(Object.entries(S).map(([key, value]) => [key, value * scale])) as typeof S;
  const sizes = scaled(scale);
  const folded = width < s.fold;
  const box = Math.floor(folded ? width - 2 - s.stack : Math.min(s.most, width * S.share));
  const stacked = box < s.beside;
  const inner = box - 2 * s.edge;

  const heightOf = ({ part, marks }: PartToPlace): number => {
    const rows = marks > 0 ? Math.ceil(marks / marksInRow(inner, scale)) : 0;
    const words = part.marks ? S.looks * s.line : s.line;
    return (
      (stacked ? s.name : 0) + words + (part.level ? s.level : 0) + (rows > 0 ? rows * s.mark + s.edge : 0)
    );
  };
  const own = picture.nodes.map((node) => {
    const inside = parts
      .filter(({ part }) => part.node === node.id)
      .map((one) => ({ one, height: heightOf(one) }));
    const height = s.line + inside.reduce((sum, part) => sum + part.height + s.between, 0) + s.edge;
    return { node, inside, height: Math.max(s.least, height) };
  });
  const tallest = Math.max(...own.map(({ height }) => height));

  const nodes: NodePlace[] = [];
  const places: PartPlace[] = [];
  let below = s.stack;
  own.forEach(({ node, inside, height }, i) => {
    const free = width - box - s.stack - 2;
    const x = 1 + (folded || own.length === 1 ? 0 : (i / (own.length - 1)) * free);
    const y = folded ? below : s.stack + (tallest - height) / 2;
    below = y + height + s.upright;
    const name = { x: x + s.edge, y: y + s.edge / 2, width: inner, height: s.line };
    nodes.push({ node, x, y, width: box, height, name, words: { ...nothing(x, y), align: 'start' } });
    let top = y + s.edge / 2 + s.line + s.between / 2;
    for (const { one, height: tall } of inside) {
      places.push({ part: one.part, stacked, x: name.x, y: top, width: inner, height: tall });
      top += tall + s.between;
    }
  });
  const links = picture.links.map((link) => {
    const place = placeLink(link, nodes, sizes, width);
    if (!place.upright) return place;
    // beside an upright link nothing else stands
    const room = width / 2 - sizes.gap * 3;
    const { y1, y2 } = place.forward;
    const middle = (y1 + y2) / 2 - sizes.line;
    return { ...place, words: { ...place.words, x: 0, y: middle, width: room, height: 2 * sizes.line } };
  });
  const height = folded ? below - s.upright : tallest + s.stack;
  return { width, height: height + 2, folded, nodes, links, slots: [], parts: places };
}

/** How many marks stand side by side. */
const marksInRow = (width: number, scale: number): number =>
  Math.max(1, Math.floor(width / (S.mark * scale)));

const nothing = (x: number, y: number): Rect => ({ x, y, width: 0, height: 0 });
