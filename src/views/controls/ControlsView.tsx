/**
 * All settings of a scenario, made from its parameter table: presets, groups of controls, seed, undo and redo. It keeps
 * no value of its own: what is shown is what the props say.
 */

import { type ReactNode, useId } from 'react';
import type { Preset } from '../../scenarios/scenario';
import type { Parameter, ParameterValue, ParameterValues } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import type { Gesture } from './gestures';
import { Icon } from './Icon';
import { changedIn, type Group, groupsOf } from './layout';
import { NumberControl } from './NumberControl';
import { ChoiceControl, SwitchControl } from './OtherControls';
import { SeedControl } from './SeedControl';
import './controls.css';

interface Props {
  readonly t: Text;
  /** Only the moments and undo are shown, in one row. */
  readonly folded: boolean;
  onFolded(folded: boolean): void;
  readonly parameters: readonly Parameter[];
  /** Keys of what is shown and cannot be changed: settings, `seed`, `presets`; `all`. */
  readonly locked?: readonly string[] | undefined;
  readonly values: ParameterValues;
  readonly defaults: ParameterValues;
  readonly presets: readonly Preset[];
  readonly activePreset?: string | undefined;
  onPreset(id: string): void;
  onValue(key: string, value: ParameterValue, gesture: Gesture): void;
  onReset(key: string): void;
  /** The same sentence as the one beside the box, which a screen reader is told there. */
  onProblem(sentence: string): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
  /** Absent: it is not shown. */
  readonly seed: number | undefined;
  onSeed(seed: number): void;
}

export function ControlsView(props: Props) {
  const { t, folded, parameters, values, defaults } = props;
  const bodyId = useId();
  return (
    <div className={folded ? 'lt-controls lt-controls-folded' : 'lt-controls'}>
      <Presets {...props} bodyId={bodyId} />
      <div id={bodyId} className="lt-controls-body" hidden={folded}>
        {groupsOf(parameters).map((group) =>
          group.folded ? (
            <details key={group.id} className="lt-details lt-control-group">
              <summary>
                {t(`group.${group.id}`)}
                <Changed t={t} count={changedIn(group.parameters, values, defaults)} />
              </summary>
              <Controls {...props} group={group} />
            </details>
          ) : (
            <section key={group.id} className="lt-control-group">
              <h3 className="lt-heading">{t(`group.${group.id}`)}</h3>
              <Controls {...props} group={group} />
            </section>
          ),
        )}
        {props.seed !== undefined && (
          <section className="lt-control-group">
            <h3 className="lt-heading">{t('controls.chance')}</h3>
            <Lock {...props} name="seed">
              <SeedControl t={t} seed={props.seed} onSeed={props.onSeed} onProblem={props.onProblem} />
            </Lock>
          </section>
        )}
      </div>
    </div>
  );
}

/** A disabled fieldset: nothing in it can be pressed, moved or typed into, and a screen reader says so. */
function Lock({
  t,
  locked,
  name,
  children,
}: Pick<Props, 't' | 'locked'> & { readonly name: string; readonly children: ReactNode }) {
  if (!locked?.some((one) => one === name || one === 'all')) return children;
  return (
    <fieldset className="lt-locked" disabled title={t('controls.locked')}>
      {children}
    </fieldset>
  );
}

function Presets(props: Props & { readonly bodyId: string }) {
  const { t, folded, presets, activePreset, onPreset, canUndo, canRedo, onUndo, onRedo } = props;
  return (
    <section className="lt-control-group lt-presets">
      <div className="lt-control-head">
        <button
          type="button"
          className="lt-button lt-button-quiet lt-fold"
          title={t(folded ? 'controls.unfold' : 'controls.fold')}
          aria-expanded={!folded}
          aria-controls={props.bodyId}
          onClick={() => props.onFolded(!folded)}
        >
          <Icon name={folded ? 'unfold' : 'fold'} />
          {t('controls.settings')}
        </button>
        <span className="lt-undo">
          <HistoryButton
            name="undo"
            words={t('controls.undo')}
            keys="Control+Z"
            able={canUndo}
            onPress={onUndo}
          />
          <HistoryButton
            name="redo"
            words={t('controls.redo')}
            keys="Control+Y"
            able={canRedo}
            onPress={onRedo}
          />
        </span>
      </div>
      <h3 className="lt-hidden">{t('controls.presets')}</h3>
      <Lock {...props} name="presets">
        <div className="lt-chips">
          {presets.map(({ id }) => (
            <button
              key={id}
              type="button"
              className="lt-chip"
              aria-pressed={id === activePreset}
              onClick={() => onPreset(id)}
            >
              {t(`preset.${id}`)}
            </button>
          ))}
        </div>
      </Lock>
      {!folded && (
        <p className="lt-text lt-small lt-preset-note">
          {activePreset === undefined ? t('controls.ownSettings') : t(`preset.${activePreset}.note`)}
        </p>
      )}
    </section>
  );
}

interface HistoryProps {
  readonly name: 'undo' | 'redo';
  readonly words: string;
  readonly keys: string;
  readonly able: boolean;
  onPress(): void;
}

/** Stays focusable when there is nothing to undo, so that the focus is not lost after the last undo. */
function HistoryButton({ name, words, keys, able, onPress }: HistoryProps) {
  return (
    <button
      type="button"
      className="lt-button lt-button-icon lt-button-quiet"
      aria-label={words}
      title={words}
      aria-keyshortcuts={keys}
      aria-disabled={!able}
      onClick={() => able && onPress()}
    >
      <Icon name={name} />
    </button>
  );
}

function Changed({ t, count }: { readonly t: Text; readonly count: number }) {
  if (count === 0) return null;
  return <span className="lt-changed">{t('controls.changed', { count })}</span>;
}

function Controls(props: Props & { readonly group: Group }) {
  return props.group.parameters.map((parameter) => (
    <Lock key={parameter.key} {...props} name={parameter.key}>
      <Control {...props} parameter={parameter} />
    </Lock>
  ));
}

function Control(props: Props & { readonly parameter: Parameter }) {
  const { parameter, t, values, defaults, onValue, onReset, onProblem } = props;
  const common = {
    t,
    value: values[parameter.key] ?? parameter.default,
    defaultValue: defaults[parameter.key] ?? parameter.default,
    onValue,
    onReset,
    onProblem,
  };
  switch (parameter.type) {
    case 'number':
      return <NumberControl {...common} parameter={parameter} />;
    case 'switch':
      return <SwitchControl {...common} parameter={parameter} />;
    case 'choice':
      return <ChoiceControl {...common} parameter={parameter} />;
  }
}
