/** A horizontal axis as SVG, to stand below bars: line, ticks, numbers, what they count. Only drawing. */

import type { Axis } from './elbow/scales';
import './numberLine.css';

interface Props {
  readonly axis: Axis;
  readonly width: number;
  readonly fontSize: number;
  readonly title: string;
}

export function NumberLine({ axis, width, fontSize, title }: Props) {
  const height = Math.ceil(fontSize * 2.9);
  return (
    <svg className="lt-number-line" width={width} height={height} aria-hidden="true" style={{ fontSize }}>
      <path d={`M${axis.ticks[0]?.px ?? 0} 1H${axis.ticks.at(-1)?.px ?? width}`} />
      {axis.ticks.map(({ value, px, label }) => (
        <g key={value}>
          <path d={`M${px} 1v4`} />
          <text className="lt-number-line-number" x={px} y={6 + fontSize * 0.85} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <text x={width} y={height - fontSize * 0.3} textAnchor="end">
        {title}
      </text>
    </svg>
  );
}
