/** The beginning of a run's main line as a strip: what it does, piece by piece. For miniatures and for paper. */

import { type Stretch, stretchesOf } from '../sim/accounting/ledger';
import { firstView, type Shown } from './shown';

export interface Strip {
  /** Lane id of the main line. */
  readonly line: string;
  /** ns */
  readonly from: number;
  readonly to: number;
  readonly stretches: readonly Pick<Stretch, 'category' | 'start' | 'end'>[];
}

/** Of the first exchanges, or of another window (ns). */
export function stripOf(shown: Shown, { from, to } = firstView(shown)): Strip {
  const stretches = stretchesOf(shown.ledger, from, to);
  return {
    line: shown.scenario.model.mainLine,
    from,
    to,
    stretches: stretches.map(({ category, start, end }) => ({ category, start, end })),
  };
}
