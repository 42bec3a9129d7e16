/** Binds the timeline to window, playhead and selection, and keeps the drawing index of the run. */

import { useMemo } from 'react';
import type { Shown } from '../../state/shown';
import { buildIndex } from '../../views/timeline';
import { TimelineView } from '../../views/timeline/TimelineView';
import { useSelect, useSession, useTextOf } from '../useSession';
import type { PanelProps } from './panelProps';

/** The beginning of a run that is being worked out stands in for it until it is there. */
export function TimelinePanel({ shown, preview }: PanelProps & { readonly preview?: Shown | undefined }) {
  const pinned = useSelect((state, select) => select.pinned(state));
  if (!pinned || pinned === shown) return <Timeline shown={shown} looked={preview ?? shown} />;
  return (
    <>
      <Timeline shown={shown} looked={pinned} name="A" />
      <Timeline shown={shown} looked={preview ?? shown} name="B" />
    </>
  );
}

/** The timeline of one of the runs, on the clock of both. */
function Timeline({ shown, looked, name }: PanelProps & { readonly looked: Shown; readonly name?: string }) {
  const t = useTextOf(looked.scenario);
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const ledger = useSelect((state, select) => select.ledger(state, looked));
  const line = useSelect((state, select) => select.line(state, looked));
  const clock = useSelect((state, select) => select.clock(state, shown));
  const isMain = name !== 'A';
  const overview = useSelect((state, select) => select.ledger(state, isMain ? shown : looked));
  const window = useSelect((state, select) => select.window(state, isMain ? looked : shown));
  const playhead = useSelect((state, select) => select.playhead(state));
  const selected = useSelect((state) => (isMain ? state.selected : undefined));
  const stale = useSelect((state, select) => select.stale(state));
  const still = useSelect((state, select) => select.still(state));
  const index = useMemo(() => buildIndex(looked.trace), [looked.trace]);
  return (
    <TimelineView
      t={t}
      theme={theme}
      trace={looked.trace}
      clock={clock}
      name={name}
      ledger={ledger}
      overview={overview}
      index={index}
      lineId={line}
      window={window}
      onWindow={actions.setWindow}
      playhead={playhead}
      onPlayhead={actions.setPlayhead}
      {...(selected === undefined ? {} : { selected })}
      onSelect={isMain ? actions.selectRow : (_, ns) => actions.setPlayhead(ns)}
      stale={stale}
      reducedMotion={still}
    />
  );
}
