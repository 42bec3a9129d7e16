/**
 * The program that is measured: one scenario on the engine, in a fresh process, so that the first run is a cold one.
 * Prints one line of JSON, like the programs it is compared with: CPU time of the loop (asking for memory included),
 * how far it came, how many rows.
 *
 *   node program.mjs SCENARIO PATH ROWS KEEP [RUNS] [N]
 *   PATH  loop: event list and trace in one loop     run: a model with handlers, as the scenarios are
 *   ROWS  frames | spans
 *   KEEP  none: figures only    fresh: new columns each run    touched: columns that have been written to before
 *         pooled: the columns of the run before
 */

import { modelById } from '../../src/scenarios/models';
import { scenarioById } from '../../src/scenarios/registry';
import { buffersOf, type TraceColumns, traceBytes } from '../../src/sim/engine/columns';
import { makeColumns, Trace } from '../../src/sim/engine/trace';
import { defaultsOf, type ParameterValues } from '../../src/sim/parameters';
import { type RunOptions, run, SPAN_LIMIT } from '../../src/sim/run';
import { World } from '../../src/sim/world';
import { callModel } from './models/call';
import { exchangeModel } from './models/exchange';
import { simulate } from './models/loop';
import { queueModel } from './models/queue';
import { type ExchangeValues, type Rows, SHAPES } from './models/shapes';
import { median } from './statistics';

const SEED = 1;

interface Done {
  readonly end: number;
  readonly spans: number;
  readonly trace?: TraceColumns | undefined;
  readonly frames: number;
  readonly events: number;
  readonly meanWaitMs: number;
}

function viaLoop(values: ExchangeValues, options: RunOptions): Done {
  const trace = new Trace(
    options.trace ?? true,
    SPAN_LIMIT,
    options.pooled,
    exchangeModel.expectedSpans(values),
  );
  const world = new World(trace, SEED);
  const outcome = simulate(world, values);
  return { ...outcome, end: world.now, spans: trace.length, trace: trace.finish(), meanWaitMs: 0 };
}

function viaRun(scenario: string, n: number, rows: Rows, options: RunOptions): Done {
  const { elapsed, spans, trace, figures } =
    scenario === 'netware'
      ? run(modelById(scenario)!, byteByByte(n), SEED, options)
      : scenario === 'S3'
        ? run(callModel, { calls: n, nagle: true }, SEED, options)
        : scenario === 'S4'
          ? run(queueModel, { packets: n, rows }, SEED, options)
          : run(exchangeModel, { ...shapeOf(scenario, n), rows }, SEED, options);
  const figure = (key: string): number => Number(figures[key] ?? 0);
  return {
    end: elapsed,
    spans,
    trace,
    frames: figure('frames'),
    events: figure('events'),
    meanWaitMs: figure('meanWaitMs'),
  };
}

/** The story as it opens: a file of `n` bytes, each read by itself. */
const byteByByte = (n: number): ParameterValues => ({
  ...defaultsOf(scenarioById('netware')!.parameters),
  fileBytes: n,
});

function shapeOf(scenario: string, n: number) {
  if (scenario === 'S1' || scenario === 'S2' || scenario === 'S5') return SHAPES[scenario](n);
  throw new Error(`there is no scenario ${scenario}`);
}

/** Columns of which every page has been written to, as those that come back from the page have been. */
function touchedColumns(capacity: number): TraceColumns {
  const columns = makeColumns(capacity);
  for (const buffer of buffersOf(columns)) new Uint8Array(buffer).fill(1);
  return columns;
}

function main(argv: readonly string[]): void {
  const [scenario = 'S2', path = 'loop', rowsName = 'frames', keep = 'none', runs = '1', count = '1000000'] =
    argv;
  const rows: Rows = rowsName === 'spans' ? 'spans' : 'frames';
  const n = Number(count);
  const times: number[] = [];
  let pooled =
    keep === 'touched'
      ? touchedColumns(n * (scenario === 'netware' ? 4.1 : rows === 'spans' ? 6.7 : 2.3))
      : undefined;
  let done: Done | undefined;
  for (let i = 0; i < Number(runs); i++) {
    const options = { trace: keep !== 'none', pooled };
    const before = process.cpuUsage();
    done =
      path === 'loop'
        ? viaLoop({ ...shapeOf(scenario, n), rows }, options)
        : viaRun(scenario, n, rows, options);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (keep === 'pooled') pooled = done.trace;
  }
  const { end, spans, trace, ...counts } = done!;
  console.log(
    JSON.stringify({
      engine: 'linetime',
      scenario,
      n,
      ...counts,
      simEndNs: end,
      spans,
      cpuMs: times[0],
      ...(times.length > 1 ? { warmCpuMs: median(times.slice(1)) } : {}),
      bytesASpan: trace ? traceBytes(trace) / spans : 0,
      maxRssKb: process.resourceUsage().maxRSS,
    }),
  );
}

main(process.argv.slice(2));
