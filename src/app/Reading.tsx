/** Below the first screen: figures, assumptions, measurements. */

import { Section } from './page/Section';
import { AssumptionsPanel } from './panels/AssumptionsPanel';
import { FiguresPanel } from './panels/FiguresPanel';
import { MeasuredPanel } from './panels/MeasuredPanel';
import type { PanelProps } from './panels/panelProps';

export function Reading({ shown }: PanelProps) {
  return (
    <div className="lt-at-reading">
      <Section name="figures">
        <FiguresPanel shown={shown} />
      </Section>
      <Section name="assumptions">
        <AssumptionsPanel scenario={shown.scenario} />
      </Section>
      <Section name="measured">
        <MeasuredPanel shown={shown} />
      </Section>
    </div>
  );
}
