/** Places for labels, so that none covers another or what it labels. A label that finds no place is left out here. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Width of text in px: the text face is about 0.54 em a letter. */
export const textWidth = (text: string, fontSize: number): number => text.length * fontSize * 0.54 + 4;

/** Cut to a width, with dots. */
export function cutTo(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const letters = Math.max(1, Math.floor((width - 4) / (fontSize * 0.54)) - 1);
  return `${text.slice(0, letters).trimEnd()}…`;
}

export interface RowLabel {
  readonly id: string;
  /** Where the label points. */
  readonly at: number;
  readonly text: string;
  readonly x: number;
  readonly row: number;
}

/** Labels over vertical marks, in as few rows as keep them apart; each stays between `from` and `to`. */
export function rowLabels(
  labels: readonly { readonly id: string; readonly at: number; readonly text: string }[],
  from: number,
  to: number,
  fontSize: number,
): RowLabel[] {
  const ends: number[] = [];
  return [...labels]
    .sort((a, b) => a.at - b.at)
    .map(({ id, at, text }) => {
      const cut = cutTo(text, to - from, fontSize);
      const width = textWidth(cut, fontSize);
      const x = Math.max(from, Math.min(at - width / 2, to - width));
      let row = ends.findIndex((end) => end + fontSize / 2 <= x);
      if (row < 0) row = ends.length;
      ends[row] = x + width;
      return { id, at, text: cut, x, row };
    });
}

export interface Placed extends Box {
  readonly id: string;
  readonly text: string;
}

/** Puts each label beside its point where it covers nothing: right, left, above, below; earlier ones come first. */
export function besideLabels(
  labels: readonly { readonly id: string; readonly x: number; readonly y: number; readonly text: string }[],
  area: Box,
  taken: readonly Box[],
  fontSize: number,
): Placed[] {
  const placed: Placed[] = [];
  const height = fontSize * 1.2;
  for (const { id, x, y, text } of labels) {
    const width = textWidth(text, fontSize);
    const far = 9;
    const places: Box[] = [
      { x: x + far, y: y - height / 2, width, height },
      { x: x - far - width, y: y - height / 2, width, height },
      { x: x - width / 2, y: y - far - height, width, height },
      { x: x - width / 2, y: y + far, width, height },
      { x: x - width, y: y - far - height, width, height },
      { x: x - width, y: y + far, width, height },
      { x, y: y + far, width, height },
      { x, y: y - far - height, width, height },
    ];
    const free = places.find(
      (box) =>
        box.x >= area.x &&
        box.x + box.width <= area.x + area.width &&
        box.y >= area.y &&
        box.y + box.height <= area.y + area.height &&
        !taken.some((other) => overlap(box, other)) &&
        !placed.some((other) => overlap(box, other)),
    );
    if (free) placed.push({ ...free, id, text });
  }
  return placed;
}
