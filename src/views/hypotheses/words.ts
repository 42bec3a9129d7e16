/** A judgement in plain words. Sentences of the catalogue, filled in. */

import type { ValueRange } from '../../scenarios/scenario';
import type { NumberParameter } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { formatNumberOf, group } from '../../text/format';
import { spoken } from '../../text/spoken';
import type { Judgement, Meeting } from './judgement';

export const rangeText = (t: Text, { from, to }: ValueRange, key = 'hypotheses.ranges'): string =>
  t(key, { from: group(String(from)), to: group(String(to)) });

const said = (t: Text, range: ValueRange): string => rangeText(t, range, 'hypotheses.ranges.spoken');

/** "16 bytes". */
const amount = (t: Text, parameter: NumberParameter, value: number): string =>
  spoken(formatNumberOf(parameter, value), t);

export function verdictText(
  t: Text,
  parameter: NumberParameter,
  slow: readonly ValueRange[],
  { meetings, extra }: Judgement,
): string {
  if (slow.length === 0) return t('hypotheses.none');
  if (extra.length === 0 && meetings.every((meeting) => !meeting.slow)) return t('hypotheses.elsewhere');
  const sentences = meetings.map((meeting) => meetingText(t, parameter, meeting));
  if (extra.length > 0) {
    sentences.push(t('hypotheses.extra', { ranges: extra.map((range) => said(t, range)).join(', ') }));
  }
  return sentences.join(' ');
}

function meetingText(t: Text, parameter: NumberParameter, meeting: Meeting): string {
  const range = said(t, meeting.reported);
  if (!meeting.slow) return t('hypotheses.fast', { range });
  const edge = (which: 'begins' | 'ends'): string => {
    const off = meeting[which];
    const how = off === 0 ? 'exact' : off < 0 ? 'early' : 'late';
    return t(`hypotheses.${which}.${how}`, { amount: amount(t, parameter, Math.abs(off)) });
  };
  return t('hypotheses.edges', { range, begins: edge('begins'), ends: edge('ends') });
}

/** Edges by name, for the story's own sentence: `asItWasFrom`, `reported1To`. Only of ranges that there are. */
export function edgeArguments(
  rows: readonly { readonly id: string; readonly slow: readonly ValueRange[] | undefined }[],
  reported: readonly ValueRange[],
): Record<string, string> {
  const named = [
    ...reported.map((range, i) => [`reported${i + 1}`, range] as const),
    ...rows.flatMap(({ id, slow }) => (slow?.[0] ? [[id, slow[0]] as const] : [])),
  ];
  return Object.fromEntries(
    named.flatMap(([name, { from, to }]) => [
      [`${name}From`, group(String(from))],
      [`${name}To`, group(String(to))],
    ]),
  );
}
