import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../../state/embedAddress';
import { makeElement } from './element';
import type { Player } from './player';

const PAGE = 'https://x.example/linetime/index.html';
type Element = HTMLElement & Pick<Player, 'play' | 'pause' | 'seek' | 'step' | 'set' | 'get' | 'lock'>;
let index = 0;

/** The element in a page; what is posted into its frame, and a way for the frame to say something. */
async function place(attributes: string) {
  const name = `line-time-${++index}`;
  customElements.define(name, makeElement(PAGE));
  document.body.innerHTML = `<${name} ${attributes}></${name}>`;
  const element = document.querySelector(name) as Element;
  const frame = () => element.querySelector('iframe')!;
  const posted: Record<string, unknown>[] = [];
  const listen = () =>
    vi.spyOn(frame().contentWindow!, 'postMessage').mockImplementation((data) => void posted.push(data));
  listen();
  const say = (type: string, more: object = {}, source: unknown = frame().contentWindow) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'linetime', v: 1, type, ...more },
        source: source as Window,
      }),
    );
  return { element, frame, posted, say, listen };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the address of the frame', () => {
  it('has wishes before the # and the place behind it', () => {
    const wants = {
      scenario: 'arpanet',
      preset: 'before',
      values: { bufferBits: '2 KB', loud: true },
      chrome: 'none',
      lock: 'all',
    };
    expect(addressOf(`${PAGE}?x=1#y`, wants)).toBe(
      `${PAGE}?embed=1&chrome=none&lock=all#v=1&scenario=arpanet&preset=before&bufferBits=2%20KB&loud=true`,
    );
    expect(addressOf(PAGE, { fragment: '#v=1&lesson=minutes', scenario: 'x' })).toBe(
      `${PAGE}?embed=1#v=1&lesson=minutes`,
    );
    expect(addressOf(PAGE, {})).toBe(`${PAGE}?embed=1#`.replace(/#$/, ''));
  });
});

