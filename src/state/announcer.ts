/**
 * The one voice of the page for screen readers: at most one message in 700 ms, the latest of those that came meanwhile.
 * More would interrupt each other.
 */

const GAP_MS = 700;

export interface Announcer {
  say(message: string): void;
  close(): void;
}

export function makeAnnouncer(speak: (message: string) => void, now: () => number = Date.now): Announcer {
  let last = Number.NEGATIVE_INFINITY;
  let pending: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    timer = undefined;
    if (pending === undefined) return;
    last = now();
    speak(pending);
    pending = undefined;
  };
  return {
    say(message) {
      pending = message;
      const wait = last + GAP_MS - now();
      if (wait <= 0 && timer === undefined) flush();
      else timer ??= setTimeout(flush, Math.max(0, wait));
    },
    close: () => clearTimeout(timer),
  };
}
