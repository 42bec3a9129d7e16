/**
 * `npm run bench`: how fast the engine is, in ratios to other engines on the same machine in the same minutes, and how
 * fast the page.
 *
 *   npm run bench                    all there is; BENCH_PEERS names the folder of the other engines
 *   npm run bench -- S2 memory       these parts only: netware S1 S2 S2-bare S3 S4 S5 memory drawing browser
 *   npm run bench -- --rounds=9      more rounds than seven
 *
 * Ends with 1 if one of our programs fails or does not come to the scenario's end, and with 2 for words it does not
 * know. A goal that is missed is marked and changes nothing: on a busy machine any may be.
 */

import { rmSync } from 'node:fs';
import { arch, cpus, loadavg, platform } from 'node:os';
import { bundle } from '../bundle.mjs';
import { browserTables } from './browser';
import { captureTable } from './capture';
import { hold } from './contest';
import { CONTESTS, contestsOf } from './contests';
import { drawingTable } from './drawing';
import { memoryTable } from './memory';
import { renderTable, type Table } from './table';

const ROUNDS = 7;
const PARTS: readonly string[] = [...CONTESTS, 'memory', 'drawing', 'browser'];

export async function main(argv: readonly string[], root: string): Promise<number> {
  const options = argv.filter((word) => word.startsWith('--'));
  const parts = argv.filter((word) => !word.startsWith('--'));
  const rounds = Number(options.find((word) => word.startsWith('--rounds='))?.slice(9) ?? ROUNDS);
  const unknown = [
    ...parts.filter((part) => !PARTS.includes(part)),
    ...options.filter((word) => !word.startsWith('--rounds=')),
  ];
  if (unknown.length > 0 || !(Number.isInteger(rounds) && rounds > 0)) {
    process.stderr.write(`Not known: ${unknown.join(' ') || 'this number of rounds'}.\n`);
    process.stderr.write(`Parts: ${PARTS.join(' ')}. Option: --rounds=N\n`);
    return 2;
  }
  const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part);

  console.log(`${machine()}\n`);
  await contests(root, wanted, rounds);
  if (wanted('memory')) {
    print(memoryTable());
    print(await captureTable(root));
  }
  if (wanted('drawing')) print(drawingTable());
  if (wanted('browser')) {
    const tables = await browserTables(root, progress);
    progress('');
    if (typeof tables === 'string') console.log(`Browser: left out.\n${tables}`);
    else tables.forEach(print);
  }
  return 0;
}

async function contests(root: string, wanted: (part: string) => boolean, rounds: number): Promise<void> {
  if (!CONTESTS.some(wanted)) return;
  const peers = process.env.BENCH_PEERS;
  if (!peers) {
    console.log('Other engines: left out, BENCH_PEERS names no folder (docs/benchmarks.md).\n');
    return;
  }
  const program = await bundle(root, 'scripts/bench/program.ts');
  try {
    for (const contest of contestsOf(program, peers)) {
      if (!wanted(contest.id)) continue;
      const { table, left } = hold(contest, rounds, progress);
      progress('');
      print({ ...table, notes: [...(table.notes ?? []), ...left.map((who) => `Left out: ${who}`)] });
    }
  } finally {
    rmSync(program);
  }
}

function machine(): string {
  const processors = cpus();
  const load = loadavg()[0]!;
  const busy =
    load > processors.length / 2
      ? ` Others are at work here (load ${load.toFixed(1)}): ratios hold, milliseconds mean little.`
      : '';
  return `Node ${process.version}, ${platform()} ${arch()}, ${processors.length} x ${processors[0]?.model.trim()}.${busy}`;
}

const print = (table: Table): void => console.log(`${renderTable(table)}\n`);

/** One line that is written over, for who watches; nothing in a file. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
