/**
 * The ledger as bars and rows: shares that add up to 100.0 %, segments with the text that fits into them, differences
 * between two runs. Counts in, tenths of a percent out; no words but numbers.
 */

import { BUSY_CATEGORIES, type BusyCategory, CATEGORIES, type Category } from '../../sim/categories';
import { group } from '../../text/format';

export interface LedgerRow {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly ns: Readonly<Record<Category, number>>;
  readonly bits?: Readonly<Record<BusyCategory, number>> | undefined;
  readonly frames?: number | undefined;
}

export type LedgerUnit = 'time' | 'bits';

/** Tenths of a percent. */
const WHOLE = 1000;

/**
 * Parts of 1000 that add up to 1000: everybody gets the whole tenths, the largest remainders get what is left over.
 * All zero when there is nothing to share.
 */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!(total > 0)) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * WHOLE);
  const shares = exact.map(Math.floor);
  let left = WHOLE - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, i) => [value - Math.floor(value), i] as const)
    .sort(([a, i], [b, j]) => b - a || i - j);
  for (const [, i] of byRemainder) {
    if (left-- <= 0) break;
    shares[i]!++;
  }
  return shares;
}

/** 137 -> "13.7 %"; what is there but rounds to nothing is "<0.1 %". */
export const formatTenths = (tenths: number, count: number): string =>
  tenths === 0 && count > 0 ? '<0.1 %' : `${group((tenths / 10).toFixed(1))} %`;

/** Difference of two shares in percentage points, with its sign. */
export const formatPoints = (tenths: number): string => {
  const digits = group((tenths / 10).toFixed(1));
  return tenths > 0 ? `+${digits}` : digits;
};

const countsOf = (row: LedgerRow, by: LedgerUnit): Partial<Record<Category, number>> | undefined =>
  by === 'time' ? row.ns : row.bits;

export interface Share {
  readonly count: number;
  readonly tenths: number;
}
export type Shares = Readonly<Record<Category, Share>>;

/** Counts and shares of all categories; undefined where the row has none of this unit. */
export function rowShares(row: LedgerRow, by: LedgerUnit): Shares | undefined {
  const counts = countsOf(row, by);
  if (!counts) return undefined;
  const all = CATEGORIES.map((category) => counts[category] ?? 0);
  const tenths = sharesOf(all);
  return Object.fromEntries(
    CATEGORIES.map((category, i) => [category, { count: all[i]!, tenths: tenths[i]! }]),
  ) as Record<Category, Share>;
}

/** Categories that have something in any row, in the order of the list. */
export function shownCategories(rows: readonly LedgerRow[], by: LedgerUnit): Category[] {
  const possible: readonly Category[] = by === 'time' ? CATEGORIES : BUSY_CATEGORIES;
  return possible.filter((category) => rows.some((row) => (countsOf(row, by)?.[category] ?? 0) > 0));
}

export interface Segment {
  readonly category: Category;
  /** px from the bar's start; the width is true to scale. */
  readonly x: number;
  readonly width: number;
  /** The number, where it fits. */
  readonly text: string | undefined;
  /** The letter, where it fits beside the number or alone. */
  readonly letter: boolean;
  /** Too narrow for an outline and a pattern. */
  readonly thin: boolean;
}

/** Room around the text in a segment, px. */
const PADDING = 9;
const THIN = 5;

/** `charWidth`: px a figure takes in the number face at the size used. */
export function segmentsOf(shares: Shares, width: number, charWidth: number): Segment[] {
  const total = CATEGORIES.reduce((sum, category) => sum + shares[category].count, 0);
  if (!(total > 0)) return [];
  const segments: Segment[] = [];
  let before = 0;
  for (const category of CATEGORIES) {
    const { count, tenths } = shares[category];
    if (count === 0) continue;
    const x = (before / total) * width;
    before += count;
    const segmentWidth = (before / total) * width - x;
    const text = formatTenths(tenths, count);
    const fits = (length: number): boolean => length * charWidth + PADDING <= segmentWidth;
    segments.push({
      category,
      x,
      width: segmentWidth,
      text: fits(text.length) ? text : undefined,
      letter: fits(text.length + 2) || (fits(1) && !fits(text.length)),
      thin: segmentWidth < THIN,
    });
  }
  return segments;
}
