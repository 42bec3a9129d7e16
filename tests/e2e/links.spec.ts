// Links as they arrive: broken, cut, from another time. Each gives a sentence or simply works; the page is never blank.
import { expect, test } from '@playwright/test';
import { watchFaults } from '../helpers/page-faults';

const story = '#v=1&scenario=arpanet';

for (const [name, fragment, sentence] of [
  ['unknown scenario', '#v=1&scenario=arpnet', /no story called “arpnet”/],
  ['unknown key', `${story}&buferBits=5`, /buferBits/],
  ['unknown unit', `${story}&bufferBits=5parsecs`, /parsecs/],
  ['NaN', `${story}&bufferBits=NaN`, /NaN/],
  ['Infinity', `${story}&bufferBits=Infinity`, /Infinity/],
  ['1e999', `${story}&fileBits=1e999`, /1e999|100 Mbit/],
  ['negative', `${story}&senderHostMs=-5`, /0 ms/],
  ['empty value', `${story}&bufferBits=`, /Output buffer|bufferBits/],
  ['10 kB of garbage', `${story}&x=${'z%C3'.repeat(2500)}`, /./],
  ['broken escape', `${story}&recovery=%E0%A4%A`, /./],
  ['another version', '#v=99&scenario=arpanet', /version 99/],
  ['no version', '#scenario=arpanet&bufferBits=2000', undefined],
  ['a full link', `${story}&bufferBits=8023&senderHostMs=49&transfers=2&seed=3&t=12.5ms`, undefined],
  ['nothing', '', undefined],
] as const) {
  test(name, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto(`./${fragment}`);
    if (sentence) {
      const notices = page.getByRole('region', { name: 'About the link' });
      await expect(notices).toContainText(sentence);
      await notices.getByRole('button', { name: 'Dismiss' }).first().click();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (fragment.includes('arpanet')) {
      await expect(page.getByRole('region', { name: 'What the run shows' })).toContainText(
        'The line carried your file',
      );
    }
    expect(faults).toEqual([]);
  });
}

test('a link pasted into an open page is taken', async ({ page }) => {
  await page.goto(`./${story}`);
  await expect(page.getByRole('region', { name: 'What the run shows' })).toContainText('6,838 bit/s');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `${story}&bufferBits=8023&senderHostMs=49`);
  await expect(page.getByRole('region', { name: 'What the run shows' })).toContainText(/27,\d{3} bit\/s/);
});
