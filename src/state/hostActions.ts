/**
 * What only the page around an app may do to it: locked settings too, and nothing of it is remembered. Loaded with the
 * embed, so part of the store's writer that the page itself does not have.
 */

import type { HostWishes } from './hostWishes';
import type { LinkState } from './linkState';
import type { Notice } from './notices';
import type { Preferences } from './preferences';
import type { Session } from './session';

export function makeHostActions({ store, actions }: Pick<Session, 'store' | 'actions'>) {
  const setHost = (part: Partial<HostWishes>): void =>
    store.setState(({ host }) => ({ host: { hidden: [], locked: [], answers: true, ...host, ...part } }));
  return {
    setHost,
    /** One step for undo. */
    setSettings(values: LinkState['values'], seed: number): void {
      const locked = store.getState().host?.locked ?? [];
      setHost({ locked: [] });
      actions.setValues(values, seed);
      setHost({ locked });
    },
    setPreferences(part: Partial<Preferences>): void {
      store.setState(({ preferences }) => ({ preferences: { ...preferences, ...part } }));
    },
    addNotices(more: readonly Notice[]): void {
      store.setState(({ notices }) => ({ notices: [...notices, ...more] }));
    },
  };
}

export type HostActions = ReturnType<typeof makeHostActions>;
