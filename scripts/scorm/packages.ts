/** What is in a package with one lesson: one page, one manifest, nothing that asks another host. */

import { strToU8, type Zippable, zipSync } from 'fflate';
import { withStart } from '../../src/state/start';
import { manifestOf, type Packaged } from './manifest';

/** The first day a zip can name: the same lesson makes the same package. */
const WHEN = new Date(1980, 0, 1, 12);

export function packageOf(page: string, lesson: Packaged): Uint8Array {
  const files: Zippable = {
    'imsmanifest.xml': strToU8(manifestOf(lesson)),
    'index.html': strToU8(withStart(page, { fragment: `v=1&lesson=${lesson.id}`, scorm: true })),
  };
  return zipSync(files, { level: 9, mtime: WHEN });
}
