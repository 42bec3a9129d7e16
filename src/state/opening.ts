/** Opening what may have to be loaded first. Whatever is opened last is opened, however slow the others are. */

import type { Store } from './store';

/** A story or a lesson. */
export interface Loadable {
  isThere(): boolean;
  /** Rejects where it cannot be had; may be tried again. */
  load(): Promise<unknown>;
}

/** Several of them as one. */
export const allOf = (parts: readonly Loadable[]): Loadable => ({
  isThere: () => parts.every((part) => part.isThere()),
  load: () => Promise.all(parts.filter((part) => !part.isThere()).map((part) => part.load())),
});

export interface Opening {
  /** Calls back when it is there: at once, or when it has been loaded and nothing else was opened meanwhile. */
  open(what: Loadable, then: () => void): void;
  /** Tries again what could not be loaded. */
  retry(): void;
  /** Something else is shown. */
  drop(): void;
}

export function makeOpening(store: Store): Opening {
  let latest: (() => void) | undefined;

  const opening: Opening = {
    open(what, then) {
      const mine = (): void => opening.open(what, then);
      latest = mine;
      if (what.isThere()) {
        opening.drop();
        then();
        return;
      }
      store.setState({ opening: { failed: false } });
      what.load().then(
        () => {
          if (latest === mine) mine();
        },
        () => {
          if (latest === mine) store.setState({ opening: { failed: true } });
        },
      );
    },
    retry() {
      latest?.();
    },
    drop() {
      latest = undefined;
      if (store.getState().opening) store.setState({ opening: undefined });
    },
  };
  return opening;
}
