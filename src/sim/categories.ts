/**
 * The closed list of what a line's time can be: one list for every scenario. Each nanosecond of each line is in
 * exactly one of these. Words for people live in the message catalogue (`category.<id>`, `category.<id>.meaning`).
 */

export const BUSY_CATEGORIES = [
  'payload',
  'header',
  'framing',
  'padding',
  'control',
  'repeat',
  'other',
] as const;
export const SILENT_CATEGORIES = ['sender', 'receiver', 'network', 'hold', 'drained'] as const;
export const CATEGORIES = [...BUSY_CATEGORIES, ...SILENT_CATEGORIES] as const;

export type BusyCategory = (typeof BUSY_CATEGORIES)[number];
export type SilentCategory = (typeof SILENT_CATEGORIES)[number];
export type Category = BusyCategory | SilentCategory;

/** Position in `CATEGORIES`: the index used in typed arrays. */
export const categoryIndex = Object.fromEntries(
  CATEGORIES.map((category, index) => [category, index]),
) as Record<Category, number>;

export const isSilent = (category: Category): category is SilentCategory =>
  categoryIndex[category] >= BUSY_CATEGORIES.length;

/** One number for each category, all zero. */
export const emptyCounts = (): Record<Category, number> =>
  Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
