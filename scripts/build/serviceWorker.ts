/**
 * Writes the service worker of a build: it keeps every file of the pages, so that they open without a network, from
 * whatever folder they are served. A newer build has another list, is kept beside the older one, and takes its place when
 * the reader says so.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'sw.js';

/** Runs in the service worker; what it needs is filled in at its head. */
const WORKER = `
const prefix = 'linetime ' + registration.scope + ' ';
const name = prefix + VERSION;
const known = { ignoreSearch: true, ignoreVary: true };

addEventListener('install', (event) => {
  // past the browser's own cache: an old file under a new list would stay for ever
  const wanted = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(wanted)));
});

addEventListener('activate', (event) => {
  const old = (all) => all.filter((one) => one.startsWith(prefix) && one !== name);
  const clear = caches.keys().then((all) => Promise.all(old(all).map((one) => caches.delete(one))));
  event.waitUntil(clear.then(() => clients.claim()));
});

addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(name);
    const kept = await cache.match(request, known);
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
`;

/** `skip`: files that no page needs, by their paths. */
export function serviceWorker(skip: RegExp): Plugin {
  let folder = '';
  return {
    name: 'linetime-service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            join(entry.parentPath, entry.name)
              .slice(folder.length + 1)
              .replaceAll('\\\\', '/'),
          )
          .filter((file) => file !== NAME && !skip.test(file))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
        const version = hash.digest('hex').slice(0, 16);
        // a folder is its page
        const list = ['./', ...files];
        const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(list)};\n`;
        writeFileSync(join(folder, NAME), head + WORKER.trimStart());
      },
    },
  };
}
