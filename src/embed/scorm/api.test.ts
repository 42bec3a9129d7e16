import { describe, expect, it } from 'vitest';
import { converse, findApi, type ScormApi } from './api';

const api = { LMSInitialize: () => 'true' };
type Frame = Parameters<typeof findApi>[0];
const within = (parent: object, own: object = {}): Frame => ({ parent, ...own }) as Frame;
const top = (own: object = {}): Frame => {
  const frame: Record<string, unknown> = { ...own };
  frame.parent = frame;
  return frame;
};
const foreign = new Proxy({} as Frame, {
  get() {
    throw new DOMException('another origin', 'SecurityError');
  },
});

describe('finding the platform', () => {
  it('looks in the frames around, then behind the window that opened one of them', () => {
    expect(findApi(top({ API: api }))).toBe(api);
    expect(findApi(within(within(top({ API: api }))))).toBe(api);
    expect(findApi(top({ opener: within(top({ API: api })) }))).toBe(api);
    expect(findApi(within(top({ opener: top({ API: api }) })))).toBe(api);
  });
  it('finds none where there is none, or none that may be looked at', () => {
    expect(findApi(top())).toBeUndefined();
    expect(findApi(top({ API: 'no' }))).toBeUndefined();
    expect(findApi(within(foreign))).toBeUndefined();
    expect(findApi(foreign)).toBeUndefined();
    const ring: Record<string, unknown> = {};
    ring.parent = { parent: ring };
    expect(findApi(ring as Frame)).toBeUndefined();
  });
});

const FUNCTIONS = ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'] as const;

/** A platform that takes values as `takes` says, and notes them. */
function platformThat(takes: (value: string) => string): {
  readonly api: ScormApi;
  readonly said: readonly string[];
} {
  const said: string[] = [];
  const set = (name: string, value: string): string => {
    said.push(`${name}=${value}`);
    return takes(value);
  };
  const all = Object.fromEntries(FUNCTIONS.map((name) => [name, () => 'true']));
  return { api: { ...all, LMSSetValue: set } as unknown as ScormApi, said };
}

describe('talking to the platform', () => {
  it('says only what is new, and notes what is refused', () => {
    const { api, said } = platformThat((value) => (value === 'bad' ? 'false' : 'true'));
    const platform = converse(api);
    expect(platform.begin()).toBe(true);
    expect(platform.set({ a: '1', b: '2' })).toBe(true);
    expect(platform.set({ a: '1', b: '2' })).toBe(false);
    expect(platform.hasFailed()).toBe(false);
    expect(platform.set({ a: '1', b: 'bad' })).toBe(true);
    expect(platform.hasFailed()).toBe(true);
    expect(platform.hasFailed()).toBe(false);
    // what was refused is said again
    expect(platform.set({ b: 'bad' })).toBe(true);
    expect(said).toEqual(['a=1', 'b=2', 'b=bad', 'b=bad']);
  });
  it('never throws, whatever the platform does', () => {
    const no = (): never => {
      throw new Error('down');
    };
    const platform = converse(Object.fromEntries(FUNCTIONS.map((name) => [name, no])) as unknown as ScormApi);
    expect(platform.begin()).toBe(false);
    expect(platform.get('x')).toBe('');
    platform.set({ a: '1' });
    expect(platform.commit()).toBe(false);
    expect(platform.end()).toBe(false);
    expect(platform.hasFailed()).toBe(true);
  });
});
