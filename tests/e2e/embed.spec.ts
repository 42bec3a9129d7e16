// In somebody else's page: what the app may do there, and what it must leave alone.
import { expect, type Page, test } from '@playwright/test';
import { hear, openHost, STORY, say, serveApp, toldOf } from '../helpers/host-page';

const frame = (address: string, style = 'width:600px;height:400px', more = ''): string =>
  `<iframe title="run" ${more} style="border:0;${style}" src="${address}"></iframe>`;

const verdict = (page: Page, at = 0) =>
  page.frameLocator('iframe').nth(at).getByRole('region', { name: 'What the run shows' });

test('five in a page: focus, scrolling and history stay, what is off screen does nothing, each goes its own way', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const one = (fragment: string, query = '') =>
    frame(`${baseURL}?embed=1${query}#${fragment}`, 'display:block;width:600px;height:400px');
  await openHost(
    page,
    `<input id="mine" autofocus><p>${'Words. '.repeat(300)}</p>${[
      one(`${STORY}&preset=before`),
      one(`${STORY}&preset=after`),
      one('v=1&scenario=netware&fileBytes=500', '&theme=dark'),
      one('v=1&scenario=sunrpc'),
      one('v=1&lesson=minutes'),
    ].join('<div style="height:1500px"></div>')}`,
  );
  const before = await page.evaluate(() => [document.activeElement?.id, scrollY, history.length]);
  await verdict(page).getByText('6,838 bit/s').waitFor();
  await page.waitForTimeout(10_000);
  expect(await page.evaluate(() => [document.activeElement?.id, scrollY, history.length])).toEqual(before);
  expect(before[0]).toBe('mine');
  const frames = page.frames().slice(1);
  expect(frames).toHaveLength(5);
  const built = () =>
    Promise.all(
      frames.map((each) => each.evaluate(() => document.getElementById('root')!.childElementCount)),
    );
  expect(await built()).toEqual([1, 0, 0, 0, 0]);
  const said = (await toldOf(page)).filter(({ source }) => source === 'linetime');
  expect(
    said
      .filter(({ type }) => type === 'waiting')
      .map((told) => told.frame)
      .sort(),
  ).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(said.filter(({ type }) => type !== 'waiting').map((told) => told.frame))).toEqual(
    new Set([0]),
  );

  // one plays; out of sight it rests, and goes on when it is back
  await say(page, { type: 'play', nsPerSecond: 5e7 });
  await hear(page, 'time');
  await page.mouse.move(900, 300);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await hear(page, 'ready', { frame: 4 });
  await page.waitForTimeout(600);
  const rested = (await toldOf(page, 'time')).length;
  await page.waitForTimeout(1200);
  expect((await toldOf(page, 'time')).length).toBeLessThanOrEqual(rested + 1);
  expect((await built())[1]).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await toldOf(page, 'time')).length).toBeGreaterThan(rested + 1);

  // a setting of one is none of another
  await say(page, { type: 'hello' }, 1);
  await hear(page, 'ready', { frame: 1 });
  await say(page, { type: 'set', values: { bufferBits: 2000 } }, 0);
  await hear(page, 'state', { frame: 0 });
  await say(page, { type: 'get', id: 'second' }, 1);
  const second = await hear(page, 'state', { id: 'second' });
  expect(second.preset).toBe('after');
  expect(await page.evaluate(() => history.length)).toBe(before[2]);
});

test('Tab goes through it and leaves it, on both sides', async ({ page, baseURL }) => {
  await openHost(
    page,
    `<button id="first">first</button>${frame(`${baseURL}?embed=1#${STORY}`)}<button id="last">last</button>`,
  );
  await hear(page, 'ready');
  await expect(
    page.frameLocator('iframe').getByRole('region', { name: 'Figures', exact: true }),
  ).toBeVisible();
  for (const [start, end, key] of [
    ['first', 'last', 'Tab'],
    ['last', 'first', 'Shift+Tab'],
  ] as const) {
    await page.locator(`#${start}`).focus();
    let inside = 0;
    let left = false;
    for (let i = 0; i < 200 && !left; i++) {
      await page.keyboard.press(key);
      const at = await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
      if (at === 'IFRAME') inside++;
      left = at === end;
    }
    expect(left, key).toBe(true);
    expect(inside, key).toBeGreaterThan(5);
  }
});

