/**
 * The page in headless Chromium at 1280x800: from slider to pixels for every preset, from slider to the whole sweep,
 * how soon explanations are tested, what is loaded, and whether traces change hands without a copy.
 *
 * Milliseconds of one machine, not ratios: the goals are what a reader feels.
 */

import { join } from 'node:path';
import { scenarioById } from '../../src/scenarios/registry';
import type { Scenario } from '../../src/scenarios/scenario';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '../find-browser.mjs';
import { besideItems } from './browser/beside';
import { evidenceItems } from './browser/evidence';
import { firstPicture, heapOf, memoryOf } from './browser/long';
import { moveSlider, openProbed } from './browser/moves';
import { type Pages, withPages } from './browser/pages';
import type { Moved } from './browser/probe';
import { scrubItems } from './browser/scrub';
import { watchTransfer, weigh } from './browser/weight';
import { checklist, type Item } from './checklist';
import { median, percentile } from './statistics';
import type { Table } from './table';

const SCENARIO = 'arpanet';
/** Two million frames: a slider over reads of one byte to three. */
const LONG = 'netware';
const LONG_MOVES = { key: 'serverMicros', from: 100, to: 1000, count: 40 };
const LONG_FIRST_MS = 100;
const LONG_WHOLE_MS = 250;
const FIRST_PICTURE_MS = 600;
const PAGE_MB = 400;
/** By then the page has let go of what it kept for the next run. */
const REST_MS = 12_000;
/** The story with explanations to be tested. */
const DETECTIVE = 'sunrpc';
/** About from the old system's buffer to the new one's. */
const MOVES = { key: 'bufferBits', from: 1000, to: 8000, count: 40 };
/** Another value of this makes the plot over `bufferBits` anew. */
const SWEEPS = { key: 'senderHostMs', from: 20, to: 120, count: 7, plot: true };
const MOVE_MEDIAN_MS = 33;
const MOVE_P95_MS = 66;
const SWEEP_MS = 300;
const SCRIPTS_KB = 150;
const WORKER_KB = 15;

/** Tables, or why there are none. */
export async function browserTables(
  root: string,
  progress: (text: string) => void,
): Promise<Table[] | string> {
  const executable = findBrowser();
  if (executable === undefined) return HOW_TO_GET_A_BROWSER;
  const scenario = scenarioById(SCENARIO)!;
  return withPages(root, executable, async (pages) => {
    progress('browser: what is loaded');
    const loaded = await loadItems(pages, scenario);
    progress('browser: hands');
    const { answers, given, leftOnPage, leftInWorker } = await watchTransfer(pages, scenario);
    const moved = await moveItems(pages, scenario, progress);
    progress('browser: two million frames');
    const long = await longItems(pages);
    progress('browser: drawing');
    const beside = await besideItems(pages, root, uplotScript());
    progress('browser: sweeps');
    const swept = await sweepItems(pages, scenario);
    progress('browser: explanations');
    const tested = await evidenceItems(pages, scenarioById(DETECTIVE)!);
    return [
      checklist(
        `Browser: from slider to pixels, ${MOVES.count} moves of ${MOVES.key} a preset (Chromium ${pages.browser.version()})`,
        moved,
      ),
      checklist(
        `Browser: from slider to the whole plot over ${MOVES.key}, ${SWEEPS.count} moves of ${SWEEPS.key}`,
        swept,
      ),
      checklist(`Browser: two million frames, ${LONG_MOVES.count} moves of ${LONG_MOVES.key}`, long),
      checklist('Browser: two million frames drawn, scripts for a picture', beside),
      checklist('Browser: calls, curve and explanations of the Sun RPC story', tested),
      checklist('Browser: loaded, after gzip', loaded),
      checklist(`Browser: columns handed over (${answers} answers, ${given} times given back)`, [
        { what: 'left in the worker after sending', value: leftInWorker, unit: 'bytes', most: 0 },
        { what: 'left on the page after giving back', value: leftOnPage, unit: 'bytes', most: 0 },
      ]),
    ];
  });
}

