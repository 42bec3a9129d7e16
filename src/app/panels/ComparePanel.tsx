/** Binds the comparison of two runs to the state. */

import { CompareBar } from '../../views/compare/CompareBar';
import { useSelect, useSession, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function ComparePanel({ shown }: PanelProps) {
  const t = useText();
  const { actions } = useSession();
  const wanted = useSelect((state) => state.link.pinned);
  const pinned = useSelect((state, select) => select.pinned(state));
  const a = useSelect((state, select) =>
    state.link.pinned ? select.runName(state, state.link.pinned) : undefined,
  );
  const b = useSelect((state, select) =>
    select.runName(state, { scenario: shown.scenario.id, values: state.link.values, seed: state.link.seed }),
  );
  const sentences = useSelect((state, select) => select.comparison(state, shown));
  if (a === undefined) return null;
  return (
    <CompareBar
      t={t}
      a={a}
      b={b}
      waiting={wanted !== undefined && pinned === undefined}
      equal={pinned === shown}
      sentences={sentences}
      onSwap={actions.swap}
      onUnpin={actions.unpin}
    />
  );
}
