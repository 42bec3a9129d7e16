/** What the model says about the world and what it leaves out, each with its label; and where every default comes from. */

import type { Statement } from '../../scenarios/scenario';
import type { Parameter } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { describeValue } from '../../text/spoken';
import { Fold } from '../Fold';
import { byProvenance } from '../provenance';
import { Scroll } from '../Scroll';
import './assumptions.css';

interface Props {
  readonly t: Text;
  readonly statements: readonly Statement[];
  readonly parameters: readonly Parameter[];
}

export function AssumptionsView({ t, statements, parameters }: Props) {
  return (
    <div className="lt-assumptions">
      {byProvenance(statements).map(({ provenance, items }) => (
        <Fold
          key={provenance}
          summary={
            <h3 className="lt-assumptions-label">
              {t('assumptions.count', { count: items.length })}{' '}
              <span className="lt-tag" data-provenance={provenance}>
                {t(`provenance.${provenance}`)}
              </span>{' '}
              <span className="lt-mute lt-small">{t(`provenance.${provenance}.meaning`)}</span>
            </h3>
          }
        >
          <ul>
            {items.map(({ id }) => (
              <li key={id}>{t(`assumption.${id}`)}</li>
            ))}
          </ul>
        </Fold>
      ))}
      <Fold summary={t('assumptions.defaults.count', { count: parameters.length })}>
        <Defaults t={t} parameters={parameters} />
      </Fold>
    </div>
  );
}

function Defaults({ t, parameters }: Omit<Props, 'statements'>) {
  return (
    <Scroll label={t('assumptions.defaults')}>
      <table className="lt-table">
        <thead>
          <tr>
            <th scope="col">{t('assumptions.column.name')}</th>
            <th scope="col" className="lt-cell-number">
              {t('assumptions.column.default')}
            </th>
            <th scope="col">{t('assumptions.column.source')}</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter) => (
            <tr key={parameter.key}>
              <th scope="row">{t(`param.${parameter.key}`)}</th>
              <td className="lt-cell-number">
                <bdi className={parameter.type === 'number' ? 'lt-num' : undefined}>
                  {describeValue(parameter, parameter.default, t)}
                </bdi>
              </td>
              <td>
                <span className="lt-tag" data-provenance={parameter.provenance}>
                  {t(`provenance.${parameter.provenance}`)}
                </span>{' '}
                {t.has(`param.${parameter.key}.source`) && t(`param.${parameter.key}.source`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
