/** Binds the controls to settings and undo. */

import { memo } from 'react';
import type { Scenario } from '../../scenarios/scenario';
import { ControlsView } from '../../views/controls/ControlsView';
import { useSelect, useSession, useText } from '../useSession';

/** What is wrong is described by the box itself, which a screen reader reads there. */
const saidThere = (): void => {};

export const ControlsPanel = memo(function ControlsPanel({ scenario }: { readonly scenario: Scenario }) {
  const t = useText();
  const { actions } = useSession();
  const { values, seed } = useSelect((state) => state.link);
  const defaults = useSelect((_, select) => select.defaults(scenario));
  const preset = useSelect((state, select) => select.preset(state));
  const folded = useSelect((state, select) => select.folded(state));
  const canUndo = useSelect((state) => state.history.past.length > 0);
  const canRedo = useSelect((state) => state.history.future.length > 0);
  return (
    <ControlsView
      t={t}
      folded={folded}
      onFolded={actions.setFolded}
      parameters={scenario.parameters}
      values={values}
      defaults={defaults}
      presets={scenario.presets}
      activePreset={preset}
      onPreset={actions.choosePreset}
      onValue={actions.setValue}
      onReset={actions.resetValue}
      onProblem={saidThere}
      canUndo={canUndo}
      canRedo={canRedo}
      onUndo={actions.undo}
      onRedo={actions.redo}
      seed={seed}
      onSeed={actions.setSeed}
    />
  );
});
