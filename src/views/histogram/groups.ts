/**
 * Times that lie together: sorted, and parted where the next is much longer. A group that lasts whole periods of a timer
 * is locked to it. Numbers in, numbers out.
 */

export interface Group {
  readonly count: number;
  /** ns */
  readonly least: number;
  readonly most: number;
  /** How many periods each of them lasts; 0: they are not locked to the timer. */
  readonly periods: number;
  /** It is the first call of the run, alone. */
  readonly first: boolean;
}

/** Neighbours further apart than this share of the longest time belong to two groups. */
const GAP = 0.05;
/** Times of so many groups are spread, not grouped: then they are one. */
const MOST_GROUPS = 5;
/** So near to a whole number of periods, as a share of one, a time is locked. */
const NEAR = 0.02;

export function groupsOf(times: readonly number[], period: number | undefined): Group[] {
  const sorted = [...times].sort((a, b) => a - b);
  const longest = sorted.at(-1);
  if (longest === undefined) return [];
  let parts: number[][] = [[]];
  for (const time of sorted) {
    const before = parts.at(-1)!.at(-1);
    if (before !== undefined && time - before > GAP * longest) parts.push([]);
    parts.at(-1)!.push(time);
  }
  if (parts.length > MOST_GROUPS) parts = [sorted];
  return parts.map((part): Group => {
    const [least, most] = [part[0]!, part.at(-1)!];
    const first = part.length === 1 && times.length > 1 && times[0] === least;
    return { count: part.length, least, most, periods: periodsOf(least, most, period), first };
  });
}

function periodsOf(least: number, most: number, period: number | undefined): number {
  if (period === undefined) return 0;
  const periods = Math.round((least + most) / 2 / period);
  const far = Math.max(Math.abs(least - periods * period), Math.abs(most - periods * period));
  return periods > 0 && far <= NEAR * period ? periods : 0;
}
