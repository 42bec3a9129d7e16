/** Where the whole document is the app's, it wears its look, its title and its direction. Returns how to stop. */

import type { Session } from '../state/session';

export function wear({ store, select }: Session): () => void {
  const put = (): void => {
    const state = store.getState();
    const t = select.text(state);
    const { documentElement } = document;
    documentElement.dataset.theme = select.theme(state);
    documentElement.dir = t.dir;
    document.title = select.scenario(state) ? t('app.title', { scenario: t('title') }) : t('app.name');
  };
  put();
  return store.subscribe((state, before) => {
    const same =
      state.link.scenario === before.link.scenario &&
      state.preferences === before.preferences &&
      state.presenting === before.presenting &&
      state.system === before.system;
    if (!same) put();
  });
}
