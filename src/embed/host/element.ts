/**
 * `<line-time scenario="arpanet" buffer-bits="2000">`: settings are attributes, written with hyphens. A changed attribute
 * is a message to the app; one that only the address can carry makes the frame anew.
 */

import { fromAttribute, type Value, type Wants } from '../../state/embedAddress';
import { Player, type PlayerOptions, type Told } from './player';

/** Attributes of any element, and of this one, that are no settings. */
const OF_ANY =
  /^(id|class|style|slot|part|is|title|hidden|dir|role|tabindex|nonce|inert|exportparts|data-.*|aria-.*|on.*)$/;
const IN_ADDRESS = ['chrome', 'hide', 'motion', 'lang', 'answers', 'origins', 'src', 'loading'];
const PLACES = ['scenario', 'preset', 'lesson', 'step', 'fragment'];
const OTHERS = ['theme', 'lock', 'height', 'max-height'];

const isSetting = (name: string): boolean =>
  ![...IN_ADDRESS, ...PLACES, ...OTHERS].includes(name) && !OF_ANY.test(name);

/** Makes the class for a page; `page`: where the app lies unless an element says otherwise. */
export function makeElement(page: string): CustomElementConstructor {
  return class LineTime extends HTMLElement {
    private player: Player | undefined;
    private readonly watcher = new MutationObserver((changes) =>
      this.follow(new Set(changes.map(({ attributeName }) => attributeName ?? ''))),
    );

    connectedCallback(): void {
      if (!this.style.display) this.style.display = 'block';
      this.begin();
      this.watcher.observe(this, { attributes: true });
    }
    disconnectedCallback(): void {
      this.watcher.disconnect();
      this.end();
    }

    play(nsPerSecond?: number): void {
      this.player?.play(nsPerSecond);
    }
    pause(): void {
      this.player?.pause();
    }
    seek(to: number | string): void {
      this.player?.seek(to);
    }
    step(direction?: 1 | -1, by?: 'event' | 'gap' | 'lesson'): void {
      this.player?.step(direction, by);
    }
    set(values: Readonly<Record<string, Value>>, more?: { preset?: string; seed?: number }): void {
      this.player?.set(values, more);
    }
    get(): Promise<Extract<Told, { type: 'state' }>> {
      return this.player?.get() ?? Promise.reject(new Error('This <line-time> is not in a page.'));
    }
    lock(keys: readonly string[]): void {
      this.player?.lock(keys);
    }

    private begin(): void {
      this.player = new Player(this, optionsOf(this), this.getAttribute('src') ?? page, (told) => {
        this.dispatchEvent(
          new CustomEvent(`linetime-${told.type}`, { detail: told, bubbles: true, composed: true }),
        );
      });
      // until the frame is there the place is kept, so that nothing below it jumps by much
      this.style.minBlockSize = this.player.frame.style.height;
      const stop = (): void => {
        this.style.minBlockSize = '';
        this.removeEventListener('linetime-ready', stop);
      };
      this.addEventListener('linetime-ready', stop);
    }
    private end(): void {
      this.player?.destroy();
      this.player = undefined;
    }

    private follow(names: ReadonlySet<string>): void {
      const { player } = this;
      if (!player) return;
      const options = optionsOf(this);
      if ([...names].some((name) => IN_ADDRESS.includes(name) || name === 'height')) {
        this.end();
        this.begin();
        return;
      }
      if (names.has('theme')) player.theme((options.theme ?? 'auto') as 'auto');
      if (names.has('lock')) player.lock(listOf(options.lock));
      if (names.has('max-height')) player.setMost(options.maxHeight ?? 0);
      if (PLACES.some((name) => names.has(name))) {
        player.open(placeOf(options));
        return;
      }
      const settings = [...names].filter((name) => isSetting(name) && this.hasAttribute(name));
      if (settings.length > 0)
        player.set(
          Object.fromEntries(settings.map((name) => [fromAttribute(name), this.getAttribute(name) ?? ''])),
        );
    }
  };
}

const placeOf = ({ scenario, preset, lesson, step, fragment, values }: Wants): Wants => ({
  scenario,
  preset,
  lesson,
  step,
  fragment,
  ...(values ? { values } : {}),
});

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function optionsOf(element: HTMLElement): PlayerOptions {
  const text = (name: string): string | undefined => element.getAttribute(name) ?? undefined;
  const number = (name: string): number | undefined => {
    const value = Number.parseFloat(text(name) ?? '');
    return value > 0 ? value : undefined;
  };
  const settings = element.getAttributeNames().filter(isSetting);
  return {
    ...Object.fromEntries(
      [...PLACES, 'chrome', 'theme', 'hide', 'lock', 'motion', 'lang', 'answers', 'origins'].map((name) => [
        name,
        text(name),
      ]),
    ),
    values: Object.fromEntries(settings.map((name) => [fromAttribute(name), text(name) ?? ''])),
    height: number('height'),
    maxHeight: number('max-height'),
    title: text('title'),
    eager: text('loading') === 'eager',
  };
}
