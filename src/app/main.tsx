/** The page: the only place that knows of window, address and worker. In somebody else's page it is another one. */

import { browserAddress } from '../state/linkSync';
import { makeWorker } from '../worker/makeWorker';
import { mount } from './mount';
import { openChannel } from './openChannel';
import { wear } from './wear';

const root = document.getElementById('root')!;
const { search, protocol } = window.location;
/** What is kept for later must not take the network from what is wanted now. */
const REST_MS = 4000;

const openAlone = (): void => {
  const ownsPage = window.parent === window;
  const { session } = mount(root, { makeWorker, address: browserAddress, search, ownsPage, openChannel });
  wear(session);
  if (import.meta.env.PROD && ownsPage && 'serviceWorker' in navigator && /^https?:$/.test(protocol))
    setTimeout(async () => (await import('./offline')).keepPage(session.actions.offerNewer), REST_MS);
};

if (/[?&]embed=/.test(search))
  // where it cannot be loaded the page as it is otherwise still says everything
  import('../embed/page').then(({ openPage }) => openPage(root, makeWorker), openAlone);
else openAlone();
