/** Binds the explanation to the playhead. */

import { WhyView } from '../../views/why/WhyView';
import { useSelect, useSession, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function WhyPanel({ shown }: PanelProps) {
  const t = useText();
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const why = useSelect((state, select) => select.why(state, shown));
  return <WhyView t={t} theme={theme} why={why} onSeek={actions.seek} />;
}
