// Without a network: what was once open opens again, from any folder of any static host; a newer build says so.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type StaticHost, serveFolder } from '../helpers/static-server';

let folder: string;
let host: StaticHost;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linetime-host-'));
  cpSync('dist', folder, { recursive: true });
  host = await serveFolder(folder, '/courses/networks/line/');
});
test.afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const verdict = (page: Page) => page.getByRole('region', { name: 'What the run shows' });
/** The service worker has fetched all it keeps, and answers for this page. */
const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 20_000,
  });

test('a page that was open once opens without a network, and so do stories that were not', async ({
  page,
}) => {
  await page.goto(host.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await kept(page);
  await host.close();
  await page.goto(`${host.address}?theme=dark#v=1&scenario=sunrpc`);
  await expect(verdict(page)).toContainText('of the time');
  await expect(page.locator('[data-theme=dark]').first()).toBeVisible();
  // a worker's, not the page's own
  await expect(page.getByText('keeps background workers from this page')).toHaveCount(0);
  await page.goto(`${host.address}#v=1&lesson=minutes&step=share`);
  await page.reload();
  await expect(page.locator('.lt-lesson-title')).toBeVisible();
});

test('a newer build waits until it is wanted, then it comes to the same place', async ({ page }) => {
  await page.goto(`${host.address}#v=1&scenario=arpanet`);
  await expect(verdict(page)).toContainText('of the time');
  await kept(page);
  // another build: another list
  const script = join(folder, 'sw.js');
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<body>', '<body data-build="newer">'));
  appendFileSync(script, '\n// newer\n');
  writeFileSync(script, readFileSync(script, 'utf8').replace(/VERSION = "/, 'VERSION = "n'));
  await page.reload();
  const notice = page.getByRole('region', { name: 'A newer Linetime' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('body[data-build=newer]')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Take it' }).click();
  await expect(page.locator('body[data-build=newer]')).toHaveCount(1);
  await expect(verdict(page)).toContainText('of the time');
  // what was kept of the older one is gone
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
});
