// Finds a Chromium for the browser tests: $CHROMIUM_PATH, one of the system, or the one Playwright downloads.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((base) =>
    process.env[base] === undefined
      ? []
      : [
          join(process.env[base], 'Google/Chrome/Application/chrome.exe'),
          join(process.env[base], 'Microsoft/Edge/Application/msedge.exe'),
        ],
  ),
];

export const HOW_TO_GET_A_BROWSER = [
  'The browser tests need Chromium, Chrome or Edge. One of these gets you one:',
  '  sudo apt-get install -y chromium     (Debian, Ubuntu)',
  '  npx playwright install chromium      (anywhere)',
  '  CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

/** @returns {string | undefined} path of an executable */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is no executable file`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
    chromium.executablePath(),
  ];
  return candidates.find(runs);
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
