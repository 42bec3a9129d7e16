// Words: every key that the code names is in a catalogue, every key of a catalogue is named by the code.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lessons } from '../src/scenarios/lessons';
import { scenarios } from '../src/scenarios/registry';
import { textFor } from '../src/text';
import { en as common } from '../src/text/en';
import { answers } from '../src/text/en/answers';
import { embed } from '../src/text/en/embed';
import { evidence } from '../src/text/en/evidence';
import { home } from '../src/text/en/home';
import { later } from '../src/text/en/later';
import { lesson } from '../src/text/en/lesson';
import { noticeWords } from '../src/text/en/notices';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(src + file, 'utf8') }));
const code = sources
  .filter(({ file }) => !/^text[\\/]en[\\/]|^scenarios[\\/][^\\/]+[\\/]text/.test(file))
  .map((source) => source.code)
  .join('\n');
// some words are loaded apart
const en = { ...common, ...answers, ...embed, ...evidence, ...home, ...later, ...lesson, ...noticeWords };
const ofLessons = await Promise.all(lessons.map((card) => card.load()));
const words = [
  textFor('en', { ...answers, ...embed, ...evidence, ...home, ...later, ...lesson, ...noticeWords }),
  ...ofLessons.map(({ text }) => textFor('en', text)),
  ...scenarios.map((scenario) => textFor('en', scenario.text)),
];
const allKeys = [
  ...Object.keys(en),
  ...[...scenarios, ...ofLessons].flatMap(({ text }) => Object.keys(text)),
];

describe('words', () => {
  it('are there for every key the code names', () => {
    const missing = sources.flatMap(({ file, code: text }) =>
      [...text.matchAll(/\bt\(\s*'([\w./%-]+)'/g)]
        .map(([, key]) => key!)
        .filter((key) => !words.some((t) => t.has(key)))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('are there for every family of keys the code makes', () => {
    const missing = sources.flatMap(({ file, code: text }) =>
      [...text.matchAll(/\bt\(\s*`([\w.]+)\.\$\{/g)]
        .map(([, prefix]) => prefix!)
        .filter((prefix) => !allKeys.some((key) => key.startsWith(`${prefix}.`)))
        .map((prefix) => `${file}: ${prefix}`),
    );
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const made = [...code.matchAll(/`([\w.]+)\.\$\{[^`]*`/g)].map(([, prefix]) => `${prefix}.`);
    const used = (key: string): boolean =>
      code.includes(`'${key}'`) || code.includes(`"${key}"`) || made.some((prefix) => key.startsWith(prefix));
    expect(Object.keys(en).filter((key) => !used(key.replace(/\.one$/, '')))).toEqual([]);
  });

  it('leave no brace unfilled and no straight quote', () => {
    for (const [key, sentence] of Object.entries(en)) {
      expect(sentence.replace(/\{\w+\}/g, ''), key).not.toMatch(/[{}"']/);
      expect(sentence, key).not.toBe('');
    }
  });
});
