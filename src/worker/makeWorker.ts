/**
 * How a worker is made. Apart, so that a build of one single file can put another maker in its place. `?worker` gives a
 * classic script in builds (module workers die in sandboxed frames) and a module while developing.
 */

import SimWorker from './sim.worker?worker';

/** Throws where workers are forbidden. */
export const makeWorker = (): Worker => new SimWorker();
