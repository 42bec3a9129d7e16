/**
 * What the address of an embed may say before its `#`, as data: it is read with this table, and the reference in
 * docs/embedding.md is made of it. Whatever stands there, legal wishes come out, and a problem for each thing that could
 * not be used. Which keys and panels there are is known when the story is there (see state/embedNames.ts).
 */

import type { HostWishes } from '../state/hostWishes';

export const CHROMES = ['none', 'min', 'full'] as const;
export type Chrome = (typeof CHROMES)[number];

export type ParameterKind =
  | { readonly kind: 'name'; readonly of: readonly string[]; readonly usual: string }
  | { readonly kind: 'names' };

export const PARAMETERS = {
  embed: { kind: 'name', of: ['1'], usual: '1' },
  chrome: { kind: 'name', of: CHROMES, usual: 'min' },
  theme: { kind: 'name', of: ['auto', 'light', 'dark', 'projector'], usual: 'auto' },
  hide: { kind: 'names' },
  lock: { kind: 'names' },
  motion: { kind: 'name', of: ['auto', 'off'], usual: 'auto' },
  lang: { kind: 'name', of: ['en', 'pseudo', 'rtl'], usual: 'en' },
  answers: { kind: 'name', of: ['0', '1'], usual: '1' },
  origins: { kind: 'names' },
} as const satisfies Readonly<Record<string, ParameterKind>>;

export type ParameterName = keyof typeof PARAMETERS;

/** Two windows of a lesson find each other by it (see session.ts); it is no wish of the page around. */
const OTHERS = ['pair'];
const MOST_NAMES = 100;
const LONGEST_NAME = 300;
const MOST_TOLD = 6;

/** Catalogue key `embed.query.<id>` and the names in its sentence. */
export interface QueryProblem {
  readonly id: 'value' | 'unknown' | 'origin' | 'many';
  readonly name: string;
  readonly text: string;
  readonly known: string;
}

export interface Query {
  readonly chrome: Chrome;
  readonly wishes: HostWishes;
  /** Pages whose messages count; empty: those of any page that is right around. */
  readonly origins: readonly string[];
  readonly problems: readonly QueryProblem[];
}

export function readQuery(search: string): Query {
  const query = new URLSearchParams(search);
  const problems: QueryProblem[] = [];
  const word = (name: ParameterName): string => {
    const { of, usual } = PARAMETERS[name] as Extract<ParameterKind, { kind: 'name' }>;
    const text = query.get(name);
    if (text === null || of.includes(text)) return text ?? usual;
    problems.push({ id: 'value', name, text, known: of.join(', ') });
    return usual;
  };
  const names = (name: ParameterName): readonly string[] => {
    const all = query
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    if (all.length > MOST_NAMES)
      problems.push({ id: 'many', name, text: String(all.length), known: String(MOST_NAMES) });
    return [...new Set(all.slice(0, MOST_NAMES).map((text) => text.slice(0, LONGEST_NAME)))];
  };
  for (const name of ['embed', 'theme', 'motion', 'lang'] as const) word(name);
  const origins = names('origins').map((text) => ({ text, origin: originOf(text) }));
  for (const { text, origin } of origins)
    if (origin === undefined) problems.push({ id: 'origin', name: 'origins', text, known: '' });
  for (const name of new Set(query.keys()))
    if (!Object.hasOwn(PARAMETERS, name) && !OTHERS.includes(name))
      problems.push({ id: 'unknown', name, text: name, known: Object.keys(PARAMETERS).join(', ') });
  return {
    chrome: word('chrome') as Chrome,
    wishes: { hidden: names('hide'), locked: names('lock'), answers: word('answers') !== '0' },
    // a list in which nothing can be read keeps everybody out: whoever wrote it wanted it shut
    origins: origins.map(({ origin }) => origin ?? 'null'),
    problems: problems.slice(0, MOST_TOLD),
  };
}

function originOf(text: string): string | undefined {
  try {
    const { origin } = new URL(text);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

/** The address of the whole app for what is seen in the frame: without what only the frame wants. */
export function fullAddress(href: string, fragment: string, { answers }: HostWishes): string {
  const url = new URL(href);
  const keep = ['theme', 'lang'].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  // what is right stays hidden there too
  const hidden = answers
    ? []
    : [
        ['embed', '1'],
        ['chrome', 'full'],
        ['answers', '0'],
      ];
  url.search = new URLSearchParams([...hidden, ...keep] as [string, string][]).toString();
  url.hash = fragment;
  return url.href;
}
