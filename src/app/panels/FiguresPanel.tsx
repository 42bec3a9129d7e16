/** Binds the table of figures to the run on the page. */

import { FiguresView } from '../../views/figures/FiguresView';
import { useSelect, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function FiguresPanel({ shown }: PanelProps) {
  const t = useText();
  const rows = useSelect((state, select) => select.figures(state, shown));
  const others = useSelect((state, select) => select.pinnedFigures(state, shown));
  return (
    <FiguresView t={t} rows={others ? rows.map((row) => ({ ...row, other: others[row.id] ?? '–' })) : rows} />
  );
}
