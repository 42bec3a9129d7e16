/** The ledger's numbers, which are its legend too. One run: length, share, bits. Two runs: both shares and the difference. */

import { BUSY_CATEGORIES, type Category } from '../../sim/categories';
import type { Text } from '../../text/catalogue';
import { formatAmount, formatDuration } from '../../text/format';
import { Swatch } from '../Swatch';
import type { ThemeName } from '../theme';
import {
  formatPoints,
  formatTenths,
  type LedgerRow,
  type LedgerUnit,
  rowShares,
  type Shares,
} from './layout';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly id: string;
  readonly rows: readonly LedgerRow[];
  readonly by: LedgerUnit;
  readonly categories: readonly Category[];
  readonly caption: string;
  readonly meanings: boolean;
}

export function LedgerTable(props: Props) {
  const { t, theme, id, rows, by, categories, caption, meanings } = props;
  const shares = rows.map((row) => rowShares(row, by));
  const two = rows.length === 2;
  return (
    <table id={id} className="lt-table lt-ledger-table">
      <caption className="lt-hidden">{caption}</caption>
      <thead>{two ? <PairHead t={t} rows={rows} /> : <SingleHead t={t} by={by} />}</thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category}>
            <th scope="row">
              <span className="lt-ledger-name">
                <Swatch category={category} theme={theme} />
                <span>
                  {t(`category.${category}`)}
                  {meanings && <small className="lt-mute">{t(`category.${category}.meaning`)}</small>}
                </span>
              </span>
            </th>
            {two ? (
              <PairCells t={t} first={shares[0]} second={shares[1]} category={category} by={by} />
            ) : (
              <SingleCells t={t} row={rows[0]!} shares={shares[0]} category={category} by={by} />
            )}
          </tr>
        ))}
      </tbody>
      {!two && <Total t={t} row={rows[0]!} by={by} />}
    </table>
  );
}

/** The parts equal the whole; here is the whole. */
function Total({ t, row, by }: { readonly t: Text; readonly row: LedgerRow; readonly by: LedgerUnit }) {
  const sum = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((all, count) => all + count, 0);
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('ledger.total')}</th>
        {by === 'time' && <Cell text={formatDuration(sum(row.ns))} />}
        <Cell text={formatTenths(1000, 1)} />
        <Cell text={row.bits ? formatAmount(t, sum(row.bits)) : '–'} />
      </tr>
    </tfoot>
  );
}

function Head({ words }: { readonly words: string }) {
  return (
    <th scope="col" className="lt-cell-number">
      {words}
    </th>
  );
}

function SingleHead({ t, by }: { readonly t: Text; readonly by: LedgerUnit }) {
  return (
    <tr>
      <th scope="col">{t('ledger.column.category')}</th>
      {by === 'time' && <Head words={t('ledger.column.time')} />}
      <Head words={t('ledger.column.share')} />
      <Head words={t('ledger.column.bits')} />
    </tr>
  );
}

function PairHead({ t, rows }: { readonly t: Text; readonly rows: readonly LedgerRow[] }) {
  return (
    <tr>
      <th scope="col">{t('ledger.column.category')}</th>
      {rows.map((row) => (
        <Head key={row.id} words={row.label} />
      ))}
      <Head words={t('ledger.column.difference')} />
    </tr>
  );
}

function Cell({ text, small }: { readonly text: string; readonly small?: string | undefined }) {
  return (
    <td className="lt-cell-number">
      <bdi className="lt-num">{text}</bdi>
      {small !== undefined && (
        <small className="lt-mute">
          <bdi className="lt-num">{small}</bdi>
        </small>
      )}
    </td>
  );
}

interface SingleCellsProps {
  readonly t: Text;
  readonly row: LedgerRow;
  readonly shares: Shares | undefined;
  readonly category: Category;
  readonly by: LedgerUnit;
}

function SingleCells({ t, row, shares, category, by }: SingleCellsProps) {
  const share = shares?.[category];
  const busy = BUSY_CATEGORIES.find((one) => one === category);
  return (
    <>
      {by === 'time' && <Cell text={formatDuration(row.ns[category])} />}
      <Cell text={share ? formatTenths(share.tenths, share.count) : '–'} />
      <Cell text={busy && row.bits ? formatAmount(t, row.bits[busy]) : '–'} />
    </>
  );
}

interface PairCellsProps {
  readonly t: Text;
  readonly first: Shares | undefined;
  readonly second: Shares | undefined;
  readonly category: Category;
  readonly by: LedgerUnit;
}

function PairCells({ t, first, second, category, by }: PairCellsProps) {
  const format = (count: number): string => (by === 'time' ? formatDuration(count) : formatAmount(t, count));
  const cell = (shares: Shares | undefined) => {
    const share = shares?.[category];
    if (!share) return <Cell text="–" />;
    return <Cell text={formatTenths(share.tenths, share.count)} small={format(share.count)} />;
  };
  return (
    <>
      {cell(first)}
      {cell(second)}
      <Cell text={first && second ? formatPoints(second[category].tenths - first[category].tenths) : '–'} />
    </>
  );
}
