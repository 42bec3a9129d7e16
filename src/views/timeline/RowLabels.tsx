/** Names of the rows: machines, the lines between them, and the strip below. */

import { memo } from 'react';
import type { ReadableTrace } from '../../sim/accounting/lanes';
import type { Text } from '../../text/catalogue';
import type { TimelineLayout } from './layout';
import { laneName } from './words';

interface RowLabelsProps {
  readonly t: Text;
  readonly trace: ReadableTrace;
  readonly layout: TimelineLayout;
  readonly lineId: string;
}

const LEAST = 90;
const MOST = 190;
/** Bold names are wider than captions; names of lines are indented. */
const BOLD = 1.12;
const INDENT = 20;
const AWAY = 14;

/** Room for the longest name, within reason. */
export function labelWidthOf(
  t: Text,
  trace: ReadableTrace,
  line: number,
  measure: (text: string) => number,
): number {
  const names = trace.lanes.map(({ role }, lane) =>
    role === 'line' ? measure(laneName(t, trace, lane)) + INDENT : measure(laneName(t, trace, lane)) * BOLD,
  );
  const strip = measure(t('timeline.strip', { line: laneName(t, trace, line) })) * BOLD;
  return Math.ceil(Math.min(MOST, Math.max(LEAST, strip, ...names) + AWAY));
}

export const RowLabels = memo(function RowLabels({ t, trace, layout, lineId }: RowLabelsProps) {
  return (
    <div dir="ltr">
      {layout.labels.map(({ lane, kind, x, y, width, height }) => {
        const name = laneName(t, trace, lane);
        const chosen = kind === 'line' && trace.lanes[lane]!.id === lineId;
        return (
          <div
            key={`${kind} ${lane}`}
            className={`lt-timeline-label lt-timeline-label-${kind}`}
            data-chosen={chosen || undefined}
            style={{ left: x, top: y, width, height }}
            title={name}
          >
            <span dir="auto">{kind === 'strip' ? t('timeline.strip', { line: name }) : name}</span>
          </div>
        );
      })}
    </div>
  );
});
