// A static host such as any course has: files of a folder under some path, and nothing else.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export interface StaticHost {
  /** With a slash at its end. */
  readonly address: string;
  /** Paths asked for so far, below `path`. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** `path` begins and ends with a slash. */
export async function serveFolder(folder: string, path = '/'): Promise<StaticHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (!pathname.startsWith(path)) {
      response.writeHead(404).end();
      return;
    }
    const file = normalize(decodeURIComponent(pathname.slice(path.length))) || 'index.html';
    asked.push(file);
    readFile(join(folder, file === '.' || file.endsWith('/') ? join(file, 'index.html') : file)).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/html; charset=utf-8' })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
