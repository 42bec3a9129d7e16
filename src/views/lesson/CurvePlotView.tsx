/** The plot of a curve that is drawn by hand, and later of the truth beside it. Only drawing. */

import type { PointerEventHandler } from 'react';
import { type CurvePlot, type CurveRange, pathOf } from './layout';
import './lesson.css';

export interface CurveLabels {
  readonly xAxis: string;
  readonly yAxis: string;
  /** A value of the setting, and a height, with their units. */
  place(x: number): string;
  value(y: number): string;
}

interface Props {
  readonly plot: CurvePlot;
  readonly range: CurveRange;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly labels: CurveLabels;
  readonly guess?: readonly number[] | undefined;
  readonly truth?: readonly number[] | undefined;
  /** The point that the keys move. */
  readonly handle?: number;
  /** Nothing has been drawn yet. */
  readonly untouched?: boolean;
  onPointerDown?: PointerEventHandler<SVGSVGElement>;
  onPointerMove?: PointerEventHandler<SVGSVGElement>;
  onPointerUp?: PointerEventHandler<SVGSVGElement>;
}

export function CurvePlotView(props: Props) {
  const { plot, range, width, height, fontSize, labels, guess, truth, handle, untouched = false } = props;
  const { x, y, left, right, top, bottom } = plot;
  const draws = props.onPointerDown !== undefined;
  return (
    <svg
      className={draws ? 'lt-curve-plot lt-curve-open' : 'lt-curve-plot'}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ fontSize }}
      aria-hidden="true"
      onPointerDown={props.onPointerDown}
      onPointerMove={props.onPointerMove}
      onPointerUp={props.onPointerUp}
      onPointerCancel={props.onPointerUp}
    >
      <rect className="lt-curve-paper" x={left} y={top} width={right - left} height={bottom - top} />
      {y.ticks.map(({ value, px }) => (
        <g key={value}>
          <path className="lt-curve-grid" d={`M${left} ${px}H${right}`} />
          <text x={left - 6} y={px + fontSize * 0.35} textAnchor="end">
            {labels.value(value)}
          </text>
        </g>
      ))}
      {x.ticks.map(({ value, px, label }) => (
        <g key={value}>
          <path className="lt-curve-axis" d={`M${px} ${bottom}v4`} />
          <text x={px} y={bottom + fontSize * 1.4} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <path className="lt-curve-axis" d={`M${left} ${bottom}H${right}`} />
      <text x={right} y={height - fontSize * 0.3} textAnchor="end">
        {labels.xAxis}
      </text>
      <text x={0} y={fontSize * 0.85}>
        {labels.yAxis}
      </text>
      {truth && <path className="lt-curve-truth" d={pathOf(plot, range.at, truth)} />}
      {guess && (
        <path
          className={untouched ? 'lt-curve-guess lt-curve-untouched' : 'lt-curve-guess'}
          d={pathOf(plot, range.at, guess)}
        />
      )}
      {draws &&
        range.at.map((value, i) => (
          <circle
            key={value}
            className={i === handle ? 'lt-curve-handle lt-curve-chosen' : 'lt-curve-handle'}
            cx={x.toPx(value)}
            cy={y.toPx(guess![i]!)}
            r={i === handle ? 7 : 5.5}
          />
        ))}
    </svg>
  );
}
