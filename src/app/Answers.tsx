/** What follows from the picture: where the time went, why the line is silent, how that changes with the settings. */

import { Section } from './page/Section';
import { ElbowPanel } from './panels/ElbowPanel';
import { LedgerPanel } from './panels/LedgerPanel';
import type { PanelProps } from './panels/panelProps';
import { WhyPanel } from './panels/WhyPanel';

export function Answers({ shown }: PanelProps) {
  return (
    <div className="lt-at-answers">
      <Section name="ledger">
        <LedgerPanel shown={shown} />
      </Section>
      <Section name="why">
        <WhyPanel shown={shown} />
      </Section>
      <Section name="elbow">
        <ElbowPanel shown={shown} />
      </Section>
    </div>
  );
}
