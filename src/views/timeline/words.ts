/** What the timeline says: captions, tooltips, values for screen readers, the summary and the rows of the table. */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import type { LineLedger, Stretch } from '../../sim/accounting/ledger';
import { ledgerOf } from '../../sim/accounting/ledger';
import { partsOf } from '../../sim/accounting/parts';
import { CATEGORIES, type Category, isSilent } from '../../sim/categories';
import type { Text } from '../../text/catalogue';
import { formatAmount, formatCount, formatDuration, formatInstant, formatShare } from '../../text/format';
import { spoken } from '../../text/spoken';
import type { Palette } from '../theme';
import type { SceneWords } from './captions';
import type { Hit } from './hit';
import { frameOrGapAt, stretchAt } from './strip';
import type { TimeWindow } from './window';

/** Instants are told with figures enough for a pixel of some thousand, or for one of `parts` of the window. */
export const instantText = (ns: number, window: TimeWindow, parts = 2000): string =>
  formatInstant(ns, Math.max(1, (window.to - window.from) / parts));

const kindId = (trace: ReadableTrace, row: number): string => trace.kinds[trace.columns.kind[row]!]!.id;
export const laneName = (t: Text, trace: ReadableTrace, lane: number): string =>
  t(`lane.${trace.lanes[lane]!.id}`);
export const spanName = (t: Text, trace: ReadableTrace, row: number): string =>
  t(`kind.${kindId(trace, row)}`);

/** Wordings that the catalogue has, in the order asked for. */
const known = (t: Text, keys: readonly string[]): string[] =>
  keys.filter((key) => t.has(key)).map((key) => t(key));

export function sceneWords(
  t: Text,
  trace: ReadableTrace,
  palette: Palette,
  measure: (text: string) => number,
): SceneWords {
  const spans = trace.kinds.map(({ id }) => known(t, [`kind.${id}`, `kind.${id}.short`]));
  const frames = trace.kinds.map(({ id }) => known(t, [`kind.${id}.short`]));
  const rules = trace.rules.map((id) => known(t, [`rule.${id}.short`, `rule.${id}`]));
  const reasons = CATEGORIES.map((id) => known(t, [`category.${id}.short`, `category.${id}`])[0] ?? id);
  const { kind, lane } = trace.columns;
  return {
    span: (row) => (trace.lanes[lane[row]!]!.role === 'line' ? frames : spans)[kind[row]!]!,
    rule: (rule) => rules[rule]!,
    gap(category, ns) {
      const time = formatDuration(ns, 3);
      return [t('timeline.gap', { time, why: reasons[category]! }), time];
    },
    letter: (category) => palette.categories[CATEGORIES[category]!].letter,
    measure,
  };
}

