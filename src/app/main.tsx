/** The page: the only place that knows of window, address and worker. In somebody else's page it is another one. */

import { browserAddress } from '../state/linkSync';
import { makeWorker } from '../worker/makeWorker';
import { mount } from './mount';
import { openChannel } from './openChannel';
import { wear } from './wear';

const root = document.getElementById('root')!;
const { search } = window.location;
// see public/boot.js
root.dataset.app = '';

const openAlone = (): void => {
  const ownsPage = window.parent === window;
  wear(mount(root, { makeWorker, address: browserAddress, search, ownsPage, openChannel }).session);
};

if (/[?&]embed=/.test(search))
  // where it cannot be loaded the page as it is otherwise still says everything
  import('../embed/page').then(({ openPage }) => openPage(root, makeWorker), openAlone);
else openAlone();
