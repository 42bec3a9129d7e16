/**
 * Drawing two million frames while one scrubs and zooms: from frame to frame, and how long the page's scripts draw for one,
 * beside a chart of as many points that uPlot draws in the same page.
 */

import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Item } from '../checklist';
import { median, percentile } from '../statistics';

const FRAMES = 90;
/** 57 frames a second at full range; close by 60, that is, as often as the screen is drawn. */
const FRAME_MS = 17.5;
const DRAW_MS = 4;
/** Of uPlot's time to draw all of its points. */
const SHARE = 1 / 12;
const POINTS = 2_000_000;
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
  uPlot: new (
    options: object,
    data: object,
    where: object,
  ) => {
    setScale(axis: string, range: { min: number; max: number }): void;
    destroy(): void;
  };
}

/** `uplot`: its script, if there is one. */
export async function scrubItems(page: Page, uplot: string | undefined): Promise<Item[]> {
  await page.setViewportSize(VIEWPORT);
  const items: Item[] = [];
  let full = 0;
  for (const [what, whole] of [
    ['at full range', true],
    ['close by', false],
  ] as const) {
    const buttons = page.locator('.lt-timeline-buttons').first();
    if (whole) await buttons.getByRole('button', { name: 'Fit' }).click();
    else for (let i = 0; i < ZOOMS; i++) await buttons.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForTimeout(300);
    const { gaps, draws } = await scrub(page, whole);
    if (whole) full = median(draws);
    items.push(
      {
        what: `scrubbing ${what}: from frame to frame, median`,
        value: median(gaps),
        unit: 'ms',
        most: FRAME_MS,
      },
      { what: `scrubbing ${what}: the same, 95th percentile`, value: percentile(gaps, 0.95), unit: 'ms' },
      {
        what: `scrubbing ${what}: scripts for a frame, 95th percentile`,
        value: percentile(draws, 0.95),
        unit: 'ms',
        most: DRAW_MS,
      },
    );
  }
  if (uplot === undefined || !existsSync(uplot)) return items;
  await page.addScriptTag({ path: uplot });
  const theirs = await drawWithUplot(page);
  return [
    ...items,
    {
      what: `uPlot, all of ${POINTS.toLocaleString('en')} points: scripts for a frame, median`,
      value: theirs,
      unit: 'ms',
    },
    { what: 'ours at full range, median, as a share of that', value: full / theirs, unit: '', most: SHARE },
  ];
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

/** ms of uPlot's scripts to draw its full range, median. */
const drawWithUplot = (page: Page): Promise<number> =>
  page.evaluate(async (points) => {
    const own = globalThis as unknown as Window;
    const xs = new Float64Array(points);
    const ys = new Float64Array(points);
    for (let i = 0; i < points; i++) {
      xs[i] = i * 3.2e-4;
      ys[i] = 55 + ((i * 7) % 23) + (i % 2) * 12;
    }
    const chart = new own.uPlot(
      {
        width: 2000,
        height: 400,
        scales: { x: { time: false } },
        series: [{}, { stroke: 'red', points: { show: false } }],
      },
      [xs, ys],
      own.document.body,
    );
    const times: number[] = [];
    const max = xs[points - 1]!;
    for (let i = 0; i < 15; i++) {
      await new Promise<void>((resolve) => own.requestAnimationFrame(() => resolve()));
      const began = performance.now();
      chart.setScale('x', { min: 0, max: max - (i % 2) * 1e-3 });
      // it draws in a microtask
      await Promise.resolve();
      await Promise.resolve();
      times.push(performance.now() - began);
    }
    chart.destroy();
    times.sort((a, b) => a - b);
    return times[times.length >> 1]!;
  }, POINTS);
