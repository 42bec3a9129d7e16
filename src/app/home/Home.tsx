/** The first page: what this is, the stories, and where to begin. */

import type { Card } from '../../scenarios/scenario';
import { LessonLink } from '../page/LessonLink';
import { StoryLink } from '../page/StoryLink';
import { useSelect, useSession, useText } from '../useSession';
import './home.css';

export function Home() {
  const t = useText();
  const { cards, lessons } = useSession();
  return (
    <main className="lt-home">
      <h1 className="lt-home-title">{t('home.title')}</h1>
      <p className="lt-home-lead">{t('home.lead')}</p>
      <h2 className="lt-heading">{t('home.stories')}</h2>
      <ul className="lt-cards">
        {cards.map((card, i) => (
          <li key={card.id}>
            <StoryCard card={card} first={i === 0} />
            {lessons
              .filter((lesson) => lesson.scenario === card.id)
              .map((lesson) => (
                <LessonLink key={lesson.id} lesson={lesson} className="lt-home-lesson">
                  {t('home.lesson', { title: lesson.title })}
                </LessonLink>
              ))}
          </li>
        ))}
      </ul>
      <p className="lt-text lt-home-first">{t('home.first')}</p>
    </main>
  );
}

function StoryCard({ card, first }: { readonly card: Card; readonly first: boolean }) {
  const t = useText();
  const story = useSelect((state, select) => select.cardText(state, card));
  return (
    <StoryLink story={card} className="lt-card lt-card-open">
      <span className="lt-card-year lt-num">{card.year}</span>
      <h3 className="lt-card-title">{story('title')}</h3>
      <p className="lt-text">{story('card')}</p>
      <p className="lt-card-foot">{t(first ? 'home.start' : 'home.open')}</p>
    </StoryLink>
  );
}
