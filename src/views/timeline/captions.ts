/**
 * Words and letters in the diagram, where they fit and nowhere else: a caption lies inside its box, or in free space
 * right of it, and never on another one. Nothing is shortened; what does not fit is left to the tooltip.
 */

export interface SceneWords {
  /** What a span is, longest wording first. */
  span(row: number): readonly string[];
  /** Why somebody waits, longest wording first. */
  rule(rule: number): readonly string[];
  /** A silent stretch: how long and why, longest wording first. */
  gap(category: number, ns: number): readonly string[];
  letter(category: number): string;
  /** Width of a text in CSS pixels. */
  measure(text: string): number;
}

export interface Caption {
  readonly text: string;
  /** Left edge of the text, middle of its height. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** On a box of this category, or on the paper. */
  readonly on: number | undefined;
  /** A plain ground behind the text, where a pattern or hatching would run through it. */
  readonly ground: 'fill' | 'paper' | 'none';
}

/** Free space left and right of a text. */
const PAD = 4;
const LETTER_ROOM = 14;
/** A gap between a box and the words right of it. */
const BESIDE = 4;

type Clip = (x: number) => number;

/** The first wording that fits into `room`, with its width. */
function fitting(
  words: SceneWords,
  wordings: readonly string[],
  room: number,
): { text: string; width: number } | undefined {
  for (const text of wordings) {
    if (text === '') continue;
    const width = words.measure(text);
    if (width + 2 * PAD <= room) return { text, width };
  }
  return undefined;
}

/** A bar of work: its words at its left, at the left edge of the view if it began before. */
export function captionsOfWork(
  captions: Caption[],
  words: SceneWords,
  row: number,
  category: number,
  x: number,
  width: number,
  y: number,
  height: number,
  clip: Clip,
): void {
  const left = clip(x);
  const room = clip(x + width) - left;
  if (room < LETTER_ROOM) return;
  const middle = y + height / 2;
  const found = fitting(words, words.span(row), room);
  if (found) captions.push({ ...found, x: left + PAD, y: middle, on: category, ground: 'fill' });
  else letter(captions, words, category, left, room, middle);
}

function letter(
  captions: Caption[],
  words: SceneWords,
  category: number,
  x: number,
  width: number,
  y: number,
): void {
  if (width < LETTER_ROOM) return;
  const text = words.letter(category);
  const own = words.measure(text);
  captions.push({ text, width: own, x: x + (width - own) / 2, y, on: category, ground: 'fill' });
}

interface PartBox {
  readonly category: number;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  readonly slant: number;
}

/** A frame: its name in its widest part, or right of it where the line is free until `next`; letters in the others. */
export function captionsOfFrame(
  captions: Caption[],
  words: SceneWords,
  row: number,
  parts: readonly PartBox[],
  next: number,
  clip: Clip,
): void {
  if (parts.length === 0) return;
  const first = parts[0]!;
  const last = parts[parts.length - 1]!;
  const middle = first.y + first.height / 2;
  const lean = first.slant / 2;
  const room = (part: PartBox): number => clip(part.x + lean + part.width) - clip(part.x + lean);
  const widest = parts.reduce((best, part) => (room(part) > room(best) ? part : best));
  const wordings = words.span(row);
  const inside =
    Math.abs(first.slant) < room(widest) / 4 ? fitting(words, wordings, room(widest)) : undefined;
  if (inside) {
    const x = clip(widest.x + lean) + PAD;
    captions.push({ ...inside, x, y: middle, on: widest.category, ground: 'fill' });
  } else {
    const end = last.x + last.width + lean;
    const short = wordings.at(-1) ?? '';
    const width = words.measure(short);
    const free = Math.min(next + lean, clip(Infinity)) - end;
    if (end > 0 && short !== '' && width + 2 * BESIDE <= free) {
      captions.push({ text: short, width, x: end + BESIDE, y: middle, on: undefined, ground: 'none' });
    }
  }
  for (const part of parts) {
    if (part === widest && inside) continue;
    letter(captions, words, part.category, clip(part.x + lean), room(part), middle);
  }
}

interface Stretch {
  readonly x: number;
  readonly end: number;
}

/** Waits of a machine: each named once, in the widest place that neither work nor another name takes. */
export function captionsOfWaits(
  captions: Caption[],
  words: SceneWords,
  waits: readonly (Stretch & { readonly rule: number })[],
  taken: readonly Stretch[],
  y: number,
  height: number,
  clip: Clip,
): void {
  const blocked: Stretch[] = [...taken];
  for (const { x, end, rule } of waits) {
    const place = widestFree(clip(x), clip(end), blocked);
    const found = fitting(words, words.rule(rule), place.end - place.x);
    if (!found) continue;
    captions.push({ ...found, x: place.x + PAD, y: y + height / 2, on: undefined, ground: 'paper' });
    blocked.push({ x: place.x, end: place.x + found.width + 2 * PAD });
  }
}

/** The widest stretch between `from` and `to` outside of all `blocked` ones; of no width if there is none. */
function widestFree(from: number, to: number, blocked: readonly Stretch[]): Stretch {
  let best = { x: from, end: from };
  let at = from;
  const inside = blocked.filter(({ x, end }) => x < to && end > from).sort((a, b) => a.x - b.x);
  for (const { x, end } of [...inside, { x: to, end: to }]) {
    if (x - at > best.end - best.x) best = { x: at, end: x };
    at = Math.max(at, end);
  }
  return best;
}

/** The line's own strip: how long and why it is silent; letters in the parts of frames. */
export function captionsOfStrip(
  captions: Caption[],
  words: SceneWords,
  category: number,
  silentNs: number | undefined,
  x: number,
  width: number,
  y: number,
  height: number,
): void {
  const middle = y + height / 2;
  const found = silentNs === undefined ? undefined : fitting(words, words.gap(category, silentNs), width);
  if (found) {
    captions.push({ ...found, x: x + (width - found.width) / 2, y: middle, on: category, ground: 'fill' });
  } else letter(captions, words, category, x, width, middle);
}