test('a plain wheel scrolls the page around, also over the timeline; keys that nobody uses go on', async ({
  page,
  baseURL,
}) => {
  await openHost(
    page,
    `<script src="${baseURL}embed.js"></script><line-time scenario="arpanet" hide="why,ledger,elbow,figures,assumptions,measured,controls"></line-time><div style="height:3000px"></div>
    <script>window.keys = []; addEventListener('keydown', ({ key, target }) => keys.push(key + ' ' + target.tagName))</script>`,
  );
  await hear(page, 'ready');
  await page.waitForTimeout(500);
  const chart = page.frameLocator('iframe').getByRole('slider', { name: /Timeline of machines/ });
  const place = (await chart.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + 40);
  await page.mouse.wheel(0, 250);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));

  const inner = page.frameLocator('iframe');
  await inner.getByRole('button', { name: 'Pin as A' }).focus();
  for (const key of ['PageDown', 'PageUp', 'Escape', 'ArrowRight', 'ArrowLeft', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { keys: string[] }).keys))
    .toEqual(
      ['PageDown', 'PageUp', 'Escape', 'ArrowRight', 'ArrowLeft', 'ArrowDown'].map((key) => `${key} IFRAME`),
    );
  // arrows in the timeline are the timeline's
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys.length)).toBe(6);
  await say(page, { type: 'get', id: 'moved' });
  expect((await hear(page, 'state', { id: 'moved' })).playhead).toBeGreaterThan(0);
});

test.describe('wherever it stands, it shows the run and answers', () => {
  const csp = (more = '') => ({
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'${more}`,
  });
  for (const [name, sandbox] of [
    ['a plain frame', undefined],
    ['sandbox with its own origin', 'allow-scripts allow-same-origin'],
    ['sandbox without an origin', 'allow-scripts'],
  ] as const)
    for (const strict of [false, true])
      test(`${name}${strict ? ', with a strict policy on both sides' : ''}`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        const app = await serveApp(strict ? csp() : {});
        page.once('close', app.close);
        const html = frame(
          `${app.url}?embed=1#${STORY}`,
          '',
          sandbox === undefined ? '' : `sandbox="${sandbox}"`,
        );
        const headers = strict
          ? {
              'content-security-policy': `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; frame-src ${app.url}`,
            }
          : {};
        await openHost(page, html, headers);
        await expect(verdict(page)).toContainText('6,838 bit/s', { timeout: 15_000 });
        await say(page, { type: 'set', values: { bufferBits: 8023, senderHostMs: 49 } });
        await expect(verdict(page)).toContainText(/27,\d{3} bit\/s/);
        expect((await hear(page, 'state', { pending: false })).scenario).toBe('arpanet');
        expect(errors).toEqual([]);
      });

  test('storage that throws', async ({ page, baseURL }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await openHost(page, frame(`${baseURL}?embed=1&chrome=full#${STORY}`, 'width:900px;height:600px'));
    await expect(verdict(page)).toContainText('6,838 bit/s');
    await page.frameLocator('iframe').getByRole('combobox', { name: 'Look' }).selectOption('dark');
    await expect(page.frameLocator('iframe').locator('html[data-theme="dark"]')).toHaveCount(1);
    expect(errors).toEqual([]);
  });

  test('a page without an address around it', async ({ page, baseURL }) => {
    const app = await serveApp();
    page.once('close', app.close);
    void baseURL;
    // the frame of a data: page has no origin itself
    await openHost(
      page,
      frame(
        `data:text/html,${encodeURIComponent(`<iframe title="inner" style="border:0;width:580px;height:380px" src="${app.url}?embed=1#${STORY}"></iframe>`)}`,
      ),
    );
    await expect(
      page.frameLocator('iframe').frameLocator('iframe').getByRole('region', { name: 'What the run shows' }),
    ).toContainText('6,838 bit/s', { timeout: 15_000 });
  });

  test('opened from disk', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const file = new URL('../../dist/index.html', import.meta.url).href;
    await page.goto(`${file}#${STORY}`);
    await expect(page.getByRole('region', { name: 'What the run shows' })).toContainText('6,838 bit/s', {
      timeout: 15_000,
    });
    expect(errors).toEqual([]);
  });
});

test('a sandbox without tabs: the link is shown to be copied', async ({ page, baseURL }) => {
  await openHost(
    page,
    frame(
      `${baseURL}?embed=1&hide=why#${STORY}&bufferBits=2000`,
      '',
      'sandbox="allow-scripts allow-same-origin"',
    ),
  );
  await hear(page, 'ready');
  const inner = page.frameLocator('iframe');
  await inner.getByRole('link', { name: 'Open in full' }).click();
  const dialog = inner.getByRole('dialog');
  await expect(dialog).toContainText('does not allow new tabs');
  await expect(dialog.getByRole('textbox')).toHaveValue(`${baseURL}#${STORY}&bufferBits=2000`);
  expect(
    await dialog
      .getByRole('textbox')
      .evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart),
  ).toBeGreaterThan(20);
});

test('“Open in full” opens what is seen, in a tab of its own', async ({ page, baseURL, context }) => {
  await openHost(page, frame(`${baseURL}?embed=1&theme=dark#${STORY}`));
  await hear(page, 'ready');
  await say(page, { type: 'set', values: { bufferBits: 2000 } });
  await hear(page, 'state', { pending: false });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.frameLocator('iframe').getByRole('link', { name: 'Open in full' }).click(),
  ]);
  await expect(
    tab.getByRole('region', { name: 'Settings' }).getByRole('textbox', { name: 'Output buffer' }),
  ).toHaveValue(/2,000/);
  expect(tab.url()).toBe(`${baseURL}?theme=dark#${STORY}&bufferBits=2000`);
});
