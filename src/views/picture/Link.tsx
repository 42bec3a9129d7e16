/** One link: its two directions, and the frames on them, split into their parts. */

import { palette, type ThemeName } from '../theme';
import { type FramePlace, placeFrame } from './frames';
import type { DirectionPlace, LinkPlace } from './layout';
import type { LinkState } from './state';

interface LinkProps {
  readonly theme: ThemeName;
  readonly place: LinkPlace;
  readonly state: LinkState;
  readonly perBit: number;
  readonly lineId: string;
}

/** Both wires lie under both frames: a cable that is shared has them on each other. */
export function Link({ theme, place, state, perBit, lineId }: LinkProps) {
  const ways = [
    [place.forward, state.forward],
    [place.back, state.back],
  ] as const;
  return (
    <g>
      {ways.map(([way, { lane }], i) => (
        <Wire key={i === 0 ? 'forward' : 'back'} way={way} chosen={lane === lineId} />
      ))}
      {ways.map(([way, { frame }], i) =>
        frame ? (
          <FrameBox key={i === 0 ? 'forward' : 'back'} theme={theme} frame={placeFrame(frame, way, perBit)} />
        ) : null,
      )}
    </g>
  );
}

function Wire({ way, chosen }: { readonly way: DirectionPlace; readonly chosen: boolean }) {
  return (
    <g>
      <line
        className="lt-picture-wire"
        data-chosen={chosen || undefined}
        x1={way.x1}
        y1={way.y1}
        x2={way.x2}
        y2={way.y2}
      />
      <path className="lt-picture-arrow" d={arrow(way)} />
    </g>
  );
}

const ARROW = 5;

/** A tip at the receiver's end. */
function arrow({ x1, y1, x2, y2 }: DirectionPlace): string {
  const dx = Math.sign(x2 - x1);
  const dy = Math.sign(y2 - y1);
  const [bx, by] = [x2 - dx * ARROW * 1.6, y2 - dy * ARROW * 1.6];
  return `M${x2} ${y2}L${bx - dy * ARROW} ${by - dx * ARROW}L${bx + dy * ARROW} ${by + dx * ARROW}Z`;
}

const LETTER_FROM = 13;

function FrameBox({ theme, frame }: { theme: ThemeName; frame: FramePlace }) {
  const { categories, paper, ink } = palette(theme);
  return (
    <g>
      {frame.parts.map(({ category, x, y, width, height }) => {
        const look = categories[category];
        const fits = Math.min(width, height) >= LETTER_FROM;
        return (
          <g key={`${category} ${x} ${y}`}>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              fill={look.fill}
              stroke={paper}
              strokeWidth={0.5}
            />
            {fits ? (
              <text className="lt-picture-letter" x={x + width / 2} y={y + height / 2} fill={look.ink}>
                {look.letter}
              </text>
            ) : null}
          </g>
        );
      })}
      <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} fill="none" stroke={ink} />
    </g>
  );
}
