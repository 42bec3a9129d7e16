/** Binds the histogram to the calls of the run on the page. */

import { HistogramView } from '../../views/histogram/HistogramView';
import { useSelect } from '../useSession';
import { useEvidenceText } from './evidenceText';
import type { PanelProps } from './panelProps';

export function HistogramPanel({ shown }: PanelProps) {
  const t = useEvidenceText();
  const theme = useSelect((state, select) => select.theme(state));
  const times = useSelect((state, select) => select.callTimes(state, shown));
  return (
    <HistogramView
      t={t}
      theme={theme}
      times={times}
      period={shown.scenario.histogram?.period(shown.result.values)}
    />
  );
}
