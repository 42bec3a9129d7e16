/** The page: the only place that knows of window, address and worker. In somebody else's page it is another one. */

import { browserAddress } from '../state/linkSync';
import type { Session } from '../state/session';
import { readStart, START_ID } from '../state/start';
import { makeWorker } from '../worker/makeWorker';
import { mount } from './mount';
import { openChannel } from './openChannel';
import { addressFrom, searchFrom } from './start';
import { wear } from './wear';

const root = document.getElementById('root')!;
const { protocol } = window.location;
const start = readStart(document.getElementById(START_ID)?.textContent ?? '');
const search = searchFrom(window.location.search, start.search);
/** What is kept for later must not take the network from what is wanted now. */
const REST_MS = 2000;
// see public/boot.js
root.dataset.app = '';

const open = (fragment: string): Session => {
  const { session } = mount(root, {
    makeWorker,
    address: addressFrom(browserAddress, fragment),
    search,
    ownsPage: window.parent === window,
    openChannel,
  });
  wear(session);
  return session;
};

const openAlone = (): void => {
  const { ownsPage, actions } = open(start.fragment);
  if (import.meta.env.PROD && ownsPage && 'serviceWorker' in navigator && /^https?:$/.test(protocol))
    setTimeout(async () => (await import('./offline')).keepPage(actions.offerNewer), REST_MS);
};

// where one of these cannot be loaded the page as it is otherwise still says everything
const openPage = (): void => {
  if (start.scorm)
    import('../embed/scorm').then(
      ({ openInPlatform }) => openInPlatform(window, start.fragment, open),
      openAlone,
    );
  else if (/(^|&)embed=/.test(search))
    import('../embed/page').then((embed) => embed.openPage(root, makeWorker), openAlone);
  else openAlone();
};

if (/(^|&)lang=(pseudo|rtl)\b/.test(search))
  import('../text/testLocales').then(({ provideTestLocales }) => {
    provideTestLocales();
    openPage();
  }, openPage);
else openPage();
