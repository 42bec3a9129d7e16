/** Binds the explanations to the runs that test them; they are asked for when somebody comes near. */

import { memo, useEffect, useRef } from 'react';
import type { Hypotheses, Scenario } from '../../scenarios/scenario';
import { HypothesesView } from '../../views/hypotheses/HypothesesView';
import { useSelect, useSession } from '../useSession';
import { useEvidenceText } from './evidenceText';

/** So far below the window it counts as near: a screen. */
const NEAR = '100% 0px';

interface Props {
  readonly scenario: Scenario;
  readonly hypotheses: Hypotheses;
}

export const HypothesesPanel = memo(function HypothesesPanel({ scenario, hypotheses }: Props) {
  const t = useEvidenceText();
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const rows = useSelect((state, select) => select.hypotheses(state, scenario));
  const current = useSelect((state, select) => select.hypothesis(state, scenario));
  const step = useSelect((_, select) => select.hypothesisStep(scenario));
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') {
      actions.testHypotheses();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          actions.testHypotheses();
        }
      },
      { rootMargin: NEAR },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [actions]);
  const parameter = scenario.parameters.find(({ key }) => key === hypotheses.parameter);
  return (
    <div ref={ref}>
      {parameter?.type === 'number' && (
        <HypothesesView
          t={t}
          theme={theme}
          parameter={parameter}
          hypotheses={hypotheses}
          rows={rows}
          current={current}
          step={step}
          onChoose={actions.chooseHypothesis}
        />
      )}
    </div>
  );
});
