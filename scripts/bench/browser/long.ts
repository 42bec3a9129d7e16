/** What a run of two million frames asks of the page: time to the first picture, memory, and drawing while one scrubs. */

import type { Page } from '@playwright/test';
import type { Scenario } from '../../../src/scenarios/scenario';
import type { Item } from '../checklist';
import { median, percentile } from '../statistics';
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

/** MB of the page's process, its workers included, without what other pages have. */
export async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const measured = await page.evaluate(async () => {
    const own = performance as unknown as { measureUserAgentSpecificMemory?(): Promise<{ bytes: number }> };
    try {
      return (await own.measureUserAgentSpecificMemory?.())?.bytes;
    } catch {
      return undefined;
    }
  });
  if (measured !== undefined) return measured / 1e6;
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = (await session.send(
    'Runtime.getHeapUsage',
  )) as { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };
  return (usedSize + (embedderHeapUsedSize ?? 0) + (backingStorageSize ?? 0)) / 1e6;
}

const FRAMES = 90;
/** 57 frames a second. */
const FRAME_MS = 17.5;

/** Frames a second and ms of drawing while the playhead and the window move, at full range and close by. */
export async function scrubTimes(page: Page): Promise<Item[]> {
  const items: Item[] = [];
  for (const [what, fit] of [
    ['at full range', true],
    ['close by', false],
  ] as const) {
    const buttons = page.locator('.lt-timeline-buttons').first();
    if (fit) await buttons.getByRole('button', { name: 'Fit' }).click();
    else for (let i = 0; i < 14; i++) await buttons.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForTimeout(300);
    const times = await page.evaluate(
      async ([frames, whole]) => {
        const page_ = globalThis as unknown as {
          document: { querySelector(selector: string): { dispatchEvent(event: object): void } };
          WheelEvent: new (name: string, how: object) => object;
          KeyboardEvent: new (name: string, how: object) => object;
          requestAnimationFrame(handler: (now: number) => void): void;
        };
        const surface = page_.document.querySelector('.lt-timeline-surface');
        const next = (): Promise<number> => new Promise((resolve) => page_.requestAnimationFrame(resolve));
        const gaps: number[] = [];
        let before = await next();
        for (let i = 0; i < frames; i++) {
          const turned = { deltaY: i % 2 === 0 ? -3 : 3, ctrlKey: true, bubbles: true, cancelable: true };
          surface.dispatchEvent(
            whole
              ? new page_.WheelEvent('wheel', { ...turned, clientX: 700, clientY: 350 })
              : new page_.KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
          );
          const now = await next();
          gaps.push(now - before);
          before = now;
        }
        return { gaps };
      },
      [FRAMES, fit] as const,
    );
    items.push(
      {
        what: `scrubbing ${what}: from frame to frame, median`,
        value: median(times.gaps),
        unit: 'ms',
        most: FRAME_MS,
      },
      {
        what: `scrubbing ${what}: the same, 95th percentile`,
        value: percentile(times.gaps, 0.95),
        unit: 'ms',
      },
    );
  }
  return items;
}
