// All of the app in one file, opened from disk, with no network at all.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { withStart } from '../../src/state/start';
import { watchFaults } from '../helpers/page-faults';

const FILE = 'dist/linetime.html';
const AIM = 600_000;
const verdict = (page: Page) => page.getByRole('region', { name: 'What the run shows' });

test('a run, another story, a lesson: from disk, without a network', async ({ page }) => {
  const address = pathToFileURL(FILE).href;
  // nothing but the file itself is asked for
  const faults = watchFaults(page, address);
  await page.context().setOffline(true);
  await page.goto(`${address}#v=1&scenario=arpanet`);
  await expect(verdict(page)).toContainText('14 %');
  await expect(page.getByText('keeps background workers from this page')).toHaveCount(0);
  await page.getByRole('button', { name: 'After', exact: true }).click();
  await expect(verdict(page)).toContainText('55 %');
  await page.getByRole('link', { name: 'One byte at a time' }).first().click();
  await expect(verdict(page)).toContainText('<1 %');
  await page.getByRole('link', { name: 'Linetime' }).click();
  await expect(page.locator('.lt-cards .lt-strip')).toHaveCount(6);
  await page.getByRole('link', { name: /^Lesson: Half an hour/ }).click();
  await expect(page.getByRole('heading', { name: 'The parts of the picture' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The parts of the picture' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('it begins with the state it was given, in the look it was given, and leads home all the same', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'linetime-single-'));
  const file = join(folder, 'mine.html');
  const start = {
    fragment: 'v=1&scenario=sunrpc&sendBufferBytes=24000&recvBufferBytes=24000',
    search: 'theme=dark',
  };
  writeFileSync(file, withStart(readFileSync(FILE, 'utf8'), start));
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(file).href);
  await expect(verdict(page)).toContainText('of the time');
  await expect(page.locator('.lt-app')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('textbox', { name: 'Client’s send buffer', exact: true })).toHaveValue(
    /24,000/,
  );
  await page.getByRole('link', { name: 'Linetime' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where does a line’s time go?');
  // a link says more than the start
  await page.goto(`${pathToFileURL(file).href}?theme=light#v=1&scenario=netware&readBytes=512`);
  await page.reload();
  await expect(page.locator('.lt-app')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('textbox', { name: 'Bytes asked for at a time', exact: true })).toHaveValue(
    /512/,
  );
  rmSync(folder, { recursive: true, force: true });
});

test('it is small enough to be sent by mail', () => {
  const { size } = statSync(FILE);
  console.log(`linetime.html: ${size} bytes`);
  expect(size).toBeLessThan(AIM * 1.25);
});
