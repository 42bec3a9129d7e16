/** The parameters that are no numbers: a switch is a native checkbox, a choice a native select. */

import { memo, useId } from 'react';
import type { ChoiceParameter, SwitchParameter } from '../../sim/parameters';
import { describeValue } from '../../text/spoken';
import { useGestures } from './gestures';
import type { ControlProps } from './NumberControl';
import { ParameterFoot } from './ParameterFoot';

export const SwitchControl = memo(function SwitchControl({
  t,
  parameter,
  value,
  defaultValue,
  onValue,
  onReset,
}: ControlProps<SwitchParameter>) {
  const { key } = parameter;
  const label = t(`param.${key}`);
  const gestures = useGestures(key, value, (next, gesture) => onValue(key, next, gesture));
  return (
    <div className="lt-control">
      <label className="lt-control-check">
        <input
          className="lt-check"
          type="checkbox"
          checked={value === true}
          onChange={(event) => gestures.once(event.target.checked)}
        />
        {label}
      </label>
      <ParameterFoot
        t={t}
        parameter={parameter}
        label={label}
        defaultValue={defaultValue}
        changed={value !== defaultValue}
        onReset={() => onReset(key)}
      />
    </div>
  );
});

export const ChoiceControl = memo(function ChoiceControl({
  t,
  parameter,
  value,
  defaultValue,
  onValue,
  onReset,
}: ControlProps<ChoiceParameter>) {
  const { key } = parameter;
  const label = t(`param.${key}`);
  const id = useId();
  const gestures = useGestures(key, value, (next, gesture) => onValue(key, next, gesture));
  return (
    <div className="lt-control">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="lt-select lt-choice"
        value={String(value)}
        onChange={(event) => gestures.once(event.target.value)}
      >
        {parameter.options.map((option) => (
          <option key={option} value={option}>
            {describeValue(parameter, option, t)}
          </option>
        ))}
      </select>
      <ParameterFoot
        t={t}
        parameter={parameter}
        label={label}
        defaultValue={defaultValue}
        changed={value !== defaultValue}
        onReset={() => onReset(key)}
      />
    </div>
  );
});
