/**
 * A number: slider, box, fine buttons, and a checkbox where "unlimited" is a value too. The slider is a native range
 * over places; which value a place means is decided in layout.ts. A wheel over it never changes anything.
 */

import { type ChangeEvent, type KeyboardEvent, memo, useId, useRef } from 'react';
import type { NumberParameter, ParameterValue } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { describeValue, spokenValue } from '../../text/spoken';
import { type Gesture, useGestures } from './gestures';
import { Icon } from './Icon';
import { finiteOf, PLACES, placeOf, stepped, valueAfterKey, valueAt } from './layout';
import { BoxProblem, NumberBox } from './NumberBox';
import { ParameterFoot } from './ParameterFoot';
import { useTypedValue } from './typedValue';

export interface ControlProps<P> {
  readonly t: Text;
  readonly parameter: P;
  readonly value: ParameterValue;
  readonly defaultValue: ParameterValue;
  onValue(key: string, value: ParameterValue, gesture: Gesture): void;
  onReset(key: string): void;
  onProblem(sentence: string): void;
}

export const NumberControl = memo(function NumberControl(props: ControlProps<NumberParameter>) {
  const { t, parameter, value, defaultValue, onValue, onReset, onProblem } = props;
  const { key } = parameter;
  const label = t(`param.${key}`);
  const id = useId();
  const gestures = useGestures(key, value, (next, gesture) => onValue(key, next, gesture));
  const typed = useTypedValue({
    t,
    parameter,
    label,
    value,
    onCommit: (next) => gestures.once(next),
    onProblem,
  });
  const wheeled = useRef(false);
  const lastFinite = useRef<number>(finiteOf(parameter, defaultValue));
  if (typeof value === 'number') lastFinite.current = value;

  const unlimited = value === 'unlimited';
  const number = unlimited ? lastFinite.current : finiteOf(parameter, value);
  const place = unlimited ? PLACES : placeOf(parameter, number);

  const slide = (event: ChangeEvent<HTMLInputElement>): void => {
    // some browsers move a focused range with the wheel
    if (wheeled.current) return;
    const wanted = Number(event.target.value);
    const next = valueAt(parameter, wanted);
    if (next !== value) gestures.move(next);
    // a nudge from assistive technology that rounds back to the same value is one step
    else if (Math.abs(wanted - place) === 1)
      gestures.move(stepped(parameter, number, wanted > place ? 1 : -1, 'step'));
  };

  const moveByKey = (event: KeyboardEvent): boolean => {
    if (unlimited || event.ctrlKey || event.metaKey || event.altKey) return false;
    const next = valueAfterKey(parameter, number, event);
    if (next === undefined) return false;
    if (next !== value) gestures.move(next);
    return true;
  };

  const press = (): void => {
    gestures.press();
    const release = (): void => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      gestures.end();
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
  };

  const ignoreWheel = (): void => {
    wheeled.current = true;
    setTimeout(() => {
      wheeled.current = false;
    }, 50);
  };

  const nudge = (direction: 1 | -1) => {
    const next = stepped(parameter, number, direction, 'fine');
    const stuck = unlimited || next === value;
    const length = describeValue(parameter, parameter.fine, t);
    const words = t(direction > 0 ? 'controls.more' : 'controls.less', { name: label, step: length });
    return (
      <button
        type="button"
        className="lt-button lt-button-icon lt-button-quiet"
        aria-label={words}
        title={words}
        aria-disabled={stuck}
        onClick={() => !stuck && gestures.move(next)}
        onBlur={() => gestures.end()}
      >
        <Icon name={direction > 0 ? 'plus' : 'minus'} />
      </button>
    );
  };

  return (
    <div className="lt-control">
      <div className="lt-control-head">
        <label id={`${id}label`} htmlFor={`${id}box`}>
          {label}
        </label>
        <NumberBox id={`${id}box`} typed={typed} onKey={moveByKey} />
      </div>
      <BoxProblem typed={typed} />
      <div className="lt-control-slide" dir="ltr">
        {nudge(-1)}
        <input
          className="lt-range"
          type="range"
          min={0}
          max={PLACES}
          step={1}
          value={place}
          disabled={unlimited}
          aria-labelledby={`${id}label`}
          aria-valuetext={spokenValue(parameter, value, t)}
          onChange={slide}
          onKeyDown={(event) => moveByKey(event) && event.preventDefault()}
          onPointerDown={press}
          onWheel={ignoreWheel}
          onBlur={() => gestures.end()}
        />
        {nudge(1)}
      </div>
      {parameter.unlimited && (
        <label className="lt-control-check">
          <input
            className="lt-check"
            type="checkbox"
            checked={unlimited}
            aria-label={t('controls.unlimited.long', { name: label })}
            onChange={(event) => gestures.once(event.target.checked ? 'unlimited' : lastFinite.current)}
          />
          {t('value.unlimited')}
        </label>
      )}
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
