/** A lesson that goes through all stories: the troubled line of each, and what they have in common. */

import type { LessonCard } from '../../scenarios/lesson';
import type { Text } from '../../text/catalogue';
import { formatDuration } from '../../text/format';
import { StripView } from '../../views/strip/StripView';
import { useSelect, useSession } from '../useSession';
import { LessonLinks } from './LessonLinks';
import type { Miniatures } from './useMiniatures';

interface Props {
  readonly t: Text;
  readonly lesson: LessonCard;
  readonly miniatures: Miniatures;
}

export function Together({ t, lesson, miniatures }: Props) {
  const { cards } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  return (
    <section className="lt-home-together" aria-labelledby="lt-home-together">
      <div>
        <h2 className="lt-heading" id="lt-home-together">
          {t('home.together')}
        </h2>
        <p className="lt-text">{t('home.together.text')}</p>
        <LessonLinks t={t} lesson={lesson} />
      </div>
      <div className="lt-minis">
        {cards.map(({ id, year }) => {
          const strip = miniatures[id]?.[0]?.strip;
          if (!strip) return <span key={id} className="lt-mini" />;
          const time = formatDuration(strip.to, 3);
          return (
            <span key={id} className="lt-mini">
              <span className="lt-mini-words lt-num">
                <span>{year}</span>
                <span>{time}</span>
              </span>
              <StripView
                theme={theme}
                from={0}
                to={strip.to}
                stretches={strip.stretches}
                label={t('home.together.strip', { year, time })}
              />
            </span>
          );
        })}
      </div>
    </section>
  );
}
