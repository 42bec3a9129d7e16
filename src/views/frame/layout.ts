/**
 * Where the fields of a frame stand, drawn to scale in bytes: in one row, or in a few where there is little room, as
 * in a dump. What would take more rows is cut in the middle of its long fields, visibly; then a strip above shows
 * the whole slot to scale. Pure, in CSS pixels.
 */

import type { FrameField } from '../../scenarios/scenario';
import type { BusyCategory } from '../../sim/categories';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface FieldPlace {
  readonly index: number;
  /** Its pieces, row by row; the widest one, which carries the name, first. */
  readonly pieces: readonly [Box, ...Box[]];
  /** Which of its names there is room for. */
  readonly name: 'long' | 'short' | undefined;
  /** Bytes left out in the middle of its first piece. */
  readonly hidden: number;
}

/** Neighbours of one category. */
export interface GroupPlace extends Box {
  readonly category: BusyCategory;
  /** Of the whole group; undefined in all its pieces but the widest. */
  readonly bytes: number | undefined;
  /** What there is room for: letter, name and bytes, or the letter alone. */
  readonly label: 'full' | 'letter' | undefined;
}

export interface FrameLayout {
  readonly width: number;
  readonly height: number;
  /** Heights of a field and of the line below it that names its group. */
  readonly field: number;
  readonly group: number;
  readonly fields: readonly FieldPlace[];
  readonly groups: readonly GroupPlace[];
  /** The slot to scale, where the fields are not; empty where they are. */
  readonly strip: readonly (Omit<Box, 'y'> & { readonly category: BusyCategory })[];
  /** Where a byte of the slot stands, counted from 0: the left edge. */
  at(byte: number): { readonly x: number; readonly y: number };
}

export interface FieldNames {
  readonly long: string;
  readonly short: string;
}

const S = { byte: 7, field: 30, group: 18, gap: 5, letter: 12, character: 6.7, room: 8 };
/** More rows than this are cut. */
const MOST_ROWS = 2;
/** A cut field is drawn as long as this, in bytes. */
const CUT = 24;

export function layoutFrame(
  fields: readonly FrameField[],
  names: readonly FieldNames[],
  categoryNames: Readonly<Partial<Record<BusyCategory, string>>>,
  width: number,
  scale = 1,
): FrameLayout {
  const whole = fields.reduce((sum, { length }) => sum + length, 0);
  const perRow = Math.max(1, Math.floor(width / (S.byte * scale)));
  const cuts = Math.ceil(whole / perRow) > MOST_ROWS;
  const drawn = fields.map(({ length }) => (cuts ? Math.min(CUT, length) : length));
  const total = Math.max(
    1,
    drawn.reduce((sum, length) => sum + length, 0),
  );
  const rows = Math.ceil(total / perRow);
  const inRow = Math.ceil(total / rows);
  const byte = width / inRow;
  const field = S.field * scale;
  const group = S.group * scale;
  const pitch = field + group + S.gap * scale;

  /** The pieces of a stretch of drawn bytes, one for each row it has a part in; the widest first. */
  const piecesOf = (from: number, length: number): [Box, ...Box[]] => {
    const pieces: Box[] = [];
    for (let row = Math.floor(from / inRow); row * inRow < from + length; row++) {
      const start = Math.max(from, row * inRow);
      const end = Math.min(from + length, (row + 1) * inRow);
      pieces.push({ x: (start - row * inRow) * byte, y: row * pitch, width: (end - start) * byte });
    }
    pieces.sort((a, b) => b.width - a.width || a.y - b.y);
    return pieces as [Box, ...Box[]];
  };
  const fits = (text: string, room: number): boolean => (text.length * S.character + S.room) * scale <= room;

  const starts: number[] = [];
  let from = 0;
  const places = fields.map(({ length }, index): FieldPlace => {
    starts.push(from);
    const pieces = piecesOf(from, drawn[index]!);
    from += drawn[index]!;
    const room = pieces[0].width;
    const { long, short } = names[index]!;
    const name = fits(long, room) ? 'long' : fits(short, room) ? 'short' : undefined;
    return { index, pieces, name, hidden: length - drawn[index]! };
  });

  const groups = groupsOf(fields).flatMap(({ category, first, last, bytes }): GroupPlace[] => {
    const end = starts[last]! + drawn[last]!;
    return piecesOf(starts[first]!, end - starts[first]!).map((piece, i) => {
      const text = `M ${categoryNames[category] ?? category} ${bytes}`;
      const label =
        i === 0 && fits(text, piece.width) ? 'full' : piece.width >= S.letter * scale ? 'letter' : undefined;
      return { ...piece, category, bytes: i === 0 ? bytes : undefined, label };
    });
  });

  let before = 0;
  const strip = groupsOf(fields).map(({ category, bytes }) => {
    const x = (before / whole) * width;
    before += bytes;
    return { category, x, width: (bytes / whole) * width };
  });

  const at = (position: number): { x: number; y: number } => {
    let sent = 0;
    for (let i = 0; i < fields.length; i++) {
      const { length } = fields[i]!;
      if (position <= sent + length || i === fields.length - 1) {
        const share = length > 0 ? Math.min(1, (position - sent) / length) : 1;
        const place = starts[i]! + share * drawn[i]!;
        const row = Math.min(rows - 1, Math.floor(place / inRow));
        return { x: (place - row * inRow) * byte, y: row * pitch };
      }
      sent += length;
    }
    return { x: 0, y: 0 };
  };
  const height = rows * pitch - S.gap * scale;
  return { width, height, field, group, fields: places, groups, strip: cuts ? strip : [], at };
}

interface Group {
  readonly category: BusyCategory;
  readonly first: number;
  last: number;
  bytes: number;
}

function groupsOf(fields: readonly FrameField[]): readonly Group[] {
  const groups: Group[] = [];
  fields.forEach(({ category, length }, index) => {
    const open = groups.at(-1);
    if (open?.category === category) {
      open.last = index;
      open.bytes += length;
    } else {
      groups.push({ category, first: index, last: index, bytes: length });
    }
  });
  return groups;
}
