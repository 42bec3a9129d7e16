/** Below the first screen: figures, assumptions, measurements. */

import { memo } from 'react';
import { Section } from './page/Section';
import { AssumptionsPanel } from './panels/AssumptionsPanel';
import { FiguresPanel } from './panels/FiguresPanel';
import { MeasuredPanel } from './panels/MeasuredPanel';
import type { PanelProps } from './panels/panelProps';

export const Reading = memo(function Reading({ shown }: PanelProps) {
  return (
    <div className="lt-at-reading">
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
