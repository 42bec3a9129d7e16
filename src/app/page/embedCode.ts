/** What an author pastes into a page, in the five ways that pages take. */

import { addressOf, toAttribute, type Wants } from '../../state/embedAddress';

export const CODES = ['iframe', 'element', 'link', 'markdown', 'oembed'] as const;
export type Code = (typeof CODES)[number];

export interface Embedded {
  /** The page of the app, without query and fragment. */
  readonly page: string;
  readonly title: string;
  readonly wants: Wants & { readonly fragment: string };
  /** Keys of the story's settings. */
  readonly settings: readonly string[];
  /** px; undefined: all there is. */
  readonly width: number | undefined;
  /** px; undefined: as high as the content, where the way allows it. */
  readonly height: number | undefined;
}

/** What else of a link can be an attribute (see state/link.ts). */
const PLACE = [
  ...['scenario', 'preset', 'lesson', 'step', 'seed', 't', 'window'],
  ...['line', 'axis', 'measure', 'by', 'scope', 'count', 'a'],
];

/** Where the height must be said and none is wished. */
const USUAL_HEIGHT = 640;
const USUAL_WIDTH = 800;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const attributes = (pairs: readonly (readonly [string, string | undefined])[]): string =>
  pairs.flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`])).join('');

export const embedAddress = ({ page, wants }: Embedded): string => addressOf(page, wants);

export function codeFor(code: Code, embedded: Embedded): string {
  const { page, title, wants, settings, width, height } = embedded;
  switch (code) {
    case 'iframe':
      return frame(embedded, width === undefined ? '100%' : String(width));
    case 'element': {
      const { fragment, ...others } = wants;
      const pairs = [...new URLSearchParams(fragment)].filter(([key]) => key !== 'v');
      // anything else that a link may carry on is no name for an attribute
      const plain = pairs.every(([key]) => [...settings, ...PLACE].includes(key));
      const place = plain
        ? pairs.map(([key, value]) => [toAttribute(key), value] as const)
        : ([['fragment', fragment]] as const);
      const size = [
        ['height', height === undefined ? undefined : String(height)],
        ['style', width === undefined ? undefined : `max-width:${width}px`],
      ] as const;
      const wishes = Object.entries(others).map(([key, value]) => [key, String(value)] as const);
      return [
        `<script src="${escapeHtml(new URL('embed.js', page).href)}" defer></script>`,
        `<line-time${attributes([...place, ...wishes, ['title', title], ...size])}></line-time>`,
      ].join('\n');
    }
    case 'link':
      return linkOf(embedded);
    case 'markdown':
      return `[${title.replace(/[[\]\\]/g, '\\$&')}](${linkOf(embedded).replace(/[()]/g, encodeURIComponent)})`;
    case 'oembed':
      return `<link rel="alternate" type="application/json+oembed"${attributes([
        ['href', OEMBED_FILE],
        ['title', title],
      ])}>`;
  }
}

export const OEMBED_FILE = 'linetime.oembed.json';

/** What the discovery link leads to: a file to be put beside the author's own page. */
export const oembedAnswer = (embedded: Embedded): string => {
  const { page, title, width = USUAL_WIDTH, height = USUAL_HEIGHT } = embedded;
  return JSON.stringify(
    {
      version: '1.0',
      type: 'rich',
      provider_name: 'Linetime',
      provider_url: page,
      title,
      width,
      height,
      html: frame({ ...embedded, height }, String(width)),
    },
    null,
    1,
  );
};

function frame({ title, height = USUAL_HEIGHT, ...embedded }: Embedded, width: string): string {
  return `<iframe${attributes([
    ['src', embedAddress({ ...embedded, title, height })],
    ['title', title],
    ['width', width],
    ['height', String(height)],
    ['style', 'border:0'],
    ['loading', 'lazy'],
    ['allow', 'clipboard-write; fullscreen'],
  ])}></iframe>`;
}

/** The whole app: a link leads out of the page. */
function linkOf({ page, wants }: Embedded): string {
  const url = new URL(page);
  if (wants.theme !== undefined) url.searchParams.set('theme', wants.theme);
  url.hash = wants.fragment;
  return url.href;
}
