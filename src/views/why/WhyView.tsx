/**
 * Why the line is silent at an instant, or how the frame on it came there, told from beginning to end. Each piece leads
 * to its instant. What is told comes ready-made from the accounting.
 */

import { useMemo } from 'react';
import type { Why } from '../../sim/accounting/why';
import type { Text } from '../../text/catalogue';
import { formatAmount, formatDuration, formatInstant } from '../../text/format';
import { Swatch } from '../Swatch';
import type { ThemeName } from '../theme';
import { Chain } from './Chain';
import { heldRules, inOrder, tellingOf } from './layout';
import './why.css';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly why: Why | undefined;
  onSeek(ns: number): void;
}

export function WhyView({ t, theme, why, onSeek }: Props) {
  const pieces = useMemo(() => (why ? inOrder(why) : []), [why]);
  if (!why) return <p className="lt-text lt-mute">{t('why.nothing')}</p>;
  const telling = tellingOf(why);
  const kind = why.frame ? t(`kind.${why.frame.kind}`) : '';
  return (
    <div className="lt-why">
      <p className="lt-text lt-why-headline">
        {t(`why.headline.${telling}`, {
          line: t(`lane.${why.line}`),
          length: formatDuration(why.end - why.start),
          from: formatInstant(why.start),
          frame: kind,
        })}
      </p>
      <p className="lt-text lt-small lt-mute">
        {t('why.when', { from: formatInstant(why.start), to: formatInstant(why.end) })}
        {telling === 'frame' && why.frame && why.frame.exchange > 0 && (
          <> · {t('why.exchange', { number: why.frame.exchange })}</>
        )}
      </p>
      {telling === 'frame' && why.parts && <Parts t={t} theme={theme} parts={why.parts} />}
      {telling === 'frame' && pieces.length > 0 && <p className="lt-text lt-why-how">{t('why.how')}</p>}
      {pieces.length > 0 && <Chain key={`${why.line} ${why.start}`} {...{ t, theme, pieces, onSeek }} />}
      {telling === 'gap' && <p className="lt-text lt-small">{whatThen(t, why)}</p>}
      <Rules t={t} why={why} />
    </div>
  );
}

/** A clock's or a stranger's frame may end a silence that the story's own next frame explains: both are named. */
function whatThen(t: Text, { frame, interruption }: Why): string {
  if (!frame) return '';
  if (!interruption) return t('why.then', { frame: t(`kind.${frame.kind}`) });
  return t('why.thenOther', {
    other: t(`kind.${interruption.kind}`),
    frame: t(`kind.${frame.kind}`),
    at: formatInstant(frame.start),
  });
}

function Parts({
  t,
  theme,
  parts,
}: Pick<Props, 't' | 'theme'> & { readonly parts: NonNullable<Why['parts']> }) {
  return (
    <ul className="lt-why-parts" aria-label={t('why.parts')}>
      {parts.map(([category, bits], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: framing comes twice, and the order is the frame's own
        <li key={i}>
          <Swatch category={category} theme={theme} /> {t(`category.${category}`)}{' '}
          <bdi className="lt-num">{formatAmount(t, bits)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Rules({ t, why }: { readonly t: Text; readonly why: Why }) {
  const rules = heldRules(why.held);
  if (rules.length === 0) return null;
  return (
    <ul className="lt-why-rules">
      {rules.map(({ rule, lane, count, totalNs }) => (
        <li key={`${rule} ${lane}`}>
          {t('why.rule', { rule: t(`rule.${rule}`) })}{' '}
          <span className="lt-mute">
            {t('why.rule.who', { lane: t(`lane.${lane}`), length: formatDuration(totalNs), count })}
          </span>
        </li>
      ))}
    </ul>
  );
}
