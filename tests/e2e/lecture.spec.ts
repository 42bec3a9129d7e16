// A lecturer's first minutes: open, play, understand a gap, compare by presets, undo, share the link.
import { expect, test } from '@playwright/test';
import { openExperiment, watchFaults } from '../helpers/page-faults';

test('open, play, pause, understand a gap, change, undo, share', async ({ page }) => {
  const faults = watchFaults(page);
  await openExperiment(page);
  const verdict = page.getByRole('region', { name: 'What the run shows' });
  await expect(verdict).toContainText('The line carried your file 14 % of the time');
  await expect(verdict).toContainText('6,838 bit/s');

  // play moves the playhead, pause stops it
  const time = page.getByRole('slider', { name: 'Time in the run' });
  await expect(time).toHaveAttribute('aria-valuetext', /^0 /);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(time).not.toHaveAttribute('aria-valuetext', /^0 /, { timeout: 10_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = await time.getAttribute('aria-valuetext');
  await page.waitForTimeout(300);
  expect(await time.getAttribute('aria-valuetext')).toBe(stopped);

  // step on and back ends where it began
  await page.getByRole('button', { name: 'One event on' }).click();
  const event = await time.getAttribute('aria-valuetext');
  await page.getByRole('button', { name: 'One event on' }).click();
  await page.getByRole('button', { name: 'One event back' }).click();
  expect(await time.getAttribute('aria-valuetext')).toBe(event);

  // the next silence, and why
  await page.getByRole('button', { name: 'Next silence' }).click();
  await expect(page.getByRole('region', { name: 'Why is the line silent here?' })).toContainText(
    /silent for .*because/,
  );

  // the moments of the story
  await page.getByRole('button', { name: 'After', exact: true }).click();
  await expect(verdict).toContainText(/27,\d{3} bit\/s/);
  await expect(page).toHaveURL(/bufferBits=8023/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict).toContainText('6,838 bit/s');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(verdict).toContainText(/27,\d{3} bit\/s/);

  // the link opens to the same
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: /Link/ }).inputValue();
  expect(link.length).toBeLessThan(400);
  await page.keyboard.press('Escape');
  const other = await page.context().newPage();
  await openExperiment(other, link);
  await expect(other.getByRole('region', { name: 'What the run shows' })).toContainText(/27,\d{3} bit\/s/);
  expect(faults).toEqual([]);
});

test('a slider drag is one undo entry, a number box takes units, wheel changes nothing', async ({ page }) => {
  await openExperiment(page);
  const box = page.getByRole('textbox', { name: 'Output buffer', exact: true });
  const slider = page.getByRole('slider', { name: 'Output buffer', exact: true });
  const place = (await slider.boundingBox())!;
  await page.mouse.move(place.x + place.width * 0.7, place.y + place.height / 2);
  await page.mouse.down();
  for (let i = 0; i < 12; i++)
    await page.mouse.move(place.x + place.width * (0.7 - i * 0.03), place.y + place.height / 2);
  await page.mouse.up();
  await expect(box).not.toHaveValue('940 bit');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue('940 bit');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.wheel(0, 300);
  await expect(box).toHaveValue('940 bit');

  const line = page.getByRole('textbox', { name: 'Line', exact: true });
  for (const [typed, shown] of [
    ['1,5 Mb/s', '1.5 Mbit/s'],
    ['56k', '56 kbit/s'],
  ] as const) {
    await line.fill(typed);
    await line.press('Enter');
    await expect(line).toHaveValue(shown);
  }
  await line.fill('fast');
  await line.press('Enter');
  await expect(page.getByRole('alert')).toContainText('fast');
  await line.press('Escape');
  await expect(line).toHaveValue('56 kbit/s');
  await box.fill('0');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('1 bit');
  await expect(box).toHaveValue('1 bit');
});

test('no history entry is ever added', async ({ page }) => {
  await openExperiment(page);
  const before = await page.evaluate(() => history.length);
  for (const name of ['After', 'Three', 'Before'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Next silence' }).click();
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a run that needs too many spans says so, keeps the picture, and undo leads back', async ({ page }) => {
  await openExperiment(page);
  const size = page.getByRole('textbox', { name: 'File size' });
  await size.fill('100 Mb');
  await size.press('Enter');
  await page.getByRole('textbox', { name: 'Output buffer', exact: true }).fill('20');
  await page.getByRole('textbox', { name: 'Output buffer', exact: true }).press('Enter');
  await expect(page.getByRole('main').getByText(/more than 20 million spans/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('main').getByText(/more than 20 million spans/)).toBeHidden();
  await expect(page.getByRole('region', { name: 'What the run shows' })).toContainText('6,838 bit/s');
});
