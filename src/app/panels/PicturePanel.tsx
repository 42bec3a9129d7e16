/** Binds the picture of machines and lines to playhead and line. */

import { PictureView } from '../../views/picture/PictureView';
import { useSelect, useSession, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function PicturePanel({ shown }: PanelProps) {
  const t = useText();
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const playhead = useSelect((state, select) => select.playhead(state));
  const line = useSelect((state, select) => select.line(state, shown));
  return (
    <PictureView
      t={t}
      theme={theme}
      picture={shown.scenario.picture}
      trace={shown.trace}
      values={shown.result.values}
      seed={shown.result.seed}
      playhead={playhead}
      lineId={line}
      onLine={actions.setLine}
    />
  );
}
