/** Binds the comparison with measurements to the runs the sweep has so far. */

import { MeasuredView } from '../../views/measured/MeasuredView';
import { useSelect, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function MeasuredPanel({ shown }: PanelProps) {
  const t = useText();
  const rows = useSelect((state, select) => select.measured(state, shown.scenario));
  return <MeasuredView t={t} rows={rows} />;
}
