/** What of an embed is seen, and what may be changed. */

import type { Scenario } from '../../scenarios/scenario';
import { FIGURES, PANELS } from '../../state/embedNames';
import type { Text } from '../../text/catalogue';

interface Props {
  readonly t: Text;
  readonly scenario: Scenario;
  readonly lesson: boolean;
  readonly hidden: readonly string[];
  onHidden(names: readonly string[]): void;
  readonly locked: readonly string[];
  onLocked(names: readonly string[]): void;
}

export function EmbedNames({ t, scenario, lesson, hidden, onHidden, locked, onLocked }: Props) {
  const has: Readonly<Record<string, boolean>> = {
    lesson,
    frame: scenario.anatomy !== undefined,
    hypotheses: scenario.hypotheses !== undefined,
    histogram: scenario.histogram !== undefined,
  };
  const panels = PANELS.filter((name) => has[name] !== false);
  const parts = ['playback', 'presets', 'compare'];
  const settings = [
    ...scenario.parameters.map(({ key }) => ({ key, label: t(`param.${key}`) })),
    { key: 'seed', label: t('controls.seed') },
  ];
  const box = (
    names: readonly string[],
    onNames: (names: readonly string[]) => void,
    key: string,
    label: string,
    shown?: string,
  ) => (
    <label key={key} className="lt-choice">
      <input
        type="checkbox"
        checked={names.includes(key)}
        aria-label={label}
        onChange={() => onNames(names.includes(key) ? names.filter((one) => one !== key) : [...names, key])}
      />
      {shown !== undefined && <span>{shown}</span>}
    </label>
  );
  return (
    <>
      <details className="lt-details" open>
        <summary>{t('embedDialog.hide')}</summary>
        <div className="lt-embed-names">
          {panels.map((name) => box(hidden, onHidden, name, t(`region.${name}`), t(`region.${name}`)))}
          {parts.map((name) =>
            box(hidden, onHidden, name, t(`embedDialog.part.${name}`), t(`embedDialog.part.${name}`)),
          )}
        </div>
      </details>
      <details className="lt-details">
        <summary>{t('embedDialog.settings')}</summary>
        <table className="lt-table">
          <thead>
            <tr>
              <th scope="col">{t('embedDialog.setting')}</th>
              <th scope="col">{t('embedDialog.hidden')}</th>
              <th scope="col">{t('embedDialog.locked')}</th>
            </tr>
          </thead>
          <tbody>
            {settings.map(({ key, label }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{box(hidden, onHidden, key, t('embedDialog.hideIt', { name: label }))}</td>
                <td>{box(locked, onLocked, key, t('embedDialog.lockIt', { name: label }))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <details className="lt-details">
        <summary>{t('embedDialog.figures')}</summary>
        <div className="lt-embed-names">
          {FIGURES.map((name) => box(hidden, onHidden, name, t(`figure.${name}`), t(`figure.${name}`)))}
        </div>
      </details>
    </>
  );
}
