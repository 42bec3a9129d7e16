/** Binds the verdict to the run on the page. */

import { VerdictView } from '../../views/verdict/VerdictView';
import { useSelect, useSession, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function VerdictPanel({ shown }: PanelProps) {
  const t = useText();
  const { parts, detail } = useSelect((state, select) => select.verdict(state, shown));
  const stale = useSelect((state, select) => select.stale(state));
  const { actions } = useSession();
  const pinned = useSelect(({ link, host }) => !!link.pinned || host?.hidden.includes('compare') === true);
  return (
    <VerdictView t={t} parts={parts} detail={detail} stale={stale}>
      {!pinned && (
        <button
          type="button"
          className="lt-button lt-small"
          title={t('compare.pin.long')}
          onClick={actions.pin}
        >
          {t('compare.pin')}
        </button>
      )}
    </VerdictView>
  );
}
