// Browser tests run against the built pages. `npm test` builds and names a free port; alone, build first.
import { defineConfig } from '@playwright/test';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './scripts/find-browser.mjs';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(HOW_TO_GET_A_BROWSER);
const port = Number(process.env.PREVIEW_PORT ?? 4173);
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  // a shared machine may need its time; what passes takes no longer for it
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-GB',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
