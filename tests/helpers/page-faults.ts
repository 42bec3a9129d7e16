/** Collects what a page should never do: errors, failed requests, requests to anybody else. */

import type { Page } from '@playwright/test';

/** `own`: how addresses begin that may be asked. */
export function watchFaults(page: Page, own = 'http://127.0.0.1:'): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(own)) faults.push(`${url} is not our own`);
  });
  return faults;
}

/** The experiment is there and shows a finished run. */
export async function openExperiment(page: Page, address = './#v=1&scenario=arpanet'): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('region', { name: 'What the run shows' })
    .getByText(/The line carried your file/)
    .waitFor();
}
