/**
 * Where machines, links and places stand, in CSS pixels. In a wide picture as the scenario says, side by side; in a
 * narrow one folded: the first half above, the second half below and running back, so that the middle link is upright.
 */

import type { Picture, PictureLink, PictureNode, PicturePart } from '../../scenarios/scenario';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface NodePlace extends Rect {
  readonly node: PictureNode;
  /** Room for its name: at the top of a box, in the middle of a circle, above the places in it. */
  readonly name: Rect;
  /** Room for what the machine is doing. */
  readonly words: Rect & { readonly align: 'start' | 'center' | 'end' };
}

/** One direction of a link, from the sender's edge to the receiver's. */
export interface DirectionPlace {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface LinkPlace {
  readonly link: PictureLink;
  readonly upright: boolean;
  readonly length: number;
  readonly forward: DirectionPlace;
  readonly back: DirectionPlace;
  /** Room for its name, and for what is on it. */
  readonly name: Rect;
  readonly words: Rect & { readonly align: 'center' | 'end' };
}

export interface PlacesPlace extends Rect {
  /** A row of equal boxes, `pitch` apart. */
  readonly size: number;
  readonly pitch: number;
  readonly count: number;
  readonly label: Rect & { readonly align: 'start' | 'center' | 'end' };
}

/** A compartment inside a machine. */
export interface PartPlace extends Rect {
  readonly part: PicturePart;
  /** Its name above its words rather than beside them. */
  readonly stacked: boolean;
}

export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  readonly folded: boolean;
  readonly nodes: readonly NodePlace[];
  readonly links: readonly LinkPlace[];
  /** In the order of the picture's slots. */
  readonly slots: readonly PlacesPlace[];
  readonly parts: readonly PartPlace[];
}

/** The plane in which scenarios place their machines. */
const PLANE = 1000;
const FOLD_BELOW = 540;
/** Of an even share of the width, the most that a host's box takes. */
const HOST_SHARE = 0.85;

const S = {
  host: { width: 150, height: 64 },
  imp: 64,
  /** Middle of the machines of a row, from its top. */
  middle: 38,
  /** Half of the distance between the two directions of a link. */
  apart: 12,
  line: 16,
  /** Heights of a row: below the machines stand links' words, then machines' words. */
  linkWords: 58,
  nodeWords: 92,
  wordsHeight: 34,
  fold: 204,
  place: 11,
  gap: 8,
  /** Shorter links have no room for a frame. */
  shortest: 120,
};

export type Sizes = typeof S;

export function scaled(scale: number): Sizes {
  const grow = (value: number | object): number | object =>
    typeof value === 'number'
      ? Math.round(value * scale)
      : Object.fromEntries(Object.entries(value).map(([key, own]) => [key, grow(own as number | object)]));
  return grow(S) as Sizes;
}

export function layoutPicture(
  picture: Picture,
  counts: readonly number[],
  width: number,
  scale = 1,
): PictureLayout {
  const sizes = scaled(scale);
  const folded = width < FOLD_BELOW * scale && picture.nodes.length > 2;
  const bare = folded ? foldedNodes(picture.nodes, width, sizes) : wideNodes(picture.nodes, width, sizes);
  const nodes = bare.map((place) => {
    const holds = picture.slots.some(({ node }) => node === place.node.id);
    return { ...place, name: nameRoom(place, holds, sizes) };
  });
  const links = picture.links.map((link) => placeLink(link, nodes, sizes, width));
  const slots = picture.slots.map(({ node }, i) => placeSlots(nodes, node, counts[i] ?? 0, sizes));
  const last = Math.max(...nodes.map(({ words }) => words.y + words.height));
  return { width, height: last, folded, nodes, links, slots, parts: [] };
}

const sizeOf = (node: PictureNode, sizes: Sizes, most: number): { width: number; height: number } =>
  node.shape === 'host'
    ? { width: Math.min(most, sizes.host.width), height: sizes.host.height }
    : { width: sizes.imp, height: sizes.imp };

type BarePlace = Omit<NodePlace, 'name'>;

