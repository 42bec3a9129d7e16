/**
 * Keeps the page for times without a network, and tells when a newer one has been fetched. Not to be had from disk, in
 * frames without an origin, or where the browser forbids it: then nothing is kept, and nothing else changes.
 */

/** Beside the page, whatever folder that is. */
const SCRIPT = './sw.js';

/** So long nobody has touched anything: to fetch all there is takes a processor, and a slider needs both. */
const REST_MS = 3000;
const TOUCHES = ['pointermove', 'keydown', 'input', 'wheel', 'touchmove'];

/** Resolves when nobody has touched the page for a while, counted from now. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        over.abort();
        resolve();
      }, REST_MS);
    };
    for (const touch of TOUCHES)
      window.addEventListener(touch, begin, { capture: true, passive: true, signal: over.signal });
    begin();
  });
}

/** Calls back once a newer page waits; what it is given brings that page. */
export async function keepPage(onNewer: (bring: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  await rest();
  try {
    const registration = await serviceWorker.register(SCRIPT);
    const look = (): void => {
      const { waiting } = registration;
      // the very first one takes over by itself
      if (!waiting || !serviceWorker.controller) return;
      onNewer(() => {
        serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
        waiting.postMessage('take over');
      });
    };
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
    look();
  } catch {
    // no storage for it here
  }
}
