/** A link to a lesson: a true link on a page of its own, followed without a new entry in the history elsewhere. */

import type { MouseEvent, ReactNode } from 'react';
import type { LessonCard } from '../../scenarios/lesson';
import { useSession } from '../useSession';

interface Props {
  readonly lesson: LessonCard;
  /** Absent: from its beginning. */
  readonly step?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export function LessonLink({ lesson, step, className, children }: Props) {
  const { actions, ownsPage, select } = useSession();
  const fragment = select.lessonFragment(step === undefined ? lesson : { id: lesson.id, step });
  const follow = (event: MouseEvent): void => {
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || ownsPage) return;
    event.preventDefault();
    actions.openLesson(lesson.id, step);
  };
  return (
    <a className={className} href={`#${fragment}`} onClick={follow}>
      {children}
    </a>
  );
}
