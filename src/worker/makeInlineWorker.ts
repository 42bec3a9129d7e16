/**
 * As makeWorker.ts, for the build of one plain script: the worker is made of text, since a page without an origin may load
 * none. It is one for all stories, so that the engine is in the script once more, not three times.
 */

import All from './stories/all.worker?worker&inline';

/** Throws where workers are forbidden. */
export const makeWorker = (): Worker => new All();