function nameRoom({ node, x, y, width, height }: BarePlace, holds: boolean, { gap, line }: Sizes): Rect {
  if (node.shape === 'host') return { x: x + gap, y: y + gap / 2, width: width - 2 * gap, height: line };
  return { x, y: y + height * (holds ? 0.36 : 0.5) - line / 2, width, height: line };
}

/** Side by side; middles where the plane says, but all of every machine inside. */
function wideNodes(nodes: readonly PictureNode[], width: number, sizes: Sizes): BarePlace[] {
  const own = nodes.map((node) => {
    const size = sizeOf(node, sizes, (width / nodes.length) * HOST_SHARE);
    const wished = ((node.x + node.width / 2) / PLANE) * width;
    const x = Math.min(width - size.width / 2 - 1, Math.max(size.width / 2 + 1, wished));
    return { node, size, x };
  });
  const gaps = own.slice(1).map(({ x, size }, i) => x - size.width / 2 - own[i]!.x - own[i]!.size.width / 2);
  const middles = Math.min(...gaps) < sizes.shortest ? evenly(own, width) : own;
  return middles.map(({ node, size, x }, i) => {
    const before = middles[i - 1];
    const after = middles[i + 1];
    // words may reach half the way to the neighbours
    const left = before ? (before.x + x) / 2 + sizes.gap / 2 : 0;
    const right = after ? (x + after.x) / 2 - sizes.gap / 2 : width;
    const reach = Math.min(x - left, right - x);
    const end = !before ? 'start' : !after ? 'end' : 'center';
    const words =
      end === 'center'
        ? { x: x - reach, width: 2 * reach }
        : end === 'start'
          ? { x: left, width: right - left }
          : { x: left, width: right - left };
    return {
      node,
      x: x - size.width / 2,
      y: sizes.middle - size.height / 2,
      ...size,
      words: { ...words, y: sizes.nodeWords, height: sizes.wordsHeight, align: end },
    };
  });
}

/** The same with links of one length: where the plane would leave some of them no room for a frame. */
function evenly<Node extends { size: { width: number }; x: number }>(
  nodes: readonly Node[],
  width: number,
): Node[] {
  const taken = nodes.reduce((sum, { size }) => sum + size.width, 0);
  const gap = (width - 2 - taken) / Math.max(1, nodes.length - 1);
  let left = 1;
  return nodes.map((node) => {
    const x = left + node.size.width / 2;
    left += node.size.width + gap;
    return { ...node, x };
  });
}

/** Two rows: to the right above, to the left below. */
function foldedNodes(nodes: readonly PictureNode[], width: number, sizes: Sizes): BarePlace[] {
  const half = Math.ceil(nodes.length / 2);
  return nodes.map((node, i) => {
    const upper = i < half;
    const inRow = upper ? half : nodes.length - half;
    const position = upper ? i : nodes.length - 1 - i;
    const size = sizeOf(node, sizes, width / 2 - sizes.gap);
    const free = width - size.width - 2;
    const x = 1 + (inRow > 1 ? (position / (inRow - 1)) * free : upper ? free / 2 : free);
    const top = upper ? 0 : sizes.fold;
    const y = top + sizes.middle - size.height / 2;
    const cell = width / inRow;
    const last = position === inRow - 1 && inRow > 1;
    // right of the upper row the upright link goes down: words keep clear of it
    const clear = upper && last ? size.width / 2 + sizes.apart + sizes.gap * 2 : 0;
    const left = position * cell;
    return {
      node,
      x,
      y,
      ...size,
      words: {
        x: left,
        y: top + sizes.nodeWords,
        width: cell - clear - sizes.gap,
        height: sizes.wordsHeight + (upper ? sizes.line : 0),
        align: position === 0 ? 'start' : last ? 'end' : 'center',
      },
    };
  });
}

