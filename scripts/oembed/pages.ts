/** A lesson's own page, and what it answers to whoever asks how to embed it (oembed.com, version 1.0). */

import type { LessonCard } from '../../src/scenarios/lesson';

/** As the lesson stands well in a column of text, px. */
const WIDTH = 800;
const HEIGHT = 640;

type Card = Pick<LessonCard, 'id' | 'title'>;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** The address where the build lies, with a slash at its end. Throws a sentence for what is none. */
export function baseOf(text: string | undefined): URL {
  if (text === undefined)
    throw new Error('Say where the build will lie: npm run build:oembed -- https://example.org/linetime/');
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Error(`“${text}” is no address. It has to begin with https:// or http://.`);
  }
  if (!/^https?:$/.test(url.protocol)) throw new Error(`“${text}” does not begin with https:// or http://.`);
  url.hash = url.search = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

const fragmentOf = ({ id }: Card): string => `v=1&lesson=${id}`;

export function answerOf(card: Card, base: URL): string {
  const source = new URL(`index.html?embed=1#${fragmentOf(card)}`, base).href;
  return `${JSON.stringify(
    {
      version: '1.0',
      type: 'rich',
      provider_name: 'Linetime',
      provider_url: base.href,
      title: card.title,
      width: WIDTH,
      height: HEIGHT,
      html: `<iframe src="${escaped(source)}" title="${escaped(card.title)}" width="${WIDTH}" height="${HEIGHT}" style="border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`,
    },
    undefined,
    2,
  )}\n`;
}

/** Leads on to the lesson; with no script it has a link. */
export function pageOf(card: Card, base: URL): string {
  const title = escaped(card.title);
  const lesson = `../index.html#${fragmentOf(card)}`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title} · Linetime</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta property="og:title" content="${title}">
    <meta property="og:site_name" content="Linetime">
    <meta property="og:url" content="${escaped(new URL(`lessons/${card.id}.html`, base).href)}">
    <link rel="alternate" type="application/json+oembed" href="${escaped(new URL(`lessons/${card.id}.json`, base).href)}" title="${title}">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <p><a href="${escaped(lesson)}">${title}</a></p>
    <script>location.replace(${JSON.stringify(lesson)})</script>
  </body>
</html>
`;
}
