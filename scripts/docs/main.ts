/** Writes the reference at the end of docs/embedding.md anew. What stands before it is left as it is. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reference } from '../../src/embed/reference';
import { scenarios } from '../../src/scenarios/registry';

export const HEADING = '## Reference\n';

export function main(_: readonly string[], root: string): number {
  const file = join(root, 'docs/embedding.md');
  const text = readFileSync(file, 'utf8');
  const before = text.slice(0, text.indexOf(HEADING));
  writeFileSync(file, before + reference(scenarios));
  console.log('docs/embedding.md is up to date.');
  return 0;
}
