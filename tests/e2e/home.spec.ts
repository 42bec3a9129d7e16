// The home page: lines drawn from runs, lessons and their sheets, and the way back to where somebody left.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const STORIES = 3;
const strips = (page: Page) => page.locator('.lt-cards .lt-strip');

for (const theme of ['light', 'dark', 'projector']) {
  test(`the lines of all stories are there, and axe finds nothing: ${theme}`, async ({ page }) => {
    await page.goto(`./?theme=${theme}&motion=off`);
    await expect(strips(page)).toHaveCount(2 * STORIES);
    await expect(strips(page).first()).toHaveAccessibleName(/it carries the file for \d+ %/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
  });
}

test('nothing moves for whoever wants no motion, and everything stands after a while', async ({ page }) => {
  const moving = (): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.goto('./?motion=off');
  await expect(strips(page)).toHaveCount(2 * STORIES);
  expect(await moving()).toBe(0);
  await page.goto('./');
  await expect(strips(page)).toHaveCount(2 * STORIES);
  await expect.poll(moving).toBeGreaterThan(0);
  await expect.poll(moving, { timeout: 10_000 }).toBe(0);
});

test('a lesson can be gone on with where it was left, its answers kept', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Go on where you left it' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Lesson: Half an hour/ }).click();
  const title = page.locator('.lt-lesson-title');
  const first = await title.textContent();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(title).not.toHaveText(first!);
  const second = await title.textContent();
  await page.getByRole('link', { name: 'Linetime' }).click();
  await page.getByRole('link', { name: 'Go on where you left it' }).click();
  await expect(title).toHaveText(second!);
});

test('without workers and without storage the page is whole', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    // @ts-expect-error: as if this browser had none
    delete window.Worker;
  });
  await page.goto('./');
  await expect(strips(page)).toHaveCount(2 * STORIES);
});

for (const [width, height] of [
  [320, 640],
  [600, 400],
  [1280, 800],
] as const) {
  test(`nothing is cut off at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await expect(strips(page)).toHaveCount(2 * STORIES);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
