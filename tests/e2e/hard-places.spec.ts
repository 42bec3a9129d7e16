// Where the page must still work: no worker, no storage, a hidden tab, tiny windows, 400 % zoom, reduced motion.
import { expect, test } from '@playwright/test';
import { openExperiment, watchFaults } from '../helpers/page-faults';

const verdict = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'What the run shows' });

test('without workers the page does the work itself', async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error: a browser that forbids workers
    window.Worker = class {
      constructor() {
        throw new Error('workers are not allowed here');
      }
    };
  });
  await openExperiment(page);
  await page.getByRole('button', { name: 'After', exact: true }).click();
  await expect(verdict(page)).toContainText(/27,\d{3} bit\/s/);
});

test('a worker that never answers is replaced by the page itself', async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error: a worker that loads nothing
    window.Worker = class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    };
  });
  await openExperiment(page);
  await page.getByRole('button', { name: 'After', exact: true }).click();
  await expect(verdict(page)).toContainText(/27,\d{3} bit\/s/);
});

test('a worker script that cannot be loaded', async ({ page }) => {
  await page.route(/worker/, (route) => route.abort());
  await openExperiment(page);
  await expect(verdict(page)).toContainText('6,838 bit/s');
});

test('without storage', async ({ page }) => {
  const faults = watchFaults(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await openExperiment(page);
  await page.getByRole('combobox', { name: 'Look' }).selectOption('dark');
  await expect(page.locator('[data-theme="dark"]').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a tab hidden for half an hour is where it was', async ({ page }) => {
  await page.clock.install();
  await openExperiment(page);
  const time = page.getByRole('slider', { name: 'Time in the run' });
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(100);
  const hidden = await time.getAttribute('aria-valuetext');
  await page.clock.fastForward('30:00');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(20);
  const ms = (text: string | null): number => Number.parseFloat(text!.replaceAll(',', ''));
  expect(Math.abs(ms(await time.getAttribute('aria-valuetext')) - ms(hidden))).toBeLessThan(20);
});

for (const [name, width, height] of [
  ['300x150', 300, 150],
  ['320 wide, as at 400 % zoom', 320, 200],
  ['390x844', 390, 844],
  ['600x400', 600, 400],
] as const) {
  test(`nothing is cut off at ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openExperiment(page);
    const wide = await page.evaluate(() => {
      const root = document.scrollingElement!;
      return { page: root.scrollWidth, window: root.clientWidth };
    });
    expect(wide.page).toBeLessThanOrEqual(Math.max(wide.window, 320));
    await page.getByRole('button', { name: 'After', exact: true }).click();
    await expect(verdict(page)).toContainText(/27,\d{3} bit\/s/);
  });
}

test('with reduced motion play becomes a step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExperiment(page);
  const time = page.getByRole('slider', { name: 'Time in the run' });
  const before = await time.getAttribute('aria-valuetext');
  await page.keyboard.press('Space');
  await page.waitForTimeout(200);
  const once = await time.getAttribute('aria-valuetext');
  await page.waitForTimeout(400);
  expect(await time.getAttribute('aria-valuetext')).toBe(once);
  expect(once).not.toBe(before);
});

test('the page takes no focus and no scrolling by itself, and Tab passes through', async ({ page }) => {
  await openExperiment(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0]);
  const seen = new Set<string>();
  for (let i = 0; i < 140; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.tagName ?? '');
    if (at === 'BODY') break;
    seen.add(at);
    expect(i).toBeLessThan(139);
  }
  expect(seen).toContain('INPUT');
});

test('plain wheel over the timeline scrolls the page, with Ctrl it zooms', async ({ page }) => {
  await openExperiment(page);
  const chart = page.getByRole('slider', { name: /Timeline of machines/ });
  const place = (await chart.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + 40);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  const summary = page.getByText(/^In view:/);
  const before = await summary.textContent();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect(summary).not.toHaveText(before!);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
