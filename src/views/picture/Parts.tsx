/** What is inside a machine: small boxes with a name, live words, a level, a light, a mark for each of many machines. */

import type { CSSProperties } from 'react';
import type { MarkLook, PartState } from '../../scenarios/scenario';
import type { Text } from '../../text/catalogue';
import type { PartPlace } from './layout';
import { looksOf, partWords } from './words';

interface Props {
  readonly t: Text;
  readonly place: PartPlace;
  readonly state: PartState;
}

export function Part({ t, place, state }: Props) {
  const { part, x, y, width, height, stacked } = place;
  const style: CSSProperties = { left: x, top: y, width, height };
  const words = state.marks ? undefined : partWords(t, part.id, state);
  return (
    <div className={stacked ? 'lt-part lt-part-stacked' : 'lt-part'} style={style} title={words}>
      <div className="lt-part-line">
        <span className="lt-part-name" dir="auto">
          {t(`part.${part.id}`)}
        </span>
        {part.light ? (
          <span className="lt-part-light" data-on={state.light || undefined} aria-hidden="true" />
        ) : null}
        {words === undefined ? null : (
          <span className="lt-part-words" dir="auto">
            {words}
          </span>
        )}
        {state.marks ? <Looks t={t} id={part.id} says={part.says} marks={state.marks} /> : null}
      </div>
      {state.marks ? (
        <div className="lt-part-marks" aria-hidden="true">
          {state.marks.map((look, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is which machine it is
            <Mark key={i} look={look} />
          ))}
        </div>
      ) : null}
      {part.level ? (
        <div className="lt-part-level" aria-hidden="true">
          <span
            className="lt-fill"
            data-category={part.level}
            style={{ inlineSize: `${Math.min(1, Math.max(0, state.level ?? 0)) * 100}%` }}
          />
        </div>
      ) : null}
    </div>
  );
}

const Mark = ({ look }: { readonly look: MarkLook }) => <span className="lt-part-mark" data-look={look} />;

interface LooksProps {
  readonly t: Text;
  readonly id: string;
  readonly says: readonly string[];
  readonly marks: readonly MarkLook[];
}

/** How many there are of each look: the marks' key, and what a screen reader says of them. */
function Looks({ t, id, says, marks }: LooksProps) {
  return (
    <span className="lt-part-looks">
      {looksOf(says, marks).map(({ look, count }) => (
        <span key={look}>
          <span aria-hidden="true">
            <Mark look={look} />
          </span>{' '}
          {t(`part.${id}.${look}`, { count })}
        </span>
      ))}
    </span>
  );
}
