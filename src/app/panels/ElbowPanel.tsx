/** Binds the plot to the sweep. */

import type { Measure } from '../../scenarios/scenario';
import type { NumberParameter } from '../../sim/parameters';
import type { Shown } from '../../state/shown';
import { ElbowView } from '../../views/elbow/ElbowView';
import { useAnswersText } from '../useAnswersText';
import { useSelect, useSession } from '../useSession';
import type { PanelProps } from './panelProps';

export function ElbowPanel({ shown }: PanelProps) {
  const t = useAnswersText();
  const { actions } = useSession();
  const { scenario } = shown;
  const theme = useSelect((state, select) => select.theme(state));
  const plot = useSelect((state, select) => select.plot(state, scenario));
  const pinned = useSelect((state, select) => select.pinned(state));
  const stale = useSelect((state, select) => select.stale(state));
  const { parameter, range } = plot.axis;
  const current = placeOf(shown, parameter.key, plot.measure);
  return (
    <ElbowView
      t={t}
      theme={theme}
      parameter={parameter}
      parameters={scenario.parameters.filter((one): one is NumberParameter => one.type === 'number')}
      onParameter={actions.setAxis}
      measures={scenario.measures}
      measure={plot.measure.id}
      onMeasure={actions.setMeasure}
      range={range}
      points={plot.points}
      progress={plot.progress}
      references={plot.references}
      curves={plot.curves}
      marks={plot.marks}
      current={current}
      pinned={
        pinned?.scenario === scenario
          ? { points: plot.pinned ?? [], at: placeOf(pinned, parameter.key, plot.measure) }
          : undefined
      }
      onPoint={actions.pickPoint}
      stale={stale}
    />
  );
}

/** Where a run stands in the plot; undefined where it has no such number. */
function placeOf({ result }: Shown, key: string, measure: Measure) {
  const x = result.values[key];
  const y = measure.of(result);
  return typeof x === 'number' && y !== null ? { x, y } : undefined;
}
