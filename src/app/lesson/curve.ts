/** What the plot of a curve question needs of its story: axis, scale, labels. */

import type { CurveQuestion, Runs } from '../../scenarios/lesson';
import type { Scenario } from '../../scenarios/scenario';
import type { NumberParameter } from '../../sim/parameters';
import { formatQuantity } from '../../state/lesson/numbers';
import { settingsOf } from '../../state/lesson/place';
import type { AtStep } from '../../state/selectors';
import type { Text } from '../../text/catalogue';
import { formatValue } from '../../text/format';
import type { CurveLabels } from '../../views/lesson/CurvePlotView';
import type { CurveRange } from '../../views/lesson/layout';

export interface CurveParts {
  readonly range: CurveRange;
  readonly labels: CurveLabels;
}

export function curveParts(
  t: Text,
  { lesson }: AtStep,
  question: CurveQuestion,
  runs: Runs,
  find: (id: string) => Scenario | undefined,
): CurveParts | undefined {
  const settings = question.over.map((name) => settingsOf(lesson.runs[name]!, find));
  const scenario = settings[0] && find(settings[0].scenario);
  const parameter = scenario?.parameters.find(
    (one): one is NumberParameter => one.key === question.axis && one.type === 'number',
  );
  if (!scenario || !parameter) return undefined;
  const { plot } = scenario;
  return {
    range: {
      at: settings.map((one) => Number(one?.values[question.axis])),
      log: plot.parameter === question.axis ? plot.scale === 'log' : parameter.scale === 'log',
      top: question.top(runs),
      low: question.bottom?.(runs),
    },
    labels: {
      xAxis: t(`param.${question.axis}`),
      yAxis: t(`measure.${question.measure}`),
      place: (x) => formatValue(parameter, x),
      value: (y) => formatQuantity(question.quantity, y),
    },
  };
}
