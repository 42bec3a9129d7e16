/** The plot's numbers as real tables: the sweep with the computed curves, and what was reported or measured beside it. */

import { useState } from 'react';
import type { Reference } from '../../scenarios/scenario';
import { formatMeasure } from '../../text/format';
import { Scroll } from '../Scroll';
import { type CurvePoint, interpolated } from './finding';
import type { Curve } from './layout';
import { formatPlace } from './scales';
import { residualText, type Subject } from './words';

interface Props {
  readonly subject: Subject;
  readonly points: readonly CurvePoint[];
  readonly curves: readonly Curve[];
  readonly references: readonly Reference[];
  /** Run A’s curve. */
  readonly pinned: readonly CurvePoint[] | undefined;
}

export function PlotTables({ subject, points, curves, references, pinned }: Props) {
  const { t } = subject;
  // hundreds of cells, made only while somebody looks at them
  const [open, setOpen] = useState(false);
  return (
    <details className="lt-details lt-plot-tables" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('elbow.table')}</summary>
      {open && <SweepTable {...{ subject, points, curves, pinned }} />}
      {open && references.length > 0 && <ReferenceTable {...{ subject, points, references }} />}
    </details>
  );
}

const Figure = ({ text }: { readonly text: string }) => (
  <td className="lt-cell-number">
    <bdi className="lt-num">{text}</bdi>
  </td>
);

function SweepTable({ subject, points, curves, pinned = [] }: Omit<Props, 'references'>) {
  const { t, parameter, measure } = subject;
  const y = (value: number | null | undefined): string =>
    value === null || value === undefined ? '–' : formatMeasure(measure.unit, value);
  const spread = points.some((point) => point.spread !== undefined);
  return (
    <Scroll label={t('elbow.table.sweep')}>
      <table className="lt-table">
        <thead>
          <tr>
            <th scope="col">{t(`param.${parameter.key}`)}</th>
            <th scope="col" className="lt-cell-number">
              {t(`measure.${measure.id}`)}
            </th>
            {spread && (
              <th scope="col" className="lt-cell-number">
                {t('elbow.column.spread')}
              </th>
            )}
            {pinned.length > 0 && (
              <th scope="col" className="lt-cell-number">
                {t('elbow.column.pinned')}
              </th>
            )}
            {curves.map(({ id }) => (
              <th key={id} scope="col" className="lt-cell-number">
                {t(`theory.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.x}>
              <th scope="row">
                <bdi className="lt-num">{formatPlace(parameter, point.x)}</bdi>
              </th>
              <Figure text={y(point.y)} />
              {spread && (
                <Figure text={point.spread ? `${y(point.spread.low)} – ${y(point.spread.high)}` : '–'} />
              )}
              {pinned.length > 0 && <Figure text={y(interpolated(pinned, point.x))} />}
              {curves.map(({ id, points: curve }) => (
                <Figure key={id} text={y(interpolated(curve, point.x))} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function ReferenceTable({ subject, points, references }: Omit<Props, 'curves' | 'pinned'>) {
  const { t, parameter, measure } = subject;
  return (
    <Scroll label={t('elbow.table.references')}>
      <table className="lt-table">
        <thead>
          <tr>
            <th scope="col">{t(`param.${parameter.key}`)}</th>
            <th scope="col" className="lt-cell-number">
              {t(`measure.${measure.id}`)}
            </th>
            <th scope="col">{t('elbow.column.source')}</th>
            <th scope="col">{t('elbow.column.residual')}</th>
          </tr>
        </thead>
        <tbody>
          {references.map((reference) => (
            <tr key={reference.id}>
              <th scope="row">
                <bdi className="lt-num">{formatPlace(parameter, reference.x)}</bdi>
              </th>
              <Figure text={formatMeasure(measure.unit, reference.y)} />
              <td>
                <span className="lt-tag" data-provenance={reference.provenance}>
                  {t(`provenance.${reference.provenance}`)}
                </span>{' '}
                {t(`reference.${reference.source}`)}
              </td>
              <td>{residualText(subject, reference.y, interpolated(points, reference.x))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
