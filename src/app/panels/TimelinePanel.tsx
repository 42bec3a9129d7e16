/** Binds the timeline to window, playhead and selection, and keeps the drawing index of the run. */

import { useMemo } from 'react';
import { buildIndex } from '../../views/timeline';
import { TimelineView } from '../../views/timeline/TimelineView';
import { useSelect, useSession, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function TimelinePanel({ shown }: PanelProps) {
  const t = useText();
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const ledger = useSelect((state, select) => select.ledger(state, shown));
  const line = useSelect((state, select) => select.line(state, shown));
  const window = useSelect((state, select) => select.window(state, shown));
  const playhead = useSelect((state, select) => select.playhead(state));
  const selected = useSelect((state) => state.selected);
  const stale = useSelect((state, select) => select.stale(state));
  const still = useSelect((state, select) => select.still(state));
  const index = useMemo(() => buildIndex(shown.trace), [shown.trace]);
  return (
    <TimelineView
      t={t}
      theme={theme}
      trace={shown.trace}
      ledger={ledger}
      index={index}
      lineId={line}
      window={window}
      onWindow={actions.setWindow}
      playhead={playhead}
      onPlayhead={actions.setPlayhead}
      {...(selected === undefined ? {} : { selected })}
      onSelect={actions.selectRow}
      stale={stale}
      reducedMotion={still}
    />
  );
}
