/**
 * The detective's part of the Sun RPC story on the page: a run of 100 calls, how soon a curve is seen after a change, how
 * soon its edges are exact, and how long all explanations take, with the longest task that kept the page from answering.
 */

import type { Page } from '@playwright/test';
import type { Scenario } from '../../../src/scenarios/scenario';
import type { Item } from '../checklist';
import { median } from '../statistics';
import { moveSlider, openProbed } from './moves';
import { addressOf, openPage, type Pages } from './pages';

/** Sizes round 16,400 bytes, the last row of Nahm's table. */
const CALLS = { key: 'callBytes', from: 15_000, to: 17_800, count: 8 };
const CALLS_MS = 50;
const CURVE_MS = 300;
const HYPOTHESES_MS = 10_000;
const TASK_MS = 100;
const CURVES = 7;
/** A curve is seen when the places that are run first are there: they reach from end to end. */
const COARSE = 7;

/** The few things of a page that are used; the tools here are compiled for Node. */
interface Element {
  getAttribute(name: string): string | null;
  scrollIntoView(): void;
}
interface Watched {
  document: { querySelector(selector: string): Element | null };
  requestAnimationFrame(handler: () => void): void;
  PerformanceObserver: new (
    seen: (list: { getEntries(): readonly { readonly duration: number }[] }) => void,
  ) => { observe(what: object): void };
  longest: number;
}

/** Runs in the page, before its own scripts. Chromium tells of tasks of more than 50 ms. */
function watchTasks(): void {
  const page = globalThis as unknown as Watched;
  page.longest = 0;
  new page.PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.longest = Math.max(page.longest, duration);
  }).observe({ entryTypes: ['longtask'] });
}

const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as Watched).longest);
const forgetTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as unknown as Watched).longest = 0;
  });

export async function evidenceItems(pages: Pages, scenario: Scenario): Promise<Item[]> {
  return [
    ...(await callItems(pages, scenario)),
    ...(await curveItems(pages, scenario)),
    ...(await hypothesesItems(pages, scenario)),
  ];
}

async function callItems(pages: Pages, scenario: Scenario): Promise<Item[]> {
  const items: Item[] = [];
  for (const [name, preset] of [
    ['default buffers', 'default-4096'],
    ['buffers of 24,000', 'fixed-24000'],
  ] as const) {
    const { values } = scenario.presets.find(({ id }) => id === preset)!;
    const page = await openProbed(pages, scenario, values);
    const moves = await moveSlider(page, scenario, CALLS);
    await page.close();
    items.push({
      what: `100 calls of about 16,400 bytes with trace, ${name}: until the worker had answered, median`,
      value: median(moves.map(({ answered }) => answered)),
      unit: 'ms',
      most: CALLS_MS,
    });
  }
  return items;
}

interface Seen {
  readonly first: number;
  readonly whole: number;
}

/** Chooses another moment of the story, and waits for the curve through its settings. */
function chooseAndWatch(page: Page, label: string): Promise<Seen> {
  return page.evaluate(
    async ([name, coarse]) => {
      const { document, requestAnimationFrame } = globalThis as unknown as {
        document: {
          querySelectorAll(selector: string): Iterable<Element & { textContent: string; click(): void }>;
        };
        requestAnimationFrame(handler: () => void): void;
      };
      const find = (selector: string) => [...document.querySelectorAll(selector)];
      const frame = () => new Promise<void>((resolve) => requestAnimationFrame(resolve));
      const path = () => find('path.lt-plot-curve').at(-2)?.getAttribute('d') ?? '';
      const strokes = () => path().split('L').length;
      const before = path();
      const chip = find('.lt-chip').find(({ textContent }) => textContent === name);
      if (!chip) throw new Error(`there is no moment "${name}"`);
      const began = performance.now();
      const until = async (done: () => boolean): Promise<number> => {
        while (!done()) {
          if (performance.now() - began > 20_000) throw new Error('no curve came');
          await frame();
        }
        return performance.now() - began;
      };
      chip.click();
      const first = await until(() => path() !== before && strokes() >= coarse);
      const whole = await until(() => path() !== before && find('.lt-plot-progress').length === 0);
      return { first, whole };
    },
    [label, COARSE] as const,
  );
}

async function curveItems(pages: Pages, scenario: Scenario): Promise<Item[]> {
  const page = await openProbed(pages, scenario, {});
  const seen: Seen[] = [];
  for (const { id } of scenario.presets.slice(1)) {
    if (seen.length === CURVES) break;
    // presets that differ in the axis alone have the curve that is there
    if (['default-8192', 'fixed-8192', 'small-512', 'nahm-table'].includes(id)) continue;
    seen.push(await chooseAndWatch(page, scenario.text[`preset.${id}`]!));
  }
  await page.close();
  return [
    {
      what: `from a chosen moment to the first curve, median of ${seen.length}`,
      value: median(seen.map(({ first }) => first)),
      unit: 'ms',
      most: CURVE_MS,
    },
    { what: 'the longest of them', value: Math.max(...seen.map(({ first }) => first)), unit: 'ms' },
    {
      what: 'until its edges are exact, median',
      value: median(seen.map(({ whole }) => whole)),
      unit: 'ms',
    },
  ];
}

async function hypothesesItems(pages: Pages, scenario: Scenario): Promise<Item[]> {
  const page = await openPage(pages);
  await page.addInitScript(watchTasks);
  await page.goto(addressOf(pages, scenario, {}));
  await page.locator('.lt-hypotheses').waitFor();
  await page.locator('.lt-plot-progress').waitFor({ state: 'detached', timeout: 60_000 });
  const opening = await longestTask(page);
  await forgetTasks(page);
  const began = performance.now();
  await page.locator('.lt-hypotheses').scrollIntoViewIfNeeded();
  await page.locator('[data-verdict=pending]').last().waitFor({ state: 'detached', timeout: 60_000 });
  const took = performance.now() - began;
  await page.waitForTimeout(200); // what was observed last is told last
  const during = await longestTask(page);
  await page.close();
  return [
    {
      what: `${scenario.hypotheses!.rows.length} explanations, from coming near to the last verdict`,
      value: took,
      unit: 'ms',
      most: HYPOTHESES_MS,
    },
    { what: 'longest task of the page meanwhile (0: below 50)', value: during, unit: 'ms', most: TASK_MS },
    { what: 'longest task while the page opened', value: opening, unit: 'ms' },
  ];
}
