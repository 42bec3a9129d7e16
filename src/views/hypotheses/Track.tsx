/** Bars of one row as SVG. Only drawing; every number is in the text beside it too. */

import { useId } from 'react';
import type { ValueRange } from '../../scenarios/scenario';
import type { Text } from '../../text/catalogue';
import type { Axis } from '../elbow/scales';
import { BAR_HEIGHT, BAR_TOP, barsOf, trackOf } from './layout';
import { rangeText } from './words';

interface Props {
  readonly t: Text;
  readonly axis: Axis;
  readonly width: number;
  readonly fontSize: number;
  /** What was reported, behind every row. */
  readonly reported: readonly ValueRange[];
  readonly ranges: readonly ValueRange[];
  readonly kind: 'reported' | 'fits' | 'out';
}

export function TrackDrawing({ t, axis, width, fontSize, reported, ranges, kind }: Props) {
  const hatch = useId();
  const track = trackOf(ranges, axis, width, fontSize, (range) => rangeText(t, range));
  return (
    <>
      <svg
        className="lt-hypothesis-svg"
        width={width}
        height={track.height}
        viewBox={`0 0 ${width} ${track.height}`}
        aria-hidden="true"
        style={{ fontSize }}
      >
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className="lt-hypothesis-fill" />
          <path d="M0 0V5" className="lt-hypothesis-hatch" />
        </pattern>
        {barsOf(reported, axis).map((bar) => (
          <rect
            key={bar.range.from}
            className="lt-hypothesis-band"
            x={bar.x}
            y={0}
            width={bar.width}
            height={track.height}
          />
        ))}
        <line
          className="lt-hypothesis-ground"
          x1={0}
          x2={width}
          y1={BAR_TOP + BAR_HEIGHT}
          y2={BAR_TOP + BAR_HEIGHT}
        />
        {track.bars.map((bar) => (
          <rect
            key={bar.range.from}
            className={`lt-hypothesis-bar lt-hypothesis-bar-${kind}`}
            x={bar.x}
            y={BAR_TOP}
            width={bar.width}
            height={BAR_HEIGHT}
            fill={kind === 'reported' ? undefined : `url(#${hatch})`}
          />
        ))}
        {track.labels.map(({ id, x, row, text }) => (
          <text key={id} className="lt-hypothesis-label" x={x + 2} y={track.baselines[row]}>
            {text}
          </text>
        ))}
      </svg>
      {track.left > 0 && (
        <span className="lt-small lt-mute">{t('hypotheses.more', { count: track.left })}</span>
      )}
    </>
  );
}
