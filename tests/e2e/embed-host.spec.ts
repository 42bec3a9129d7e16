// For who makes the page around: embed.js, the dialog, and the guide's own examples.
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Request, test } from '@playwright/test';
import { hear, openHost, region, STORY } from '../helpers/host-page';
import { watchFaults } from '../helpers/page-faults';

test('embed.js: made when a reader comes near, as high as its content, several to a page', async ({
  page,
  baseURL,
}) => {
  await openHost(
    page,
    `<script src="${baseURL}embed.js" defer></script><script src="${baseURL}embed.js" defer></script>
     <line-time id="a" scenario="arpanet" hide="controls,why,ledger,elbow,figures,assumptions,measured"></line-time>
     <div style="height:3000px"></div><line-time id="b" scenario="netware" file-bytes="500"></line-time><p id="place"></p>
     <script>heard = []; for (const type of ['ready', 'state', 'size']) addEventListener('linetime-' + type, ({ target }) => heard.push(target.id + ' ' + type))</script>`,
  );
  await hear(page, 'ready');
  expect(
    await page.locator('line-time').evaluateAll((all) => all.map((one) => one.childElementCount)),
  ).toEqual([1, 0]);
  await expect(async () => {
    const { height } = await hear(page, 'size');
    expect(await page.locator('#a iframe').evaluate((element) => element.clientHeight)).toBe(height);
  }).toPass();
  await page.locator('#b').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.includes('b ready'));
  const state = await page.evaluate(async () => {
    const b = document.getElementById('b') as HTMLElement & {
      get(): Promise<{ values: Record<string, unknown> }>;
    };
    b.setAttribute('file-bytes', '600');
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (await b.get()).values.fileBytes;
  });
  expect(state).toBe(600);
  const mounted = await page.evaluate(async () => {
    const { Linetime } = window as unknown as {
      Linetime: {
        mount(
          at: Element | null,
          options: object,
        ): {
          get(): Promise<{ scenario: string }>;
          on(type: string, call: () => void): void;
          destroy(): void;
        };
      };
    };
    const app = Linetime.mount(document.getElementById('place'), {
      scenario: 'sunrpc',
      eager: true,
      height: 300,
    });
    await new Promise<void>((resolve) => app.on('ready', resolve));
    const { scenario } = await app.get();
    app.destroy();
    return [scenario, document.getElementById('place')!.childElementCount];
  });
  expect(mounted).toEqual(['sunrpc', 0]);
});

test('the dialog: a preview that follows, and what to paste, selected where nothing can be copied', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(`./#${STORY}&bufferBits=2000`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Embed …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put this into a page' });
  const history = await page.evaluate(() => window.history.length);
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('medium');
  await dialog.getByRole('combobox', { name: 'Look' }).selectOption('dark');
  await dialog.getByRole('checkbox', { name: 'Machines and lines' }).check();
  await dialog.getByText('Hide or lock settings').click();
  await dialog.getByRole('checkbox', { name: 'Lock “Output buffer”' }).check();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.locator('html[data-theme="dark"]')).toHaveCount(1);
  await expect(preview.getByRole('region', region('Timeline'))).toBeVisible();
  await expect(preview.getByRole('region', region('Machines and lines'))).toHaveCount(0);
  await expect(preview.getByRole('slider', { name: 'Output buffer', exact: true })).toBeDisabled();
  expect(await page.evaluate(() => window.history.length)).toBe(history);
  const code = dialog.getByRole('textbox', { name: 'Frame' });
  await expect(code).toHaveValue(/width="600" height="400"/);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('status')).toContainText('copy it yourself');
  expect(
    await code.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe(await code.inputValue());
  // what was copied does what the preview showed
  const frameCode = await code.inputValue();
  await dialog.getByRole('radio', { name: 'Element' }).check();
  const elementCode = await dialog.getByRole('textbox', { name: 'Element' }).inputValue();
  for (const pasted of [frameCode, elementCode]) {
    await openHost(page, pasted);
    const inner = page.frameLocator('iframe');
    await expect(inner.getByRole('slider', { name: 'Output buffer', exact: true })).toBeDisabled();
    await expect(inner.getByRole('textbox', { name: 'Output buffer' })).toHaveValue(/2,000/);
    await expect(inner.getByRole('region', region('Machines and lines'))).toHaveCount(0);
    await expect(inner.locator('html[data-theme="dark"]')).toHaveCount(1);
  }
  void baseURL;
});

test('nothing of an embed is loaded where there is none', async ({ page }) => {
  const load = async (address: string): Promise<string> => {
    const scripts = new Set<string>();
    const take = (request: Request): void => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    };
    page.on('request', take);
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('region', region('Figures'))).toBeVisible();
    page.off('request', take);
    const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
    return (await Promise.all(texts)).join('');
  };
  const MARK = 'lti.frameResize';
  expect(await load(`./#${STORY}`)).not.toContain(MARK);
  expect(await load(`./?embed=1#${STORY}`)).toContain(MARK);
});

