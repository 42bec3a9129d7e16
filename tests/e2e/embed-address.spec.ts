// What a page around can want of the app by the address of the frame.
import { expect, test } from '@playwright/test';
import { hear, openEmbed, openHost, region, STORY, say, toldOf } from '../helpers/host-page';

test.describe('the address', () => {
  test('chrome: nothing, one line, the whole header', async ({ page, baseURL }) => {
    const none = await openEmbed(page, baseURL, 'chrome=none');
    await expect(none.getByRole('link', { name: 'Open in full' })).toHaveCount(0);
    await expect(none.getByRole('button', { name: 'Share' })).toHaveCount(0);
    const min = await openEmbed(page, baseURL, 'chrome=min');
    await expect(min.getByRole('link', { name: 'Open in full' })).toBeVisible();
    await expect(min.getByRole('button', { name: 'Share' })).toHaveCount(0);
    const full = await openEmbed(page, baseURL, 'chrome=full');
    await expect(full.getByRole('button', { name: 'Share' })).toBeVisible();
    // another story is no step of the history, and what is shared is no embed
    const before = await page.evaluate(() => history.length);
    await full.getByRole('link', { name: 'Elbows' }).click();
    await expect(full.getByRole('region', region('What the run shows'))).toContainText(/./);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await full.getByRole('button', { name: 'Share' }).click();
    await expect(full.getByRole('textbox', { name: 'Link to what you see now' })).toHaveValue(
      new RegExp(`^${baseURL}#v=1&scenario=sunrpc`),
    );
  });

  test('theme, motion, lang', async ({ page, baseURL }) => {
    for (const theme of ['light', 'dark', 'projector']) {
      const inner = await openEmbed(page, baseURL, `theme=${theme}`);
      await expect(inner.locator(`html[data-theme="${theme}"]`)).toHaveCount(1);
    }
    const rtl = await openEmbed(page, baseURL, 'lang=rtl');
    await expect(rtl.locator('html[dir="rtl"]')).toHaveCount(1);
    const still = await openEmbed(page, baseURL, 'motion=off');
    await expect(still.locator('[data-motion="off"]')).toHaveCount(1);
    await say(page, { type: 'play' });
    await page.waitForTimeout(500);
    expect(await toldOf(page, 'time')).toEqual([]);
  });

  test('hide: panels, parts, settings, figures; what means nothing is told of', async ({ page, baseURL }) => {
    const inner = await openEmbed(
      page,
      baseURL,
      'hide=picture,ledger,playback,compare,seed,bufferBits,presets,lineBits,assumptions,measured,bogus',
    );
    await expect(inner.getByRole('region', region('Figures'))).toContainText('Goodput');
    for (const name of [
      'Machines and lines',
      'Where the line’s time went',
      'What is modelled, and what is not',
      'Beside the measurements',
    ])
      await expect(inner.getByRole('region', region(name)), name).toHaveCount(0);
    for (const name of ['Play', 'Pin as A', 'New seed', 'After'])
      await expect(inner.getByRole('button', { name, exact: true }), name).toHaveCount(0);
    await expect(inner.getByRole('slider', { name: 'Output buffer', exact: true })).toHaveCount(0);
    await expect(inner.getByRole('slider', { name: 'Host work per message' })).toHaveCount(1);
    await expect(inner.getByRole('rowheader', { name: 'Bits on the line' })).toHaveCount(0);
    const notices = inner.getByRole('region', region('About the link'));
    await expect(notices).toContainText('“hide” names “bogus”');
    await notices.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notices).toHaveCount(0);
    const all = await openEmbed(
      page,
      baseURL,
      'hide=verdict,timeline,controls,why,elbow,figures,frame,picture,ledger',
      'v=1&scenario=sunrpc',
    );
    await expect(all.getByRole('region', region('What is modelled, and what is not'))).toBeVisible();
    for (const name of ['What the run shows', 'Timeline', 'Settings', 'Figures', 'The frame, byte by byte'])
      await expect(all.getByRole('region', region(name)), name).toHaveCount(0);
  });

  test('lock: seen, and not changed, by no way', async ({ page, baseURL }) => {
    const inner = await openEmbed(page, baseURL, 'lock=bufferBits,seed');
    const slider = inner.getByRole('slider', { name: 'Output buffer', exact: true });
    await expect(slider).toBeDisabled();
    await expect(inner.getByRole('button', { name: 'New seed' })).toBeDisabled();
    await inner.getByRole('button', { name: 'After', exact: true }).click();
    await hear(page, 'state', { pending: false });
    await say(page, { type: 'get', id: 1 });
    expect((await hear(page, 'state', { id: 1 })).values).toMatchObject({
      bufferBits: 940,
      senderHostMs: 49,
    });
    await say(page, { type: 'lock', keys: [] });
    await expect(slider).toBeEnabled();
  });

  test('answers=0: a lesson takes answers and does not tell what is right', async ({ page, baseURL }) => {
    const inner = await openEmbed(page, baseURL, 'answers=0', 'v=1&lesson=minutes&step=share');
    const lesson = inner.getByRole('region', region('Lesson'));
    await lesson.getByRole('textbox').fill('80 %');
    await lesson.getByRole('button', { name: 'That is my guess' }).click();
    await expect(lesson).toContainText('Your answer is noted.');
    await expect(lesson).not.toContainText('14 %');
    await expect(inner.getByRole('region', region('What the run shows'))).toHaveCount(0);
    for (const name of ['Teacher', 'Present', 'Worksheet'])
      await expect(lesson.getByRole('button', { name })).toHaveCount(0);
    expect(await hear(page, 'answer')).toMatchObject({
      lesson: 'minutes',
      step: 'share',
      answer: '0.8',
      outcome: 'wrong',
    });
    const link = await inner.getByRole('link', { name: 'Open in full' }).getAttribute('href');
    expect(link).toContain('answers=0');
  });

  test('origins: other pages are not heard and hear nothing', async ({ page, baseURL }) => {
    await openHost(
      page,
      `<iframe title="run" width="600" height="400" src="${baseURL}?embed=1&origins=https://elsewhere.example#${STORY}"></iframe>`,
    );
    const inner = page.frameLocator('iframe');
    await expect(inner.getByRole('region', region('What the run shows'))).toContainText('6,838 bit/s');
    await say(page, { type: 'set', values: { bufferBits: 8000 } });
    await page.waitForTimeout(500);
    await expect(inner.getByRole('region', region('What the run shows'))).toContainText('6,838 bit/s');
    expect(await toldOf(page)).toEqual([]);
    await openHost(
      page,
      `<script>document.write('<iframe title="run" width="600" height="400" src="${baseURL}?embed=1&origins=https://elsewhere.example,' + location.origin + '#${STORY}"></iframe>')</script>`,
    );
    await hear(page, 'ready');
    await say(page, { type: 'set', values: { bufferBits: 8000 } });
    await say(page, { type: 'get', id: 1 });
    expect((await hear(page, 'state', { id: 1 })).values.bufferBits).toBe(8000);
  });

  test('what cannot be used is a sentence', async ({ page, baseURL }) => {
    const inner = await openEmbed(
      page,
      baseURL,
      'chrome=round&theme=pink&motion=fast&answers=no&colour=red&lock=buferBits',
      `${STORY}&bufferBits=1e9`,
    );
    const notices = inner.getByRole('region', region('About the link'));
    for (const text of [
      '“chrome=round”',
      '“theme=pink”',
      '“motion=fast”',
      '“answers=no”',
      '“colour”',
      '“buferBits”',
      '8,023 bit',
    ])
      await expect(notices).toContainText(text);
  });

  for (const [name, width, height] of [
    ['300 x 150', 300, 150],
    ['600 x 400', 600, 400],
    ['16 : 9', 800, 450],
    ['390 wide', 390, 700],
    ['320 wide', 320, 200],
  ] as const)
    test(`nothing is cut off at ${name}`, async ({ page, baseURL }) => {
      const inner = await openEmbed(page, baseURL, '', STORY, `width:${width}px;height:${height}px`);
      await expect(inner.getByRole('link', { name: 'Open in full' })).toBeInViewport();
      const wide = await page
        .frames()[1]!
        .evaluate(() => document.scrollingElement!.scrollWidth - document.scrollingElement!.clientWidth);
      expect(wide).toBe(0);
      await inner.getByRole('button', { name: 'After', exact: true }).click();
      await expect(inner.getByRole('region', region('What the run shows'))).toContainText(/27,\d{3} bit\/s/);
    });
});
