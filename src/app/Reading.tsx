/** Below the first screen: the evidence, where a story has some; figures, assumptions, measurements. */

import { lazy, memo, Suspense } from 'react';
import { Section } from './page/Section';
import { AssumptionsPanel } from './panels/AssumptionsPanel';
import { FiguresPanel } from './panels/FiguresPanel';
import { MeasuredPanel } from './panels/MeasuredPanel';
import type { PanelProps } from './panels/panelProps';

export const Reading = memo(function Reading({ shown }: PanelProps) {
  const { hypotheses, histogram } = shown.scenario;
  return (
    <div className="lt-at-reading">
      {(hypotheses || histogram) && (
        <Suspense fallback={null}>
          <Evidence shown={shown} />
        </Suspense>
      )}
      <Section name="figures" about={shown}>
        <FiguresPanel shown={shown} />
      </Section>
      <Section name="assumptions" about={shown}>
        <AssumptionsPanel scenario={shown.scenario} />
      </Section>
      <Section name="measured" about={shown}>
        <MeasuredPanel scenario={shown.scenario} />
      </Section>
    </div>
  );
});

/** Loaded for the stories that have it. */
const Evidence = lazy(async () => ({ default: (await import('./Evidence')).Evidence }));
