// Lessons in a browser: by keyboard alone, by touch, without motion, without storage, from a link; before a class; on paper.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { lessons } from '../../src/scenarios/lessons';
import { byKeyboard, byTouch, goThrough } from '../helpers/lesson-driver';
import { watchFaults } from '../helpers/page-faults';

const lessonRegion = 'Lesson';
const FIRST = './#v=1&lesson=minutes';

for (const { id } of lessons) {
  test(`"${id}" from its first step to its last by keyboard alone`, async ({ page }) => {
    test.slow();
    const faults = watchFaults(page);
    await page.goto(`./#v=1&lesson=${id}`);
    const steps = await goThrough(page, byKeyboard(page));
    expect(steps).toBeGreaterThanOrEqual(8);
    await expect(page.getByRole('region', { name: lessonRegion })).toContainText('end of this lesson');
    expect(faults).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('by touch, with nothing moving by itself', async ({ page }) => {
    test.slow();
    const faults = watchFaults(page);
    await page.goto(FIRST);
    expect(await goThrough(page, byTouch(page))).toBeGreaterThanOrEqual(8);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
});

test('without storage, and from the link on another machine', async ({ page, browser }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const faults = watchFaults(page);
  await page.goto(`${FIRST}&step=share`);
  const lesson = page.getByRole('region', { name: lessonRegion });
  await lesson.getByRole('textbox').fill('half');
  await lesson.getByRole('button', { name: 'That is my guess' }).click();
  await expect(lesson.getByRole('alert')).toHaveText('“half” is not a number with a unit.');
  await lesson.getByRole('textbox').fill('80 %');
  await page.keyboard.press('Enter');
  await expect(lesson).toContainText('Your guess: 80 %. The run: 14 %.');
  await expect(lesson).toContainText('Headers eat what is missing.');
  await expect(page).toHaveURL(/step=share&done=share:0\.8$/);
  expect(faults).toEqual([]);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('region', { name: lessonRegion })).toContainText('Your guess: 80 %.');
  await elsewhere.close();
});

test('nothing tells the answer before it is given, and there is no finding it by accident', async ({
  page,
}) => {
  await page.goto(`${FIRST}&step=share`);
  const lesson = page.getByRole('region', { name: lessonRegion });
  await expect(lesson.getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the run shows' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Figures' })).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('14 %  of');
  await expect(page.locator('main')).not.toContainText(/13\.7 %|6,838/);
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('region', { name: 'What the run shows' })).toContainText('14 %');
});

test('a curve is drawn with the mouse, or typed, and compared', async ({ page }) => {
  const { curve } = await firstCurve();
  test.skip(curve === undefined, 'no lesson asks for a curve');
  await page.goto(`./#v=1&lesson=${curve!.lesson}&step=${curve!.step}`);
  const plot = page.locator('.lt-curve-open');
  await expect(plot).toBeVisible();
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await expect(page.getByRole('alert')).toContainText('Draw the curve first');
  const box = (await plot.boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + box.height * 0.7);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 20, box.y + box.height * 0.3, { steps: 12 });
  await page.mouse.up();
  await page.getByText('Type the values instead').click();
  const typed = page.locator('.lt-curve-table input').first();
  await typed.fill('nonsense');
  await typed.blur();
  await expect(page.getByRole('alert')).toContainText('“nonsense”');
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await expect(page.locator('.lt-feedback')).toContainText(/off by \d+ %/);
  await expect(page.locator('.lt-feedback .lt-curve-truth').first()).toBeVisible();
  await expect(page.locator('.lt-feedback .lt-curve-guess').first()).toBeVisible();
});

async function firstCurve() {
  for (const card of lessons) {
    const { id, steps } = await card.load();
    const step = steps.find(({ question }) => question?.kind === 'curve');
    if (step) return { curve: { lesson: id, step: step.id } };
  }
  return { curve: undefined };
}

