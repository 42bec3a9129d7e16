import { describe, expect, it } from 'vitest';
import type { Address } from '../state/linkSync';
import { addressFrom, readStart, searchFrom, writeStart } from './start';

const page = (text: string | null) => ({
  getElementById: (id: string) =>
    id === 'linetime-start' && text !== null ? ({ textContent: text } as HTMLElement) : null,
});

describe('the start of a page that is one file', () => {
  it('is read as it was written', () => {
    const start = { fragment: 'v=1&lesson=minutes&done=a:</script>', search: 'theme=dark', scorm: true };
    const text = writeStart(start);
    expect(text).not.toContain('<');
    expect(readStart(page(text))).toEqual(start);
  });
  it.each([null, '', '{', 'null', '7', '[]', '{"fragment":7,"search":{},"scorm":"yes"}'])(
    'is empty where it cannot be read: %s',
    (text) => expect(readStart(page(text))).toEqual({ fragment: '', search: '', scorm: false }),
  );
  it('counts until the address says something by itself', () => {
    let hash = '';
    const address = { read: () => hash, replace() {}, watch: () => () => {} } satisfies Address;
    const from = addressFrom(address, 'v=1&scenario=netware');
    expect(from.read()).toBe('v=1&scenario=netware');
    // home, later
    expect(from.read()).toBe('');
    hash = '#v=1&scenario=sunrpc';
    expect(addressFrom(address, 'v=1&scenario=netware').read()).toBe(hash);
  });
  it('has a query that goes behind that of the page', () => {
    const both = searchFrom('?theme=light', 'theme=dark&lang=rtl');
    expect(new URLSearchParams(both).get('theme')).toBe('light');
    expect(new URLSearchParams(both).get('lang')).toBe('rtl');
    expect(searchFrom('', '')).toBe('');
  });
});
