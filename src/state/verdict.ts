/** One sentence made from the run, with its numbers marked by the category they count; and a line of figures below. */

import { goodputOf } from '../sim/accounting/figures';
import { ledgerOf } from '../sim/accounting/ledger';
import { CATEGORIES, type Category, SILENT_CATEGORIES, type SilentCategory } from '../sim/categories';
import { piecesOf, type Text } from '../text/catalogue';
import { formatFigure } from '../text/figure';
import { formatAmount, formatCount, formatDuration, formatRate, formatShare } from '../text/format';
import { describeValue } from '../text/spoken';
import type { Shown } from './shown';

export type VerdictPart = { readonly text: string } | { readonly mark: Category; readonly text: string };

export interface Verdict {
  readonly parts: readonly VerdictPart[];
  readonly detail: string;
}

/**
 * Places a sentence can use: `{payload}` and every other category as a share of the line's time, `{silent}`, `{reason}`
 * (the scenario's own clause), `{elapsed}`, `{goodput}`, `{file}`, `{frames}`, each figure of the scenario and each
 * parameter by its key. A scenario can bring its own `verdict.detail`.
 */
export function verdictOf(t: Text, shown: Shown): Verdict {
  const { scenario, result, trace, ledger } = shown;
  const { ns, silentNs } = ledgerOf(ledger);
  const share = (part: number): string => formatShare(result.elapsed > 0 ? part / result.elapsed : 0);
  const largest = largestSilence(ns);
  const args: Record<string, string> = {};
  for (const parameter of scenario.parameters) {
    args[parameter.key] = describeValue(parameter, result.values[parameter.key] ?? parameter.default, t);
  }
  for (const [id, figure] of Object.entries(result.figures)) args[id] = formatFigure(t, id, figure);
  args.elapsed = formatDuration(result.elapsed);
  args.goodput = formatRate(goodputOf(result));
  args.file = formatAmount(t, result.payloadBits);
  args.frames = formatCount(trace.rowsOfLane[ledger.lane]!.length);
  args.silent = share(silentNs);
  for (const category of CATEGORIES) args[category] = share(ns[category]);

  args.reason = t(`verdict.${scenario.verdict(result, largest)}`, args);

  const parts = piecesOf(t, sentenceFor(silentNs, result.elapsed), args).map(
    ({ text, place }): VerdictPart => {
      const mark = place === 'silent' ? largest : CATEGORIES.find((category) => category === place);
      return mark === undefined ? { text } : { mark, text };
    },
  );
  return { parts, detail: t('verdict.detail', args) };
}

/** Below this share nobody asks what the line waited for. */
const SELDOM = 0.05;

function sentenceFor(silentNs: number, elapsed: number): string {
  if (silentNs === 0) return 'verdict.sentence.never';
  return silentNs < SELDOM * elapsed ? 'verdict.sentence.seldom' : 'verdict.sentence';
}

function largestSilence(ns: Readonly<Record<Category, number>>): SilentCategory {
  let largest: SilentCategory = 'sender';
  for (const category of SILENT_CATEGORIES) if (ns[category] > ns[largest]) largest = category;
  return largest;
}
