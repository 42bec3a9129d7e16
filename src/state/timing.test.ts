import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideTestLocales } from '../text/testLocales';
import { makeAnnouncer } from './announcer';
import { type ClockHost, makeClock } from './clock';
import { type Address, syncLink } from './linkSync';
import { readPreferences, themeOf } from './preferences';
import { recall, remember } from './storage';

provideTestLocales();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the voice', () => {
  it('says at most one thing in 700 ms, the latest', () => {
    const said: string[] = [];
    const { say } = makeAnnouncer((text) => said.push(text));
    say('one');
    say('two');
    say('three');
    expect(said).toEqual(['one']);
    vi.advanceTimersByTime(700);
    expect(said).toEqual(['one', 'three']);
    vi.advanceTimersByTime(2000);
    say('four');
    expect(said).toEqual(['one', 'three', 'four']);
  });
});

describe('the clock', () => {
  function setUp() {
    let frame: ((now: number) => void) | undefined;
    let sight: (inSight: boolean) => void = () => {};
    const host: ClockHost = {
      requestFrame(callback) {
        frame = callback;
        return 1;
      },
      cancelFrame() {
        frame = undefined;
      },
      watchSight(onSight) {
        sight = onSight;
        return () => {};
      },
    };
    const ticks: number[] = [];
    const clock = makeClock(host, (ms) => ticks.push(ms));
    return { clock, ticks, at: (now: number) => frame?.(now), see: (on: boolean) => sight(on) };
  }

  it('ticks with the time between frames, held to one budget', () => {
    const { clock, ticks, at } = setUp();
    clock.start();
    at(1000);
    at(1016);
    at(9000);
    clock.stop();
    at(9016);
    expect(ticks).toEqual([16, 34]);
  });

  it('rests out of sight and goes on without a leap; what was stopped stays stopped', () => {
    const { clock, ticks, at, see } = setUp();
    clock.start();
    at(0);
    at(16);
    see(false);
    at(32);
    see(true);
    at(1_800_000);
    at(1_800_016);
    clock.stop();
    see(false);
    see(true);
    at(1_800_032);
    expect(ticks).toEqual([16, 16]);
  });
});

describe('the address', () => {
  function setUp(start = '') {
    let fragment = start;
    let change = () => {};
    let refuse = false;
    const replaced: string[] = [];
    const address: Address = {
      read: () => fragment,
      replace(wanted) {
        if (refuse) throw new Error('too many');
        fragment = `#${wanted}`;
        replaced.push(wanted);
      },
      watch(onChange) {
        change = onChange;
        return () => {};
      },
    };
    const pasted: string[] = [];
    const sync = syncLink(address, (link) => pasted.push(link));
    const paste = (link: string) => {
      fragment = link;
      change();
    };
    return { sync, replaced, pasted, paste, refuse: (on: boolean) => (refuse = on) };
  }

  it('is written when the state has come to rest, seldom while it changes, in the end with the latest', () => {
    const { sync, replaced } = setUp();
    sync.write('y=1');
    sync.write('y=2');
    expect(replaced).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(replaced).toEqual(['y=2']);
    for (let i = 0; i < 300; i++) {
      sync.write(`x=${i}`);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(500);
    expect(replaced.length).toBeGreaterThan(5);
    expect(replaced.length).toBeLessThan(30); // of the 100 that Safari allows in 30 s
    expect(replaced.at(-1)).toBe('x=299');
  });

  it('survives a browser that refuses, and tries again', () => {
    const { sync, replaced, refuse } = setUp();
    refuse(true);
    sync.write('a=1');
    vi.advanceTimersByTime(1000);
    refuse(false);
    sync.write('a=2');
    vi.advanceTimersByTime(10_000);
    expect(replaced).toEqual(['a=2']);
  });

  it('tells of a pasted link, not of its own writing', () => {
    const { sync, pasted, paste } = setUp();
    sync.write('a=1');
    vi.advanceTimersByTime(10);
    paste('#a=1');
    paste('#b=2');
    expect(pasted).toEqual(['b=2']);
  });
});

describe('preferences', () => {
  it('come from the query, then from what was remembered', () => {
    expect(readPreferences('?theme=projector&motion=off&lang=rtl', 'dark')).toEqual({
      theme: 'projector',
      motion: 'off',
      lang: 'rtl',
    });
    expect(readPreferences('?theme=pink&lang=xx', 'dark')).toEqual({
      theme: 'dark',
      motion: 'auto',
      lang: 'en',
    });
    expect(readPreferences('', 'nonsense').theme).toBe('auto');
    expect(themeOf('auto', true)).toBe('dark');
    expect(themeOf('projector', true)).toBe('projector');
  });

  it('do without storage', () => {
    // no window at all here: the same as a window that throws
    expect(recall('theme')).toBeUndefined();
    expect(remember('theme', 'dark')).toBe(false);
  });
});
