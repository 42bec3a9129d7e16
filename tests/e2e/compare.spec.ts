// Two runs beside each other, as a lecturer shows them: pin, change, swap, undo, and two stories against each other.
import { expect, test } from '@playwright/test';
import { openExperiment, watchFaults } from '../helpers/page-faults';

test('pin a run, change, see both, swap, unpin', async ({ page }) => {
  const faults = watchFaults(page);
  await openExperiment(page);
  await page.getByRole('button', { name: 'Pin as A' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison).toContainText('B is still the same run as A');
  await page.getByRole('button', { name: 'After', exact: true }).click();
  await expect(comparison).toContainText('A: Before');
  await expect(comparison).toContainText('B: After');
  await expect(comparison).toContainText(/B is 4\.0\d × as fast\. B spends \d+ points less on silence/);
  // both on one clock
  await expect(page.getByRole('slider', { name: /Timeline of machines/ })).toHaveCount(2);
  const ledger = page.getByRole('region', { name: 'Where the line’s time went' });
  await expect(ledger.getByRole('columnheader', { name: 'points' })).toBeVisible();
  await expect(page).toHaveURL(/a=arpanet/);
  const plot = page.getByRole('region', { name: 'How it changes with the settings' });
  await expect(plot).toContainText('the same with the settings of A');
  await expect(plot.locator('.lt-plot-svg .lt-plot-run')).toHaveText(['A', 'B']);

  await page.getByRole('button', { name: 'Swap A and B' }).click();
  await expect(comparison).toContainText('A: After');
  await expect(comparison).toContainText(/B takes 4\.0\d × as long/);
  await page.getByRole('button', { name: 'Unpin A' }).click();
  await expect(comparison).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(comparison).toContainText('A: After');
  expect(faults).toEqual([]);
});

test('two stories are compared by shares', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('./#v=1&scenario=netware&readBytes=1024&a=arpanet,bufferBits:8023,senderHostMs:49');
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison).toContainText('A: After');
  await expect(comparison).toContainText('B: 1,024 at a time');
  await expect(comparison).toContainText(/points (more|less) on silence/);
  await expect(comparison).not.toContainText('as fast');
  const ledger = page.getByRole('region', { name: 'Where the line’s time went' });
  await expect(ledger).toContainText('A: Line 44 → 6');
  await expect(ledger).toContainText('B: Ethernet');
  expect(faults).toEqual([]);
});
