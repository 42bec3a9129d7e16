/** A story as the home page tells of it: the question, and its line before and after. */

import type { Card } from '../../scenarios/scenario';
import type { Miniature } from '../../state/home/miniature';
import { home } from '../../text/en/home';
import { StoryLink } from '../page/StoryLink';
import { useSelect } from '../useSession';
import { useTextWith } from '../useTextWith';
import { MiniatureStrips } from './MiniatureStrips';

interface Props {
  readonly card: Card;
  readonly first: boolean;
  /** Absent while it is worked out. */
  readonly miniature: Miniature | undefined;
}

export function StoryCard({ card, first, miniature }: Props) {
  const t = useTextWith(home);
  const story = useSelect((state, select) => select.cardText(state, card));
  return (
    <StoryLink story={card} className="lt-card lt-card-open">
      <span className="lt-card-year lt-num">{card.year}</span>
      <h3 className="lt-card-title">{story('title')}</h3>
      <p className="lt-text">{story('card')}</p>
      <MiniatureStrips story={card.id} moments={miniature} />
      <p className="lt-card-foot">{t(first ? 'home.start' : 'home.open')}</p>
    </StoryLink>
  );
}
