/** The model beside what was reported or measured: both numbers and how far they are apart. Only shows what it is given. */

import type { Provenance } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { Fold } from '../Fold';
import { byProvenance } from '../provenance';
import { Scroll } from '../Scroll';
import './measured.css';

interface Props {
  readonly t: Text;
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly source: string;
    readonly provenance: Provenance;
    readonly reported: string;
    readonly model: string;
    readonly residual: string;
  }[];
}

export function MeasuredView({ t, rows }: Props) {
  if (rows.length === 0) return <p className="lt-text lt-mute">{t('measured.none')}</p>;
  return (
    <Fold summary={<Counts t={t} rows={rows} />}>
      <Scroll label={t('measured.caption')}>
        <table className="lt-table lt-measured">
          <thead>
            <tr>
              <th scope="col">{t('measured.column.what')}</th>
              <th scope="col" className="lt-cell-number">
                {t('measured.column.reported')}
              </th>
              <th scope="col" className="lt-cell-number">
                {t('measured.column.model')}
              </th>
              <th scope="col" className="lt-cell-number">
                {t('measured.column.residual')}
              </th>
              <th scope="col">{t('measured.column.source')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, source, provenance, reported, model, residual }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <Cell text={reported} />
                <Cell text={model} />
                <Cell text={residual} />
                <td>
                  <span className="lt-tag" data-provenance={provenance}>
                    {t(`provenance.${provenance}`)}
                  </span>{' '}
                  {source}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Fold>
  );
}

/** How many numbers there are of which label. */
function Counts({ t, rows }: Props) {
  return (
    <span className="lt-measured-counts">
      {t('measured.count', { count: rows.length })}
      {byProvenance(rows).map(({ provenance, items }) => (
        <span key={provenance}>
          {' '}
          {items.length}{' '}
          <span className="lt-tag" data-provenance={provenance}>
            {t(`provenance.${provenance}`)}
          </span>
        </span>
      ))}
    </span>
  );
}

const Cell = ({ text }: { readonly text: string }) => (
  <td className="lt-cell-number">
    <bdi className="lt-num">{text}</bdi>
  </td>
);
