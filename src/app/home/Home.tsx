/** The first page: what this is, the stories, and where to begin. */

import type { Scenario } from '../../scenarios/scenario';
import { StoryLink } from '../page/StoryLink';
import { useSelect, useSession, useText } from '../useSession';
import './home.css';

/** Stories that are told of before they can be opened; one that is in the registry is a card of its own. */
const ANNOUNCED = ['netware'] as const;

export function Home() {
  const t = useText();
  const { scenarios } = useSession();
  const coming = ANNOUNCED.filter((id) => scenarios.every((scenario) => scenario.id !== id));
  return (
    <main className="lt-home">
      <h1 className="lt-home-title">{t('home.title')}</h1>
      <p className="lt-home-lead">{t('home.lead')}</p>
      <h2 className="lt-heading">{t('home.stories')}</h2>
      <ul className="lt-cards">
        {scenarios.map((scenario, i) => (
          <li key={scenario.id}>
            <StoryCard scenario={scenario} first={i === 0} />
          </li>
        ))}
        {coming.map((id) => (
          <li key={id} className="lt-card lt-card-coming">
            <span className="lt-card-year lt-num">{t(`home.${id}.year`)}</span>
            <h3 className="lt-card-title">{t(`home.${id}.title`)}</h3>
            <p className="lt-text">{t(`home.${id}.card`)}</p>
            <p className="lt-card-foot lt-mute">{t('home.coming')}</p>
          </li>
        ))}
      </ul>
      <p className="lt-text lt-home-first">{t('home.first')}</p>
    </main>
  );
}

function StoryCard({ scenario, first }: { readonly scenario: Scenario; readonly first: boolean }) {
  const t = useText();
  const story = useSelect((state, select) => select.storyText(state, scenario));
  return (
    <StoryLink scenario={scenario} className="lt-card lt-card-open">
      <span className="lt-card-year lt-num">{scenario.year}</span>
      <h3 className="lt-card-title">{story('title')}</h3>
      <p className="lt-text">{story('card')}</p>
      <p className="lt-card-foot">{t(first ? 'home.start' : 'home.open')}</p>
    </StoryLink>
  );
}
