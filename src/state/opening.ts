/** Opening a story that may have to be loaded first. Whatever is opened last is opened, however slow the others are. */

import type { Library } from './library';
import type { Store } from './store';

export interface Opening {
  /** Calls back when the story is there: at once, or when it has been loaded and nothing else was opened meanwhile. */
  open(id: string, then: () => void): void;
  /** Tries the story again that could not be loaded. */
  retry(): void;
  /** Something else is shown. */
  drop(): void;
}

export function makeOpening(store: Store, library: Library): Opening {
  let latest: (() => void) | undefined;

  const opening: Opening = {
    open(id, then) {
      const mine = (): void => opening.open(id, then);
      latest = mine;
      if (library.find(id)) {
        opening.drop();
        then();
        return;
      }
      store.setState({ opening: { failed: false } });
      library.load(id).then(
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
