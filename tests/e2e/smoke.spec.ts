// The page opens: no console error, no failed request, no accessibility fault that axe can see.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('the page opens without errors', async ({ page, baseURL }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} ${response.status()}`);
  });
  page.on('request', (request) => {
    const local = /^(data|blob):/.test(request.url()) || request.url().startsWith(baseURL ?? '');
    if (!local) faults.push(`${request.url()} is not our own`);
  });

  await page.goto('./');
  await expect(page).toHaveTitle(/Linetime/);
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
