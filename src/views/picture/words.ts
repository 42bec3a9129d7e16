/** What the picture says about machines and links at an instant. */

import type { MarkLook, PartNumber, PartState } from '../../scenarios/scenario';
import type { ReadableTrace } from '../../sim/accounting/lanes';
import type { Text } from '../../text/catalogue';
import { formatAmount, formatCount, formatDuration, formatShare } from '../../text/format';
import type { DirectionState, LinkState, NodeState } from './state';

const kindId = (trace: ReadableTrace, row: number): string => trace.kinds[trace.columns.kind[row]!]!.id;

/** The short wording where there is one. */
const short = (t: Text, key: string): string => (t.has(`${key}.short`) ? t(`${key}.short`) : t(key));

/** What a machine does, and how long already. */
export function activityWords(
  t: Text,
  trace: ReadableTrace,
  { activity }: NodeState,
  instant: number,
): string {
  const { start, end } = trace.columns;
  switch (activity.kind) {
    case 'works': {
      const { row } = activity;
      return t('picture.works', {
        what: short(t, `kind.${kindId(trace, row)}`),
        done: formatDuration(instant - start[row]!, 3),
        whole: formatDuration(end[row]! - start[row]!, 3),
      });
    }
    case 'waits':
      return t('picture.waits', {
        what: short(t, `rule.${activity.rule}`),
        since: formatDuration(instant - activity.since, 3),
      });
    case 'idle':
      return t('picture.idle');
  }
}

/** The next timer to end, and how many run beside it. */
export function timerWords(t: Text, trace: ReadableTrace, { timers }: NodeState): string | undefined {
  const first = timers[0];
  if (!first) return undefined;
  const args = { what: short(t, `kind.${kindId(trace, first.row)}`), left: formatDuration(first.left, 3) };
  return timers.length > 1
    ? t('picture.timers', { ...args, others: timers.length - 1 })
    : t('picture.timer', args);
}

function frameWords(
  t: Text,
  trace: ReadableTrace,
  { frame }: DirectionState,
  arrow: string,
  withBits: boolean,
): string | undefined {
  if (!frame) return undefined;
  return t(withBits ? 'picture.frame' : 'picture.frame.short', {
    arrow,
    what: short(t, `kind.${kindId(trace, frame.row)}`),
    bits: formatAmount(t, frame.bits),
  });
}

/** What is on a link, both ways. */
export function linkWords(
  t: Text,
  trace: ReadableTrace,
  { forward, back }: LinkState,
  arrows: [string, string],
  withBits: boolean,
): string {
  const both = [
    frameWords(t, trace, forward, arrows[0], withBits),
    frameWords(t, trace, back, arrows[1], withBits),
  ];
  const { queued } = forward;
  // what queues for a line of its own is seen in its machine
  const queue = forward.lane === back.lane && queued > 0 ? t('picture.queue', { count: queued }) : undefined;
  return [...both, queue].filter((text) => text !== undefined).join('   ');
}

/** What a part of a machine says. */
export function partWords(t: Text, id: string, { says, args = {} }: PartState): string {
  const texts = Object.entries(args).map(([name, number]) => [name, numberWords(number)]);
  return t(`part.${id}.${says}`, Object.fromEntries(texts) as Record<string, string>);
}

function numberWords(number: PartNumber): string {
  if ('count' in number) return formatCount(number.count);
  return 'share' in number ? formatShare(number.share) : formatDuration(number.ns, 3);
}

/** How many marks there are of each look, in the order in which the part can say them; those there are none of left out. */
export function looksOf(
  says: readonly string[],
  marks: readonly MarkLook[],
): { readonly look: MarkLook; readonly count: number }[] {
  return (says as readonly MarkLook[])
    .map((look) => ({ look, count: marks.filter((mark) => mark === look).length }))
    .filter(({ count }) => count > 0);
}

/** A cable that both directions share, for a screen reader: with the way its frame goes. */
export function sharedWords(
  t: Text,
  trace: ReadableTrace,
  { forward, back }: LinkState,
  ends: { readonly from: string; readonly to: string },
): string {
  const busy = back.frame ? back : forward;
  if (!busy.frame) return directionWords(t, trace, busy);
  const [from, to] = back.frame ? [ends.to, ends.from] : [ends.from, ends.to];
  return t('picture.way', { what: directionWords(t, trace, busy), from, to });
}

/** One direction for a screen reader. */
export function directionWords(
  t: Text,
  trace: ReadableTrace,
  { lane, frame, queued }: DirectionState,
): string {
  const line = t(t.has(`lane.${lane}.long`) ? `lane.${lane}.long` : `lane.${lane}`);
  if (!frame) return t('picture.silent', { line });
  const args = {
    line,
    what: t(`kind.${kindId(trace, frame.row)}`),
    bits: formatAmount(t, frame.bits),
    share: formatShare(frame.progress),
  };
  return queued > 0 ? t('picture.busy.queue', { ...args, count: queued }) : t('picture.busy', args);
}
