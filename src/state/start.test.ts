import { describe, expect, it } from 'vitest';
import { readStart, withStart } from './start';

const page = '<body><script type="application/json" id="linetime-start">{}</script></body>';
const textIn = (html: string) => /start">([^<]*)<\/script><\/body>$/.exec(html)?.[1] ?? '';

describe('the start of a page that is one file', () => {
  it('is read as it was written, and can be written again', () => {
    const start = { fragment: "v=1&lesson=minutes&done=a:</script>$&$'", search: 'theme=dark', scorm: true };
    const once = withStart(page, start);
    expect(readStart(textIn(once))).toEqual(start);
    expect(readStart(textIn(withStart(once, { search: 'lang=rtl' })))).toEqual({
      fragment: '',
      search: 'lang=rtl',
      scorm: false,
    });
    expect(() => withStart('<body></body>', start)).toThrow();
  });
  it.each(['', '{', 'null', '7', '[]', '{"fragment":7,"search":{},"scorm":"yes"}'])(
    'is empty where it cannot be read: %s',
    (text) => expect(readStart(text)).toEqual({ fragment: '', search: '', scorm: false }),
  );
});
