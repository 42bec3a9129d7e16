/** What the page around wants, as the address of the frame. Nothing here knows of the app but its address. */

export type Value = string | number | boolean;

export interface Wants {
  readonly scenario?: string | undefined;
  readonly preset?: string | undefined;
  readonly lesson?: string | undefined;
  readonly step?: string | undefined;
  /** All of the place in one, as the app writes it into its own links; what is named besides is left out. */
  readonly fragment?: string | undefined;
  /** Settings by key. */
  readonly values?: Readonly<Record<string, Value>>;
  readonly chrome?: string | undefined;
  readonly theme?: string | undefined;
  readonly hide?: string | undefined;
  readonly lock?: string | undefined;
  readonly motion?: string | undefined;
  readonly lang?: string | undefined;
  readonly answers?: string | undefined;
  readonly origins?: string | undefined;
}

const QUERY = ['chrome', 'theme', 'hide', 'lock', 'motion', 'lang', 'answers', 'origins'] as const;
const PLACE = ['scenario', 'preset', 'lesson', 'step'] as const;

export function fragmentOf(wants: Wants): string {
  if (wants.fragment !== undefined) return wants.fragment.replace(/^#/, '');
  const pairs = PLACE.flatMap((key) => (wants[key] === undefined ? [] : [[key, wants[key]]]));
  const all = [...pairs, ...Object.entries(wants.values ?? {})];
  if (all.length === 0) return '';
  return [
    'v=1',
    ...all.map(([key, value]) => `${encodeURIComponent(String(key))}=${encodeURIComponent(String(value))}`),
  ].join('&');
}

/** `page`: where the app lies. */
export function addressOf(page: string, wants: Wants): string {
  const url = new URL(page);
  url.search = '';
  url.searchParams.set('embed', '1');
  for (const key of QUERY) if (wants[key] !== undefined) url.searchParams.set(key, wants[key]);
  url.hash = fragmentOf(wants);
  return url.href;
}

/** Attributes of `<line-time>`: settings are written with hyphens there. */
export const toAttribute = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const fromAttribute = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
