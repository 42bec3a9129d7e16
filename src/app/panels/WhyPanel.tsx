/** Binds the explanation to the playhead. */

import { useMemo } from 'react';
import { whyOf } from '../../state/whyOf';
import { WhyView } from '../../views/why/WhyView';
import { useAnswersText } from '../useAnswersText';
import { useSelect, useSession } from '../useSession';
import type { PanelProps } from './panelProps';

export function WhyPanel({ shown }: PanelProps) {
  const t = useAnswersText();
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const line = useSelect((state, select) => select.line(state, shown));
  const playhead = useSelect((state, select) => select.playhead(state));
  const why = useMemo(() => whyOf(shown, line, playhead), [shown, line, playhead]);
  return <WhyView t={t} theme={theme} why={why} onSeek={actions.seek} />;
}
