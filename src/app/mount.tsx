/** Puts an app into an element: one session, one React root. Several can stand on a page. */

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserClock } from '../state/clock';
import { openSession, type Session, type SessionOptions } from '../state/session';
import { App, type AppProps } from './App';
import { SessionContext } from './useSession';

export type MountOptions = Omit<SessionOptions, 'clock'> & AppProps;

export function mount(
  element: Element,
  { bar, ...options }: MountOptions,
): { session: Session; unmount(): void } {
  const session = openSession({ ...options, clock: browserClock(element) });
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <SessionContext value={session}>
        <App bar={bar} />
      </SessionContext>
    </StrictMode>,
  );
  return {
    session,
    unmount() {
      root.unmount();
      session.close();
    },
  };
}
