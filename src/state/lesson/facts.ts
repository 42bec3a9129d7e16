/** What a lesson may know of a run, from the run itself. Nothing of how it is shown. */

import type { RunFacts } from '../../scenarios/lesson';
import { commonFigures } from '../../sim/accounting/figures';
import { ledgerOf } from '../../sim/accounting/ledger';
import { CATEGORIES, type Category } from '../../sim/categories';
import type { Shown } from '../shown';

export function factsOf({ result, ledger }: Shown): RunFacts {
  const { ns, silentNs } = ledgerOf(ledger);
  const { elapsed, payloadBits, values, figures } = result;
  const share = (part: number): number => (elapsed > 0 ? part / elapsed : 0);
  const common = commonFigures(result, ledger, ns.payload);
  return {
    values,
    elapsedNs: elapsed,
    payloadBits,
    goodput: common.goodputBitsPerSecond,
    ns,
    shares: Object.fromEntries(CATEGORIES.map((one) => [one, share(ns[one])])) as Record<Category, number>,
    silentShare: share(silentNs),
    frames: common.frames,
    lineBits: common.lineBits,
    bitEfficiency: common.bitEfficiency,
    longestSilenceNs: common.longestSilenceNs,
    figures,
  };
}
