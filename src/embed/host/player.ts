/** One app in a frame: makes it when it is near the screen, gives it its height, talks to it. */

import { addressOf, fragmentOf, type Value, type Wants } from '../../state/embedAddress';
import {
  type AppType,
  type Body,
  type FROM_HOST,
  type HostType,
  SOURCE,
  type TO_HOST,
  VERSION,
} from '../schema';

export type Told = {
  readonly [T in AppType]: { readonly type: T; readonly id?: string | number } & Body<(typeof TO_HOST)[T]>;
}[AppType];

export interface PlayerOptions extends Wants {
  /** Where the app lies; absent: beside this script. */
  readonly src?: string | undefined;
  /** px; absent: as high as its content. */
  readonly height?: number | undefined;
  /** Most height, px: the rest is scrolled inside. */
  readonly maxHeight?: number | undefined;
  readonly title?: string | undefined;
  /** Made at once, and not when it is near the screen. */
  readonly eager?: boolean | undefined;
}

/** Until it says how high it is. */
const FIRST_HEIGHT = 400;
const NEAR = '400px';
const PATIENCE_MS = 10_000;
const TITLE = 'Linetime: where a network line’s time goes';

export class Player {
  readonly frame: HTMLIFrameElement;
  private ready = false;
  private closed = false;
  private waiting: object[] = [];
  private readonly asked = new Map<string, { done(told: Told): void; timer: number }>();
  private readonly stops: (() => void)[] = [];
  private count = 0;

  constructor(
    private readonly place: HTMLElement,
    private options: PlayerOptions,
    private readonly page: string,
    private readonly onTold: (told: Told) => void,
  ) {
    const frame = document.createElement('iframe');
    this.frame = frame;
    frame.title = options.title ?? TITLE;
    frame.allow = 'clipboard-write; fullscreen';
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      margin: '0',
      border: '0',
      colorScheme: 'auto',
    });
    this.setHeight(options.height ?? FIRST_HEIGHT);
    const take = (event: MessageEvent): void => this.take(event);
    window.addEventListener('message', take);
    this.stops.push(() => window.removeEventListener('message', take));
    this.whenNear(() => {
      frame.src = addressOf(this.page, this.options);
      this.place.append(frame);
    });
  }

  set(values: Readonly<Record<string, Value>>, more: { preset?: string; seed?: number } = {}): void {
    this.options = { ...this.options, values: { ...this.options.values, ...values } };
    this.send('set', { values, ...more });
  }
  open(wants: Wants): void {
    this.options = { ...this.options, ...wants };
    this.send('set', { fragment: fragmentOf(this.options) });
  }
  play(nsPerSecond?: number): void {
    this.send('play', nsPerSecond === undefined ? {} : { nsPerSecond });
  }
  pause(): void {
    this.send('pause', {});
  }
  /** ns, or a text such as "12.5ms". */
  seek(to: number | string): void {
    this.send('seek', { to });
  }
  step(direction: 1 | -1 = 1, by: 'event' | 'gap' | 'lesson' = 'event'): void {
    this.send('step', { direction, by });
  }
  lock(keys: readonly string[]): void {
    this.options = { ...this.options, lock: keys.join(',') };
    this.send('lock', { keys });
  }
  theme(theme: 'auto' | 'light' | 'dark' | 'projector'): void {
    this.options = { ...this.options, theme };
    this.send('theme', { theme });
  }
  setMost(height: number): void {
    this.options = { ...this.options, maxHeight: height };
    this.send('maxHeight', { height });
  }
  /** What is shown now. Rejects where no answer comes. */
  get(): Promise<Extract<Told, { type: 'state' }>> {
    return new Promise((resolve, reject) => {
      const id = `get-${++this.count}`;
      const timer = window.setTimeout(() => {
        this.asked.delete(id);
        reject(new Error('Linetime did not answer within 10 s.'));
      }, PATIENCE_MS);
      this.asked.set(id, { done: (told) => resolve(told as Extract<Told, { type: 'state' }>), timer });
      this.send('get', {}, id);
    });
  }
  destroy(): void {
    if (this.closed) return;
    this.closed = true;
    for (const stop of this.stops) stop();
    for (const { timer } of this.asked.values()) clearTimeout(timer);
    this.frame.remove();
  }

  private send<T extends HostType>(type: T, body: Body<(typeof FROM_HOST)[T]>, id?: string): void {
    const message = { type, ...(id === undefined ? {} : { id }), ...body };
    if (this.ready) this.post(message);
    else this.waiting.push(message);
  }
  private post(message: object): void {
    this.frame.contentWindow?.postMessage({ source: SOURCE, v: VERSION, ...message }, '*');
  }

  private take({ source, data }: MessageEvent): void {
    if (source === null || source !== this.frame.contentWindow) return;
    if (typeof data !== 'object' || data === null || data.source !== SOURCE || data.v !== VERSION) return;
    const told = data as Told;
    if (told.type === 'size' && this.options.height === undefined) this.setHeight(told.height);
    // it is near: it need not wait until it is seen
    if (told.type === 'waiting') this.post({ type: 'hello' });
    if (told.type === 'ready') {
      if (this.ready) return;
      this.ready = true;
      if (this.options.maxHeight !== undefined)
        this.post({ type: 'maxHeight', height: this.options.maxHeight });
      for (const message of this.waiting.splice(0)) this.post(message);
    }
    const asked = this.asked.get(String(told.id));
    if (asked && (told.type === 'state' || told.type === 'error')) {
      clearTimeout(asked.timer);
      this.asked.delete(String(told.id));
      asked.done(told);
    }
    if (told.type === 'event' && told.name === 'key') this.passKeyOn(told.detail ?? '');
    this.onTold(told);
  }

  /** A browser keeps a key press in the frame that has the focus: here it goes on through this page. */
  private passKeyOn(key: string): void {
    const code = key === ' ' ? 'Space' : key;
    this.frame.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  }

  /** The height of what is inside: borders and padding that this page gives the frame come on top. */
  private setHeight(height: number): void {
    const { frame } = this;
    const extra = frame.isConnected ? frameExtra(frame) : 0;
    frame.style.height = `${Math.ceil(height + extra)}px`;
  }

  private whenNear(then: () => void): void {
    if (this.options.eager || typeof IntersectionObserver !== 'function') {
      then();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        then();
      },
      { rootMargin: NEAR },
    );
    observer.observe(this.place);
    this.stops.push(() => observer.disconnect());
  }
}

function frameExtra(frame: HTMLIFrameElement): number {
  const style = getComputedStyle(frame);
  if (style.boxSizing !== 'border-box') return 0;
  return ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'].reduce(
    (sum, name) => sum + (Number.parseFloat(style[name as 'paddingTop']) || 0),
    0,
  );
}