export function placeLink(
  link: PictureLink,
  nodes: readonly NodePlace[],
  sizes: Sizes,
  width: number,
): LinkPlace {
  const from = nodes.find(({ node }) => node.id === link.from);
  const to = nodes.find(({ node }) => node.id === link.to);
  if (!from || !to)
    throw new Error(`link "${link.id}" joins "${link.from}" and "${link.to}", which are not both there`);
  const { line, gap } = sizes;
  const apart = link.forward === link.back ? 0 : sizes.apart;
  const middleX = (place: Rect): number => place.x + place.width / 2;
  const middleY = (place: Rect): number => place.y + place.height / 2;
  const upright = Math.abs(middleX(from) - middleX(to)) < 1 + Math.abs(middleY(from) - middleY(to));
  if (upright) {
    const down = middleY(to) > middleY(from);
    const top = down ? from : to;
    const bottom = down ? to : from;
    const [start, end] = [edgeOf(top, apart, 'y', 1), edgeOf(bottom, apart, 'y', -1)];
    const x = middleX(from);
    const [y1, y2] = down ? [start, end] : [end, start];
    const room = x - apart - gap * 2;
    return {
      link,
      upright,
      length: Math.abs(end - start),
      forward: { x1: x + apart, y1, x2: x + apart, y2 },
      back: { x1: x - apart, y1: y2, x2: x - apart, y2: y1 },
      name: { x: Math.min(x + apart + gap, width), y: start, width: 0, height: 0 },
      words: {
        x: room / 2,
        y: end - sizes.linkWords + line,
        width: room / 2,
        height: 2 * line,
        align: 'end',
      },
    };
  }
  const right = middleX(to) > middleX(from);
  const left = right ? from : to;
  const other = right ? to : from;
  const [start, end] = [edgeOf(left, apart, 'x', 1), edgeOf(other, apart, 'x', -1)];
  const y = middleY(from);
  const [x1, x2] = right ? [start, end] : [end, start];
  const inner = { x: left.x + left.width + gap, width: other.x - left.x - left.width - 2 * gap };
  const top = y - sizes.middle;
  return {
    link,
    upright,
    length: end - start,
    forward: { x1, y1: y - apart, x2, y2: y - apart },
    back: { x1: x2, y1: y + apart, x2: x1, y2: y + apart },
    name: { ...inner, y: top - 2, height: line },
    words: { ...inner, y: top + sizes.linkWords, height: line, align: 'center' },
  };
}

/** Where a line that runs `apart` beside the middle leaves a machine: its side, or its circle's edge. */
function edgeOf(place: NodePlace, apart: number, axis: 'x' | 'y', direction: 1 | -1): number {
  const length = axis === 'x' ? place.width : place.height;
  const middle = axis === 'x' ? place.x + length / 2 : place.y + length / 2;
  const reach =
    place.node.shape === 'imp' ? Math.sqrt(Math.max(0, (length / 2) ** 2 - apart ** 2)) : length / 2;
  return middle + direction * reach;
}

/** Inside the machine, below its name; their label in a host's box or below a circle. */
function placeSlots(nodes: readonly NodePlace[], id: string, count: number, sizes: Sizes): PlacesPlace {
  const place = nodes.find(({ node }) => node.id === id);
  if (!place) throw new Error(`places of "${id}", which is not in the picture`);
  const host = place.node.shape === 'host';
  const room = (host ? place.width : place.width * 0.8) - sizes.gap * (host ? 2 : 1);
  const pitch = Math.min(sizes.place + 3, room / Math.max(1, count));
  const size = Math.max(2, pitch - Math.min(3, pitch * 0.25));
  const width = pitch * count - (pitch - size);
  const x = host ? place.x + sizes.gap : place.x + (place.width - width) / 2;
  const y = place.y + place.height * (host ? 0.72 : 0.56);
  const label = host
    ? { x, y: place.y + place.height * 0.36, width: room, align: 'start' as const }
    : {
        x: place.words.align === 'center' ? place.x - sizes.imp : place.words.x,
        y: place.y + place.height + 1,
        width: place.words.align === 'center' ? place.width + 2 * sizes.imp : place.words.width,
        align: place.words.align,
      };
  return { x, y, width, height: sizes.place, size, pitch, count, label: { ...label, height: sizes.line } };
}
