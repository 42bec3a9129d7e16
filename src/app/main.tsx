/** The page: the only place that knows of window, address and worker. It is all the app's here, so it wears its theme. */

import { browserAddress } from '../state/linkSync';
import { makeWorker } from '../worker/makeWorker';
import { mount } from './mount';
import { openChannel } from './openChannel';

const framed = window.parent !== window;
const { session } = mount(document.getElementById('root')!, {
  makeWorker,
  address: browserAddress,
  search: window.location.search,
  ownsPage: !framed,
  openChannel,
});

const { store, select } = session;
const wear = (): void => {
  const state = store.getState();
  const t = select.text(state);
  const { documentElement } = document;
  documentElement.dataset.theme = select.theme(state);
  documentElement.dir = t.dir;
  document.title = select.scenario(state) ? t('app.title', { scenario: t('title') }) : t('app.name');
};
wear();
store.subscribe((state, before) => {
  const same =
    state.link.scenario === before.link.scenario &&
    state.preferences === before.preferences &&
    state.presenting === before.presenting &&
    state.system === before.system;
  if (!same) wear();
});
