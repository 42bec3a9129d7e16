/** The timeline of two million frames and uPlot's chart of as many points, drawn in turn in the same page. */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bundle } from '../../bundle.mjs';
import type { Item } from '../checklist';
import { median, percentile } from '../statistics';
import { openPage, type Pages } from './pages';

const POINTS = 2_000_000;
const ROUNDS = 60;
const DRAW_MS = 4;
/** Of uPlot's time. */
const SHARE = 1 / 12;
/** The run is in view whole, half, a quarter of it, and so on. */
const ZOOMS = 14;

/** What the page has; the tools here are compiled for Node. */
interface Window {
  document: { body: object };
  requestAnimationFrame(handler: () => void): void;
  linetimeDrawing?: { prepare(): number; draw(window: { from: number; to: number }): number };
  uPlot: new (
    options: object,
    data: object,
    where: object,
  ) => { setScale(axis: string, range: { min: number; max: number }): void };
}

interface Drawn {
  readonly ours: number[];
  readonly theirs: number[];
  /** Ours, zoomed in again and again: median of each zoom. */
  readonly zoomed: number[];
}

/** `uplot`: its script, if there is one. */
export async function besideItems(pages: Pages, root: string, uplot: string | undefined): Promise<Item[]> {
  const program = await bundle(root, 'scripts/bench/page/drawing.ts');
  const page = await openPage(pages);
  try {
    await page.setViewportSize({ width: 2240, height: 1000 });
    await page.addScriptTag({ content: readFileSync(program, 'utf8'), type: 'module' });
    await page.waitForFunction(() => (globalThis as unknown as Window).linetimeDrawing !== undefined);
    const peer = uplot !== undefined && existsSync(uplot);
    if (peer) await page.addScriptTag({ path: uplot });
    const { ours, theirs, zoomed } = await drawInTurn(page, peer);
    const items: Item[] = [
      { what: 'timeline at full range, 2,000 pixels, median', value: median(ours), unit: 'ms' },
      { what: 'the same, 95th percentile', value: percentile(ours, 0.95), unit: 'ms', most: DRAW_MS },
      {
        what: `the same, slowest of ${ZOOMS} zooms, median`,
        value: Math.max(...zoomed),
        unit: 'ms',
        most: DRAW_MS,
      },
    ];
    if (!peer) return items;
    const ratios = ours.map((ms, i) => ms / theirs[i]!);
    return [
      ...items,
      {
        what: `uPlot, all of ${POINTS.toLocaleString('en')} points, median`,
        value: median(theirs),
        unit: 'ms',
      },
      { what: 'ours as a share of that, median of the rounds', value: median(ratios), unit: '', most: SHARE },
    ];
  } finally {
    await page.close();
    rmSync(program);
  }
}

const drawInTurn = (page: Page, peer: boolean): Promise<Drawn> =>
  page.evaluate(
    async ([points, rounds, zooms, withPeer]) => {
      const own = globalThis as unknown as Window;
      const ours = own.linetimeDrawing!;
      const elapsed = ours.prepare();
      const frame = (): Promise<void> => new Promise((resolve) => own.requestAnimationFrame(resolve));

      /** ms of uPlot's scripts to draw its full range. */
      let drawTheirs = async (_i: number): Promise<number> => 0;
      if (withPeer) {
        const xs = new Float64Array(points);
        const ys = new Float64Array(points);
        for (let i = 0; i < points; i++) {
          xs[i] = i * 3.2e-4;
          ys[i] = 55 + ((i * 7) % 23) + (i % 2) * 12;
        }
        const size = { width: 2000, height: 400 };
        const look = {
          scales: { x: { time: false } },
          series: [{}, { stroke: 'red', points: { show: false } }],
        };
        const chart = new own.uPlot({ ...size, ...look }, [xs, ys], own.document.body);
        const max = xs[points - 1]!;
        drawTheirs = async (i) => {
          const began = performance.now();
          chart.setScale('x', { min: 0, max: max - (i % 2) * 1e-3 });
          // it draws in a microtask
          await Promise.resolve();
          await Promise.resolve();
          return performance.now() - began;
        };
      }

      // a little further each time, so that nothing is the same picture
      const at = (share: number, i: number) => {
        const length = elapsed * share * (1 - (i % 8) * 1e-3);
        return { from: (elapsed - length) / 2, to: (elapsed + length) / 2 };
      };
      const warmUp = 5;
      const result: { ours: number[]; theirs: number[]; zoomed: number[] } = {
        ours: [],
        theirs: [],
        zoomed: [],
      };
      for (let i = 0; i < rounds + warmUp; i++) {
        await frame();
        const mine = ours.draw(at(1, i));
        await frame();
        const other = await drawTheirs(i);
        if (i < warmUp) continue;
        result.ours.push(mine);
        result.theirs.push(other);
      }
      for (let zoom = 0; zoom < zooms; zoom++) {
        const times: number[] = [];
        for (let i = 0; i < 15; i++) {
          await frame();
          times.push(ours.draw(at(2 ** -zoom, i)));
        }
        times.sort((a, b) => a - b);
        result.zoomed.push(times[times.length >> 1]!);
      }
      return result;
    },
    [POINTS, ROUNDS, ZOOMS, peer] as const,
  );
