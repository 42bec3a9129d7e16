/** Every span of a run as a CSV file. */

import type { ReadableTrace } from '../../src/sim/accounting/lanes';
import { traceCsv } from '../../src/sim/accounting/traceCsv';
import { writePieces } from './files';

export const writeTrace = (trace: ReadableTrace, path: string): void =>
  writePieces('trace', path, traceCsv(trace));
