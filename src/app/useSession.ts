/** How components reach the session of their app: by context, never by a global, since a page can hold several. */

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Scenario } from '../scenarios/scenario';
import type { Selectors } from '../state/selectors';
import type { Session } from '../state/session';
import type { State } from '../state/store';
import type { Text } from '../text/catalogue';

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('this component stands outside of an app');
  return session;
}

/** A part of the state, or of what is derived from it; drawn again only when it is another. */
export function useSelect<Part>(pick: (state: State, select: Selectors) => Part): Part {
  const { store, select } = useSession();
  return useStore(
    store,
    useShallow((state: State) => pick(state, select)),
  );
}

/** The words of a story that need not be the one on the page. */
export const useTextOf = (scenario: Scenario): Text =>
  useSelect((state, select) => select.storyText(state, scenario));

export const useText = (): Text => useSelect((state, select) => select.text(state));
