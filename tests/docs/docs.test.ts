// What the documents name must exist: links, paths in backticks, npm scripts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkDocument } from './checkDocs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
const tree = { exists: (path: string) => existsSync(join(root, path)), scripts: Object.keys(scripts) };

const below = (folder: string, name: RegExp) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => name.test(file))
    : [];

const documents = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...below('docs', /\.md$/),
  ...below('src', /\.md$/),
  ...below('tests', /\.md$/),
  ...below('scripts', /\.md$/),
];

test('the documents keep their promises', () => {
  expect(
    documents.flatMap((file) => checkDocument(file, readFileSync(join(root, file), 'utf8'), tree)),
  ).toEqual([]);
});

describe('the checker', () => {
  const files = [
    'README.md',
    'docs/glossary.md',
    'docs/decisions',
    'src/sim/run.ts',
    'src/scenarios',
    '.ci/run',
  ];
  const planted = { exists: (path: string) => files.includes(path), scripts: ['start', 'check', 'sim'] };
  const complaints = (file: string, text: string) => checkDocument(file, text, planted);

  test.each([
    {
      text: '[g](docs/glossary.md#span) and [d](./docs/decisions/) and [w](https://example.org/x.md) and [a](#a)',
    },
    {
      text: '`src/sim/run.ts`, `.ci/run`, `docs/decisions/`, `src/sim/run.ts:12`, `src/scenarios/*/model.ts`',
    },
    { text: '`src/scenarios/<id>/` and `sim/run` and `a / b` and `src/{sim/run.ts,scenarios}`' },
    { text: '`npm start`, `npm run check`, `npm run --silent sim -- list`' },
    { text: '```\nsee [x](nowhere.md) `src/nowhere.ts`\n```' },
    { text: '`[x](nowhere.md)`' },
  ])('accepts $text', ({ text }) => {
    expect(complaints('README.md', text)).toEqual([]);
  });

  test.each([
    {
      text: '[g](docs/nowhere.md)',
      complaint: 'README.md links to docs/nowhere.md, but there is no docs/nowhere.md',
    },
    { text: '[g]: ../up.md', complaint: 'README.md links to ../up.md, but there is no ../up.md' },
    {
      text: 'see `src/sim/nowhere.ts`',
      complaint: 'README.md names src/sim/nowhere.ts, which does not exist',
    },
    { text: '`src/{sim/run.ts,gone.ts}`', complaint: 'README.md names src/gone.ts, which does not exist' },
    { text: '`tests/golden/*.json`', complaint: 'README.md names tests/golden/*.json, which does not exist' },
    { text: '`.ci/gone`', complaint: 'README.md names .ci/gone, which does not exist' },
    {
      text: '`npm run nope`',
      complaint: 'README.md says "npm run nope", but package.json has no script nope',
    },
    {
      text: '```\nnpm test\n```',
      complaint: 'README.md says "npm test", but package.json has no script test',
    },
  ])('reports $text', ({ text, complaint }) => {
    expect(complaints('README.md', text)).toEqual([complaint]);
  });

  test('resolves links from the folder of the document', () => {
    expect(complaints('docs/glossary.md', '[r](../README.md) [d](decisions) [x](README.md)')).toEqual([
      'docs/glossary.md links to README.md, but there is no docs/README.md',
    ]);
  });
});
