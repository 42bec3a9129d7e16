import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry';
import { reference } from './reference';

it('docs/embedding.md ends with what `npm run docs` makes of the tables', () => {
  const file = fileURLToPath(new URL('../../docs/embedding.md', import.meta.url));
  const text = readFileSync(file, 'utf8');
  expect(text.slice(text.indexOf('## Reference\n'))).toBe(reference(scenarios));
});