test('before a class: by the keys of a remote control, answers when they are asked for, notes in step', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page);
  await page.goto(`${FIRST}&step=share&done=share:0.8`);
  await page.getByText('More', { exact: true }).click();
  const [notes] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Notes in a second window' }).click(),
  ]);
  await expect(notes.getByText('Write your guess down before you type it.')).toBeVisible();
  await page.getByRole('button', { name: 'Present' }).click();
  const step = page.getByRole('article');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'projector');
  await expect(step).not.toContainText('Your guess:');
  await expect(page.getByRole('region', { name: 'Timeline' })).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expect(step).toContainText('The run says: 14 %.');
  await page.keyboard.press('PageDown');
  await expect(step).toContainText('whom does the line wait for');
  await expect(notes.getByRole('heading', { level: 2 })).toContainText('whom does the line wait for');
  await expect(notes.getByText('In step with the other window.')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(step).toContainText('how much of the time');
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: /The screen is black/ })).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: /The screen is black/ })).toHaveCount(0);
  await notes.getByRole('button', { name: 'Look ahead' }).click();
  await notes.getByRole('button', { name: 'Next' }).click();
  await expect(step).toContainText('how much of the time');
  await notes.getByRole('button', { name: 'Bring the other window here' }).click();
  await expect(step).toContainText('whom does the line wait for');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: lessonRegion })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Machines and lines' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('questions for the class come behind the last step, each on one screen, with its answer hidden', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const { steps, items } = await lessons.find(({ id }) => id === 'elbows')!.load();
  await page.goto(`./#v=1&lesson=elbows&step=${steps.at(-1)!.id}`);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Present' }).click();
  const step = page.getByRole('article');
  await page.keyboard.press('PageDown');
  for (const [i] of items.entries()) {
    await page.keyboard.press('PageDown');
    await expect(step).toContainText(`For the class: ${i + 1} of ${items.length}`);
    await expect(step.locator('.lt-figure')).toBeVisible();
    await expect(step.getByRole('radio')).toHaveCount(4);
    await expect(step).not.toContainText('The run says:');
    await expect(page.getByRole('region', { name: 'Where the line’s time went' })).toHaveCount(0);
    const { bottom } = await step.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height);
    await page.keyboard.press('PageDown');
    await expect(step).toContainText('The run says:');
  }
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  expect(faults).toEqual([]);
});

const SHEETS = lessons.flatMap(({ id }) => [
  { id, sheet: 'worksheet' },
  { id, sheet: 'guide' },
]);
for (const { id, sheet } of SHEETS) {
  test(`the ${sheet} of "${id}" goes on paper: whole figures, one column, nothing cut`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto(`./#v=1&lesson=${id}&sheet=${sheet}`);
    await expect(page.getByText(/being worked out/)).toHaveCount(0);
    await expect(page.locator('.lt-figure').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 673, height: 1000 }); // A4 less 16 mm at each side, at 96 dpi
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.lt-sheet *')]
        .filter((element) => element.getClientRects().length > 0 && !element.closest('.lt-hidden'))
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
    );
    expect(cut).toEqual([]);
    await expect(page.locator('.lt-header')).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length;
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThan(16);
    expect(faults).toEqual([]);
  });
}

test('the worksheet keeps the answers to itself until they are asked for', async ({ page }) => {
  await page.goto(`${FIRST}&sheet=worksheet`);
  const first = page.locator('.lt-sheet-step').nth(1);
  await expect(first).toContainText('For what share of the time');
  await expect(first).not.toContainText('14 %');
  const item = page.locator('.lt-sheet-item').first();
  await expect(item.locator('.lt-boxes li')).toHaveCount(4);
  await expect(item).not.toContainText('Answer:');
  await expect(page.locator('math')).toHaveCount(0);
  await page.getByLabel('with the answers').check();
  await expect(first).toContainText('Answer: 14 %');
  await expect(item).toContainText('Answer:');
  await expect(page.locator('math').first()).toBeVisible();
});

const PLACES = {
  light: [
    ...['step=share', 'step=finish', 'step=wait&done=wait:hold', 'sheet=guide', 'sheet=notes'].map(
      (place) => `minutes&${place}`,
    ),
    'elbows&step=draw',
    'bytes&step=inside',
    'law&step=fixed&done=fixed:700000',
    'law&sheet=guide',
  ],
  dark: ['minutes&step=finish', 'minutes&step=wait&done=wait:hold', 'elbows&step=draw&done=draw:-'],
};
for (const colorScheme of ['light', 'dark'] as const) {
  test(`a lesson has no fault that axe finds, open and answered, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    for (const place of PLACES[colorScheme]) {
      await page.goto('about:blank');
      await page.goto(`./#v=1&lesson=${place}`);
      await expect(page.locator('.lt-lesson, .lt-sheet')).toBeVisible();
      await expect(page.getByText(/being worked out/)).toHaveCount(0);
      const deep = page.getByRole('button', { name: 'Deep track' });
      if (await page.locator('.lt-lesson').count()) {
        await page.getByText('More', { exact: true }).click();
        if ((await deep.getAttribute('aria-pressed')) === 'false') await deep.click();
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${place} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

test('a link to a step that is gone says so and begins at the first', async ({ page }) => {
  await page.goto(`${FIRST}&step=gone`);
  await expect(page.getByRole('region', { name: 'About the link' })).toContainText('no step “gone” any more');
  await expect(page.getByRole('region', { name: lessonRegion })).toContainText('Step 1 of');
});
