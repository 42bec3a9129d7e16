/** Medians, and ratios that a drift of the machine's speed leaves alone. */

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('there is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value that a share of all values does not exceed: 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('there is no percentile of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

export interface Ratio {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Both measured in the same rounds, one after the other: a ratio for each round, then their median. The machine may be
 * twice as fast in one round as in another; the ratio of a round hardly knows.
 */
export function ratioByRound(above: readonly number[], below: readonly number[]): Ratio {
  if (above.length !== below.length) {
    throw new Error(`ratios need the same rounds: ${above.length} against ${below.length}`);
  }
  const ratios = above.map((value, round) => value / below[round]!);
  return { median: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}
