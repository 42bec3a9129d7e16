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
    />
  );
}
