// The main ways through the page in Firefox, where there is one: another engine, another idea of workers, frames, numbers.
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core';

const executablePath = [
  process.env.FIREFOX_PATH,
  ...(process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name))),
].find((path) => path !== undefined && existsSync(path));

test.skip(executablePath === undefined, 'no Firefox found: apt-get install firefox-esr, or FIREFOX_PATH');
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let browser: Browser;
let page: Page;
const faults: string[] = [];
test.beforeAll(async () => {
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: executablePath!, headless: true });
});
test.afterAll(() => browser?.close());
test.beforeEach(async () => {
  faults.length = 0;
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('pageerror', (error) => faults.push(String(error)));
});
test.afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

/** Words of a part of the page; empty while it is not there. */
const words = (of: Page | Frame, place: string): Promise<string> =>
  of.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', place);
const patient = { timeout: 30_000 };
/** Presses a button as soon as there is one: parts of the page come after its first picture. */
const press = (of: Page | Frame, name: string): Promise<void> =>
  expect
    .poll(
      () =>
        of.evaluate((text) => {
          const button = [...document.querySelectorAll('button')].find(
            (one) => one.textContent?.trim() === text,
          );
          button?.click();
          return button !== undefined;
        }, name),
      { message: `a button "${name}"`, ...patient },
    )
    .toBe(true);

test('a story runs in a worker, and the numbers are those of every other engine', async ({ baseURL }) => {
  await page.goto(`${baseURL}#v=1&scenario=arpanet`);
  await expect.poll(() => words(page, '.lt-at-verdict'), patient).toContain('6,838 bit/s');
  expect(await words(page, '.lt-app')).not.toContain('keeps background workers from this page');
  await press(page, 'After');
  await expect.poll(() => words(page, '.lt-at-verdict'), patient).toContain('27,477 bit/s');
});

test('the long run and the detective story come too', async ({ baseURL }) => {
  await page.goto(`${baseURL}#v=1&scenario=netware&readBytes=1`);
  await expect.poll(() => words(page, '.lt-at-verdict'), patient).toContain('2,000,000 frames');
  await page.goto(`${baseURL}#v=1&scenario=sunrpc`);
  await expect.poll(() => words(page, '.lt-at-verdict'), patient).toContain('of the time');
});

test('a lesson can be gone through', async ({ baseURL }) => {
  await page.goto(`${baseURL}#v=1&lesson=minutes`);
  await expect.poll(() => words(page, '.lt-lesson-title'), patient).toContain('The parts of the picture');
  await press(page, 'Next');
  await expect.poll(() => words(page, '.lt-lesson-title'), patient).toContain('how much of the time');
  const box = '.lt-asked input[type=text], .lt-asked input:not([type])';
  await page.waitForSelector(box, patient);
  await page.type(box, '14 %');
  await press(page, 'That is my guess');
  await expect.poll(() => words(page, '.lt-at-lesson'), patient).toContain('The run');
});

test('in a sandbox without an origin it works as well', async ({ baseURL }) => {
  await page.setContent(
    `<iframe sandbox="allow-scripts" width="1000" height="700" src="${baseURL}?embed=1#v=1&scenario=arpanet"></iframe>`,
  );
  await expect
    .poll(async () => {
      const frame = page.frames().find((one) => one !== page.mainFrame());
      return frame ? words(frame, '.lt-at-verdict') : '';
    }, patient)
    .toContain('6,838 bit/s');
  // Firefox tells of what a frame without an origin may not load; what it loads instead is what counts
  const expected = faults.filter((text) => /Cross-Origin Request Blocked|downloadable font/.test(text));
  for (const one of expected) faults.splice(faults.indexOf(one), 1);
});

test('all of it in one file opens from disk', async () => {
  await page.goto(`${pathToFileURL(resolve('dist/linetime.html')).href}#v=1&scenario=arpanet`);
  await expect.poll(() => words(page, '.lt-at-verdict'), patient).toContain('6,838 bit/s');
});
