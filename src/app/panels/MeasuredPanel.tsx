/** Binds the comparison with measurements to the runs the sweep has so far. */

import { memo, useMemo } from 'react';
import type { Scenario } from '../../scenarios/scenario';
import { measuredRows } from '../../state/measuredRows';
import { MeasuredView } from '../../views/measured/MeasuredView';
import { useAnswersText } from '../useAnswersText';
import { useSelect, useSession } from '../useSession';

export const MeasuredPanel = memo(function MeasuredPanel({ scenario }: { readonly scenario: Scenario }) {
  const t = useAnswersText();
  const { select } = useSession();
  const swept = useSelect((state) => state.swept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sweep has other runs when `swept` is another number
  const rows = useMemo(
    () => measuredRows(t, scenario, select.measuredRuns(scenario), select.runsOfSweep()),
    [t, scenario, select, swept],
  );
  return <MeasuredView t={t} rows={rows} />;
});
