/** One field of the slot as a tab: where it is cut by the end of a row, the rest belongs to the same tab. */

import type { FrameField } from '../../scenarios/scenario';
import type { Text } from '../../text/catalogue';
import { formatCount } from '../../text/format';
import type { FieldPlace } from './layout';
import { lengthWords } from './words';

interface Props {
  readonly t: Text;
  /** Beginning of the ids of this view's elements. */
  readonly id: string;
  readonly field: FrameField;
  readonly place: FieldPlace;
  readonly height: number;
  readonly selected: boolean;
  onOpen(): void;
}

export function FieldTab({ t, id, field, place, height, selected, onOpen }: Props) {
  const [first, ...others] = place.pieces;
  const name = t(`field.${field.id}`);
  const length = lengthWords(t, field.length);
  return (
    <button
      type="button"
      role="tab"
      id={`${id}${field.id}`}
      className="lt-frame-field"
      style={{ left: first.x, top: first.y, width: first.width, height }}
      aria-selected={selected}
      aria-controls={`${id}panel`}
      aria-label={t('frame.field', { name, length, category: t(`category.${field.category}`) })}
      title={`${name}, ${length}`}
      tabIndex={selected ? 0 : -1}
      onClick={onOpen}
    >
      <span className="lt-fill lt-frame-fill" data-category={field.category} />
      {place.hidden > 0 ? <Break /> : null}
      {place.name ? (
        <span className="lt-fill-label lt-frame-name" data-category={field.category}>
          {place.name === 'long' ? name : t(`field.${field.id}.short`)}
          {place.hidden > 0 ? <span className="lt-num"> {formatCount(field.length)}</span> : null}
        </span>
      ) : null}
      {others.map(({ x, y, width }) => (
        <span
          key={y}
          className="lt-fill lt-frame-fill"
          data-category={field.category}
          style={{ left: x - first.x, top: y - first.y, width, height }}
        />
      ))}
    </button>
  );
}

/** Two torn edges: here something is left out. */
function Break() {
  return (
    <svg className="lt-frame-break" viewBox="0 0 10 30" preserveAspectRatio="none" aria-hidden="true">
      <path d="M3 -1L7 5L3 11L7 17L3 23L7 31" />
    </svg>
  );
}
