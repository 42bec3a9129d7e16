/**
 * The one way in: a model and its values in, a finished run out. Pure: same arguments, same result, bit for bit.
 *
 * `run` goes to the end at once. `begin` gives the same run in slices, for a page whose worker cannot start. Both stop
 * a run that would write more than 20 million spans or pass 100 days of simulated time, with a sentence.
 */

import type { TraceColumns } from './engine/columns';
import { LONG_TRACE, SpanLimit, Trace } from './engine/trace';
import type { Model, RunResult } from './model';
import type { ParameterValues } from './parameters';
import { type Duration, type Instant, LONGEST_RUN, START } from './units';
import { World } from './world';

export const SPAN_LIMIT = 20_000_000;
/**
 * A run that is expected to be longer than this, or of which nobody can say how long it is, first runs without a trace:
 * memory is then asked for once, and only if the run ends.
 */
const MEASURE_FIRST = 0.9 * SPAN_LIMIT;

/** Room beyond what is expected, so that a run hardly ever has to grow: a tenth, or for long runs what memory allows. */
const slackFor = (expected: number): number => (expected > LONG_TRACE ? 1.01 : 1.1);

export interface RunOptions {
  /** false: figures only. */
  readonly trace?: boolean;
  /** Columns of an earlier run to write into. */
  readonly pooled?: TraceColumns | undefined;
}

/**
 * A run that was stopped: by which limit or for which reason of the model's own, and how far it came. The words are in
 * the catalogue under `stopped.<limit>`: a worker need not carry them.
 */
export class RunStopped extends Error {
  constructor(
    readonly limit: string,
    readonly spans: number,
    readonly instant: Instant,
  ) {
    super(`stopped: ${limit}`);
  }
}

export interface Slices {
  /** Handles up to `events` events; true while there is more to do. Throws RunStopped. */
  advance(events: number): boolean;
  /** The run, once `advance` has returned false. */
  result(): RunResult;
  /** What it has written to so far: for who gives the run up, to write another one into. */
  columns(): TraceColumns;
}

export function begin<Values extends ParameterValues>(
  model: Model<Values>,
  values: Values,
  seed: number,
  options: RunOptions = {},
): Slices {
  const reason = model.hopeless?.(values);
  if (reason !== undefined) throw new RunStopped(reason, 0, START);
  const wanted = options.trace ?? true;
  const expected = wanted ? model.expectedSpans(values) : 0;
  let measuring = expected > MEASURE_FIRST;
  let capacity = Math.ceil(Number.isFinite(expected) ? expected * slackFor(expected) : 0) + 64;
  let world = start(wanted && !measuring);

  function start(keep: boolean): Started {
    const trace = new Trace(keep, SPAN_LIMIT, options.pooled, capacity);
    const built = new World(trace, seed);
    return { built, running: model.build(built, values) };
  }

  return {
    advance(events) {
      const more = advance(world.built, events);
      if (more || !measuring) return more;
      measuring = false;
      capacity = world.built.trace.length + 1;
      world = start(true);
      return true;
    },
    columns: () => world.built.trace.columns,
    result() {
      const { built, running } = world;
      if (built.stoppedAt === undefined) throw new Error('this run has not come to its end');
      const figures = running.figures();
      const base = {
        scenario: model.id,
        values,
        seed,
        elapsed: built.stoppedAt as number as Duration,
        payloadBits: running.payloadBits,
        figures,
        spans: built.trace.length,
      };
      return wanted ? { ...base, trace: built.trace.finish() } : base;
    },
  };
}

interface Started {
  built: World;
  running: ReturnType<Model['build']>;
}

function advance(world: World, events: number): boolean {
  try {
    return handle(world, events);
  } catch (error) {
    if (error instanceof SpanLimit) throw new RunStopped('spans', world.trace.length, world.now);
    throw error;
  }
}

/** The loop of loops. A function of its own, and counting in small integers, it runs a third faster. */
function handle(world: World, events: number): boolean {
  const { scheduler, handlers } = world;
  for (let left = events; left > 0; left--) {
    if (world.stoppedAt !== undefined) return false;
    if (!scheduler.take()) throw new RunStopped('stuck', world.trace.length, scheduler.now);
    if (scheduler.now > LONGEST_RUN) throw new RunStopped('time', world.trace.length, scheduler.now);
    handlers[scheduler.code]!(scheduler.argument);
  }
  return world.stoppedAt === undefined;
}

/** Events between two looks at whether the run is over: any number that is a small integer. */
const SLICE = 1_000_000;

export function run<Values extends ParameterValues>(
  model: Model<Values>,
  values: Values,
  seed: number,
  options: RunOptions = {},
): RunResult {
  const slices = begin(model, values, seed, options);
  while (slices.advance(SLICE));
  return slices.result();
}
