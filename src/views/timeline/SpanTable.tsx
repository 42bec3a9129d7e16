/** The spans in view as a table, and a sentence about what is left out. */

import { useMemo } from 'react';
import type { Text } from '../../text/catalogue';
import { formatAmount, formatCount, formatDuration } from '../../text/format';
import type { TraceIndex } from './index';
import { rowsInView } from './rows';
import type { TimeWindow } from './window';
import { instantText, laneName, spanName } from './words';

interface SpanTableProps {
  readonly t: Text;
  readonly index: TraceIndex;
  readonly window: TimeWindow;
}

export function SpanTable({ t, index, window }: SpanTableProps) {
  const { rows, count } = useMemo(() => rowsInView(index, window), [index, window]);
  const { trace } = index;
  const { start, end, lane, bits, exchange } = trace.columns;
  const shown = formatCount(rows.length);
  return (
    <>
      <p className="lt-text lt-small">
        {rows.length === count
          ? t('timeline.table.all', { count: formatCount(count) })
          : t('timeline.table.some', { count: formatCount(count), shown })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="lt-scroll lt-timeline-table" tabIndex={0} aria-label={t('timeline.table')}>
        <table className="lt-table">
          <thead>
            <tr>
              <th scope="col" className="lt-cell-number">
                {t('timeline.table.from')}
              </th>
              <th scope="col" className="lt-cell-number">
                {t('timeline.table.lasts')}
              </th>
              <th scope="col">{t('timeline.table.where')}</th>
              <th scope="col">{t('timeline.table.what')}</th>
              <th scope="col" className="lt-cell-number">
                {t('timeline.table.bits')}
              </th>
              <th scope="col" className="lt-cell-number">
                {t('timeline.table.exchange')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <td className="lt-cell-number">
                  <bdi className="lt-num">{instantText(start[row]!, window)}</bdi>
                </td>
                <td className="lt-cell-number">
                  <bdi className="lt-num">{formatDuration(end[row]! - start[row]!)}</bdi>
                </td>
                <td>{laneName(t, trace, lane[row]!)}</td>
                <td>{spanName(t, trace, row)}</td>
                <td className="lt-cell-number">
                  {bits[row]! > 0 ? <bdi className="lt-num">{formatAmount(t, bits[row]!)}</bdi> : null}
                </td>
                <td className="lt-cell-number">
                  {exchange[row]! > 0 ? <bdi className="lt-num">{formatCount(exchange[row]!)}</bdi> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
