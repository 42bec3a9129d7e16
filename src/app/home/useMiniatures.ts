/** The lines of the stories, worked out one after the other once the page stands still. */

import { useEffect, useState } from 'react';
import type { Miniature } from '../../state/home/miniature';
import { useSession } from '../useSession';

export type Miniatures = Readonly<Record<string, Miniature>>;

/** What the page itself is made of comes first, on a slow network too. */
const REST_MS = 800;

/** By story; those that cannot be had are left out. */
export function useMiniatures(): Miniatures {
  const session = useSession();
  const [miniatures, setMiniatures] = useState<Miniatures>({});
  useEffect(() => {
    let gone = false;
    const work = async (): Promise<void> => {
      for (const { id } of session.cards) {
        if (gone) return;
        const miniature = await session.miniature(id);
        if (miniature && !gone) setMiniatures((before) => ({ ...before, [id]: miniature }));
      }
    };
    const timer = setTimeout(() => void work(), REST_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [session]);
  return miniatures;
}
