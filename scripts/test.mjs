// `npm test`: unit tests, then the browser tests against a fresh build. `npm test -- --unit` runs the former only.
// The last line reads `N passed, N failed, N skipped`, summed over both.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'linetime-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const unitOnly = process.argv.includes('--unit');

try {
  await unitTests();
  if (!unitOnly) await browserTests();
} catch (error) {
  console.error(error);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
if (total.passed + total.failed === 0) {
  console.error('No test ran at all, which is a failure.');
  total.failed += 1;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);

async function unitTests() {
  const file = join(reports, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = read(file);
  // A file that does not even load has no failed test in it, and counts as one.
  const unloadable = report
    ? report.testResults.filter(
        (/** @type {any} */ suite) => suite.status === 'failed' && !suite.assertionResults.some(hasFailed),
      ).length
    : 0;
  add('unit', code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

async function browserTests() {
  const browser = findBrowser();
  if (browser === undefined) {
    console.log(`\nThe browser tests did not run: no browser found.\n${HOW_TO_GET_A_BROWSER}`);
    if (process.env.CI) total.failed += 1;
    return;
  }
  console.log(`\nBrowser tests with ${browser}`);
  if ((await run('vite', ['build', '--logLevel', 'warn'])) !== 0) {
    console.error('The build failed, so the browser tests did not run.');
    total.failed += 1;
    return;
  }
  const file = join(reports, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PREVIEW_PORT: String(await freePort()),
    CHROMIUM_PATH: browser,
  });
  const stats = read(file)?.stats;
  add('browser', code, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

/**
 * @param {string} kind
 * @param {number} code exit code of the runner
 * @param {typeof total} counts
 */
function add(kind, code, counts) {
  if (counts.passed + counts.failed === 0) {
    console.error(`No ${kind} test ran, which is a failure.`);
    counts.failed += 1;
  } else if (code !== 0 && counts.failed === 0) {
    console.error(`The ${kind} tests passed, but their runner left with ${code} (see above).`);
    counts.failed += 1;
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** @param {{ status: string }} test */
function hasFailed(test) {
  return test.status === 'failed';
}

/** @param {string} file @returns {any} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs a tool of node_modules with its output shown.
 * @param {string} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 */
function run(tool, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', tool, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 4173));
    });
  });
}
