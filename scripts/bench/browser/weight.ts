/** What a page loads, and whether the worker's traces change hands without a copy. */

import { gzipSync } from 'node:zlib';
import type { Scenario } from '../../../src/scenarios/scenario';
import { moveSlider, openProbed, readProbe } from './moves';
import { addressOf, openPage, type Pages } from './pages';

const WORKER = /worker[^/]*\.js$/;
/** Chunks of what stands beside and below picture and timeline, which the first picture brings with it. */
const LATER =
  /\/(Answers|answers|useAnswersText|useTextWith|ControlsPanel|Reading|Evidence|FramePanel|scales|labels|Scroll|Swatch|Fold)-[^/]*\.js$/;

export interface Weight {
  /** Bytes after gzip of all scripts of a page, and of its worker. */
  readonly scripts: number;
  /** Of these, what had come when the first picture was drawn. */
  readonly first: number;
  readonly worker: number;
}

/** Everything the page loads until the network is silent. */
export async function weigh(pages: Pages, scenario: Scenario | undefined): Promise<Weight> {
  const page = await openPage(pages);
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js'))
      sizes.set(
        url,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  await page.goto(scenario ? addressOf(pages, scenario, {}) : pages.home);
  await page.locator(scenario ? '.lt-timeline-canvas' : '.lt-home').waitFor();
  // what the answers below the picture are made of is asked for by the very drawing of it
  const needed = new Set([...sizes.keys()].filter((url) => !LATER.test(url)));
  await page.waitForLoadState('networkidle');
  const weight = { scripts: 0, first: 0, worker: 0 };
  for (const [url, size] of sizes) {
    weight[WORKER.test(url) ? 'worker' : 'scripts'] += await size;
    if (needed.has(url) && !WORKER.test(url)) weight.first += await size;
  }
  if (weight.worker === 0 && scenario) {
    const script = await page.evaluate(
      (pattern) =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => new RegExp(pattern).test(name)),
      WORKER.source,
    );
    if (script) weight.worker = gzipSync(await (await page.request.get(script)).body()).length;
  }
  await page.close();
  return weight;
}

/** Put before the worker's own script: says after each answer how much of the trace the worker still has. */
const TELL = `{
  const post = self.postMessage.bind(self);
  self.postMessage = (message, options) => {
    post(message, options);
    const trace = message.answer?.result?.trace;
    if (trace) post({ left: trace.start.byteLength });
  };
}`;

export interface Transfer {
  readonly answers: number;
  readonly given: number;
  readonly leftOnPage: number;
  readonly leftInWorker: number;
}

/** A page whose worker tells. Some moves of the slider, so that columns go to and fro. */
export async function watchTransfer(pages: Pages, scenario: Scenario): Promise<Transfer> {
  const page = await openProbed(pages, scenario, {}, async (fresh) => {
    await fresh.route(WORKER, async (route) => {
      const response = await route.fetch();
      // with its own headers: a page that is apart from all others takes no other worker
      await route.fulfill({ response, body: TELL + (await response.text()) });
    });
  });
  await moveSlider(page, scenario, { key: 'bufferBits', from: 1000, to: 8000, count: 6 });
  const { answered, given, left, workerLeft } = await readProbe(page);
  await page.close();
  return { answers: answered, given, leftOnPage: left, leftInWorker: workerLeft };
}
