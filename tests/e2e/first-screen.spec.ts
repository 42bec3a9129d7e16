// What a lecturer and a first-time reader have before them without scrolling, and where the keyboard leads from the top.
import { expect, type Page, test } from '@playwright/test';
import { openExperiment } from '../helpers/page-faults';

const bottomOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => node.getBoundingClientRect().bottom);

for (const theme of ['light', 'dark', 'projector']) {
  test(`one screen of 1280x800 holds what the run shows and why: ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openExperiment(page, `./?theme=${theme}#v=1&scenario=arpanet`);
    await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const parts = [
      '.lt-verdict',
      '.lt-picture',
      '.lt-playback',
      '.lt-timeline-diagram',
      '.lt-why',
      '.lt-ledger-table',
    ];
    // on a projector the letters are larger, and the plot comes below
    for (const part of theme === 'projector' ? parts : [...parts, '.lt-plot-svg'])
      expect(await bottomOf(page, part), part).toBeLessThanOrEqual(800);
  });
}

for (const [theme, width] of [
  ['light', 390],
  ['light', 600],
  ['light', 1024],
  ['light', 1200],
  ['projector', 1024],
  ['projector', 1200],
  ['projector', 1280],
] as const) {
  test(`no figure of the ledger is cut: ${theme}, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openExperiment(page, `./?theme=${theme}#v=1&scenario=arpanet`);
    await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const hidden = await page
      .locator('.lt-ledger .lt-scroll')
      .evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBeLessThanOrEqual(1);
  });
}

test('on a projector the settings are folded up, and open by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openExperiment(page, './?theme=projector#v=1&scenario=arpanet');
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  await expect(settings.getByRole('slider')).toHaveCount(0);
  await settings.getByRole('button', { name: 'After', exact: true }).click();
  await expect(page.getByRole('region', { name: 'What the run shows' })).toContainText(/27,\d{3} bit\/s/);
  await settings.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('slider').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('slider')).toHaveCount(0);
});

test('the first Tab shows ways past the header, which lead there and put nothing into the address', async ({
  page,
}) => {
  await openExperiment(page);
  const skip = page.getByRole('button', { name: 'Skip to the timeline' });
  const size = () => skip.evaluate((node) => node.parentElement!.getBoundingClientRect().width);
  expect(await size()).toBeLessThanOrEqual(1);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  expect(await size()).toBeGreaterThan(100);
  const address = page.url();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.lt-at-timeline') !== null)).toBe(true);
  expect(page.url()).toBe(address);
});

/** Where the page has come to rest: browsers scroll smoothly by keys. */
async function scrolledTo(page: Page): Promise<number> {
  let at = -1;
  for (let now = -2; now !== at; ) {
    now = at;
    await page.waitForTimeout(150);
    at = await page.evaluate(() => scrollY);
  }
  return at;
}

test('Page keys scroll, also from the timeline, a box and a button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openExperiment(page);
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
  const time = page.getByRole('slider', { name: 'Time in the run' });
  const box = page.getByRole('textbox', { name: 'Output buffer', exact: true });
  const before = [await time.getAttribute('aria-valuetext'), await box.inputValue()];
  for (const place of [
    page.getByRole('slider', { name: /Timeline of machines/ }),
    box,
    page.getByRole('button', { name: 'Play' }),
  ]) {
    await place.focus();
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(150);
    expect(await scrolledTo(page)).toBeGreaterThan(200);
    await page.keyboard.press('PageUp');
    await page.waitForTimeout(150);
    expect(await scrolledTo(page)).toBe(0);
  }
  expect([await time.getAttribute('aria-valuetext'), await box.inputValue()]).toEqual(before);
});

test('what is folded up is open on paper', async ({ page }) => {
  await openExperiment(page);
  const numbers = page.getByRole('table').filter({ hasText: 'Residual' });
  await expect(page.getByText(/^\d+ numbers:/)).toBeVisible();
  await expect(numbers).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(numbers).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(numbers).toBeHidden();
});
