/** Writes dist/lessons: a page and an oEmbed answer for each lesson. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessons } from '../../src/scenarios/lessons';
import { answerOf, baseOf, pageOf } from './pages';

export function main(argv: readonly string[], root: string): number {
  let base: URL;
  try {
    base = baseOf(argv[0]);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  if (!existsSync(join(root, 'dist/index.html'))) {
    console.error('There is no build in dist yet. Run `npm run build` first.');
    return 1;
  }
  const folder = join(root, 'dist/lessons');
  mkdirSync(folder, { recursive: true });
  for (const card of lessons) {
    writeFileSync(join(folder, `${card.id}.html`), pageOf(card, base));
    writeFileSync(join(folder, `${card.id}.json`), answerOf(card, base));
    console.log(new URL(`lessons/${card.id}.html`, base).href);
  }
  return 0;
}
