/** Keys that the timeline serves itself, for the list of keys. */

import type { KeyRow } from '../keys';

export const TIMELINE_KEYS: readonly Pick<KeyRow, 'shown' | 'does'>[] = [
  { shown: ['←', '→'], does: 'keys.timeline.move' },
  { shown: ['keys.shift'], does: 'keys.timeline.fine' },
  { shown: ['↑', '↓'], does: 'keys.timeline.coarse' },
  { shown: ['keys.ends'], does: 'keys.timeline.ends' },
];
