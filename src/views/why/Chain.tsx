/** The pieces of a chain as a list of buttons over a common time bar; what repeats is one entry that can be opened. */

import { useMemo, useState } from 'react';
import type { WhyPiece } from '../../sim/accounting/why';
import type { Text } from '../../text/catalogue';
import { formatCount, formatDuration } from '../../text/format';
import { Swatch } from '../Swatch';
import type { ThemeName } from '../theme';
import {
  type CycleEntry,
  type Entry,
  type Extent,
  entriesOf,
  entryExtent,
  extentOf,
  placeOn,
  type RestEntry,
} from './layout';

interface Common {
  readonly t: Text;
  readonly theme: ThemeName;
  onSeek(ns: number): void;
}

export function Chain({ pieces, ...common }: Common & { readonly pieces: readonly WhyPiece[] }) {
  const whole = extentOf(pieces);
  const entries = useMemo(() => entriesOf(pieces), [pieces]);
  return (
    <ol className="lt-why-chain">
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryView {...common} entry={entry} whole={whole} />
        </li>
      ))}
    </ol>
  );
}

function EntryView({ entry, whole, ...common }: Common & { readonly entry: Entry; readonly whole: Extent }) {
  switch (entry.type) {
    case 'piece':
      return <Piece {...common} piece={entry.piece} whole={whole} />;
    case 'cycle':
      return (
        <Folded
          {...common}
          entry={entry}
          whole={whole}
          summary={<CycleSummary {...common} entry={entry} />}
        />
      );
    case 'rest':
      return (
        <Folded {...common} entry={entry} whole={whole} summary={<RestSummary {...common} entry={entry} />} />
      );
  }
}

/** Kinds name their machine ("IMP 6 makes the RFNM"); a wait is told of the lane it happened on. */
const whatIn = (t: Text, { lane, kind, rule }: WhyPiece): string =>
  rule === undefined
    ? t(`kind.${kind}`)
    : t('why.waits', { lane: t(`lane.${lane}`), rule: t(`rule.${rule}`) });

function Piece({
  t,
  theme,
  piece,
  whole,
  onSeek,
}: Common & { readonly piece: WhyPiece; readonly whole: Extent }) {
  const { left, width } = placeOn(whole, piece);
  return (
    <button type="button" className="lt-why-piece" onClick={() => onSeek(piece.start)}>
      <Swatch category={piece.category} theme={theme} />
      <bdi className="lt-num lt-why-length">{formatDuration(piece.end - piece.start)}</bdi>{' '}
      <span className="lt-why-what">
        {whatIn(t, piece)}
        <span className="lt-hidden"> ({t(`category.${piece.category}`)})</span>
      </span>
      <span className="lt-why-track" aria-hidden="true" dir="ltr">
        <span
          className="lt-fill lt-why-bar"
          data-category={piece.category}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      </span>
    </button>
  );
}

/** Pieces shown at a time when something folded is opened. */
const PAGE = 100;

interface FoldedProps extends Common {
  readonly entry: CycleEntry | RestEntry;
  readonly whole: Extent;
  readonly summary: React.ReactNode;
}

function Folded({ t, theme, onSeek, entry, whole, summary }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(PAGE);
  const { start, end } = entryExtent(entry);
  const more = entry.pieces.length - shown;
  return (
    <div className="lt-why-folded">
      <button type="button" className="lt-why-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <bdi className="lt-num lt-why-length">{formatDuration(end - start)}</bdi>{' '}
        <span className="lt-why-what">
          {entry.type === 'cycle'
            ? t('why.cycle', { count: formatCount(entry.count) })
            : t('why.rest', { count: formatCount(entry.pieces.length) })}
        </span>
      </button>
      {!open && summary}
      {open && (
        <ol className="lt-why-chain">
          {entry.pieces.slice(0, shown).map((piece) => (
            <li key={`${piece.row}:${piece.start}`}>
              <Piece {...{ t, theme, onSeek, piece, whole }} />
            </li>
          ))}
        </ol>
      )}
      {open && more > 0 && (
        <button type="button" className="lt-button lt-small" onClick={() => setShown(shown + PAGE)}>
          {t('why.more', { count: formatCount(Math.min(PAGE, more)), left: formatCount(more) })}
        </button>
      )}
    </div>
  );
}

function CycleSummary({ t, theme, entry }: Common & { readonly entry: CycleEntry }) {
  return (
    <ul className="lt-why-round">
      {entry.round.map(({ piece, totalNs }) => (
        <li key={piece.row}>
          <Swatch category={piece.category} theme={theme} />
          <bdi className="lt-num lt-why-length">{formatDuration(totalNs)}</bdi>{' '}
          <span>{whatIn(t, piece)}</span>
        </li>
      ))}
    </ul>
  );
}

function RestSummary({ t, theme, entry }: Common & { readonly entry: RestEntry }) {
  return (
    <ul className="lt-why-round">
      {entry.totals.map(([category, ns]) => (
        <li key={category}>
          <Swatch category={category} theme={theme} />
          <bdi className="lt-num lt-why-length">{formatDuration(ns)}</bdi>{' '}
          <span>{t(`category.${category}`)}</span>
        </li>
      ))}
    </ul>
  );
}
