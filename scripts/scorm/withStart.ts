/** A page that is one file, with a start of its own. */

import { NO_START } from '../build/singleFile';

export function withStart(page: string, start: Readonly<Record<string, unknown>>): string {
  if (!page.includes(NO_START)) throw new Error('this page takes no start');
  const json = JSON.stringify(start).replaceAll('<', '\\u003c');
  return page.replace(NO_START, () => NO_START.replace('{}', () => json));
}