export interface Tip {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a tooltip says about what is under the pointer. */
export function tipOf(t: Text, ledger: LineLedger, window: TimeWindow, hit: Hit): Tip {
  const { trace } = ledger;
  const { columns } = trace;
  switch (hit.kind) {
    case 'span':
      return tipOfSpan(t, trace, window, hit.row);
    case 'wait': {
      const { waits } = columns;
      const { wait } = hit;
      return {
        title: t(`rule.${trace.rules[waits.rule[wait]!]!}`),
        lines: [
          t('timeline.tip.waits', { lane: laneName(t, trace, waits.lane[wait]!) }),
          lasting(t, window, waits.start[wait]!, waits.end[wait]!),
        ],
      };
    }
    case 'idle':
      return { title: laneName(t, trace, hit.lane), lines: [t('timeline.tip.idle')] };
    case 'stretch': {
      const { stretch } = hit;
      const time = lasting(t, window, stretch.start, stretch.end);
      const whole = wholeOf(t, ledger, stretch);
      if (stretch.row === undefined) {
        const why = t(`category.${stretch.category}`);
        return { title: t('timeline.tip.silent', { why }), lines: [time, ...whole] };
      }
      return {
        title: spanName(t, trace, stretch.row),
        lines: [t('timeline.tip.stretch', { what: t(`category.${stretch.category}`), time }), ...whole],
      };
    }
    case 'shade': {
      const shares = hit.shares.map(({ category, share }) => shareText(t, category, share));
      return {
        title: t('timeline.tip.shade', {
          lane: laneName(t, trace, hit.lane),
          time: formatDuration(hit.ns, 3),
        }),
        lines: shares.length > 0 ? shares : [t('timeline.tip.idle')],
      };
    }
  }
}

/** How long the silence or the frame lasts of which a stretch is only a piece: the length that the why panel tells. */
function wholeOf(t: Text, ledger: LineLedger, { start, end, row }: Stretch): string[] {
  const whole = frameOrGapAt(ledger, start);
  if (whole.start === start && whole.end === end) return [];
  const time = formatDuration(whole.end - whole.start);
  return [t(row === undefined ? 'timeline.tip.ofSilence' : 'timeline.tip.ofFrame', { time })];
}

const shareText = (t: Text, category: Category, share: number): string =>
  t('timeline.share', { share: formatShare(share), what: t(`category.${category}`) });

const lasting = (t: Text, window: TimeWindow, start: number, end: number): string =>
  t('timeline.tip.lasts', {
    time: formatDuration(end - start),
    from: instantText(start, window),
    to: instantText(end, window),
  });

function tipOfSpan(t: Text, trace: ReadableTrace, window: TimeWindow, row: number): Tip {
  const { lane, start, end, bits, exchange, kind, payload } = trace.columns;
  const lines = [laneName(t, trace, lane[row]!), lasting(t, window, start[row]!, end[row]!)];
  if (bits[row]! > 0) {
    const sums = new Map<Category, number>();
    for (const [category, count] of partsOf(trace.kinds[kind[row]!]!, bits[row]!, payload[row]!)) {
      sums.set(category, (sums.get(category) ?? 0) + count);
    }
    const parts = [...sums].map(([category, count]) =>
      t('timeline.tip.part', { bits: formatAmount(t, count), what: t(`category.${category}`) }),
    );
    lines.push(t('timeline.tip.bits', { bits: formatAmount(t, bits[row]!), parts: parts.join(', ') }));
  }
  if (exchange[row]! > 0) lines.push(t('timeline.tip.exchange', { exchange: formatCount(exchange[row]!) }));
  return { title: spanName(t, trace, row), lines };
}

/** The playhead in words: the time, and what the line is doing. */
export function valueText(t: Text, ledger: LineLedger, playhead: number, window: TimeWindow): string {
  const { trace, lane } = ledger;
  const { category, row } = stretchAt(ledger, playhead);
  const args = {
    time: instantText(playhead, window),
    line: laneName(t, trace, lane),
    why: t(`category.${category}`),
  };
  if (row !== undefined)
    return spoken(t('timeline.value.busy', { ...args, what: spanName(t, trace, row) }), t);
  const since = formatDuration(playhead - frameOrGapAt(ledger, playhead).start);
  return spoken(t('timeline.value.silent', { ...args, since }), t);
}

/** What is in view, as a sentence or two. */
export function summaryOf(t: Text, ledger: LineLedger, window: TimeWindow): string {
  const { trace, lane } = ledger;
  const length = Math.max(1, window.to - window.from);
  const { ns, silentNs } = ledgerOf(ledger, window.from, window.to);
  const list = (silent: boolean): string =>
    CATEGORIES.filter((category) => isSilent(category) === silent && ns[category] > 0)
      .sort((a, b) => ns[b] - ns[a])
      .map((category) => shareText(t, category, ns[category] / length))
      .join(', ');
  const args = {
    from: instantText(window.from, window),
    to: instantText(window.to, window),
    elapsed: formatDuration(trace.elapsed),
    line: laneName(t, trace, lane),
    busy: formatShare(1 - silentNs / length),
    busyParts: list(false),
    silent: formatShare(silentNs / length),
    silentParts: list(true),
  };
  if (silentNs === 0) return t('timeline.summary.full', args);
  return t(silentNs === length ? 'timeline.summary.silent' : 'timeline.summary', args);
}
