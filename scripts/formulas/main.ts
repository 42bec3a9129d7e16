/** Writes `lessonFormulas.ts` beside every lesson: MathML by step, made from `step.<id>.tex`. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '../../src/scenarios/lesson';
import { lessons } from '../../src/scenarios/lessons';
import { mathmlOf } from './mathml';

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function fileOf({ steps, text }: Lesson): string {
  const rows = steps.flatMap(({ id }) => {
    const tex = text[`step.${id}.tex`];
    return tex === undefined ? [] : [`  ${id}: ${quoted(mathmlOf(tex))},`];
  });
  return [
    '/** Made by `npm run formulas` from the TeX in the lesson’s words; not to be changed by hand. MathML by step. */',
    '',
    'export const formulas: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** The folder whose lesson.ts declares this lesson. */
function folderOf(id: string, scenarios: string): string {
  const found = readdirSync(scenarios).find((name) => {
    const path = join(scenarios, name, 'lesson.ts');
    return existsSync(path) && readFileSync(path, 'utf8').includes(`id: '${id}',`);
  });
  if (found === undefined)
    throw new Error(`no folder in ${scenarios} has a lesson.ts with the lesson "${id}"`);
  return join(scenarios, found);
}

export async function main(_: readonly string[], root: string): Promise<number> {
  const scenarios = join(root, 'src', 'scenarios');
  for (const { id, load } of lessons) {
    const path = join(folderOf(id, scenarios), 'lessonFormulas.ts');
    writeFileSync(path, fileOf(await load()));
    spawnSync('npx', ['--no-install', 'biome', 'format', '--write', path], { cwd: root, shell: false });
    console.log(path);
  }
  return 0;
}
