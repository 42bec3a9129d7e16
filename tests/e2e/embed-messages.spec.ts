// What a page around can say to the app, and what it hears; and whatever else may come.
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { hear, openEmbed, region, STORY, say, toldOf } from '../helpers/host-page';

test.describe('messages', () => {
  test('what can be asked, and what is heard', async ({ page, baseURL }) => {
    const inner = await openEmbed(page, baseURL, '');
    expect(await hear(page, 'ready')).toMatchObject({ source: 'linetime', v: 1, scenario: 'arpanet' });
    await say(page, { type: 'hello', id: 'again' });
    await hear(page, 'ready', { id: 'again' });
    await say(page, {
      type: 'set',
      id: 2,
      preset: 'after',
      values: { bufferBits: '2 kbit', fileBits: 'a lot' },
      seed: 9,
    });
    expect(await hear(page, 'error', { id: 2 })).toMatchObject({ code: 'setting' });
    await hear(page, 'event', { name: 'run' });
    const state = await hear(page, 'state', { pending: false, seed: 9 });
    expect(state).toMatchObject({ values: { bufferBits: 2000, senderHostMs: 49 }, preset: undefined });
    expect(state.figures.goodputBitsPerSecond).toBeGreaterThan(5000);
    expect(state.verdict).toContain('The line carried your file');
    await say(page, { type: 'seek', to: '1s' });
    await hear(page, 'state', { playhead: 1e9 });
    await say(page, { type: 'step', direction: 1, by: 'gap' });
    await say(page, { type: 'play', nsPerSecond: 1e8 });
    await hear(page, 'event', { name: 'play' });
    await hear(page, 'time');
    await say(page, { type: 'pause' });
    await hear(page, 'event', { name: 'pause' });
    await say(page, { type: 'theme', theme: 'dark' });
    await expect(inner.locator('html[data-theme="dark"]')).toHaveCount(1);
    await say(page, { type: 'lock', keys: ['all'] });
    await expect(inner.getByRole('slider', { name: 'Output buffer', exact: true })).toBeDisabled();
    await say(page, { type: 'maxHeight', height: 321 });
    await hear(page, 'size', { height: 321 });
    await say(page, { type: 'set', fragment: 'v=1&scenario=netware&fileBytes=50' });
    await hear(page, 'state', { scenario: 'netware', pending: false });
    await say(page, { type: 'dance', id: 3 });
    expect(await hear(page, 'error', { id: 3 })).toMatchObject({ code: 'type' });
    // another app's words are nobody's business
    await page.evaluate(() => document.querySelector('iframe')!.contentWindow!.postMessage('hello', '*'));
    await say(page, { source: 'another', type: 'get', id: 4 });
    await page.waitForTimeout(300);
    expect((await toldOf(page)).filter(({ id }) => id === 4)).toEqual([]);
  });

  test('a file that is saved is handed over', async ({ page, baseURL }) => {
    const inner = await openEmbed(page, baseURL, 'chrome=full', 'v=1&scenario=netware&fileBytes=50');
    await inner.getByRole('button', { name: 'Save', exact: true }).click();
    await inner.getByRole('button', { name: /as a capture.*pcap$/ }).click();
    await expect(inner.getByRole('dialog')).toContainText('The page around this one has got it too.');
    await page.waitForFunction(() =>
      (window as unknown as { told: { type: string }[] }).told.some(({ type }) => type === 'export'),
    );
    const file = await page.evaluate(() => {
      const told = (window as unknown as { told: { type: string; name: string; mime: string; data: Blob }[] })
        .told;
      const { name, mime, data } = told.find(({ type }) => type === 'export')!;
      return { name, mime, size: data.size };
    });
    expect(file).toEqual({
      name: 'linetime-netware-own.pcap',
      mime: 'application/vnd.tcpdump.pcap',
      size: 24 + 100 * 16 + 50 * 64 + 50 * 60,
    });
  });

  test('ten thousand random messages: no error, no standstill', async ({ page, baseURL }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await openEmbed(page, baseURL, 'hide=elbow,measured');
    const types = [
      'hello',
      'get',
      'set',
      'play',
      'pause',
      'seek',
      'step',
      'lock',
      'theme',
      'maxHeight',
      'size',
      'x',
    ];
    const fields = [
      'values',
      'preset',
      'seed',
      'fragment',
      'nsPerSecond',
      'to',
      'direction',
      'by',
      'keys',
      'theme',
      'height',
      'id',
      '__proto__',
    ];
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.double(),
      fc.constantFrom(
        '1ms',
        '',
        'all',
        'dark',
        'before',
        1,
        -1,
        0,
        'gap',
        'v=1&scenario=arpanet&bufferBits=5',
        true,
      ),
      fc.dictionary(
        fc.constantFrom('bufferBits', 'fileBits', 'senderHostMs', 'recovery', 'toString'),
        fc.oneof(fc.double(), fc.string(), fc.integer()),
      ),
      fc.array(fc.constantFrom('bufferBits', 'seed', 'presets', 'x')),
    );
    const message: fc.Arbitrary<unknown> = fc.oneof(
      {
        weight: 9,
        arbitrary: fc
          .tuple(fc.constantFrom(...types), fc.dictionary(fc.constantFrom(...fields), value))
          .map(([type, more]) => ({ ...more, source: 'linetime', v: 1, type })),
      },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    );
    const messages = fc.sample<unknown>(message, { numRuns: 10_000, seed: 11 });
    for (let i = 0; i < messages.length; i += 500)
      await page.evaluate(
        async (some) => {
          const inner = document.querySelector('iframe')!.contentWindow!;
          for (const one of some) inner.postMessage(one, '*');
          await new Promise((resolve) => setTimeout(resolve, 20));
        },
        messages.slice(i, i + 500),
      );
    await say(page, { type: 'lock', keys: [] });
    await say(page, { type: 'set', fragment: `${STORY}&bufferBits=8023&senderHostMs=49` });
    await expect(page.frameLocator('iframe').getByRole('region', region('What the run shows'))).toContainText(
      /27,\d{3} bit\/s/,
      { timeout: 30_000 },
    );
    await say(page, { type: 'get', id: 'the end' });
    await hear(page, 'state', { id: 'the end' });
    expect(errors).toEqual([]);
  });

  test('ten thousand random fragments: no error, no standstill', async ({ page, baseURL }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await openEmbed(page, baseURL, 'hide=elbow,measured');
    const key = fc.oneof(
      fc.constantFrom(
        'scenario',
        'preset',
        'lesson',
        'step',
        'done',
        'sheet',
        't',
        'window',
        'a',
        'seed',
        'bufferBits',
        'fileBits',
        'by',
        'line',
        'v',
        'embed',
      ),
      fc.string({ maxLength: 12 }),
    );
    const word = fc.oneof(
      fc.constantFrom(
        'arpanet',
        'netware',
        'sunrpc',
        'minutes',
        'share',
        '1ms',
        '0..5ms',
        'guide',
        '1e999',
        'NaN',
        '-1',
        '%E0%A4%A',
        'before',
      ),
      fc.string({ maxLength: 30 }),
      fc.double().map(String),
    );
    const fragment = fc.oneof(
      fc
        .array(fc.tuple(key, word), { maxLength: 8 })
        .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&')),
      fc.string({ maxLength: 80 }),
    );
    const fragments = fc.sample(fragment, { numRuns: 10_000, seed: 12 });
    const inner = page.frames()[1]!;
    for (let i = 0; i < fragments.length; i += 250)
      await inner.evaluate(
        async (some) => {
          for (const one of some) {
            // no entry of the history, and heard of as any other
            const before = location.hash;
            history.replaceState(null, '', `#${one}`);
            if (location.hash !== before) dispatchEvent(new HashChangeEvent('hashchange'));
          }
          await new Promise((resolve) => setTimeout(resolve, 20));
        },
        fragments.slice(i, i + 250),
      );
    await say(page, { type: 'set', fragment: `${STORY}&bufferBits=8023&senderHostMs=49` });
    await expect(page.frameLocator('iframe').getByRole('region', region('What the run shows'))).toContainText(
      /27,\d{3} bit\/s/,
      { timeout: 30_000 },
    );
    expect(errors).toEqual([]);
  });
});
