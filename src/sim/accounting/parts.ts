/**
 * A frame taken apart: its pieces in the order in which they are on the line, with the instants of their borders.
 *
 * Borders come from the running bit total, so rounding never builds up: the last border is the frame's end.
 */

import type { BusyCategory } from '../categories';
import type { KindSpec } from '../model';

export interface Part {
  category: BusyCategory;
  bits: number;
  /** ns */
  start: number;
  end: number;
}

/**
 * Bits of each part of a frame of `kind` with `bits` in all and `payload` bits of data, in line order; parts of no bits
 * are left out. What is neither framing, header nor payload is padding; where the kind names its padding, what is left
 * over is header.
 */
export function partsOf(kind: KindSpec, bits: number, payload: number): [BusyCategory, number][] {
  if (kind.whole) return [[kind.whole, bits]];
  const before = kind.framingBefore ?? 0;
  const after = kind.framingAfter ?? 0;
  const rest = bits - before - payload - after;
  const header = kind.paddingBits === undefined ? (kind.headerBits ?? 0) : rest - kind.paddingBits;
  const padding = rest - header;
  if (padding < 0 || header < 0) throw tooFull(kind, bits, payload);
  const parts: [BusyCategory, number][] = [
    ['framing', before],
    ['header', header],
    [kind.body ?? 'payload', payload],
    ['padding', padding],
    ['framing', after],
  ];
  return parts.filter(([, count]) => count > 0);
}

export const tooFull = (kind: KindSpec, bits: number, payload: number): Error =>
  new Error(`frame "${kind.id}" of ${bits} bits cannot hold ${payload} bits of payload`);

/** The same with instants, for a frame that is on the line from `start` to `end`. */
export function timedParts(
  kind: KindSpec,
  start: number,
  end: number,
  bits: number,
  payload: number,
): Part[] {
  let total = 0;
  let from = start;
  return partsOf(kind, bits, payload).map(([category, count]) => {
    total += count;
    const to = start + Math.round(((end - start) * total) / bits);
    const part = { category, bits: count, start: from, end: to };
    from = to;
    return part;
  });
}
