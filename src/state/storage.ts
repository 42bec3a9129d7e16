/**
 * The only place that touches localStorage. In a sandboxed frame, or with third-party data blocked, the very access
 * throws: then nothing is remembered, and nothing else changes.
 */

const PREFIX = 'linetime.';
let apart = false;

/** From now on nothing is read or written: several apps in pages of others must not know of each other. */
export function rememberNothing(): void {
  apart = true;
}

export function recall(name: string): string | undefined {
  if (apart) return undefined;
  try {
    return window.localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False if it could not be remembered. */
export function remember(name: string, value: string): boolean {
  if (apart) return false;
  try {
    window.localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}