for (const theme of ['light', 'dark'])
  test(`no fault that axe finds in an embed, locked, and in the dialog: ${theme}`, async ({ page }) => {
    test.slow();
    await page.goto(`./?embed=1&theme=${theme}&lock=all&chrome=min#${STORY}`);
    await expect(page.getByRole('region', region('Figures'))).toBeVisible();
    const embed = await new AxeBuilder({ page }).analyze();
    expect(embed.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.goto(`./?theme=${theme}#${STORY}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Embed …' }).click();
    await page.getByText('Hide or lock settings').click();
    const dialog = await new AxeBuilder({ page }).include('dialog').exclude('iframe').analyze();
    expect(dialog.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

test('the page of the demonstration: a lock, a button, an answer, a plain frame', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('./embed-demo.html');
  await expect(page.locator('#share')).toHaveText('14 %');
  const locked = page.frameLocator('#locked iframe');
  await expect(locked.getByRole('slider', { name: 'Host work per message' })).toBeDisabled();
  await expect(locked.getByRole('slider', { name: 'Output buffer', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'A larger buffer' }).click();
  await expect(page.locator('#share')).toHaveText(/^5\d %$/);
  const lesson = page.frameLocator('#lesson iframe');
  await page.locator('#lesson').scrollIntoViewIfNeeded();
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('#answers')).toHaveText('share: seen');
  await page.locator('iframe[title="One byte at a time"]').scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe[title="One byte at a time"]').getByRole('region', region('What the run shows')),
  ).toContainText('The line carried your file');
  expect(faults).toEqual([]);
});

test('a strict policy of the page around lets embed.js do its work', async ({ page, baseURL }) => {
  await openHost(
    page,
    `<script src="${baseURL}embed.js"></script><line-time scenario="netware" file-bytes="50" hide="controls"></line-time>`,
    {
      'content-security-policy': `default-src 'none'; script-src 'unsafe-inline' ${baseURL}; frame-src ${baseURL}`,
    },
  );
  await hear(page, 'ready');
  const { height } = await hear(page, 'size');
  await expect
    .poll(() => page.locator('iframe').evaluate((one) => one.clientHeight))
    .toBeGreaterThanOrEqual(height);
  expect(await page.locator('iframe').evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('0px');
});

test('every example of the guide works as it is pasted', async ({ page, baseURL }) => {
  test.slow();
  const guide = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
  const examples = [...guide.matchAll(/```(html|js)\n(.*?)```/gs)].map(([, language, code]) => ({
    language: language!,
    code: code!.replaceAll('https://example.org/linetime/', baseURL!),
  }));
  expect(examples.length).toBeGreaterThanOrEqual(7);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const scriptTag = `<script src="${baseURL}embed.js"></script>`;
  for (const { language, code } of examples) {
    const needed = code.includes('embed.js') ? '' : scriptTag;
    const stage =
      code.includes('line-time') && !code.includes('<line-time')
        ? '<line-time scenario="arpanet"></line-time>'
        : '';
    const alone = /<iframe|<line-time|mount/.test(code)
      ? ''
      : `<iframe title="x" width="600" height="400" src="${baseURL}?embed=1#${STORY}"></iframe>`;
    const body =
      language === 'html'
        ? code
        : `<div id="place"></div><script>const frame = document.querySelector('iframe'); const go = () => {${code.replace('app.destroy();', '')}}; if (frame) addEventListener('message', ({ data }) => data.type === 'ready' && go()); else addEventListener('load', go)</script>`;
    await openHost(page, needed + stage + alone + body);
    await hear(page, 'ready');
    if (code.includes('<button')) {
      await page.getByRole('button', { name: 'A larger buffer' }).click();
      await page.waitForFunction(() =>
        (window as unknown as { told: { values?: { bufferBits: number } }[] }).told.some(
          ({ values }) => values?.bufferBits === 8000,
        ),
      );
    }
    if (code.includes("'2 kbit'"))
      await page.waitForFunction(() =>
        (window as unknown as { told: { values?: { bufferBits: number } }[] }).told.some(
          ({ values }) => values?.bufferBits === 2000,
        ),
      );
    if (code.includes('data.height')) {
      const { height } = await hear(page, 'size');
      await expect
        .poll(() =>
          page
            .locator('iframe')
            .first()
            .evaluate((element) => element.clientHeight),
        )
        .toBeGreaterThanOrEqual(Math.min(height, 400));
    }
    if (code.includes('linetime-answer')) {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      const inner = page.frameLocator('iframe');
      const show = inner.getByRole('button', { name: 'Show me' });
      await expect(async () => {
        if ((await show.count()) === 0)
          await inner.getByRole('button', { name: 'Next', exact: true }).click();
        expect(await show.count()).toBeGreaterThan(0);
      }).toPass({ intervals: [500] });
      await show.first().click();
      await expect.poll(() => said.join()).toContain('seen');
    }
  }
  expect(errors).toEqual([]);
});
