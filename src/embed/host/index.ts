/**
 * The script for pages of others: `<script src=".../embed.js" defer></script>`. It depends on nothing, makes `<line-time>`
 * known, and `Linetime.mount(element, options)` for pages that are made by a program.
 */

import { makeElement } from './element';
import { Player, type PlayerOptions, type Told } from './player';

export interface Handle
  extends Pick<
    Player,
    'play' | 'pause' | 'seek' | 'step' | 'set' | 'get' | 'lock' | 'theme' | 'open' | 'destroy'
  > {
  readonly frame: HTMLIFrameElement;
  /** Returns how to stop. */
  on<T extends Told['type']>(type: T, call: (told: Extract<Told, { type: T }>) => void): () => void;
}

export const version = __APP_VERSION__;

/** The app lies beside this script. */
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="embed.js"]');
const page = new URL('index.html', script?.src || document.baseURI).href;

export function mount(element: HTMLElement, options: PlayerOptions = {}): Handle {
  const calls: { readonly type: string; readonly call: (told: Told) => void }[] = [];
  const player = new Player(element, options, new URL(options.src ?? page, document.baseURI).href, (told) => {
    for (const { type, call } of [...calls]) if (type === told.type) call(told);
  });
  return {
    frame: player.frame,
    play: (nsPerSecond) => player.play(nsPerSecond),
    pause: () => player.pause(),
    seek: (to) => player.seek(to),
    step: (direction, by) => player.step(direction, by),
    set: (values, more) => player.set(values, more),
    get: () => player.get(),
    lock: (keys) => player.lock(keys),
    theme: (theme) => player.theme(theme),
    open: (wants) => player.open(wants),
    destroy: () => player.destroy(),
    on(type, call) {
      const entry = { type, call: call as (told: Told) => void };
      calls.push(entry);
      return () => {
        const at = calls.indexOf(entry);
        if (at >= 0) calls.splice(at, 1);
      };
    },
  };
}

if (typeof customElements !== 'undefined' && !customElements.get('line-time'))
  customElements.define('line-time', makeElement(page));
