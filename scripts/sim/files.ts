/** Files that are written piece by piece, and what to say when one cannot be written. */

import { closeSync, openSync, writeSync } from 'node:fs';
import { UsageError } from './arguments';

/** Writes all pieces; `what` names the file's contents in the sentence of a failure. */
export function writePieces(what: string, path: string, pieces: Iterable<string | Uint8Array>): void {
  try {
    const file = openSync(path, 'w');
    try {
      for (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        // a pipe or a full disk may take less than all at once
        for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
      }
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new UsageError(`The ${what} cannot be written to ${path}: ${(error as Error).message}.`);
  }
}
