/** Saving a run's frames as a capture, as a reader does it. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('a run’s frames are saved as a capture', async ({ page }) => {
  await page.goto('./#v=1&scenario=netware&fileBytes=500');
  // the file picker is nothing a test can press
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1,000');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /as a capture.*pcap$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('linetime-netware-own.pcap');
  const bytes = readFileSync(await download.path());
  // 24 of header, and for each frame 16 of record: requests of 64 and replies of 60 without check sequence
  expect(bytes).toHaveLength(24 + 1000 * 16 + 500 * 64 + 500 * 60);
  expect(bytes.readUInt32LE(0)).toBe(0xa1b2c3d4);
  await expect(dialog.getByRole('status')).toContainText('Handed to the browser');
});

test('a frame that forbids downloads is told how to get the file', async ({ page, baseURL }) => {
  await page.setContent(
    `<iframe title="run" sandbox="allow-scripts allow-same-origin" style="width:1000px;height:700px" src="${baseURL}#v=1&scenario=netware&fileBytes=50"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Save', exact: true }).click();
  await frame.getByRole('button', { name: /as a capture.*pcap$/ }).click();
  const dialog = frame.getByRole('dialog');
  await expect(dialog).toContainText('No download to be seen?');
  await expect(dialog.getByRole('link', { name: /in a tab of its own/ })).toHaveAttribute(
    'href',
    /fileBytes=50/,
  );
});

test('a story without such frames offers no capture', async ({ page }) => {
  await page.goto('./#v=1&scenario=arpanet');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /timeline.*PNG$/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /pcap$/ })).toHaveCount(0);
});
