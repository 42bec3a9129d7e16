/** What the opened frame says: its sentence, where a field stands, its bytes as people read them. */

import type { FrameField } from '../../scenarios/scenario';
import type { Text } from '../../text/catalogue';
import { formatCount } from '../../text/format';

/** Bytes shown of a long field. */
const SHOWN = 32;

/** How much of the slot is the file's. */
export function sentenceOf(t: Text, fields: readonly FrameField[]): string {
  const sum = (wanted: readonly string[]): number =>
    fields.reduce((bytes, { category, length }) => bytes + (wanted.includes(category) ? length : 0), 0);
  const slot = fields.reduce((bytes, { length }) => bytes + length, 0);
  const first = sum(['payload']);
  const again = sum(['repeat']);
  const own = first + again;
  const args = { count: formatCount(own), slot: formatCount(slot), rest: formatCount(slot - own) };
  if (again > 0) return t('frame.sentence.again', args);
  return first > 0 ? t('frame.sentence', args) : t('frame.sentence.none', args);
}

/** Offset of each field from the frame's own beginning; undefined for what comes before it. */
export function offsetsOf(fields: readonly FrameField[]): (number | undefined)[] {
  let offset = 0;
  return fields.map(({ before, length }) => {
    if (before) return undefined;
    offset += length;
    return offset - length;
  });
}

export const lengthWords = (t: Text, length: number): string =>
  t('frame.bytes', { count: formatCount(length) });

/** "offset 14, 2 bytes". */
export const whereWords = (t: Text, offset: number | undefined, length: number): string =>
  offset === undefined
    ? t('frame.before', { length: lengthWords(t, length) })
    : t('frame.where', { offset: formatCount(offset), length: lengthWords(t, length) });

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** The first bytes in hexadecimal, and how many more there are. */
export function bytesWords(t: Text, { bytes }: FrameField): string {
  if (!bytes) return t('frame.noBytes');
  const shown = bytes.slice(0, SHOWN).map(hex).join(' ');
  const more = bytes.length - SHOWN;
  return more > 0 ? t('frame.more', { bytes: shown, count: formatCount(more) }) : shown;
}

/** What the bytes mean: a number, or the file's text where it can be read. */
export function valueWords(t: Text, { bytes, category, value }: FrameField): string | undefined {
  if (value !== undefined) return t('frame.value', { value: formatCount(value) });
  if (!bytes || (category !== 'payload' && category !== 'repeat')) return undefined;
  const shown = bytes.slice(0, SHOWN);
  if (!shown.every((byte) => byte === 10 || (byte >= 32 && byte < 127))) return undefined;
  const text = shown.map((byte) => (byte === 10 ? '↵' : String.fromCharCode(byte))).join('');
  return t(bytes.length > SHOWN ? 'frame.text.more' : 'frame.text', { text });
}

/** The field opened at first: what the frame is for, or the last number in it. */
export function mostTelling(fields: readonly FrameField[]): number {
  const data = fields.findIndex(({ category }) => category === 'payload' || category === 'repeat');
  if (data >= 0) return data;
  return Math.max(
    0,
    fields.findLastIndex(({ value }) => value !== undefined),
  );
}
