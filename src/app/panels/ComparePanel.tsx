/** Binds the comparison of two runs to the state. Loaded when a run is pinned. */

import { useMemo } from 'react';
import type { Scenario } from '../../scenarios/scenario';
import { comparisonOf, runName } from '../../state/compare';
import type { RunSettings } from '../../state/linkState';
import { CompareBar } from '../../views/compare/CompareBar';
import { useLaterText } from '../useLaterText';
import { useSelect, useSession } from '../useSession';
import type { PanelProps } from './panelProps';

export function ComparePanel({ shown }: PanelProps) {
  const wanted = useSelect((state) => state.link.pinned);
  const story = useSelect((_, select) => (wanted ? select.story(wanted.scenario) : undefined));
  return wanted && story ? <Comparison shown={shown} wanted={wanted} story={story} /> : null;
}

interface Props extends PanelProps {
  /** Run A, and its story. */
  readonly wanted: RunSettings;
  readonly story: Scenario;
}

function Comparison({ shown, wanted, story }: Props) {
  const t = useLaterText();
  const otherWords = useLaterText(story);
  const { actions } = useSession();
  const pinned = useSelect((state, select) => select.pinned(state));
  const values = useSelect((state) => state.link.values);
  const seed = useSelect((state) => state.link.seed);
  const a = useMemo(
    () => runName(otherWords, story, wanted.values, wanted.seed),
    [otherWords, story, wanted],
  );
  const b = useMemo(() => runName(t, shown.scenario, values, seed), [t, shown.scenario, values, seed]);
  const sentences = useMemo(() => (pinned ? comparisonOf(t, pinned, shown) : []), [t, pinned, shown]);
  return (
    <CompareBar
      t={t}
      a={a}
      b={b}
      waiting={pinned === undefined}
      equal={pinned === shown}
      sentences={sentences}
      onSwap={actions.swap}
      onUnpin={actions.unpin}
    />
  );
}
