/**
 * All of the app in one HTML file that needs nothing else and opens from disk. Script and styles are packed (gzip, in
 * base64), about a third of their size. Such a file can be given a start of its own by whoever puts other JSON into its
 * element `linetime-start`; see src/app/start.ts.
 */

import { gzipSync } from 'node:zlib';

/** Unpacks and starts. Small, and in words a reader of the file can follow. */
const LOADER = `
      (async () => {
        const add = (name, text) => {
          const element = Object.assign(document.createElement(name), { textContent: text });
          element.dataset.unpacked = '';
          document.head.append(element);
        };
        try {
          const packed = document.getElementById('linetime-code').textContent;
          const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
          const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
          const { styles, script } = await new Response(stream).json();
          add('style', styles);
          add('script', script);
        } catch (error) {
          document.getElementById('root').textContent = 'This browser cannot unpack Linetime: ' + error;
        }
      })();`;

const TYPE_OF: Readonly<Record<string, string>> = { woff2: 'font/woff2' };

/** The start of a file that was given none. */
const NO_START = '<script type="application/json" id="linetime-start">{}</script>';

/**
 * `page`: HTML whose scripts are left out. `asset`: what a name in the styles stands for; a name that is not known is an
 * error, since the file would ask a server for it.
 */
export function singleFile(
  page: string,
  script: string,
  styles: string,
  asset: (name: string) => Uint8Array | undefined,
): string {
  const whole = styles.replace(/url\((?:\.\/)?([\w.-]+\.(\w+))\)/g, (_, name: string, ending: string) => {
    const bytes = asset(name);
    const type = TYPE_OF[ending];
    if (!bytes || !type) throw new Error(`the styles want "${name}", which cannot be put into one file`);
    return `url(data:${type};base64,${Buffer.from(bytes).toString('base64')})`;
  });
  const packed = gzipSync(JSON.stringify({ styles: whole, script }), { level: 9 }).toString('base64');
  const bare = page.replace(/\s*<script\b[^>]*\bsrc=[^>]*><\/script>/g, '');
  if (/<script\b/.test(bare) || !bare.includes('</body>'))
    throw new Error('the page has a script of its own');
  return bare.replace(
    '</body>',
    () => `  ${NO_START}
    <script type="text/plain" id="linetime-code">${packed}</script>
    <script>${LOADER}
    </script>
  </body>`,
  );
}
