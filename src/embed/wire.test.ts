import { describe, expect, it, vi } from 'vitest';
import { speakDialects } from './dialects';
import { openWire } from './wire';

function setUp(origins: readonly string[] = []) {
  const parent = { postMessage: vi.fn() };
  const listeners: ((event: object) => void)[] = [];
  const frame = {
    parent,
    addEventListener: (_: string, call: (event: object) => void) => listeners.push(call),
    removeEventListener: vi.fn(),
  } as unknown as Window;
  let now = 0;
  const heard = { onMessage: vi.fn(), onFault: vi.fn(), onOther: vi.fn() };
  const wire = openWire({ frame, origins, ...heard, now: () => now });
  const say = (data: unknown, source: unknown = parent, origin = 'https://a.example'): void =>
    listeners.forEach((call) => void call({ data, source, origin }));
  return { wire, say, parent, heard, wait: (ms: number) => (now += ms) };
}
const get = { source: 'linetime', v: 1, type: 'get', id: 1 };

describe('messages', () => {
  it('are taken from the window right around, and from no other', () => {
    const { say, heard } = setUp();
    say(get, {});
    say(get, null);
    expect(heard.onMessage).not.toHaveBeenCalled();
    say(get);
    expect(heard.onMessage).toHaveBeenCalledWith(get);
  });

  it('are taken from listed pages alone, and go to them alone', () => {
    const { say, heard, wire, parent } = setUp(['https://b.example']);
    say(get);
    say({ source: 'linetime', v: 1, type: 'nonsense' });
    expect(heard.onMessage).not.toHaveBeenCalled();
    expect(heard.onFault).not.toHaveBeenCalled();
    say(get, parent, 'https://b.example');
    expect(heard.onMessage).toHaveBeenCalledOnce();
    wire.send('size', { height: 5 });
    expect(parent.postMessage.mock.calls).toEqual([
      [{ source: 'linetime', v: 1, type: 'size', height: 5 }, 'https://b.example'],
    ]);
  });

  it('that are wrong are answered, but not without end', () => {
    const { say, heard, wait } = setUp();
    for (let i = 0; i < 100; i++) say({ source: 'linetime', v: 1, type: 'nonsense', id: 'x' });
    expect(heard.onFault).toHaveBeenCalledTimes(20);
    expect(heard.onFault.mock.lastCall![1]).toBe('x');
    wait(1100);
    say({ source: 'linetime', v: 1, type: 'nonsense' });
    expect(heard.onFault).toHaveBeenCalledTimes(21);
  });

  it('go nowhere where there is no page around, and a refusal is no matter', () => {
    const { parent, wire } = setUp();
    parent.postMessage.mockImplementation(() => {
      throw new Error('no such origin');
    });
    expect(() => wire.send('pause' as 'ready', { version: '1' })).not.toThrow();
    const alone = { addEventListener: vi.fn(), postMessage: vi.fn() } as unknown as Window;
    Object.assign(alone, { parent: alone });
    const none = openWire({
      frame: alone,
      origins: [],
      onMessage: vi.fn(),
      onFault: vi.fn(),
      onOther: vi.fn(),
    });
    none.send('size', { height: 1 });
    expect(alone.postMessage).not.toHaveBeenCalled();
  });
});

it('the height is told in the ways of others: LTI always, H5P where it was greeted', () => {
  const sendRaw = vi.fn();
  const asked = vi.fn();
  const { greet, take, tellHeight } = speakDialects({ sendRaw }, asked);
  greet();
  expect(sendRaw).toHaveBeenLastCalledWith({ context: 'h5p', action: 'hello' });
  tellHeight(300);
  expect(sendRaw).toHaveBeenLastCalledWith({ subject: 'lti.frameResize', height: 300 });
  for (const noise of [undefined, null, 5, 'h5p', { context: 'h5p' }, { context: 'x', action: 'hello' }])
    take(noise);
  expect(asked).not.toHaveBeenCalled();
  take({ context: 'h5p', action: 'hello' });
  expect(asked).toHaveBeenCalledOnce();
  tellHeight(310);
  expect(sendRaw).toHaveBeenLastCalledWith(
    expect.objectContaining({ context: 'h5p', action: 'resize', scrollHeight: 310 }),
  );
  // a resizer that was loaded after the app
  take({ context: 'h5p', action: 'ready' });
  expect(sendRaw).toHaveBeenLastCalledWith({ context: 'h5p', action: 'hello' });
});
