/** As makeWorker.ts, for the build of one plain script: workers are made of text, since a page without an origin may load none. */

import Arpanet from './stories/arpanet.worker?worker&inline';
import Netware from './stories/netware.worker?worker&inline';
import Sunrpc from './stories/sunrpc.worker?worker&inline';

/** One line a story. */
const WORKERS: Readonly<Record<string, new () => Worker>> = {
  arpanet: Arpanet,
  netware: Netware,
  sunrpc: Sunrpc,
};

/** Throws where workers are forbidden, and for a story that has none. */
export function makeWorker(scenario: string): Worker {
  const Story = WORKERS[scenario];
  if (!Story) throw new Error(`the story "${scenario}" has no worker`);
  return new Story();
}