async function moveItems(
  pages: Pages,
  scenario: Scenario,
  progress: (text: string) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  const all: Moved[] = [];
  for (const preset of scenario.presets) {
    progress(`browser: moves from ${preset.id}`);
    const page = await openProbed(pages, scenario, preset.values);
    const times = await moveSlider(page, scenario, MOVES);
    await page.close();
    all.push(...times);
    items.push(...moveRows(preset.id, times));
  }
  return [...moveRows('all presets', all), untilAnswer(all), ...items];
}

function moveRows(name: string, moves: readonly Moved[]): Item[] {
  const seen = moves.map((move) => move.seen);
  return [
    { what: `${name}, median`, value: median(seen), unit: 'ms', most: MOVE_MEDIAN_MS },
    { what: `${name}, 95th percentile`, value: percentile(seen, 0.95), unit: 'ms', most: MOVE_P95_MS },
  ];
}

const untilAnswer = (moves: readonly Moved[]): Item => ({
  what: 'of which until the worker had answered, median',
  value: median(moves.map(({ answered }) => answered)),
  unit: 'ms',
});

/** A file read byte by byte: first look, whole run, memory. */
async function longItems(pages: Pages): Promise<Item[]> {
  const scenario = scenarioById(LONG)!;
  const opened: number[] = [];
  for (let i = 0; i < 3; i++) opened.push(await firstPicture(pages, scenario));
  const page = await openProbed(pages, scenario, {});
  const moves = await moveSlider(page, scenario, LONG_MOVES);
  const memory = await heapOf(page);
  const scrubs = await scrubItems(page);
  await page.waitForTimeout(REST_MS);
  const rest = await memoryOf(page);
  await page.close();
  const p95 = (times: readonly number[]): number => percentile(times, 0.95);
  return [
    {
      what: 'opened: from the question to the first picture, in a fresh worker',
      value: median(opened),
      unit: 'ms',
      most: FIRST_PICTURE_MS,
    },
    {
      what: 'first picture, 95th percentile',
      value: p95(moves.map(({ seen }) => seen)),
      unit: 'ms',
      most: LONG_FIRST_MS,
    },
    {
      what: 'whole run, median',
      value: median(moves.map(({ whole }) => whole)),
      unit: 'ms',
    },
    {
      what: 'whole run, 95th percentile',
      value: p95(moves.map(({ whole }) => whole)),
      unit: 'ms',
      most: LONG_WHOLE_MS,
    },
    { what: 'memory of the page with its workers, at rest', value: rest, unit: 'MB', most: PAGE_MB },
    {
      what: 'memory right after the slider has moved: two runs, one shown, one to be written into',
      value: memory,
      unit: 'MB',
      most: PAGE_MB,
    },
    ...scrubs,
  ];
}

/** Another's drawing to compare with: no part of this project. */
const uplotScript = (): string | undefined => {
  const peers = process.env.BENCH_PEERS;
  return peers && join(peers, 'node_modules/uplot/dist/uPlot.iife.min.js');
};

async function sweepItems(pages: Pages, scenario: Scenario): Promise<Item[]> {
  const page = await openProbed(pages, scenario, {});
  const times = await moveSlider(page, scenario, SWEEPS);
  await page.close();
  return [
    { what: 'median', value: median(times.map(({ seen }) => seen)), unit: 'ms', most: SWEEP_MS },
    untilAnswer(times),
  ];
}

async function loadItems(pages: Pages, scenario: Scenario): Promise<Item[]> {
  const home = await weigh(pages, undefined);
  const story = await weigh(pages, scenario);
  return [
    { what: 'scripts of the home page', value: home.scripts / 1000, unit: 'kB', most: SCRIPTS_KB },
    {
      what: 'scripts of a story, first load: until picture and timeline',
      value: story.first / 1000,
      unit: 'kB',
      most: SCRIPTS_KB,
    },
    { what: 'scripts of a story, with all that follows', value: story.scripts / 1000, unit: 'kB' },
    { what: 'worker', value: story.worker / 1000, unit: 'kB', most: WORKER_KB },
  ];
}
