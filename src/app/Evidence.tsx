/** For stories that are detective stories: which explanation fits what was reported, and how long each call took. */

import { memo } from 'react';
import { Section } from './page/Section';
import { useEvidenceText } from './panels/evidenceText';
import { HistogramPanel } from './panels/HistogramPanel';
import { HypothesesPanel } from './panels/HypothesesPanel';
import type { PanelProps } from './panels/panelProps';

export const Evidence = memo(function Evidence({ shown }: PanelProps) {
  const t = useEvidenceText();
  const { scenario } = shown;
  const { hypotheses, histogram } = scenario;
  return (
    <>
      {histogram && (
        <Section name="histogram" title={t('region.histogram')} about={shown}>
          <HistogramPanel shown={shown} />
        </Section>
      )}
      {hypotheses && (
        <Section name="hypotheses" title={t('region.hypotheses')} about={scenario}>
          <HypothesesPanel scenario={scenario} hypotheses={hypotheses} />
        </Section>
      )}
    </>
  );
});
