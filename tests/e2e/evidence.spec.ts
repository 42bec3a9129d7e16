// The detective's part of the Sun RPC story in a real browser: found by scrolling, worked by keyboard.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page, more = ''): Promise<void> => {
  await page.goto(`./?theme=light#v=1&scenario=sunrpc${more}`);
  await page.locator('.lt-hypotheses').waitFor();
};
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });

test('explanations are worked out when the reader comes near, and judged', async ({ page }) => {
  await open(page);
  await page.locator('.lt-hypotheses').scrollIntoViewIfNeeded();
  await expect(row(page, 'As it was')).toContainText('begins exactly there, ends 16 bytes too late', {
    timeout: 20_000,
  });
  await expect(row(page, 'Any second small write stalls')).toContainText(
    'Ruled out. 4,045 to 4,952: begins 92 bytes too early',
  );
  await expect(page.locator('[data-verdict=pending]')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText(/the slow sizes would begin at 3,953/)).toBeVisible();
});

test('a row loads its settings by keyboard, and one step back undoes it', async ({ page }) => {
  await open(page);
  await page.locator('.lt-hypotheses').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-verdict=pending]')).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('button', { name: 'As it was', exact: true }).focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/noDelay=true/);
  await expect(page.locator('.lt-at-histogram')).toContainText('None lasted from tick to tick');
  await expect(row(page, 'No Nagle’s rule')).toContainText('set now');
  await page.keyboard.press('Control+z');
  await expect(page).not.toHaveURL(/noDelay/);
  await expect(page.locator('.lt-at-histogram')).toContainText('99 of 100 calls took');
});

test('the plot has the sizes on both sides of an edge, for settings nobody listed', async ({ page }) => {
  await open(page, '&sendBufferBytes=4092&recvBufferBytes=4092');
  await page.locator('.lt-plot-progress').waitFor({ state: 'detached', timeout: 20_000 });
  await page.getByText('The numbers of the plot').click();
  const table = page.locator('.lt-plot-tables table').first();
  for (const size of ['8,132 B', '8,133 B', '9,148 B', '9,149 B']) {
    await expect(table.getByRole('rowheader', { name: size, exact: true })).toBeVisible();
  }
});

for (const [width, height] of [
  [1280, 800],
  [600, 400],
  [390, 844],
] as const) {
  for (const theme of ['dark', 'projector']) {
    test(`nothing of it is cut off, axe finds nothing: ${width} x ${height}, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`./?theme=${theme}#v=1&scenario=sunrpc`);
      await page.locator('.lt-hypotheses').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-verdict=pending]')).toHaveCount(0, { timeout: 20_000 });
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('.lt-at-hypotheses *, .lt-at-histogram *')]
          .filter((element) => {
            const { right, width: own } = element.getBoundingClientRect();
            return own > 0 && !element.closest('table, .lt-hidden') && right > innerWidth + 1;
          })
          .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
      );
      expect(wide).toEqual([]);
      const axe = new AxeBuilder({ page }).include('.lt-at-hypotheses').include('.lt-at-histogram');
      expect((await axe.analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
