/** Pages of somebody else with the app in them, from a server of their own, as a course has them. */

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

interface Site {
  /** Ends with a slash. Another site than the tests' own server. */
  readonly url: string;
  close(): void;
}

const serve = (
  answer: (path: string) => { body: string | Buffer; type: string } | undefined,
  headers: OutgoingHttpHeaders,
) =>
  new Promise<Site>((resolve) => {
    const server = createServer((request, response) => {
      const found = answer(new URL(request.url ?? '/', 'http://x').pathname);
      response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain', ...headers });
      response.end(found?.body);
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://localhost:${port}/`, close: () => server.close() });
    });
  });

const serveHost = (html: string, headers: OutgoingHttpHeaders = {}): Promise<Site> =>
  serve((path) => (path === '/' ? { body: html, type: 'text/html' } : undefined), headers);

/** The built app, with headers as a careful server sends them. */
export const serveApp = (headers: OutgoingHttpHeaders = {}): Promise<Site> =>
  serve((path) => {
    const file = join(dist, path === '/' ? 'index.html' : path);
    if (!file.startsWith(dist) || !existsSync(file)) return undefined;
    return { body: readFileSync(file), type: TYPES[extname(file)] ?? 'application/octet-stream' };
  }, headers);

/** Opens a page of somebody else with this in it. */
export async function openHost(page: Page, html: string, headers: OutgoingHttpHeaders = {}): Promise<void> {
  const site = await serveHost(
    `<!doctype html><meta charset="utf-8"><title>A course</title>${LISTEN}${html}`,
    headers,
  );
  page.once('close', site.close);
  await page.goto(site.url);
}

export const STORY = 'v=1&scenario=arpanet';

/** Opens a page with one frame, and waits until it is ready. */
export async function openEmbed(
  page: Page,
  base: string | undefined,
  query: string,
  fragment = STORY,
  size = 'width:900px;height:700px',
): Promise<FrameLocator> {
  await openHost(
    page,
    `<iframe title="run" style="border:0;${size}" src="${base}?embed=1&${query}#${fragment}"></iframe>`,
  );
  await hear(page, 'ready');
  return page.frameLocator('iframe');
}

/** A region by its whole name. */
export const region = (name: string) => ({ name, exact: true }) as const;

/** Collects all messages that come to the page, in `window.told`. */
const LISTEN = `<script>
  window.told = [];
  addEventListener('message', ({ data, source }) => told.push({ ...data, frame: [...document.querySelectorAll('iframe')].findIndex((one) => one.contentWindow === source) }));
  window.say = (message, at = 0) => document.querySelectorAll('iframe')[at].contentWindow.postMessage({ source: 'linetime', v: 1, ...message }, '*');
</script>`;

export interface Told {
  readonly type?: string;
  readonly frame: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a message has
  readonly [field: string]: any;
}

export const toldOf = (page: Page, type?: string): Promise<Told[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { told: Told[] }).told.filter(
        (one) => wanted === undefined || one.type === wanted,
      ),
    type,
  );

export const say = (page: Page, message: object, at = 0): Promise<void> =>
  page.evaluate(
    ([what, which]) => (window as unknown as { say(m: unknown, at: unknown): void }).say(what, which),
    [message, at] as const,
  );

/** Waits until a message of this type, and with this in it, has come. */
export async function hear(
  page: Page,
  type: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Told> {
  const found = await page.waitForFunction(
    ([wanted, fields]) =>
      (window as unknown as { told: Told[] }).told.findLast(
        (one) => one.type === wanted && Object.entries(fields).every(([key, value]) => one[key] === value),
      ),
    [type, more] as const,
  );
  return (await found.jsonValue()) as Told;
}
