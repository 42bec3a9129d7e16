/** Binds the ledger to the line looked at. */

import { LedgerView } from '../../views/ledger/LedgerView';
import { useSelect, useSession, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function LedgerPanel({ shown }: PanelProps) {
  const t = useText();
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const row = useSelect((state, select) => select.ledgerRow(state, shown));
  const by = useSelect((state) => state.link.by);
  const scope = useSelect((state) => state.link.scope);
  const countings = useSelect((state, select) => select.countings(state, shown));
  const counting = useSelect((state, select) => select.counting(state, shown));
  return (
    <LedgerView
      t={t}
      theme={theme}
      lineName={t(`lane.${row.id}.long`)}
      rows={[row]}
      by={by}
      onBy={actions.setBy}
      scope={scope}
      onScope={actions.setScope}
      countings={countings.map(({ id }) => id)}
      counting={counting?.id}
      onCounting={actions.setCounting}
    />
  );
}
