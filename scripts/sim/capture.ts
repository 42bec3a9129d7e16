/** A run's frames as a capture file, written in pieces. */

import type { ReadableTrace } from '../../src/sim/accounting/lanes';
import { type RunRequest, UsageError } from './arguments';
import { writePieces } from './files';

export function writeCapture(request: RunRequest, trace: ReadableTrace, path: string): void {
  const { scenario, values, seed, crc } = request;
  const { capture } = scenario;
  if (!capture) throw new UsageError(`${scenario.id} has no frames that capture files know.`);
  writePieces('capture', path, capture.pieces(trace, values, seed, crc));
}
