/** Binds the table of figures to the run on the page, and to run A beside it. */

import { useMemo } from 'react';
import { figureRows } from '../../state/figureRows';
import type { Shown } from '../../state/shown';
import { FiguresView } from '../../views/figures/FiguresView';
import { useAnswersText } from '../useAnswersText';
import { useSelect, useTextOf } from '../useSession';
import type { PanelProps } from './panelProps';

export function FiguresPanel({ shown }: PanelProps) {
  const pinned = useSelect((state, select) => select.pinned(state));
  return pinned && pinned !== shown ? <Both shown={shown} pinned={pinned} /> : <One shown={shown} />;
}

function useRows(shown: Shown) {
  const t = useTextOf(shown.scenario);
  const counting = useSelect((state, select) => select.counting(state, shown));
  const hidden = useSelect((state) => state.host?.hidden);
  return useMemo(
    () => figureRows(t, shown, counting).filter(({ id }) => !hidden?.includes(id)),
    [t, shown, counting, hidden],
  );
}

function One({ shown }: PanelProps) {
  return <FiguresView t={useAnswersText()} rows={useRows(shown)} />;
}

function Both({ shown, pinned }: PanelProps & { readonly pinned: Shown }) {
  const t = useAnswersText();
  const rows = useRows(shown);
  const others = new Map(useRows(pinned).map(({ id, value }) => [id, value]));
  return <FiguresView t={t} rows={rows.map((row) => ({ ...row, other: others.get(row.id) ?? '–' }))} />;
}
