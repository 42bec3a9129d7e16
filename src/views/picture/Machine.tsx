/** A machine: its outline, its places with what is in them, and a timer that runs down. Names are text beside it. */

import type { KindSpec } from '../../sim/model';
import { palette, type ThemeName } from '../theme';
import type { NodePlace, PlacesPlace } from './layout';
import type { PlaceState } from './places';
import type { TimerState } from './state';

interface MachineProps {
  readonly theme: ThemeName;
  readonly place: NodePlace;
  readonly slots: readonly {
    readonly place: PlacesPlace;
    readonly state: readonly (PlaceState | undefined)[];
  }[];
  readonly kinds: readonly KindSpec[];
  readonly timer: TimerState | undefined;
  /** Several of them: one is seen behind the other. */
  readonly many: boolean;
}

export function Machine({ theme, place, slots, kinds, timer, many }: MachineProps) {
  const { x, y, width, height, node } = place;
  return (
    <g>
      {many
        ? [6, 3].map((off) => (
            <rect
              key={off}
              className="lt-picture-machine"
              x={x + off}
              y={y - off}
              width={width}
              height={height}
              rx={6}
            />
          ))
        : null}
      {node.shape === 'host' ? (
        <rect className="lt-picture-machine" x={x} y={y} width={width} height={height} rx={6} />
      ) : (
        <circle className="lt-picture-machine" cx={x + width / 2} cy={y + height / 2} r={width / 2} />
      )}
      {slots.map((own) => (
        <Slots key={`${own.place.x} ${own.place.y}`} theme={theme} kinds={kinds} {...own} />
      ))}
      {timer ? <TimerBar place={place} timer={timer} /> : null}
    </g>
  );
}

interface SlotsProps {
  readonly theme: ThemeName;
  readonly place: PlacesPlace;
  readonly state: readonly (PlaceState | undefined)[];
  readonly kinds: readonly KindSpec[];
}

function Slots({ theme, place, state, kinds }: SlotsProps) {
  const { categories } = palette(theme);
  const { x, y, size, pitch, height } = place;
  return (
    <g>
      {state.map((one, i) => {
        const left = x + i * pitch;
        const fill = one ? categories[kinds[one.kind]!.body ?? 'payload'].fill : 'none';
        const level = one ? one.level * height : 0;
        return (
          <g key={left}>
            <rect x={left} y={y + height - level} width={size} height={level} fill={fill} />
            <rect className="lt-picture-place" x={left} y={y} width={size} height={height} />
          </g>
        );
      })}
    </g>
  );
}

const BAR = 4;

/** Above the machine: as long as it, and shorter with the time that is left. */
function TimerBar({ place, timer }: { place: NodePlace; timer: TimerState }) {
  const { x, y, width } = place;
  const left = timer.length > 0 ? (timer.left / timer.length) * width : 0;
  return (
    <g>
      <rect className="lt-picture-timer-room" x={x} y={y - BAR - 1} width={width} height={BAR} />
      <rect className="lt-picture-timer" x={x} y={y - BAR - 1} width={left} height={BAR} />
    </g>
  );
}
