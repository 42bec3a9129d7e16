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

interface Settings {
  readonly values: ParameterValues;
  readonly seed: number;
  readonly scenario?: string | undefined;
}

/** `next` with what is locked left as it was before; another story is another matter. */
export type KeepLocked = <Kept extends Settings>(
  host: HostWishes | undefined,
  before: Kept,
  next: Kept,
) => Kept;
