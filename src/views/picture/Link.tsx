/** One link: its two directions, and the frames on them, split into their parts. */

import { palette, type ThemeName } from '../theme';
import { type FramePlace, placeFrame } from './frames';
import type { DirectionPlace, LinkPlace } from './layout';
import type { DirectionState, LinkState } from './state';

interface LinkProps {
  readonly theme: ThemeName;
  readonly place: LinkPlace;
  readonly state: LinkState;
  readonly perBit: number;
  readonly lineId: string;
}

export function Link({ theme, place, state, perBit, lineId }: LinkProps) {
  return (
    <g>
      <Direction
        theme={theme}
        way={place.forward}
        state={state.forward}
        perBit={perBit}
        chosen={state.forward.lane === lineId}
      />
      <Direction
        theme={theme}
        way={place.back}
        state={state.back}
        perBit={perBit}
        chosen={state.back.lane === lineId}
      />
    </g>
  );
}

interface DirectionProps {
  readonly theme: ThemeName;
  readonly way: DirectionPlace;
  readonly state: DirectionState;
  readonly perBit: number;
  readonly chosen: boolean;
}

function Direction({ theme, way, state, perBit, chosen }: DirectionProps) {
  const frame = state.frame ? placeFrame(state.frame, way, perBit) : undefined;
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
      {frame ? <FrameBox theme={theme} frame={frame} /> : null}
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
