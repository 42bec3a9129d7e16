/**
 * A link to a story, or to all of them. A true link, so that it can be opened in another tab; in somebody else's page it
 * is followed without a new entry in the history.
 */

import type { MouseEvent, ReactNode } from 'react';
import type { Card } from '../../scenarios/scenario';
import { useSession } from '../useSession';

interface Props {
  /** Absent: the home page. */
  readonly story?: Card;
  readonly className?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

export function StoryLink({ story, className, current = false, children }: Props) {
  const { actions, ownsPage, select } = useSession();
  const fragment = story ? select.startFragment(story) : '';

  const follow = (event: MouseEvent): void => {
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || ownsPage) return;
    event.preventDefault();
    if (story) actions.openScenario(story.id);
    else actions.openHome();
  };
  return (
    <a
      className={className}
      href={`#${fragment}`}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
