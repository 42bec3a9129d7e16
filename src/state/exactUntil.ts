/** How far a preview is the run it stands for. */

import type { TraceColumns } from '../sim/engine/columns';

/** The last exchanges of a shorter file differ: the file's end is near, and whoever runs out first stops asking. */
const EXACT_SHARE = 0.8;

/** The instant, ns, at which the first exchange begins that may differ from the whole run's. */
export function exactUntil({ length, exchange, start }: TraceColumns): number {
  let most = 0;
  for (let row = 0; row < length; row++) most = Math.max(most, exchange[row]!);
  const last = Math.max(1, Math.floor(most * EXACT_SHARE));
  let instant = Number.POSITIVE_INFINITY;
  for (let row = 0; row < length; row++) {
    if (exchange[row]! > last) instant = Math.min(instant, start[row]!);
  }
  return Number.isFinite(instant) ? instant : 0;
}
