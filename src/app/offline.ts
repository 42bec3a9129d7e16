/**
 * Keeps the page for times without a network, and tells when a newer one has been fetched. Not to be had from disk, in
 * frames without an origin, or where the browser forbids it: then nothing is kept, and nothing else changes.
 */

/** Beside the page, whatever folder that is. */
const SCRIPT = './sw.js';

/** Calls back once a newer page waits; what it is given brings that page. */
export async function keepPage(onNewer: (bring: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
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
