/**
 * Two million frames while one scrubs and zooms: from frame to frame, and how long all scripts of the page take for one,
 * React's and the listeners' included. The drawing alone, beside another's, is `beside.ts`.
 */

import type { Page } from '@playwright/test';
import type { Item } from '../checklist';
import { median, percentile } from '../statistics';

/** Four seconds. */
const FRAMES = 240;
/** 57 frames a second at full range; close by 60, that is, as often as the screen is drawn. */
const FRAME_MS = 17.5;
const DRAW_MS = 4;
/** So that the timeline is 2,000 pixels wide. */
const VIEWPORT = { width: 2240, height: 1000 };
const ZOOMS = 14;

/** The few things of a page that are used; the tools here are compiled for Node. */
interface Window {
  document: {
    querySelector(selector: string): { dispatchEvent(event: object): void };
    body: object;
  };
  WheelEvent: new (name: string, how: object) => object;
  KeyboardEvent: new (name: string, how: object) => object;
  requestAnimationFrame(handler: (now: number) => void): void;
}

export async function scrubItems(page: Page): Promise<Item[]> {
  await page.setViewportSize(VIEWPORT);
  const items: Item[] = [];
  for (const [what, whole] of [
    ['at full range', true],
    ['close by', false],
  ] as const) {
    const buttons = page.locator('.lt-timeline-buttons').first();
    if (whole) await buttons.getByRole('button', { name: 'Fit' }).click();
    else for (let i = 0; i < ZOOMS; i++) await buttons.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForTimeout(300);
    const { gaps, draws } = await scrub(page, whole);
    items.push(
      {
        what: `scrubbing ${what}: from frame to frame, median`,
        value: median(gaps),
        unit: 'ms',
        most: FRAME_MS,
      },
      {
        what: `scrubbing ${what}: from frame to frame, 95th percentile`,
        value: percentile(gaps, 0.95),
        unit: 'ms',
      },
      { what: `scrubbing ${what}: all scripts for a frame, median`, value: median(draws), unit: 'ms' },
      {
        what: `scrubbing ${what}: all scripts for a frame, 95th percentile`,
        value: percentile(draws, 0.95),
        unit: 'ms',
        most: DRAW_MS,
      },
    );
  }
  return items;
}

/** Each step is an event, what React does at once, and what is drawn in the frame behind it. */
const scrub = (page: Page, whole: boolean): Promise<{ gaps: number[]; draws: number[] }> =>
  page.evaluate(
    async ([frames, wheel]) => {
      const own = globalThis as unknown as Window;
      const surface = own.document.querySelector('.lt-timeline-surface');
      const ask = own.requestAnimationFrame.bind(globalThis);
      let inFrames = 0;
      own.requestAnimationFrame = (handler) =>
        ask((now) => {
          const began = performance.now();
          handler(now);
          inFrames += performance.now() - began;
        });
      const next = (): Promise<number> => new Promise((resolve) => ask(resolve));
      const gaps: number[] = [];
      const draws: number[] = [];
      let before = await next();
      for (let i = 0; i < frames; i++) {
        const turned = { deltaY: i % 2 === 0 ? -3 : 3, ctrlKey: true, bubbles: true, cancelable: true };
        inFrames = 0;
        const began = performance.now();
        surface.dispatchEvent(
          wheel
            ? new own.WheelEvent('wheel', { ...turned, clientX: 700, clientY: 350 })
            : new own.KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
        );
        // behind the microtask in which React renders
        await Promise.resolve();
        const atOnce = performance.now() - began;
        const now = await next();
        draws.push(atOnce + inFrames);
        gaps.push(now - before);
        before = now;
      }
      own.requestAnimationFrame = ask;
      return { gaps, draws };
    },
    [FRAMES, whole] as const,
  );
