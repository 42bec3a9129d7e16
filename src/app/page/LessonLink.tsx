/** A link to a lesson, to one of its sheets, or to where somebody left it. */

import type { ReactNode } from 'react';
import type { LessonCard } from '../../scenarios/lesson';
import { keptPlace } from '../../state/lesson/kept';
import type { Sheet } from '../../state/linkState';
import { useSession } from '../useSession';
import { PageLink } from './PageLink';

interface Props {
  readonly lesson: LessonCard;
  readonly sheet?: Sheet;
  /** Where this reader left it, if that is known. */
  readonly resume?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function LessonLink({ lesson: { id }, sheet, resume = false, className, children }: Props) {
  const { select } = useSession();
  const kept = resume ? keptPlace(id) : undefined;
  const fragment = select.lessonFragment({ id, sheet });
  return (
    <PageLink fragment={kept === undefined ? fragment : `${fragment}&${kept}`} className={className}>
      {children}
    </PageLink>
  );
}
