/** Binds the plot to the sweep. */

import type { NumberParameter } from '../../sim/parameters';
import { ElbowView } from '../../views/elbow/ElbowView';
import { useSelect, useSession, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function ElbowPanel({ shown }: PanelProps) {
  const t = useText();
  const { actions } = useSession();
  const { scenario, result } = shown;
  const theme = useSelect((state, select) => select.theme(state));
  const plot = useSelect((state, select) => select.plot(state, scenario));
  const stale = useSelect((state, select) => select.stale(state));
  const { parameter, range } = plot.axis;
  const x = result.values[parameter.key];
  const y = plot.measure.of(result);
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
      {...(typeof x === 'number' && y !== null ? { current: { x, y } } : {})}
      onPoint={actions.pickPoint}
      stale={stale}
    />
  );
}
