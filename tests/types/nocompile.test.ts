// Every *.nocompile.ts beside this file fails to compile exactly where its comments say.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkNoCompile } from './checkNoCompile';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = readdirSync(join(root, 'tests/types')).filter((name) => name.endsWith('.nocompile.ts'));

test('what must not compile does not', { timeout: 60_000 }, () => {
  const files = names.map((name) => [
    `tests/types/${name}`,
    readFileSync(join(root, 'tests/types', name), 'utf8'),
  ]);
  expect(files).not.toEqual([]);
  expect(checkNoCompile(root, Object.fromEntries(files))).toEqual([]);
});

test('the checker sees a missing, a wrong and a surplus error, and a file without expectations', {
  timeout: 60_000,
}, () => {
  const wrong = "export const n: number = 'a';";
  expect(
    checkNoCompile(root, {
      'tests/types/a.nocompile.ts': `${wrong} // error: Type 'string' is not assignable`,
      'tests/types/b.nocompile.ts': 'export const n: number = 1; // error: Type',
      'tests/types/c.nocompile.ts': `${wrong} // error: Property`,
      'tests/types/d.nocompile.ts': `${wrong}\n${wrong.replace('n:', 'm:')} // error: Type`,
      'tests/types/e.nocompile.ts': 'export const n = 1;',
    }),
  ).toEqual([
    'tests/types/b.nocompile.ts:1 compiles, but must fail with: Type',
    "tests/types/c.nocompile.ts:1 must fail with: Property, but: Type 'string' is not assignable to type 'number'.",
    "tests/types/d.nocompile.ts:1 must compile, but: Type 'string' is not assignable to type 'number'.",
    'tests/types/e.nocompile.ts expects no error at all',
  ]);
});
