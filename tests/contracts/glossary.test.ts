/** The words that lessons explain: each is needed, each is in the public glossary, none explains itself by itself. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lessons } from '../../src/scenarios/lessons';
import { scenarios } from '../../src/scenarios/registry';
import { glossary } from '../../src/text/en/glossary';
import { splitAtTerms, termsOf } from '../../src/text/terms';

const all = await Promise.all(lessons.map(({ load }) => load()));

it('every word is in a lesson of its stories', () => {
  const used = all.flatMap(({ text, runs }) => {
    const stories = Object.values(runs).map(({ scenario }) => scenario);
    return splitAtTerms(Object.values(text), termsOf(glossary, stories))
      .flat()
      .flatMap(({ term }) => (term ? [term.id] : []));
  });
  expect(glossary.map(({ id }) => id).filter((id) => !used.includes(id))).toEqual([]);
});

it('every word is in the public glossary', () => {
  const path = fileURLToPath(new URL('../../docs/glossary.md', import.meta.url));
  const listed = [...readFileSync(path, 'utf8').matchAll(/^\| (.+?) \|/gm)].map(([, word]) =>
    word!.toLowerCase(),
  );
  const missing = glossary.filter(
    ({ words }) => !words.some((word) => listed.some((one) => one.includes(word.toLowerCase()))),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it('ids, words and stories are what they seem', () => {
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  const stories = scenarios.map(({ id }) => id);
  for (const { words, meaning, stories: own = [] } of glossary) {
    expect(own.every((id) => stories.includes(id))).toBe(true);
    expect(words.every((word) => !meaning.startsWith(word))).toBe(true);
    expect(meaning).toMatch(/[.]$/);
  }
});
