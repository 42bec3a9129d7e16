// A lesson in a learning platform: the package unzipped, in a frame, beside a true run time (scorm-again).
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { packageOf } from '../../scripts/scorm/packages';
import { minutes } from '../../src/scenarios/arpanet/lesson';
import { type StaticHost, serveFolder } from '../helpers/static-server';

const runTime = readFileSync(createRequire(import.meta.url).resolve('scorm-again/scorm12/min'), 'utf8');
/** The platform's page: keeps what it was told between visits, as a platform does, and what it was told in which order. */
const PLATFORM = `<!doctype html><title>Course</title><script src="scorm12.js"></script><script>
  const api = new Scorm12API({ autocommit: false, logLevel: 5 });
  const kept = sessionStorage.getItem('kept');
  if (kept) api.loadFromJSON(JSON.parse(kept));
  window.commits = [];
  api.on('LMSCommit', () => {
    const said = JSON.parse(JSON.stringify(api.cmi));
    commits.push(said);
    sessionStorage.setItem('kept', JSON.stringify({
      suspend_data: said.suspend_data,
      core: { ...said.core, entry: 'resume', total_time: said.core.total_time },
    }));
  });
  window.API = api;
</script><iframe src="lesson/index.html" style="width:1100px;height:760px"></iframe>`;

interface Told {
  readonly suspend_data: string;
  readonly core: {
    readonly lesson_status: string;
    readonly lesson_location: string;
    readonly score: { readonly raw: string };
    readonly session_time: string;
  };
}

let folder: string;
let host: StaticHost;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linetime-scorm-'));
  const zip = packageOf(readFileSync('dist/linetime.html', 'utf8'), {
    id: 'minutes',
    title: 'Half an hour to seven minutes',
    version: '0.0.0',
  });
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const file = join(folder, 'lesson', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(join(folder, 'scorm12.js'), runTime);
  writeFileSync(join(folder, 'index.html'), PLATFORM);
  host = await serveFolder(folder, '/moodle/mod/scorm/');
});
test.afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const lesson = (page: Page): FrameLocator => page.frameLocator('iframe');
const title = (page: Page) => lesson(page).locator('.lt-lesson-title');
const told = (page: Page): Promise<Told | undefined> =>
  page.evaluate(() => (window as unknown as { commits: Told[] }).commits.at(-1));

test('start, answer, leave, come back, finish', async ({ page }) => {
  await page.goto(host.address);
  await expect(title(page)).toContainText('The parts of the picture');
  await expect.poll(async () => (await told(page))?.core.lesson_status).toBe('incomplete');
  await lesson(page).getByRole('button', { name: 'Next', exact: true }).click();
  const asked = lesson(page).locator('.lt-asked');
  await asked.getByRole('textbox').fill('14 %');
  await asked.getByRole('button', { name: 'That is my guess' }).click();
  await expect.poll(async () => (await told(page))?.suspend_data).toBe('step=share&done=share:0.14');
  await lesson(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(async () => (await told(page))?.core.lesson_location).toBe('wait');
  const first = await told(page);
  expect(first!.core.lesson_status).toBe('incomplete');
  expect(Number(first!.core.score.raw)).toBeGreaterThan(0);
  expect(Number(first!.core.score.raw)).toBeLessThan(50);
  expect(first!.core.session_time).toMatch(/^\d{2,4}:\d\d:\d\d\.\d\d$/);

  // leaves, and comes back on another day
  await page.reload();
  await expect(title(page)).toContainText('Guess: whom does the line wait for?');
  await lesson(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(lesson(page).getByText('14 %').first()).toBeVisible();

  // to the end, looking at what is left
  const { steps } = minutes;
  for (let step = 2; step <= steps.length; step++) {
    await expect(title(page)).toContainText(`Step ${step} of ${steps.length}`);
    if (steps[step - 1]!.question && step > 2)
      await lesson(page)
        .getByRole('button', { name: /^(Show me|Show one way)$/ })
        .click();
    if (step < steps.length) await lesson(page).getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect
    .poll(async () => (await told(page))?.core.lesson_status, { timeout: 15_000 })
    .toBe('completed');
  const last = await told(page);
  await expect(lesson(page).getByText('did not take everything')).toHaveCount(0);
  expect(last!.suspend_data.length).toBeLessThan(1000);
  expect(Number(last!.core.score.raw)).toBeGreaterThan(0);
});

test('without a platform it says that nothing is recorded, and goes on', async ({ page }) => {
  await page.goto(`${host.address}lesson/index.html`);
  await expect(page.getByText('nothing is recorded')).toBeVisible();
  await expect(page.locator('.lt-lesson-title')).toContainText('The parts of the picture');
});

test('the package is what platforms ask for', () => {
  const zip = unzipSync(
    packageOf(readFileSync('dist/linetime.html', 'utf8'), { id: 'minutes', title: 'A & B', version: '1' }),
  );
  expect(Object.keys(zip).sort()).toEqual(['imsmanifest.xml', 'index.html']);
  const manifest = strFromU8(zip['imsmanifest.xml']!);
  expect(manifest).toContain('<schemaversion>1.2</schemaversion>');
  expect(manifest).toContain('adlcp:scormtype="sco" href="index.html"');
});
