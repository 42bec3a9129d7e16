/** Every story has a worker that serves its model and no other. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from '../../src/scenarios/registry';

const read = (path: string): string =>
  readFileSync(new URL(`../../src/worker/${path}`, import.meta.url), 'utf8');

test.each(scenarios.map(({ id }) => id))('%s has a worker', (id) => {
  expect(read('makeWorker.ts')).toContain(`from './stories/${id}.worker?worker'`);
  expect(read(`stories/${id}.worker.ts`)).toContain(`from '../../scenarios/${id}/model'`);
});
