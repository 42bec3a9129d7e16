/** What a run of two million frames asks of the page: time to the first picture, and memory. */

import type { Page } from '@playwright/test';
import type { Scenario } from '../../../src/scenarios/scenario';
import { addressOf, openPage, type Pages } from './pages';
import { installProbe, type Probe } from './probe';

/** ms from the question to the frame with the first picture. */
export async function firstPicture(pages: Pages, scenario: Scenario): Promise<number> {
  const page = await openPage(pages);
  await page.addInitScript(installProbe);
  await page.addInitScript(() => {
    const page_ = globalThis as unknown as {
      Worker: new (
        ...how: never[]
      ) => { postMessage(message: { question?: unknown }, options?: object): void };
      askedAt?: number;
    };
    const Own = page_.Worker;
    page_.Worker = class extends Own {
      override postMessage(message: { question?: unknown }, options?: object): void {
        if (message.question) page_.askedAt ??= performance.now();
        super.postMessage(message, options);
      }
    };
  });
  await page.goto(addressOf(pages, scenario, {}));
  const waited = await page.evaluate(async () => {
    const page_ = globalThis as unknown as {
      probe: Probe;
      askedAt?: number;
      requestAnimationFrame(handler: () => void): void;
    };
    while (page_.probe.pictures === 0) {
      await new Promise<void>((resolve) => page_.requestAnimationFrame(resolve));
    }
    return performance.now() - page_.askedAt!;
  });
  await page.close();
  return waited;
}

/** MB of the page alone, at this moment: heap and columns, without its workers. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = (await session.send(
    'Runtime.getHeapUsage',
  )) as { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };
  return (usedSize + (embedderHeapUsedSize ?? 0) + (backingStorageSize ?? 0)) / 1e6;
}

/** MB of the page and its workers, as the browser counts them; it takes its time over it. */
export async function memoryOf(page: Page): Promise<number> {
  const measured = await page.evaluate(async () => {
    const own = performance as unknown as { measureUserAgentSpecificMemory(): Promise<{ bytes: number }> };
    return (await own.measureUserAgentSpecificMemory()).bytes;
  });
  return measured / 1e6;
}
