/** Every span of a run as a CSV file, written in pieces: a run of millions of spans needs no copy in memory. */

import { closeSync, openSync, writeSync } from 'node:fs';
import type { ReadableTrace } from '../../src/sim/accounting/lanes';
import { UsageError } from './arguments';

const ROWS_A_PIECE = 4096;

export function writeTrace(trace: ReadableTrace, path: string): void {
  const { length, lane, kind, start, end, cause, exchange, bits } = trace.columns;
  try {
    const file = openSync(path, 'w');
    try {
      writeSync(file, 'lane,category,start_ns,end_ns,cause,exchange,bits\n');
      for (let from = 0; from < length; from += ROWS_A_PIECE) {
        let text = '';
        for (let row = from; row < Math.min(length, from + ROWS_A_PIECE); row++) {
          text += `${trace.lanes[lane[row]!]!.id},${trace.kinds[kind[row]!]!.id},${start[row]},${end[row]},${cause[row]! < 0 ? '' : cause[row]},${exchange[row]},${bits[row]}\n`;
        }
        writeSync(file, text);
      }
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new UsageError(`The trace cannot be written to ${path}: ${(error as Error).message}.`);
  }
}
