/**
 * The two locales that only tests and curious people switch on: longer text with accents, and text from right to left.
 * Places such as `{name}` stay as they are. No translation is meant.
 */

import { provideLocale } from './catalogue';

const PLAIN = 'aceinosuyz';
const ACCENTED = 'áçéíñóšúýž';

/** With an accent, where there is one; a large letter stays large. */
function accented(letter: string): string {
  const small = letter.toLowerCase();
  const found = ACCENTED[PLAIN.indexOf(small)] ?? small;
  return letter === small ? found : found.toUpperCase();
}

const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשת';

/** Applies `change` to all but the places. */
const outsidePlaces = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join('');

/** Accents on most letters, and vowels doubled until the text is about 40 % longer. */
export function lengthen(text: string): string {
  const letters = text.replace(/\{\w+\}/g, '').length;
  let owed = 0;
  let added = 0;
  const wanted = Math.ceil(letters * 0.4);
  const longer = outsidePlaces(text, (part) =>
    [...part]
      .map((letter) => {
        owed += 0.4;
        const shown = accented(letter);
        if (owed < 1 || added >= wanted || !/[a-z]/i.test(letter)) return shown;
        const extra = Math.min(2, Math.floor(owed), wanted - added);
        owed -= extra;
        added += extra;
        return shown.repeat(1 + extra);
      })
      .join(''),
  );
  return longer + '~'.repeat(Math.max(0, wanted - added));
}

/** Each Latin letter becomes a Hebrew one, so that the browser's direction rules are put to the test. */
const mirror = (text: string): string =>
  outsidePlaces(text, (part) =>
    part.replace(/[a-z]/gi, (letter) => HEBREW[(letter.toLowerCase().charCodeAt(0) - 97) % HEBREW.length]!),
  );

export function provideTestLocales(): void {
  provideLocale('pseudo', lengthen);
  provideLocale('rtl', mirror);
}
