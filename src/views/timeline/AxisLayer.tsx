/** Gridlines behind the spans and the numbers above them. Left to right in every language. */

import { memo } from 'react';
import { nsToPx, type TimelineLayout } from './layout';
import type { Axis } from './ticks';
import type { TimeWindow } from './window';

interface AxisLayerProps {
  readonly layout: TimelineLayout;
  readonly window: TimeWindow;
  readonly axis: Axis;
}

/** Labels nearer to an edge of a narrow plot than this begin or end there. */
const NEAR_EDGE = 16;
const UNIT_GAP = 12;

export const AxisLayer = memo(function AxisLayer({ layout, window, axis }: AxisLayerProps) {
  const { plotX, plotWidth, axisHeight, machines, strip, narrow, width, height } = layout;
  const place = (at: number): number => plotX + nsToPx(at, window.from, window.to, plotWidth);
  const last = axis.ticks.length - 1;
  return (
    <svg className="lt-timeline-axis" width={width} height={height} aria-hidden="true">
      {axis.ticks.map(({ at }) => (
        <line
          key={at}
          className="lt-timeline-grid"
          x1={place(at)}
          x2={place(at)}
          y1={axisHeight - 4}
          y2={strip.y + strip.height}
        />
      ))}
      {machines.map(({ lane, y, height: own }) => (
        <rect key={lane} className="lt-timeline-machine" x={plotX} y={y} width={plotWidth} height={own} />
      ))}
      {axis.ticks.map(({ at, label }, i) => {
        const x = place(at);
        const text = narrow && i === last ? `${label} ${axis.unit}` : label;
        const start = narrow && x < NEAR_EDGE;
        const end = narrow && (i === last || x > width - NEAR_EDGE);
        return (
          <text
            key={at}
            className="lt-timeline-tick"
            x={start ? 0 : end ? Math.min(width, x + NEAR_EDGE) : x}
            y={axisHeight - 8}
            textAnchor={start ? 'start' : end ? 'end' : 'middle'}
          >
            {text}
          </text>
        );
      })}
      {narrow ? null : (
        <text className="lt-timeline-tick" x={plotX - UNIT_GAP} y={axisHeight - 8} textAnchor="end">
          {axis.base ? `${axis.base} + ${axis.unit}` : axis.unit}
        </text>
      )}
    </svg>
  );
});