describe('<line-time>', () => {
  it('makes a frame of its attributes', async () => {
    const { frame } = await place(
      'id="a" class="b" data-x="1" title="My run" scenario="arpanet" buffer-bits="2 kbit" theme="dark" hide="why"',
    );
    expect(frame().src).toBe(`${PAGE}?embed=1&theme=dark&hide=why#v=1&scenario=arpanet&bufferBits=2%20kbit`);
    expect(frame().title).toBe('My run');
  });

  it('waits until it is near the screen', async () => {
    let near = (_: object[]): void => {};
    const disconnect = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(call: typeof near, options: object) {
          near = call;
          expect(options).toEqual({ rootMargin: '400px' });
        }
        observe(): void {}
        disconnect = disconnect;
      },
    );
    const name = `line-time-${++index}`;
    customElements.define(name, makeElement(PAGE));
    document.body.innerHTML = `<${name} scenario="arpanet"></${name}>`;
    const element = document.querySelector(name)!;
    expect(element.querySelector('iframe')).toBeNull();
    near([{ isIntersecting: false }]);
    expect(element.querySelector('iframe')).toBeNull();
    near([{ isIntersecting: true }]);
    expect(element.querySelector('iframe')).not.toBeNull();
    expect(disconnect).toHaveBeenCalled();
  });

  it('is as high as its content, unless its height is given', async () => {
    const own = await place('scenario="arpanet"');
    own.say('size', { height: 712.4 });
    expect(own.frame().style.height).toBe('713px');
    own.say('size', { height: 900 }, window);
    expect(own.frame().style.height).toBe('713px');
    const fixed = await place('scenario="arpanet" height="300"');
    fixed.say('size', { height: 712 });
    expect(fixed.frame().style.height).toBe('300px');
  });

  it('tells of each message, from its own frame alone', async () => {
    const { element, say } = await place('scenario="arpanet"');
    const heard: unknown[] = [];
    for (const type of ['ready', 'state', 'answer', 'complete', 'error'])
      document.body.addEventListener(`linetime-${type}`, (event) =>
        heard.push([type, event.target === element]),
      );
    for (const type of ['ready', 'state', 'answer', 'complete', 'error']) say(type);
    say('state', {}, window);
    expect(heard).toEqual([
      ['ready', true],
      ['state', true],
      ['answer', true],
      ['complete', true],
      ['error', true],
    ]);
  });

  it('hands on what is asked of it, in order, once all is ready', async () => {
    const { element, posted, say } = await place('scenario="arpanet" max-height="600"');
    element.play();
    element.seek('5ms');
    element.step(-1, 'gap');
    element.set({ bufferBits: 5 });
    element.lock(['seed']);
    element.pause();
    expect(posted).toEqual([]);
    // it is greeted when it listens, and need not be seen before it begins
    say('waiting');
    expect(posted.splice(0)).toMatchObject([{ type: 'hello' }]);
    say('ready');
    expect(posted.map(({ type }) => type)).toEqual([
      'maxHeight',
      'play',
      'seek',
      'step',
      'set',
      'lock',
      'pause',
    ]);
    expect(posted[3]).toMatchObject({ source: 'linetime', v: 1, direction: -1, by: 'gap' });
  });

  it('promises the state', async () => {
    const { element, posted, say } = await place('scenario="arpanet"');
    say('ready');
    const state = element.get();
    const { id } = posted.at(-1)!;
    say('state', { id: 'another' });
    say('state', { id, seed: 5 });
    expect(await state).toMatchObject({ seed: 5 });
    element.remove();
    await expect(element.get()).rejects.toThrow('not in a page');
  });

  it('follows its attributes', async () => {
    const { element, posted, say, frame, listen } = await place('scenario="arpanet" buffer-bits="5"');
    say('ready');
    element.setAttribute('buffer-bits', '8');
    element.setAttribute('sender-host-ms', '3');
    element.setAttribute('class', 'wide');
    await turn();
    expect(posted.at(-1)).toMatchObject({ type: 'set', values: { bufferBits: '8', senderHostMs: '3' } });
    element.setAttribute('theme', 'dark');
    element.setAttribute('lock', 'seed, all');
    element.setAttribute('max-height', '400');
    await turn();
    expect(posted.slice(-3)).toMatchObject([
      { type: 'theme', theme: 'dark' },
      { type: 'lock', keys: ['seed', 'all'] },
      { type: 'maxHeight', height: 400 },
    ]);
    element.setAttribute('preset', 'after');
    await turn();
    expect(posted.at(-1)).toMatchObject({
      type: 'set',
      fragment: 'v=1&scenario=arpanet&preset=after&bufferBits=8&senderHostMs=3',
    });
    // only the address says what is hidden
    const before = frame();
    element.setAttribute('hide', 'why');
    await turn();
    expect(frame()).not.toBe(before);
    expect(frame().src).toContain('hide=why');
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
    listen();
  });

  it('lets keys that nobody inside uses go on through the page', async () => {
    const { say } = await place('scenario="arpanet"');
    const keys: string[] = [];
    document.addEventListener('keydown', ({ key, code }) => keys.push(`${key}/${code}`), { once: true });
    say('event', { name: 'key', detail: 'PageDown' });
    expect(keys).toEqual(['PageDown/PageDown']);
  });

  it('leaves nothing behind', async () => {
    const { element, say, frame } = await place('scenario="arpanet"');
    const heard = vi.fn();
    const inner = frame().contentWindow;
    element.addEventListener('linetime-state', heard);
    element.remove();
    say.call(undefined, 'state', {}, inner);
    expect(heard).not.toHaveBeenCalled();
    expect(element.querySelector('iframe')).toBeNull();
    document.body.append(element);
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
  });
});

it('embed.js makes the element known, and mounts where elements are made by a program', async () => {
  const { mount, version } = await import('.');
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(customElements.get('line-time')).toBeDefined();
  document.body.innerHTML = '<div id="place"></div>';
  const app = mount(document.getElementById('place')!, {
    src: PAGE,
    scenario: 'netware',
    values: { fileBytes: 5 },
  });
  expect(app.frame.src).toBe(`${PAGE}?embed=1#v=1&scenario=netware&fileBytes=5`);
  const call = vi.fn();
  const stop = app.on('state', call);
  const say = () =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'linetime', v: 1, type: 'state' },
        source: app.frame.contentWindow,
      }),
    );
  say();
  stop();
  say();
  expect(call).toHaveBeenCalledTimes(1);
  app.destroy();
  app.destroy();
  expect(document.querySelector('iframe')).toBeNull();
});
