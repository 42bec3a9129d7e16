/**
 * A program to measure: the NetWare story byte by byte, 2,000,000 frames, and then its capture written in a stream.
 * Prints one line of JSON: bytes of the trace, bytes of the capture, and what the process took at most before and after.
 */

import { modelById } from '../../src/scenarios/models';
import { scenarioById } from '../../src/scenarios/registry';
import { readTrace } from '../../src/sim/accounting/lanes';
import { traceBytes } from '../../src/sim/engine/columns';
import { defaultsOf } from '../../src/sim/parameters';
import { run } from '../../src/sim/run';
import { writePieces } from '../sim/files';

const SEED = 1;

function main(path: string): void {
  const model = modelById('netware')!;
  const { parameters, capture } = scenarioById('netware')!;
  const values = defaultsOf(parameters);
  const { trace, elapsed } = run(model, values, SEED);
  const readable = readTrace(model, trace!, elapsed);
  const before = process.resourceUsage().maxRSS;
  writePieces('capture', path, capture!.pieces(readable, values, SEED, true));
  const after = process.resourceUsage().maxRSS;
  console.log(JSON.stringify({ trace: traceBytes(trace!), beforeKb: before, afterKb: after }));
}

main(process.argv[2]!);
