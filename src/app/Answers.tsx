/** What follows from the picture: where the time went, why the line is silent, how that changes with the settings. */

import { memo } from 'react';
import { Section } from './page/Section';
import { ElbowPanel } from './panels/ElbowPanel';
import { LedgerPanel } from './panels/LedgerPanel';
import type { PanelProps } from './panels/panelProps';
import { WhyPanel } from './panels/WhyPanel';

export const Answers = memo(function Answers({ shown }: PanelProps) {
  return (
    <div className="lt-at-answers">
      <Section name="why" about={shown}>
        <WhyPanel shown={shown} />
      </Section>
      <Section name="ledger" about={shown}>
        <LedgerPanel shown={shown} />
      </Section>
      <Section name="elbow" about={shown}>
        <ElbowPanel shown={shown} />
      </Section>
    </div>
  );
});
