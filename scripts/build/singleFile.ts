/**
 * All of the app in one HTML file that needs nothing else and opens from disk. Script and styles are packed (gzip, in
 * base 85), about half of their size. Such a file can be given a start of its own by whoever puts other JSON into its
 * element `linetime-start`; see src/app/start.ts.
 */

import { gzipSync } from 'node:zlib';

/** Letters that mean nothing in HTML, 85 of them: four bytes in five letters, where base 64 needs more than that. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%()*+,-./:;=?@[]^_|~';

/** `bytes` in groups of four; the number of letters left over says how long the last group is. */
export function toBase85(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 4) {
    let number = 0;
    for (let k = 0; k < 4; k++) number = number * 256 + (bytes[i + k] ?? 0);
    let group = '';
    for (let k = 0; k < 5; k++) {
      group = DIGITS[number % 85]! + group;
      number = Math.floor(number / 85);
    }
    text += group.slice(0, Math.min(4, bytes.length - i) + 1);
  }
  return text;
}

/** Goes into the page as it stands here: it may use nothing from outside. */
export function fromBase85(text: string, digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
  for (let i = 0, at = 0; i < text.length; i += 5) {
    let number = 0;
    for (let k = 0; k < 5; k++)
      number = number * 85 + (i + k < text.length ? digits.indexOf(text[i + k]!) : 84);
    for (let k = 3; k >= 0; k--) {
      if (at + k < bytes.length) bytes[at + k] = number % 256;
      number = Math.floor(number / 256);
    }
    at += 4;
  }
  return bytes;
}

/** Unpacks and starts. Small, and in words a reader of the file can follow. */
const LOADER = `
      ${fromBase85.toString()}
      (async () => {
        const add = (name, text) => {
          const element = Object.assign(document.createElement(name), { textContent: text });
          element.dataset.unpacked = '';
          document.head.append(element);
        };
        try {
          const bytes = fromBase85(document.getElementById('linetime-code').textContent, '${DIGITS}');
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
  const packed = toBase85(gzipSync(JSON.stringify({ styles: whole, script }), { level: 9 }));
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
