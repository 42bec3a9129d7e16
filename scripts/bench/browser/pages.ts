/** The built pages, served on a free port, and a Chromium to open them in. All of it is gone when the work is done. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { Scenario } from '../../../src/scenarios/scenario';
import type { ParameterValues } from '../../../src/sim/parameters';

export interface Pages {
  readonly browser: Browser;
  /** Address of the home page. */
  readonly home: string;
}

export async function withPages<Result>(
  root: string,
  executablePath: string,
  work: (pages: Pages) => Promise<Result>,
): Promise<Result> {
  const outDir = mkdtempSync(join(tmpdir(), 'linetime-bench-'));
  try {
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    const server = await preview({
      root,
      logLevel: 'error',
      build: { outDir },
      preview: {
        host: '127.0.0.1',
        port: 4300,
        strictPort: false,
        // only a page that is apart from all others may ask how much memory it takes, its workers included
        headers: {
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Embedder-Policy': 'require-corp',
        },
      },
    });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
    try {
      return await work({ browser, home: server.resolvedUrls!.local[0]! });
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** A page of the size that the goals are for. */
export const openPage = ({ browser }: Pages): Promise<Page> =>
  browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });

export function addressOf({ home }: Pages, scenario: Scenario, values: ParameterValues): string {
  const pairs = Object.entries(values).map(([key, value]) => `&${key}=${encodeURIComponent(value)}`);
  return `${home}#v=1&scenario=${scenario.id}${pairs.join('')}`;
}
