/** Binds the ledger to the line looked at. */

import { LedgerView } from '../../views/ledger/LedgerView';
import { useAnswersText } from '../useAnswersText';
import { useSelect, useSession } from '../useSession';
import type { PanelProps } from './panelProps';

export function LedgerPanel({ shown }: PanelProps) {
  const t = useAnswersText();
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const rows = useSelect((state, select) => select.ledgerRows(state, shown));
  const by = useSelect((state) => state.link.by);
  const scope = useSelect((state) => state.link.scope);
  const countings = useSelect((state, select) => select.countings(state, shown));
  const counting = useSelect((state, select) => select.counting(state, shown));
  return (
    <LedgerView
      t={t}
      theme={theme}
      lineName={rows.length > 1 ? t('compare.both') : t(`lane.${rows[0]!.id}.long`)}
      rows={rows.map((row, i) => (rows.length > 1 ? { ...row, label: `${'AB'[i]}: ${row.label}` } : row))}
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
