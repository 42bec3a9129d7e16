/**
 * A link to something else of this app. A true link, so that it can be opened in another tab; in somebody else's page it
 * is followed without a new entry in the history.
 */

import type { MouseEvent, ReactNode } from 'react';
import { useSession } from '../useSession';

interface Props {
  readonly fragment: string;
  readonly className?: string | undefined;
  readonly current?: boolean;
  /** Absent: what the fragment says is opened. */
  onFollow?(): void;
  readonly children: ReactNode;
}

export function PageLink({ fragment, className, current = false, onFollow, children }: Props) {
  const { openFragment, ownsPage } = useSession();
  const follow = (event: MouseEvent): void => {
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || ownsPage) return;
    event.preventDefault();
    if (onFollow) onFollow();
    else openFragment(fragment);
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
