// What axe can see, in every look and at every size; keyboard alone from the first Tab to a changed run.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { tabTo } from '../helpers/lesson-driver';
import { openExperiment } from '../helpers/page-faults';

for (const theme of ['light', 'dark', 'projector']) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`axe finds nothing: ${theme}, ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openExperiment(page, `./?theme=${theme}#v=1&scenario=arpanet`);
      await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
      // all that is folded is looked at too
      await page.locator('details').evaluateAll((all) => {
        for (const one of all as HTMLDetailsElement[]) one.open = true;
      });
      const fold = page.getByRole('button', { name: 'Settings', expanded: false });
      if (await fold.isVisible()) await fold.click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
}

test('the home page, by keyboard alone', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  const story = page.locator('.lt-card').first();
  await tabTo(page, story);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What the run shows' })).toContainText('14 %');
});

test('keyboard alone: change a value, step, zoom, help', async ({ page }) => {
  await openExperiment(page);
  const slider = page.getByRole('slider', { name: 'Messages without RFNM', exact: true });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Messages without RFNM', exact: true })).toHaveValue('2');
  await expect(slider).toHaveAttribute('aria-valuetext', '2');
  const chart = page.getByRole('slider', { name: /Timeline of machines/ });
  await chart.focus();
  const at = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowRight');
  await expect(chart).not.toHaveAttribute('aria-valuetext', at!);
  await page.keyboard.press('Home');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

for (const lang of ['pseudo', 'rtl']) {
  test(`longer words and right to left (${lang}) cut nothing, and time still runs to the right`, async ({
    page,
  }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`./?lang=${lang}#v=1&scenario=arpanet`);
      await page.locator('canvas').first().waitFor();
      const { sheet, view } = await page.evaluate(() => ({
        sheet: document.scrollingElement!.scrollWidth,
        view: document.scrollingElement!.clientWidth,
      }));
      expect(sheet).toBeLessThanOrEqual(view);
    }
    if (lang === 'rtl')
      expect(
        await page.evaluate(
          () => document.documentElement.dir || document.querySelector('[dir="rtl"]')?.getAttribute('dir'),
        ),
      ).toBe('rtl');
  });
}
