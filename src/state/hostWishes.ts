/** What the page around the app wants of it: how much of it is seen, and what of it may be changed. Absent: all of it. */

import type { ParameterValues } from '../sim/parameters';

export interface HostWishes {
  /** Keys of settings, names of panels and of figures that are not seen. */
  readonly hidden: readonly string[];
  /** Keys of settings that can be seen and not be changed; ALL of them. */
  readonly locked: readonly string[];
  /** Lessons tell whether an answer was right. */
  readonly answers: boolean;
}

export const ALL = 'all';

const isLocked = ({ locked }: HostWishes, key: string): boolean =>
  locked.includes(key) || locked.includes(ALL);

interface Settings {
  readonly values: ParameterValues;
  readonly seed: number;
  readonly scenario?: string | undefined;
}

/** `next` with what is locked left as it was; another story is another matter. */
export function keepLocked<Kept extends Settings>(
  host: HostWishes | undefined,
  before: Kept,
  next: Kept,
): Kept {
  if (!host?.locked.length || before.scenario !== next.scenario) return next;
  const values = { ...next.values };
  for (const key in values) if (isLocked(host, key)) values[key] = before.values[key]!;
  return { ...next, values, seed: isLocked(host, 'seed') ? before.seed : next.seed };
}
