/** The rules of sosend and of "may I send?", each by itself. */

import { describe, expect, test } from 'vitest';
import { available, heldBy, type SendState } from './sendRules';
import { portion } from './socket';

const state = (more: Partial<SendState> = {}): SendState => ({
  queued: 96,
  flying: 0,
  window: 4096,
  largestWindow: 4096,
  shortFlying: false,
  corked: false,
  full: false,
  ...more,
});
const sunos = { kernel: 'sunos', noDelay: false, mssBytes: 1024 } as const;
const linux = { kernel: 'linux', noDelay: false, mssBytes: 1448 } as const;

describe('may a segment go', () => {
  test('a small one goes from idle, and is held while anything is unacknowledged', () => {
    expect(heldBy(sunos, state(), 96, true)).toBeUndefined();
    expect(heldBy(sunos, state({ queued: 1096, flying: 1000 }), 96, false)).toBe('nagle');
    expect(
      heldBy({ ...sunos, noDelay: true }, state({ queued: 1096, flying: 1000 }), 96, false),
    ).toBeUndefined();
  });

  test('a full one and half the largest window always go', () => {
    const busy = state({ queued: 4000, flying: 1000 });
    expect(heldBy(sunos, busy, 1024, false)).toBeUndefined();
    expect(heldBy({ ...sunos, mssBytes: 2500 }, busy, 2048, false)).toBeUndefined();
    expect(heldBy({ ...sunos, mssBytes: 2500 }, busy, 2047, false)).toBe('window');
  });

  test('4.3BSD of 1986 let 512 bytes go', () => {
    const busy = state({ queued: 1512, flying: 1000 });
    expect(heldBy({ ...sunos, kernel: 'bsd86' }, busy, 512, false)).toBeUndefined();
    expect(heldBy(sunos, busy, 512, false)).toBe('nagle');
    expect(heldBy({ ...sunos, kernel: 'bsd86' }, state({ queued: 1511, flying: 1000 }), 511, false)).toBe(
      'nagle',
    );
  });

  test('Linux holds a small one behind a small one only', () => {
    const busy = state({ queued: 1544, flying: 1448 });
    expect(heldBy(linux, busy, 96, false)).toBeUndefined();
    expect(heldBy(linux, { ...busy, shortFlying: true }, 96, false)).toBe('minshall');
  });

  test('a cork holds all that is not full, until the buffer is', () => {
    expect(heldBy(linux, state({ corked: true }), 96, true)).toBe('corked');
    expect(heldBy(linux, state({ corked: true, full: true }), 96, true)).toBeUndefined();
    expect(heldBy(linux, state({ corked: true, queued: 1448 }), 1448, true)).toBeUndefined();
  });

  test('window and buffer bound what there is to send', () => {
    expect(available(state({ queued: 4000, flying: 1000, window: 2500 }))).toBe(1500);
    expect(available(state({ queued: 4000, flying: 3000, window: 2500 }))).toBe(0);
    expect(heldBy(sunos, state({ queued: 2000, flying: 0, window: 900 }), 900, true)).toBe('window');
  });
});

describe('what sosend copies at once', () => {
  test.each([
    // left, room: bytes, mbufs and clusters
    [4000, 4096, 4000, 4],
    [148, 96, 96, 1],
    [600, 4096, 600, 1],
    [500, 4096, 500, 5],
    [1500, 1024, 1024, 1],
    [5000, 4096, 4096, 4],
    [300, 0, 0, 0],
    // a cluster counts in full: 900 bytes in one leave 76 of 1,100
    [900, 1100, 900, 1],
    [2000, 1100, 1100, 2],
  ])('%i bytes into room for %i', (left, room, bytes, pieces) => {
    expect(portion(left, room)).toEqual({ bytes, pieces });
  });
});
