/** The first page: what this is, the stories with their lines at work, the lessons, and where to begin. */

import { home } from '../../text/en/home';
import { useSession } from '../useSession';
import { useTextWith } from '../useTextWith';
import { Begin } from './Begin';
import { Legend } from './Legend';
import { LessonLinks } from './LessonLinks';
import { StoryCard } from './StoryCard';
import { Together } from './Together';
import { useMiniatures } from './useMiniatures';
import './home.css';

export function Home() {
  const t = useTextWith(home);
  const { cards, lessons } = useSession();
  const miniatures = useMiniatures();
  return (
    <main className="lt-home">
      <h1 className="lt-home-title">{t('home.title')}</h1>
      <p className="lt-home-lead">{t('home.lead')}</p>
      <h2 className="lt-heading">{t('home.stories')}</h2>
      <ul className="lt-cards">
        {cards.map((card, i) => (
          <li key={card.id} className="lt-home-story">
            <StoryCard card={card} first={i === 0} miniature={miniatures[card.id]} />
            {lessons
              .filter(({ scenario }) => scenario === card.id)
              .map((lesson) => (
                <LessonLinks key={lesson.id} t={t} lesson={lesson} />
              ))}
          </li>
        ))}
      </ul>
      <Legend t={t} miniatures={Object.values(miniatures)} />
      {lessons
        .filter(({ scenario }) => scenario === undefined)
        .map((lesson) => (
          <Together key={lesson.id} t={t} lesson={lesson} miniatures={miniatures} />
        ))}
      <Begin t={t} />
    </main>
  );
}
