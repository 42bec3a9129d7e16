/** What a lesson offers: to begin or go on with it, and its sheets for teachers. */

import type { LessonCard } from '../../scenarios/lesson';
import { keptPlace } from '../../state/lesson/kept';
import type { Text } from '../../text/catalogue';
import { LessonLink } from '../page/LessonLink';

interface Props {
  readonly t: Text;
  readonly lesson: LessonCard;
}

export function LessonLinks({ t, lesson }: Props) {
  const { title, id } = lesson;
  return (
    <p className="lt-home-lesson">
      <LessonLink lesson={lesson} className="lt-home-lesson-title">
        {t('home.lesson', { title })}
      </LessonLink>
      {keptPlace(id) !== undefined && (
        <LessonLink lesson={lesson} resume>
          {t('home.continue')}
        </LessonLink>
      )}
      {(['guide', 'worksheet'] as const).map((sheet) => (
        <LessonLink key={sheet} lesson={lesson} sheet={sheet} className="lt-home-sheet">
          {t(`home.${sheet}`)} <span className="lt-hidden">{title}</span>
        </LessonLink>
      ))}
    </p>
  );
}
