/**
 * Words by key: `t('dialog.close')`. A catalogue is a flat record; later ones win, so a scenario's own
 * words go behind the common ones. `{name}` marks a place to fill in. Where `count` is 1 and there is a key with
 * `.one` behind it, that one is taken.
 *
 * Two locales exist for tests only: `pseudo` makes every sentence about 40 % longer, so that cut text shows, and `rtl`
 * writes Hebrew letters from right to left. Numbers and their units are put together in `format.ts`, not here.
 */

export type Locale = 'en' | 'pseudo' | 'rtl';
export type Catalogue = Readonly<Record<string, string>>;
export type TextArguments = Readonly<Record<string, string | number>>;

export interface Text {
  (key: string, args?: TextArguments): string;
  has(key: string): boolean;
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

export const LOCALES: readonly Locale[] = ['en', 'pseudo', 'rtl'];

const PLACE = /\{(\w+)\}/g;

/** First strong isolate, pop: what is filled in keeps its own direction inside a sentence that runs the other way. */
const isolate = (value: string): string => `\u2068${value}\u2069`;

/** What makes a locale of the English words: loaded when it is asked for (see testLocales.ts); English until then. */
const changes = new Map<Locale, (text: string) => string>();
export const provideLocale = (locale: Locale, change: (text: string) => string): void => {
  changes.set(locale, change);
};

/** A key that no catalogue has is its own text: visible, harmless, and caught by the test that collects all keys. */
export function makeText(locale: Locale, ...catalogues: readonly Catalogue[]): Text {
  const words = new Map<string, string>();
  for (const catalogue of catalogues)
    for (const [key, text] of Object.entries(catalogue)) words.set(key, text);
  const change = changes.get(locale);
  const changed = new Map<string, string>();

  const find = (key: string): string | undefined => {
    const text = words.get(key);
    if (text === undefined || !change) return text;
    let other = changed.get(key);
    if (other === undefined) {
      other = change(text);
      changed.set(key, other);
    }
    return other;
  };

  const text = (key: string, args?: TextArguments): string => {
    const single = args && Number(args.count) === 1 ? find(`${key}.one`) : undefined;
    const sentence = single ?? find(key);
    if (sentence === undefined) return key;
    if (!args) return sentence;
    return sentence.replace(PLACE, (place, name: string) => {
      const value = args[name];
      if (value === undefined) return place;
      return locale === 'rtl' ? isolate(String(value)) : String(value);
    });
  };
  return Object.assign(text, {
    has: (key: string) => words.has(key),
    locale,
    dir: locale === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  });
}

/** A sentence taken apart at its places: plain pieces, and pieces with the name of the place they filled. */
export interface SentencePiece {
  readonly text: string;
  readonly place?: string;
}

/** For sentences whose filled-in parts are drawn in their own way, such as the verdict. */
export function piecesOf(t: Text, key: string, args: TextArguments): SentencePiece[] {
  const names = Object.keys(args);
  // characters of the private use area stand for the arguments while the sentence is made
  const marks = Object.fromEntries(names.map((name, i) => [name, String.fromCharCode(0xe000 + i)]));
  const sentence = t(key, 'count' in args ? { ...marks, count: args.count! } : marks);
  const pieces: SentencePiece[] = [];
  // who draws a piece in an element of its own isolates it there
  for (const part of sentence.replace(/[\u2068\u2069]/g, '').split(/([\ue000-\uf8ff])/)) {
    if (part === '') continue;
    const code = part.charCodeAt(0) - 0xe000;
    const name = part.length === 1 && code >= 0 ? names[code] : undefined;
    if (name === undefined) pieces.push({ text: part });
    else pieces.push({ text: String(args[name]), place: name });
  }
  return pieces;
}
