/**
 * The clock of playback: calls back once a frame with the time since the last one, held to one frame's budget, so that
 * nothing leaps after the page was hidden or held up. It rests while the page is hidden or the app is off screen, and
 * goes on afterwards; whoever stopped it by hand finds it stopped.
 */

/** Longest step, ms: two frames at 60 a second. */
const LONGEST_STEP_MS = 34;

export interface ClockHost {
  requestFrame(callback: (now: number) => void): number;
  cancelFrame(handle: number): void;
  /** Calls back when the page or the app comes into sight or goes out of it; returns how to stop. */
  watchSight(onSight: (inSight: boolean) => void): () => void;
}

export interface Clock {
  start(): void;
  stop(): void;
  close(): void;
}

export function makeClock(host: ClockHost, onTick: (ms: number) => void): Clock {
  let wanted = false;
  let inSight = true;
  let handle: number | undefined;
  let last: number | undefined;

  const frame = (now: number): void => {
    handle = host.requestFrame(frame);
    const passed = last === undefined ? 0 : now - last;
    last = now;
    if (passed > 0) onTick(Math.min(passed, LONGEST_STEP_MS));
  };
  const settle = (): void => {
    const runs = wanted && inSight;
    if (runs && handle === undefined) {
      last = undefined;
      handle = host.requestFrame(frame);
    } else if (!runs && handle !== undefined) {
      host.cancelFrame(handle);
      handle = undefined;
    }
  };
  const unwatch = host.watchSight((sight) => {
    inSight = sight;
    settle();
  });
  return {
    start() {
      wanted = true;
      settle();
    },
    stop() {
      wanted = false;
      settle();
    },
    close() {
      wanted = false;
      settle();
      unwatch();
    },
  };
}

/** The browser's own frames; `element` is what must be on screen. */
export const browserClock = (element: Element | undefined): ClockHost => ({
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
  watchSight(onSight) {
    let onScreen = true;
    const tell = (): void => onSight(onScreen && !document.hidden);
    document.addEventListener('visibilitychange', tell);
    const observer =
      element && typeof IntersectionObserver === 'function'
        ? new IntersectionObserver((entries) => {
            onScreen = entries.at(-1)?.isIntersecting !== false;
            tell();
          })
        : undefined;
    if (element) observer?.observe(element);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      observer?.disconnect();
    };
  },
});
