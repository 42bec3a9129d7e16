// Everything that can be taken along, as files and where no file can be had.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Download, expect, type Page, test } from '@playwright/test';

const verdict = (page: Page) => page.getByRole('region', { name: 'What the run shows' });

async function openDialog(page: Page, address: string) {
  await page.goto(address);
  await expect(verdict(page)).toContainText('of the time');
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
  // the file picker is nothing a test can press
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return page.getByRole('dialog', { name: 'Save this run' });
}

async function take(page: Page, name: RegExp): Promise<{ download: Download; path: string }> {
  const button = page.getByRole('dialog').getByRole('button', { name });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  // what it is goes by its name
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return { download, path };
}

for (const [what, colour] of [
  ['The timeline in view', 'dark'],
  ['Machines and lines', 'light'],
  ['Where the line’s time went', 'projector'],
  ['The plot', 'dark'],
] as const) {
  test(`as a picture, on light paper whatever the page wears: ${what}`, async ({ page }) => {
    await openDialog(page, `./?theme=${colour}#v=1&scenario=netware&fileBytes=2000&readBytes=100`);
    const { download, path } = await take(page, new RegExp(`^${what}.*SVG$`));
    expect(download.suggestedFilename()).toMatch(/^linetime-netware-own-\w+\.svg$/);
    const svg = readFileSync(path, 'utf8');
    const read = await page.evaluate((text) => {
      const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
      return {
        fault: root.querySelector('parsererror')?.textContent,
        paper: root.querySelector('rect[fill]:not(pattern rect)')?.getAttribute('fill'),
        says: root.textContent,
        outside: [...root.querySelectorAll('[href], [src]')]
          .map((one) => one.getAttribute('href') ?? one.getAttribute('src'))
          .filter((address) => !address?.startsWith('data:')),
        undrawn: root.querySelectorAll('foreignObject, [class]').length,
      };
    }, svg);
    expect(read.fault).toBeUndefined();
    expect(read.paper).toMatch(/^#f/i);
    expect(read.says).toContain('One byte at a time');
    expect(read.says).toContain('netware readBytes=100 fileBytes=2000 seed=1');
    expect(read.says!.replace(/\s/g, '')).toContain('#v=1&scenario=netware');
    expect(read.outside).toEqual([]);
    expect(read.undrawn).toBe(0);

    const png = readFileSync((await take(page, new RegExp(`^${what}.*PNG$`))).path);
    const [, width] = /width="(\d+)/.exec(svg)!;
    expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(2 * Number(width) - 2);
  });
}

test('as tables and spans', async ({ page }) => {
  await openDialog(page, './#v=1&scenario=arpanet&fileBits=20000');
  const tables = readFileSync((await take(page, /tables: CSV$/)).path, 'utf8');
  expect(tables).toMatch(/^# Linetime [\d.]+ · /);
  expect(tables).toMatch(/\r\npayload,\d+,0\.\d+,20000\r\n/);
  const spans = readFileSync((await take(page, /^All spans.*CSV$/)).path, 'utf8').split('\n');
  expect(spans.filter((line) => line.startsWith('#'))).toHaveLength(3);
  expect(spans.find((line) => !line.startsWith('#'))).toContain('lane,category,start_ns');
});

test('as one HTML file with the present state, which gives itself away again', async ({ page }) => {
  await openDialog(page, './?theme=dark#v=1&scenario=sunrpc&sendBufferBytes=24000&recvBufferBytes=24000');
  const { path } = await take(page, /HTML$/);
  const own = await page.evaluate(() => document.querySelector('.lt-at-verdict')?.textContent);
  await page.context().setOffline(true);
  const file = pathToFileURL(path).href;
  await page.goto(file);
  await expect(verdict(page)).toContainText('of the time');
  expect(await page.evaluate(() => document.querySelector('.lt-at-verdict')?.textContent)).toBe(own);
  await expect(page.locator('.lt-app')).toHaveAttribute('data-theme', 'dark');
  // from disk, another state
  await page.getByRole('button', { name: 'Slow: 4,096' }).click();
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const again = await take(page, /HTML$/);
  await page.goto(pathToFileURL(again.path).href);
  await expect(verdict(page)).toContainText('of the time');
  await expect(page.getByRole('button', { name: 'Slow: 4,096' })).toHaveAttribute('aria-pressed', 'true');
});

test('where downloads are forbidden, what was made is shown, to be copied or kept', async ({
  page,
  baseURL,
}) => {
  await page.setContent(
    `<iframe title="run" sandbox="allow-scripts" style="width:1000px;height:700px" src="${baseURL}#v=1&scenario=arpanet&fileBits=20000"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = frame.getByRole('dialog');
  await dialog.getByRole('button', { name: /tables: CSV$/ }).click();
  await expect(dialog).toContainText('No download to be seen?');
  await dialog.getByRole('button', { name: 'Show it here' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(/payload,\d+/);
  await dialog.getByRole('button', { name: /timeline.*PNG$/ }).click();
  await dialog.getByRole('button', { name: 'Show it here' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
});

test('what a lesson covers cannot be had by saving it', async ({ page }) => {
  await page.goto('./#v=1&lesson=minutes&step=share');
  await expect(page.locator('.lt-lesson-title')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this run' });
  await expect(dialog.getByRole('button', { name: /HTML$/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Where the line’s time went|tables|spans/ })).toHaveCount(
    0,
  );
});
