/**
 * How the page looks and moves: from the query (`?theme=dark&motion=off&lang=rtl`), else as chosen before, else as the
 * system wants. The query is the host page's word and is never written back.
 */

import { LOCALES, type Locale } from '../text/catalogue';

export const THEME_CHOICES = ['auto', 'light', 'dark', 'projector'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = Exclude<ThemeChoice, 'auto'>;

export interface Preferences {
  readonly theme: ThemeChoice;
  readonly motion: 'auto' | 'off';
  readonly lang: Locale;
}

const oneOf = <Name extends string>(
  names: readonly Name[],
  text: string | null | undefined,
): Name | undefined => names.find((name) => name === text);

export function readPreferences(search: string, remembered: string | undefined): Preferences {
  const query = new URLSearchParams(search);
  return {
    theme: oneOf(THEME_CHOICES, query.get('theme')) ?? oneOf(THEME_CHOICES, remembered) ?? 'auto',
    motion: oneOf(['auto', 'off'] as const, query.get('motion')) ?? 'auto',
    lang: oneOf(LOCALES, query.get('lang')) ?? 'en',
  };
}

/** What the system says, now and later. Where it cannot be asked, light and moving. */
export interface SystemWishes {
  readonly dark: boolean;
  readonly still: boolean;
}

const ask = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined;

/** Calls back at once and at each change; returns how to stop. */
export function watchSystem(onWishes: (wishes: SystemWishes) => void): () => void {
  const dark = ask('(prefers-color-scheme: dark)');
  const still = ask('(prefers-reduced-motion: reduce)');
  const tell = (): void => onWishes({ dark: dark?.matches === true, still: still?.matches === true });
  dark?.addEventListener?.('change', tell);
  still?.addEventListener?.('change', tell);
  tell();
  return () => {
    dark?.removeEventListener?.('change', tell);
    still?.removeEventListener?.('change', tell);
  };
}

export const themeOf = (choice: ThemeChoice, dark: boolean): Theme =>
  choice === 'auto' ? (dark ? 'dark' : 'light') : choice;
