/** Binds the comparison with measurements to the runs the sweep has so far. */

import { memo } from 'react';
import type { Scenario } from '../../scenarios/scenario';
import { MeasuredView } from '../../views/measured/MeasuredView';
import { useSelect, useText } from '../useSession';

export const MeasuredPanel = memo(function MeasuredPanel({ scenario }: { readonly scenario: Scenario }) {
  const t = useText();
  const rows = useSelect((state, select) => select.measured(state, scenario));
  return <MeasuredView t={t} rows={rows} />;
});
