/** Goes through a lesson in a browser the way people do: by keyboard alone, or by touch. */

import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus; fails if it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < 150; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

export interface Way {
  press(target: Locator): Promise<void>;
  /** Answers the question that is on the page, if there is one. */
  answer(page: Page): Promise<void>;
}

const asked = (page: Page): Locator => page.locator('.lt-asked');

export const byKeyboard = (page: Page): Way => ({
  async press(target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async answer() {
    const form = asked(page);
    const radio = form.getByRole('radio').first();
    const curve = form.locator('.lt-curve-keys');
    const range = form.locator('input[type=range]');
    if (await radio.count()) {
      await tabTo(page, radio);
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    } else if (await curve.count()) {
      await tabTo(page, curve);
      for (const key of ['ArrowUp', 'ArrowRight', 'PageUp', 'ArrowRight', 'ArrowDown'])
        await page.keyboard.press(key);
    } else if (await range.count()) {
      await tabTo(page, range);
      await page.keyboard.press('ArrowRight');
    } else {
      await tabTo(page, form.getByRole('textbox'));
      await page.keyboard.type(await exampleIn(form));
    }
    await tabTo(page, form.getByRole('button', { name: 'That is my guess' }));
    await page.keyboard.press('Enter');
  },
});

export const byTouch = (page: Page): Way => ({
  press: (target) => target.tap(),
  async answer() {
    const form = asked(page);
    const curve = form.locator('.lt-curve-open');
    const range = form.locator('input[type=range]');
    if (await form.getByRole('radio').count()) await form.locator('.lt-choice').first().tap();
    else if (await curve.count()) await curve.tap({ position: { x: 140, y: 60 } });
    else if (await range.count()) await range.tap({ position: { x: 60, y: 8 } });
    else await form.getByRole('textbox').fill(await exampleIn(form));
    await form.getByRole('button', { name: 'That is my guess' }).tap();
  },
});

/** A guess in the unit that the box asks for. */
async function exampleIn(form: Locator): Promise<string> {
  const hint = ((await form.locator('.lt-guess').textContent()) ?? '').replace(/\s+/g, ' ');
  return /such as ([^ ]+(?: [^ ]+)?)/.exec(hint)?.[1] ?? '7';
}

/** From the first step to the last; each question is answered, each task left open or shown. */
export async function goThrough(page: Page, way: Way): Promise<number> {
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const next = lesson.getByRole('button', { name: 'Next' });
  let steps = 1;
  for (;;) {
    await expect(lesson.getByText(/being worked out/)).toHaveCount(0);
    if (await asked(page).count()) {
      await way.answer(page);
      await expect(asked(page)).toHaveCount(0);
      await expect(lesson.locator('.lt-feedback-outcome')).toHaveText(/Right|Close|Not quite/);
    }
    const show = lesson.getByRole('button', { name: 'Show one way' });
    if (await show.count()) {
      await way.press(show);
      await expect(lesson.locator('.lt-task')).toHaveAttribute('data-done', 'true');
    }
    if ((await next.getAttribute('aria-disabled')) === 'true') return steps;
    const title = (await lesson.getByRole('heading', { level: 2 }).last().textContent()) ?? '';
    await way.press(next);
    const heading = lesson.getByRole('heading', { level: 2 }).last();
    await expect(heading).not.toHaveText(title);
    // also where the step is of another story, whose page is made anew
    await expect(heading).toBeFocused();
    steps++;
  }
}
