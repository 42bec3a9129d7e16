/**
 * Where a line's time, or its bits, went: one bar a run in category colours, and one table that is legend and numbers in
 * one. With two runs the table shows how they differ. What a window is, is the caller's business.
 */

import { useId, useState } from 'react';
import type { Category } from '../../sim/categories';
import type { Text } from '../../text/catalogue';
import { formatCount } from '../../text/format';
import { Scroll } from '../Scroll';
import { palette, type ThemeName } from '../theme';
import { useWidth } from '../useWidth';
import { LedgerTable } from './LedgerTable';
import {
  formatTenths,
  type LedgerRow,
  type LedgerUnit,
  rowShares,
  segmentsOf,
  shownCategories,
} from './layout';
import './ledger.css';

type Scope = 'run' | 'window';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly lineName: string;
  /** One run, or A above B. */
  readonly rows: readonly LedgerRow[];
  readonly by: LedgerUnit;
  onBy(by: LedgerUnit): void;
  readonly scope: Scope;
  onScope(scope: Scope): void;
  /** Ways of counting bits to choose from; the choice is left out where there is none. */
  readonly countings?: readonly string[];
  readonly counting?: string | undefined;
  onCounting?(id: string): void;
}

/** px a figure takes, by theme: the number face at the size that ledger.css gives the labels. */
const CHAR_WIDTH: Readonly<Record<ThemeName, number>> = { light: 7.3, dark: 7.3, projector: 9 };

export function LedgerView(props: Props) {
  const { t, theme, lineName, rows, by, onBy, scope, onScope } = props;
  const { countings = [], counting, onCounting } = props;
  const [meanings, setMeanings] = useState(false);
  const tableId = useId();
  const categories = shownCategories(rows, by);
  const caption = t(`ledger.caption.${by}`, { line: lineName, scope: t(`ledger.scope.${scope}`) });
  return (
    <div className="lt-ledger">
      <div className="lt-ledger-choices">
        <Choice
          label={t('ledger.by')}
          value={by}
          options={[
            ['time', t('ledger.by.time')],
            ['bits', t('ledger.by.bits')],
          ]}
          onValue={onBy}
        />
        <Choice
          label={t('ledger.scope')}
          value={scope}
          options={[
            ['run', t('ledger.scope.run')],
            ['window', t('ledger.scope.window')],
          ]}
          onValue={onScope}
        />
      </div>
      {countings.length > 1 && counting !== undefined && (
        <div className="lt-ledger-counting">
          <Choice
            label={t('ledger.counting')}
            value={counting}
            options={countings.map((id) => [id, t(`counting.${id}`)] as const)}
            onValue={(id) => onCounting?.(id)}
          />
          <p className="lt-text lt-small lt-mute">{t(`counting.${counting}.meaning`)}</p>
        </div>
      )}
      {rows.map((row) => (
        <Bar key={row.id} {...{ t, theme, row, by, scope, lineName, single: rows.length === 1 }} />
      ))}
      {categories.length > 0 && (
        <>
          <Scroll label={caption}>
            <LedgerTable {...{ t, theme, rows, by, categories, meanings, caption, id: tableId }} />
          </Scroll>
          <button
            type="button"
            className="lt-button lt-button-quiet lt-small lt-ledger-meanings"
            aria-expanded={meanings}
            aria-controls={tableId}
            onClick={() => setMeanings(!meanings)}
          >
            {t(meanings ? 'ledger.meanings.hide' : 'ledger.meanings.show')}
          </button>
        </>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  onValue(value: Value): void;
}

function Choice<Value extends string>({ label, value, options, onValue }: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and cannot be laid out in a row everywhere
    <div role="group" aria-label={label} className="lt-segments">
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          className="lt-button lt-small"
          aria-pressed={option === value}
          onClick={() => onValue(option)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

interface BarProps {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly row: LedgerRow;
  readonly by: LedgerUnit;
  readonly scope: Scope;
  readonly lineName: string;
  readonly single: boolean;
}

function Bar({ t, theme, row, by, scope, lineName, single }: BarProps) {
  const [ref, width] = useWidth<HTMLDivElement>(400);
  const shares = rowShares(row, by);
  const segments = shares ? segmentsOf(shares, width, CHAR_WIDTH[theme]) : [];
  const { categories } = palette(theme);
  const label = (category: Category): string => {
    const { count, tenths } = shares![category];
    return `${t(`category.${category}`)} ${formatTenths(tenths, count)}`;
  };
  return (
    <div className="lt-ledger-run">
      {!(single && row.label === '' && row.detail === '') && (
        <p className="lt-text lt-small">
          <span className="lt-ledger-label">{row.label}</span>{' '}
          <bdi className="lt-num lt-mute">{row.detail}</bdi>
          {by === 'bits' && row.frames !== undefined && !row.detail.includes(formatCount(row.frames)) && (
            <span className="lt-mute">
              {' '}
              {t('ledger.frames', { count: row.frames, shown: formatCount(row.frames) })}
            </span>
          )}
        </p>
      )}
      {segments.length === 0 ? (
        <p className="lt-text lt-mute lt-ledger-none">{t(`ledger.none.${by}`)}</p>
      ) : (
        <div
          ref={ref}
          className="lt-ledger-bar"
          dir="ltr"
          role="img"
          aria-label={t(`ledger.summary.${by}`, {
            label: row.label,
            line: lineName,
            scope: t(`ledger.scope.${scope}`),
            parts: segments.map(({ category }) => label(category)).join(', '),
          })}
        >
          {segments.map(({ category, x, width: w, text, letter, thin }) => (
            <span
              key={category}
              className={thin ? 'lt-fill lt-ledger-part lt-ledger-thin' : 'lt-fill lt-ledger-part'}
              data-category={category}
              title={label(category)}
              style={{ left: `${(x / width) * 100}%`, width: `${(w / width) * 100}%` }}
            >
              {(letter || text !== undefined) && (
                <span className="lt-fill-label lt-num">
                  {letter && <b>{categories[category].letter}</b>}
                  {letter && text !== undefined && ' '}
                  {text}
                </span>
              )}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
