/**
 * The only place that touches localStorage. In a sandboxed frame, or with third-party data blocked, the very access
 * throws: then nothing is remembered, and nothing else changes.
 */

const PREFIX = 'linetime.';

export function recall(name: string): string | undefined {
  try {
    return window.localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False if it could not be remembered. */
export function remember(name: string, value: string): boolean {
  try {
    window.localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}
