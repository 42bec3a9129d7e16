import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStart, withStart } from '../../src/state/start';
import { DIGITS, fromBase85, singleFile, toBase85 } from '../build/singleFile';
import { manifestOf } from './manifest';

const page = '<html><body><div id="root"></div><script type="module" src="/x.ts"></script></body></html>';
const html = singleFile(
  page,
  'alert("</script>$&")',
  'a{background:url(./f.woff2)}',
  () => new Uint8Array([1, 2]),
);

describe('a page that is one file', () => {
  it('asks no server for anything', () => {
    expect(html).not.toMatch(/\b(src|href)=/);
    expect(html).not.toContain('alert(');
  });
  it('does not come about if something would be missing', () => {
    expect(() => singleFile(page, '', 'a{background:url(./f.woff2)}', () => undefined)).toThrow('f.woff2');
    expect(() => singleFile('<html></html>', '', '', () => undefined)).toThrow();
  });
  it('is packed in letters that HTML leaves alone, and unpacked again', () => {
    const digits = new Set<string>();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = toBase85(bytes);
        for (const letter of text) digits.add(letter);
        expect([...fromBase85(text, DIGITS)]).toEqual([...bytes]);
      }),
    );
    expect([...digits].join('')).not.toMatch(/[<>&"'`\\\s]/);
  });
  it('takes a start, whatever is in it', () => {
    const start = { fragment: "v=1&lesson=a&done=x:</script>$&$'", search: '', scorm: true };
    const text = /id="linetime-start">([^<]*)</.exec(withStart(html, start))![1]!;
    expect(readStart(text)).toEqual(start);
    expect(() => withStart(page, start)).toThrow();
  });
});

describe('the manifest', () => {
  it('is well formed whatever the title', () => {
    const text = manifestOf({ id: 'law', title: 'a <b> & "c"', version: '1.0.0' });
    expect(text).toContain('<title>a &#60;b&#62; &#38; &#34;c&#34;</title>');
    expect(text).toMatch(/href="index\.html"/);
    const opened = [...text.matchAll(/<(\w+)(?:\s[^>]*)?(?<!\/)>/g)].map(([, name]) => name);
    const closed = [...text.matchAll(/<\/(\w+)>/g)].map(([, name]) => name);
    expect(opened.sort()).toEqual(closed.sort());
  });
});
