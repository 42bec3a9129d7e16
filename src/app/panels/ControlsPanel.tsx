/** Binds the controls to settings and undo. */

import { memo } from 'react';
import type { Scenario } from '../../scenarios/scenario';
import { ControlsView } from '../../views/controls/ControlsView';
import { useSelect, useSession, useText } from '../useSession';

const NONE: Scenario['presets'] = [];
const NOTHING: readonly string[] = [];
/** What is wrong is described by the box itself, which a screen reader reads there. */
const saidThere = (): void => {};

interface Props {
  readonly scenario: Scenario;
  /** Of these settings alone, and without the moments of the story: what a step of a lesson lets change. */
  readonly only?: readonly string[] | 'all' | undefined;
}

export const ControlsPanel = memo(function ControlsPanel({ scenario, only = 'all' }: Props) {
  const t = useText();
  const { actions } = useSession();
  const { values, seed } = useSelect((state) => state.link);
  const defaults = useSelect((_, select) => select.defaults(scenario));
  const preset = useSelect((state, select) => select.preset(state));
  const folded = useSelect((state, select) => select.folded(state) && only === 'all');
  const hidden = useSelect((state) => state.host?.hidden ?? NOTHING);
  const locked = useSelect((state) => state.host?.locked);
  const seen = scenario.parameters.filter(
    ({ key }) => (only === 'all' || only.includes(key)) && !hidden.includes(key),
  );
  const canUndo = useSelect((state) => state.history.past.length > 0);
  const canRedo = useSelect((state) => state.history.future.length > 0);
  return (
    <ControlsView
      t={t}
      folded={folded}
      onFolded={actions.setFolded}
      parameters={seen}
      locked={locked}
      values={values}
      defaults={defaults}
      presets={only === 'all' && !hidden.includes('presets') ? scenario.presets : NONE}
      activePreset={preset}
      onPreset={actions.choosePreset}
      onValue={actions.setValue}
      onReset={actions.resetValue}
      onProblem={saidThere}
      canUndo={canUndo}
      canRedo={canRedo}
      onUndo={actions.undo}
      onRedo={actions.redo}
      seed={hidden.includes('seed') ? undefined : seed}
      onSeed={actions.setSeed}
    />
  );
});
