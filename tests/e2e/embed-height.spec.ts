// The height that the frame should have: with any page around, it follows the content and comes to rest.
import { expect, test } from '@playwright/test';
import { hear, openHost, STORY, toldOf } from '../helpers/host-page';

test.describe('the height follows the content, and comes to rest', () => {
  for (const [name, css] of [
    [
      'margins, borders, padding',
      'body{margin:50px} iframe{margin:31px;border:7px solid;padding:9px;box-sizing:border-box}',
    ],
    ['zoom', 'body{zoom:1.37}'],
    ['large letters', 'html{font-size:40px;line-height:3}'],
    ['a narrow column with a scroll bar', 'body{width:333.3px;overflow:auto}'],
    ['a frame taller than it should be', 'iframe{min-height:3000px}'],
  ] as const)
    test(name, async ({ page, baseURL }) => {
      await openHost(
        page,
        `<style>${css}</style><script src="${baseURL}embed.js"></script><line-time scenario="arpanet" loading="eager"></line-time>`,
      );
      await hear(page, 'ready');
      // plots are still drawn, and then all is quiet for three seconds
      let count = -1;
      await expect(async () => {
        const before = count;
        count = (await toldOf(page, 'size')).length;
        expect(count).toBe(before);
      }).toPass({ intervals: [3000], timeout: 20_000 });
      const sizes = await toldOf(page, 'size');
      expect(sizes.length).toBeLessThan(12);
      const inner = page.frames()[1]!;
      const { content, around } = await inner.evaluate(() => ({
        content: document.getElementById('root')!.getBoundingClientRect().height,
        around: window.innerHeight,
      }));
      expect(Math.abs(sizes.at(-1)!.height - content)).toBeLessThanOrEqual(2);
      // nothing is scrolled inside
      expect(around).toBeGreaterThanOrEqual(Math.floor(content) - 1);
      // another width is another height
      await page.setViewportSize({ width: 700, height: 700 });
      await page.waitForTimeout(1200);
      const last = (await toldOf(page, 'size')).at(-1)!;
      const now = await inner.evaluate(() => document.getElementById('root')!.getBoundingClientRect().height);
      expect(Math.abs(last.height - now)).toBeLessThanOrEqual(2);
    });

  test('by LTI, and by the resizer of H5P', async ({ page, baseURL }) => {
    await openHost(
      page,
      `<iframe title="run" width="600" height="400" style="border:0" src="${baseURL}?embed=1#${STORY}"></iframe><script>
        addEventListener('message', ({ data, source }) => {
          if (data.context !== 'h5p') return;
          if (data.action === 'hello') source.postMessage({ context: 'h5p', action: 'hello' }, '*');
          if (data.action === 'resize') document.querySelector('iframe').style.height = data.scrollHeight + 'px';
        });
      </script>`,
    );
    await hear(page, 'ready');
    await page.waitForTimeout(2500);
    const { height } = (await toldOf(page, 'size')).at(-1)!;
    expect(await page.locator('iframe').evaluate((element) => element.clientHeight)).toBe(height);
    expect((await toldOf(page)).filter(({ subject }) => subject === 'lti.frameResize').at(-1)!.height).toBe(
      height,
    );
  });
});
