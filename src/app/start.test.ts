import { describe, expect, it } from 'vitest';
import type { Address } from '../state/linkSync';
import { addressFrom, searchFrom } from './start';

describe('the start of a page that is one file', () => {
  it('counts until the address is written to or changed', () => {
    let hash = '';
    let changed = (): void => {};
    const address: Address = {
      read: () => hash,
      replace: (fragment) => {
        hash = fragment;
      },
      watch: (onChange) => {
        changed = onChange;
        return () => {};
      },
    };
    const start = 'v=1&scenario=netware';
    const written = addressFrom(address, start);
    expect([written.read(), written.read()]).toEqual([start, start]);
    // home, later
    written.replace('');
    expect(written.read()).toBe('');
    const followed = addressFrom(address, start);
    followed.watch(() => {});
    expect(followed.read()).toBe(start);
    changed();
    expect(followed.read()).toBe('');
    hash = '#v=1&scenario=sunrpc';
    expect(addressFrom(address, start).read()).toBe(hash);
  });
  it('has a query that goes behind that of the page', () => {
    const both = searchFrom('?theme=light', 'theme=dark&lang=rtl');
    expect(new URLSearchParams(both).get('theme')).toBe('light');
    expect(new URLSearchParams(both).get('lang')).toBe('rtl');
    expect(searchFrom('', '')).toBe('');
  });
});
