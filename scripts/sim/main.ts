/**
 * The engine on the command line, for tests, benchmarks and people who script: `npm run --silent sim -- list`.
 *
 * Exit 0; 2 with one sentence on standard error for what cannot be understood or would exceed the limits of a run.
 */

import { modelById } from '../../src/scenarios/models';
import { scenarios } from '../../src/scenarios/registry';
import { buildLedger, ledgerOf } from '../../src/sim/accounting/ledger';
import { whyAt } from '../../src/sim/accounting/why';
import { RunStopped, run } from '../../src/sim/run';
import { textFor } from '../../src/text';
import { formatDuration } from '../../src/text/format';
import { type RunRequest, readRunRequest, readSweepRequest, UsageError } from './arguments';
import { writeCapture } from './capture';
import { writeTrace } from './csv';
import { readableTrace, runObject, sweepRow } from './json';
import { figuresTable, ledgerTable, listing, sweepLine, textTimeline, whyText } from './report';

const USAGE = `Usage:
  npm run --silent sim -- list
  npm run --silent sim -- <scenario> [--preset ID] [key=value ...] [--seed N] [--json]
  npm run --silent sim -- <scenario> ... --why=<time>        such as --why=120ms
  npm run --silent sim -- <scenario> ... --trace=FILE.csv
  npm run --silent sim -- <scenario> ... --pcap=FILE [--crc]   where the scenario has frames that capture files know
  npm run --silent sim -- sweep <scenario> <key>=<from>:<to>:<step> [key=value ...] [--json]`;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export function main(argv: readonly string[]): number {
  try {
    switch (argv[0]) {
      case undefined:
      case 'help':
      case '--help':
        print(USAGE);
        return 0;
      case 'list':
        print(listing(scenarios));
        return 0;
      case 'sweep':
        sweep(argv.slice(1));
        return 0;
      default:
        single(readRunRequest(argv));
        return 0;
    }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof RunStopped)) throw error;
    process.stderr.write(`${error instanceof RunStopped ? stoppedSentence(error, argv) : error.message}\n`);
    return 2;
  }
}

/** The words of the scenario that ran, or those that all have. */
function stoppedSentence({ limit }: RunStopped, argv: readonly string[]): string {
  const scenario = scenarios.find(({ id }) => argv.includes(id));
  return textFor('en', scenario?.text)(`stopped.${limit}`);
}

function single(request: RunRequest): void {
  const { scenario, values, seed } = request;
  if (request.pcapFile !== undefined && !scenario.capture) {
    throw new UsageError(
      `${scenario.id} has no frames of a link type that capture files know, so --pcap writes nothing.`,
    );
  }
  if (request.crc && request.pcapFile === undefined) {
    throw new UsageError('--crc keeps the check sequences in a capture; it needs --pcap=FILE.');
  }
  const began = performance.now();
  const result = run(modelById(scenario.id)!, values, seed);
  const runMs = performance.now() - began;
  const trace = readableTrace(scenario.model, result);
  if (request.traceFile !== undefined) writeTrace(trace, request.traceFile);
  if (request.pcapFile !== undefined) writeCapture(request, trace, request.pcapFile);
  const { mainLine } = scenario.model;

  if (request.why !== undefined) {
    if (request.why > result.elapsed) {
      throw new UsageError(
        `This run ends at ${formatDuration(result.elapsed, 6)}; --why asks about ${formatDuration(request.why, 6)}.`,
      );
    }
    const why = whyAt(trace, mainLine, request.why);
    print(
      request.json
        ? JSON.stringify({ ...runObject(request, result, trace, runMs), why })
        : whyText(scenario, why),
    );
    return;
  }
  if (request.json) {
    print(JSON.stringify(runObject(request, result, trace, runMs)));
    return;
  }
  const ledger = buildLedger(trace, mainLine);
  print(
    [
      textTimeline(scenario, ledger),
      ledgerTable(scenario, mainLine, ledgerOf(ledger)),
      figuresTable(scenario, result),
    ].join('\n\n'),
  );
}

function sweep(argv: readonly string[]): void {
  const request = readSweepRequest(argv);
  if (!request.json) print(`${request.key.padStart(12)} ${'time'.padStart(14)} ${'goodput'.padStart(16)}`);
  for (const value of request.points) {
    const values = { ...request.values, [request.key]: value };
    const result = run(modelById(request.scenario.id)!, values, request.seed, { trace: false });
    print(
      request.json
        ? JSON.stringify(sweepRow(request.key, { ...request, values }, result))
        : sweepLine(value, result),
    );
  }
}
