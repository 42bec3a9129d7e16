/** How much memory it takes beside the trace to write 2,000,000 frames as a capture. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../bundle.mjs';
import { checklist } from './checklist';
import type { Table } from './table';

const BESIDE_MB = 64;

export async function captureTable(root: string): Promise<Table> {
  const program = await bundle(root, 'scripts/bench/captureProgram.ts');
  const folder = mkdtempSync(join(tmpdir(), 'linetime-capture-'));
  const path = join(folder, 'all.pcap');
  try {
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, path], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the capture came to nothing: ${stderr}`);
    const said: { trace: number; beforeKb: number; afterKb: number } = JSON.parse(stdout);
    return checklist('Capture of 2,000,000 frames, written in a stream', [
      { what: 'the file', value: statSync(path).size / 1e6, unit: 'MB' },
      { what: 'the trace', value: said.trace / 1e6, unit: 'MB' },
      {
        what: 'memory beside what the run took',
        value: ((said.afterKb - said.beforeKb) * 1024) / 1e6,
        unit: 'MB',
        most: BESIDE_MB,
      },
    ]);
  } finally {
    rmSync(program);
    rmSync(folder, { recursive: true });
  }
}
