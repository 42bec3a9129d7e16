/** Under each control: where its default comes from, what it means (behind a disclosure), and the way back to it. */

import type { Parameter, ParameterValue } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { formatNumberOf } from '../../text/format';
import { describeValue } from '../../text/spoken';
import { Icon } from './Icon';

interface Props {
  readonly t: Text;
  readonly parameter: Parameter;
  readonly label: string;
  readonly defaultValue: ParameterValue;
  readonly changed: boolean;
  onReset(): void;
}

export function ParameterFoot({ t, parameter, label, defaultValue, changed, onReset }: Props) {
  const { key, provenance } = parameter;
  const standard = describeValue(parameter, defaultValue, t);
  return (
    <div className="lt-control-foot">
      <details className="lt-about">
        <summary>
          <span className="lt-tag" data-provenance={provenance}>
            {t(`provenance.${provenance}`)}
          </span>
          <Icon name="info" />
          <span className="lt-hidden">{t('controls.about', { name: label })}</span>
        </summary>
        <p>{t(`param.${key}.meaning`)}</p>
        {t.has(`param.${key}.source`) && <p>{t(`param.${key}.source`)}</p>}
        <p className="lt-mute">
          {parameter.type === 'number'
            ? t('controls.range', {
                value: standard,
                from: formatNumberOf(parameter, parameter.min),
                to: formatNumberOf(parameter, parameter.max),
              })
            : t('controls.default', { value: standard })}
        </p>
      </details>
      <button
        type="button"
        className="lt-button lt-button-icon lt-button-quiet lt-reset"
        aria-disabled={!changed}
        aria-label={t('controls.reset', { name: label, value: standard })}
        title={t('controls.reset', { name: label, value: standard })}
        onClick={() => changed && onReset()}
      >
        <Icon name="reset" />
      </button>
    </div>
  );
}
