/**
 * What the lines and signs of the plot are, with the formulas of the computed ones. Asks the plot what it draws: a sign
 * that is drawn is named here, and none that is not.
 */

import type { ReactNode } from 'react';
import type { Text } from '../../text/catalogue';
import { Lettered, ReferenceShape, StepShape } from './Drawing';
import type { Plot } from './layout';

interface LegendProps {
  readonly t: Text;
  readonly plot: Plot;
}

export function Legend({ t, plot }: LegendProps) {
  const kinds = [...new Set(plot.references.map(({ reference }) => reference.provenance))];
  const bounds = plot.references.some(({ low, high }) => low !== undefined && high !== undefined);
  const way = (down: boolean): boolean => plot.steps.some(({ change }) => change < 0 === down);
  return (
    <ul className="lt-plot-legend">
      {plot.path !== '' && (
        <Entry
          sign={
            <>
              <path className="lt-plot-curve" d="M-12 0h24" />
              <circle className="lt-plot-point" r={1.8} />
            </>
          }
        >
          {t('elbow.legend.model')}
        </Entry>
      )}
      {plot.pinned && plot.pinned.path !== '' && (
        <Entry sign={<path className="lt-plot-curve-a" d="M-12 0h24" />}>{t('elbow.legend.pinned')}</Entry>
      )}
      {plot.band !== '' && (
        <Entry sign={<path className="lt-plot-band" d="M-12 -5h24v10h-24Z" />}>
          {t('elbow.legend.spread')}
        </Entry>
      )}
      {plot.curves.map(({ id, seen }, i) =>
        seen ? (
          <Entry key={id} sign={<path className={`lt-plot-theory lt-plot-theory-${i % 3}`} d="M-12 0h24" />}>
            {t(`theory.${id}`)}
            {t.has(`theory.${id}.formula`) && <span className="lt-mute"> = {t(`theory.${id}.formula`)}</span>}
          </Entry>
        ) : null,
      )}
      {kinds.map((provenance) => (
        <Entry key={provenance} sign={<ReferenceShape provenance={provenance} />}>
          {t(`provenance.${provenance}`)}
        </Entry>
      ))}
      {bounds && (
        <Entry sign={<path className="lt-plot-error" d="M-3 -7h6M-3 7h6M0 -7V7" />}>
          {t('elbow.legend.bounds')}
        </Entry>
      )}
      {way(true) && (
        <Entry
          sign={
            <g transform="translate(0 -8)">
              <StepShape down />
            </g>
          }
        >
          {t('elbow.legend.down')}
        </Entry>
      )}
      {way(false) && (
        <Entry
          sign={
            <g transform="translate(0 8)">
              <StepShape down={false} />
            </g>
          }
        >
          {t('elbow.legend.up')}
        </Entry>
      )}
      {plot.marks.map(({ id }) => (
        <Entry key={id} sign={<path className="lt-plot-mark" d="M0 -8V8" />}>
          {t(`mark.${id}`)}
        </Entry>
      ))}
      {plot.pinned?.at && <Entry sign={<Lettered px={0} py={0} letter="A" />}>{t('elbow.legend.a')}</Entry>}
      {plot.current && plot.pinned && (
        <Entry sign={<Lettered px={0} py={0} letter="B" />}>{t('elbow.legend.current')}</Entry>
      )}
      {plot.current && !plot.pinned && (
        <Entry
          sign={
            <g className="lt-plot-current">
              <circle r={6} />
              <circle r={2.5} className="lt-plot-current-dot" />
            </g>
          }
        >
          {t('elbow.legend.current')}
        </Entry>
      )}
    </ul>
  );
}

const Entry = ({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) => (
  <li>
    <svg className="lt-plot-sign" viewBox="-13 -8 26 16" width="26" height="16" aria-hidden="true">
      {sign}
    </svg>{' '}
    {children}
  </li>
);
