import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios/registry';
import { fragmentOf, fromAttribute, toAttribute } from '../../state/embedAddress';
import { CODES, codeFor, type Embedded, oembedAnswer } from './embedCode';

const embedded: Embedded = {
  page: 'https://x.example/linetime/index.html',
  title: 'Half an hour & “seven” "minutes" <b>',
  wants: { fragment: 'v=1&scenario=arpanet&bufferBits=2000&t=5ms', theme: 'dark', hide: 'why,figures' },
  settings: ['bufferBits'],
  width: 600,
  height: 400,
};

describe('what is pasted', () => {
  it('as a frame', () => {
    expect(codeFor('iframe', embedded)).toBe(
      '<iframe src="https://x.example/linetime/index.html?embed=1&amp;theme=dark&amp;hide=why%2Cfigures#v=1&amp;scenario=arpanet&amp;bufferBits=2000&amp;t=5ms" title="Half an hour &amp; “seven” &quot;minutes&quot; &lt;b>" width="600" height="400" style="border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>',
    );
    expect(codeFor('iframe', { ...embedded, width: undefined, height: undefined })).toContain(
      ' width="100%" height="640"',
    );
  });

  it('as an element', () => {
    expect(codeFor('element', { ...embedded, title: 'T', width: undefined, height: undefined })).toBe(
      '<script src="https://x.example/linetime/embed.js" defer></script>\n<line-time scenario="arpanet" buffer-bits="2000" t="5ms" theme="dark" hide="why,figures" title="T"></line-time>',
    );
    expect(codeFor('element', embedded)).toContain(' height="400" style="max-width:600px"');
  });

  it('as a link, which leads to the whole experiment', () => {
    const link =
      'https://x.example/linetime/index.html?theme=dark#v=1&scenario=arpanet&bufferBits=2000&t=5ms';
    expect(codeFor('link', embedded)).toBe(link);
    expect(codeFor('markdown', { ...embedded, title: 'A [b]' })).toBe(`[A \\[b\\]](${link})`);
  });

  it('as oEmbed: a line for the head, and a file beside the page', () => {
    expect(codeFor('oembed', embedded)).toMatch(
      /^<link rel="alternate" type="application\/json\+oembed" href="linetime.oembed.json" title=".*">$/,
    );
    const answer = JSON.parse(oembedAnswer(embedded)) as Record<string, unknown>;
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 600, height: 400 });
    expect(answer.html).toBe(codeFor('iframe', embedded));
    expect(JSON.parse(oembedAnswer({ ...embedded, width: undefined, height: undefined }))).toMatchObject({
      width: 800,
      height: 640,
    });
  });

  it('never lets a text out of its attribute', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, text) => {
        const fragment = `scenario=arpanet&onclick=x&class=y&${text}`;
        for (const code of CODES.filter((one) => one !== 'link' && one !== 'markdown')) {
          const html = codeFor(code, { ...embedded, title, wants: { fragment } });
          const outside = html.replace(/"[^"]*"/g, '');
          expect(outside).toMatch(/^[<>a-z=/\s-]*$/);
          expect(outside).not.toMatch(/onclick|class/);
        }
      }),
    );
  });
});

it('every key of every story is an attribute, and comes back', () => {
  for (const { parameters } of scenarios)
    for (const { key } of parameters) {
      expect(toAttribute(key)).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(fromAttribute(toAttribute(key))).toBe(key);
    }
  expect(fragmentOf({ lesson: 'minutes', step: 'gap' })).toBe('v=1&lesson=minutes&step=gap');
});
