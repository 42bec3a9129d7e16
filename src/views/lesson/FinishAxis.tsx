/** An axis of time that begins at 0, with marks on it: where somebody thinks the run will end, and where it did. Only drawing. */

import type { Text } from '../../text/catalogue';
import { formatDuration } from '../../text/format';
import { makeTimeAxis } from './layout';
import './lesson.css';

export interface FinishMark {
  readonly id: 'guess' | 'truth';
  /** ns */
  readonly at: number;
}

interface Props {
  readonly t: Text;
  readonly width: number;
  readonly fontSize: number;
  /** End of the axis, ns. */
  readonly until: number;
  readonly marks: readonly FinishMark[];
}

export function FinishAxis({ t, width, fontSize, until, marks }: Props) {
  const axis = makeTimeAxis(until, width, fontSize);
  const rows = marks.length;
  const line = rows * fontSize * 1.7 + 6;
  const height = Math.ceil(line + fontSize * 1.9);
  return (
    <svg
      className="lt-finish-axis"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ fontSize }}
      aria-hidden="true"
    >
      {marks.map(({ id, at }, row) => {
        const x = axis.toPx(Math.min(at, until));
        const y = (row + 1) * fontSize * 1.7 - fontSize * 0.4;
        const left = x > width / 2;
        const text = `${t(id === 'guess' ? 'answer.yours' : 'answer.run')}: ${formatDuration(at)}`;
        return (
          <g key={id} className={`lt-finish-mark lt-finish-${id}`}>
            <path d={`M${x} ${y - fontSize}V${line}`} />
            <text x={left ? x - 6 : x + 6} y={y} textAnchor={left ? 'end' : 'start'}>
              {text}
            </text>
          </g>
        );
      })}
      <path className="lt-finish-line" d={`M${axis.toPx(0)} ${line}H${axis.toPx(until)}`} />
      {axis.ticks.map(({ value, px, label }) => (
        <g key={value}>
          <path className="lt-finish-line" d={`M${px} ${line}v4`} />
          <text x={px} y={line + fontSize * 1.4} textAnchor={value === 0 ? 'start' : 'middle'}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
