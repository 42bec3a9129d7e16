/** Binds the list of assumptions to the scenario. */

import { memo } from 'react';
import type { Scenario } from '../../scenarios/scenario';
import { AssumptionsView } from '../../views/assumptions/AssumptionsView';
import { useAnswersText } from '../useAnswersText';

export const AssumptionsPanel = memo(function AssumptionsPanel({
  scenario,
}: {
  readonly scenario: Scenario;
}) {
  const t = useAnswersText();
  return <AssumptionsView t={t} statements={scenario.assumptions} parameters={scenario.parameters} />;
});
