/** From a slider to pixels, and from a slider to the whole sweep of the plot. */

import type { Page } from '@playwright/test';
import type { Scenario } from '../../../src/scenarios/scenario';
import type { NumberParameter, ParameterValues } from '../../../src/sim/parameters';
import { addressOf, openPage, type Pages } from './pages';
import { installProbe, type Moved, type Probe, type Slider } from './probe';

const SLIDER_PLACES = 1000;
const STRIDE = 7;

/** What the page has on `globalThis`. */
interface WithProbe {
  readonly probe: Probe;
}

/** A page with the probe, its first run shown and its first sweep done. */
export async function openProbed(
  pages: Pages,
  scenario: Scenario,
  values: ParameterValues,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await openPage(pages);
  await prepare?.(page);
  await page.addInitScript(installProbe);
  await page.goto(addressOf(pages, scenario, values));
  await page.locator('.lt-timeline-canvas').waitFor();
  // the plot is loaded after the picture; before it is there it has no progress either
  await page.locator('.lt-plot-frame').waitFor();
  await page.locator('.lt-plot-progress').waitFor({ state: 'detached', timeout: 60_000 });
  return page;
}

export const readProbe = (page: Page): Promise<Omit<Probe, 'move'>> =>
  page.evaluate(() => ({ ...(globalThis as unknown as WithProbe).probe }));

/** Where a value stands on its slider, 0..1. */
function placeOf({ scale, min, max }: NumberParameter, value: number): number {
  return scale === 'log' ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
}

export interface Moves {
  readonly key: string;
  /** Between these values, to and fro. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Wait for the whole plot too. */
  readonly plot?: boolean;
}

/** One move of a slider after the other; for each the ms until the picture was there, and until the answer was. */
export async function moveSlider(page: Page, scenario: Scenario, moves: Moves): Promise<Moved[]> {
  const { key, count, plot = false } = moves;
  const parameter = scenario.parameters.find((one) => one.key === key);
  if (parameter?.type !== 'number') throw new Error(`${scenario.id} has no slider ${key}`);
  const from = placeOf(parameter, moves.from);
  const to = placeOf(parameter, moves.to);
  const name = scenario.text[`param.${key}`]!;
  // found once: looking for a role takes longer than a move
  const handle = (await page.getByRole('slider', { name, exact: true }).elementHandle())!;
  const times: Moved[] = [];
  for (let i = 0; i < count; i++) {
    // far from the move before, so that it is another value, and none twice
    const step = count % STRIDE === 0 ? i : (i * STRIDE) % count;
    const place = Math.round(SLIDER_PLACES * (from + ((to - from) * (step + 0.5)) / count));
    times.push(
      await handle.evaluate(
        (element, [there, whole]) =>
          (globalThis as unknown as WithProbe).probe.move(element as unknown as Slider, there, whole),
        [place, plot] as const,
      ),
    );
  }
  return times;
}
