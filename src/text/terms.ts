/** Finds the words of a glossary in a text. */

export interface Term {
  readonly id: string;
  /** How it stands in texts. In small letters alone: also at the beginning of a sentence. */
  readonly words: readonly string[];
  readonly meaning: string;
  /** The stories in which the word means this; absent: in all. */
  readonly stories?: readonly string[];
}

/** Those that mean something in one of the stories. */
export const termsOf = (terms: readonly Term[], stories: readonly string[]): readonly Term[] =>
  terms.filter((term) => term.stories?.some((story) => stories.includes(story)) ?? true);

export interface Piece {
  readonly text: string;
  readonly term?: Term;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withCapital = (word: string): string => {
  const first = word[0]!;
  return first === first.toUpperCase()
    ? escaped(word)
    : `[${first}${first.toUpperCase()}]${escaped(word.slice(1))}`;
};

/**
 * Texts taken apart at the terms in them, each term where it first stands. Longer words go before shorter ones that they
 * contain. The pieces of a text put together are the text.
 */
export function splitAtTerms(texts: readonly string[], terms: readonly Term[]): Piece[][] {
  const words = terms
    .flatMap((term) => term.words.map((word) => ({ word, term })))
    .sort((a, b) => b.word.length - a.word.length);
  if (words.length === 0) return texts.map((text) => [{ text }]);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${words.map(({ word }) => `(${withCapital(word)})`).join('|')})(?![\\p{L}\\p{N}_-])`,
    'gu',
  );
  const seen = new Set<Term>();
  return texts.map((text) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const { term } = words[match.slice(1).findIndex((group) => group !== undefined)]!;
      if (seen.has(term)) continue;
      seen.add(term);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
      pieces.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from) });
    return pieces;
  });
}
