/** A link to a story, or to all of them. */

import type { ReactNode } from 'react';
import type { Card } from '../../scenarios/scenario';
import { useSession } from '../useSession';
import { PageLink } from './PageLink';

interface Props {
  /** Absent: the home page. */
  readonly story?: Card;
  readonly className?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

export function StoryLink({ story, ...rest }: Props) {
  const { actions, select } = useSession();
  const onFollow = (): void => (story ? actions.openScenario(story.id) : actions.openHome());
  return <PageLink fragment={story ? select.startFragment(story) : ''} onFollow={onFollow} {...rest} />;
}
