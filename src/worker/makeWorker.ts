/**
 * How a worker is made: one script a story, so that none has to load the others' machines. Apart, so that a build of one
 * single file can put another maker in its place. `?worker` gives a classic script in builds (module workers die in
 * sandboxed frames) and a module while developing.
 */

import Arpanet from './stories/arpanet.worker?worker';
import Netware from './stories/netware.worker?worker';
import Sunrpc from './stories/sunrpc.worker?worker';

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
