/** Makes a package of each lesson from dist/linetime.html. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessons } from '../../src/scenarios/lessons';
import { packageOf } from './packages';

export function main(_: readonly string[], root: string): number {
  const source = join(root, 'dist/linetime.html');
  if (!existsSync(source)) {
    console.error('There is no dist/linetime.html yet. Run `npm run build` first.');
    return 1;
  }
  const page = readFileSync(source, 'utf8');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  mkdirSync(join(root, 'dist/scorm'), { recursive: true });
  for (const { id, title } of lessons) {
    const file = `dist/scorm/linetime-${id}.zip`;
    const zip = packageOf(page, { id, title, version });
    writeFileSync(join(root, file), zip);
    console.log(`${file}  ${Math.round(zip.length / 1000)} kB  ${title}`);
  }
  return 0;
}
