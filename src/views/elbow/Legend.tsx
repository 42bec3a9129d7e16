/** What the lines and signs of the plot are, with the formulas of the computed ones. */

import type { Reference } from '../../scenarios/scenario';
import type { Provenance } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { ReferenceShape } from './Drawing';
import type { Curve } from './layout';

interface LegendProps {
  readonly t: Text;
  readonly curves: readonly Curve[];
  readonly references: readonly Reference[];
  readonly current: boolean;
}

export function Legend({ t, curves, references, current }: LegendProps) {
  const kinds = [...new Set(references.map(({ provenance }) => provenance))];
  const sign = (content: React.ReactNode) => (
    <svg className="lt-plot-sign" viewBox="-13 -8 26 16" width="26" height="16" aria-hidden="true">
      {content}
    </svg>
  );
  return (
    <ul className="lt-plot-legend">
      <li>
        {sign(<path className="lt-plot-curve" d="M-12 0h24" />)} {t('elbow.legend.model')}
      </li>
      {curves.map(({ id }, i) => (
        <li key={id}>
          {sign(<path className={`lt-plot-theory lt-plot-theory-${i % 3}`} d="M-12 0h24" />)}{' '}
          {t(`theory.${id}`)}
          {t.has(`theory.${id}.formula`) && <span className="lt-mute"> = {t(`theory.${id}.formula`)}</span>}
        </li>
      ))}
      {kinds.map((provenance: Provenance) => (
        <li key={provenance}>
          {sign(<ReferenceShape provenance={provenance} />)} {t(`provenance.${provenance}`)}
        </li>
      ))}
      {current && (
        <li>
          {sign(
            <g className="lt-plot-current">
              <circle r={6} />
              <circle r={2.5} className="lt-plot-current-dot" />
            </g>,
          )}{' '}
          {t('elbow.legend.current')}
        </li>
      )}
    </ul>
  );
}
