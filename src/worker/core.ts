/**
 * One question answered, at once or in slices. The same core serves in the worker and, where there is none, on the
 * page. Nothing here throws: what goes wrong is an answer too.
 */

import { type Prepared, prepareRun } from '../sim/accounting/prepared';
import type { Model, RunResult } from '../sim/model';
import { begin, RunStopped, type Slices } from '../sim/run';
import type { Answer, Failure, Question, Room } from './protocol';

export type FindModel = (id: string) => Model | undefined;
/** Takes a question up. A promise where engine and models are still to be loaded. */
export type OpenWork = (question: Question) => Work | Promise<Work>;

/** A question at work. */
export interface Work {
  /** Handles up to `events` events; true while there is more to do. */
  advance(events: number): boolean;
  /** Once `advance` has returned false. */
  answer(): Answer;
  /** The memory of a run that is given up. */
  room(): Room | undefined;
}

export function open(question: Question, findModel: FindModel): Work {
  const { id, scenario, values, seed, trace, room } = question;
  let failure: Failure | undefined;
  let slices: Slices | undefined;
  let model: Model | undefined;

  const guarded = <Value>(attempt: () => Value, otherwise: Value): Value => {
    try {
      return attempt();
    } catch (error) {
      failure = failureOf(error);
      return otherwise;
    }
  };

  guarded(() => {
    model = findModel(scenario);
    if (!model) throw new Error(`there is no model "${scenario}"`);
    slices = begin(model, values, seed, { trace, pooled: room?.columns });
  }, undefined);

  return {
    advance: (events) => guarded(() => failure === undefined && slices!.advance(events), false),
    answer() {
      const result = failure === undefined ? guarded(() => slices!.result(), undefined) : undefined;
      if (result) return { id, kind: 'result', result, ...prepared(model!, result, room) };
      return { id, kind: 'failure', failure: failure! };
    },
    room: () => (slices && trace ? { columns: slices.columns(), prepared: room?.prepared } : undefined),
  };
}

/** Nothing for a faulty run: whoever shows it finds out and tells. */
function prepared(
  model: Model,
  { trace, elapsed }: RunResult,
  room: Room | undefined,
): { prepared?: Prepared } {
  if (!trace) return {};
  try {
    return { prepared: prepareRun(model, trace, elapsed, room?.prepared) };
  } catch {
    return {};
  }
}

export function answer(question: Question, findModel: FindModel): Answer {
  const work = open(question, findModel);
  while (work.advance(Number.MAX_SAFE_INTEGER));
  return work.answer();
}

function failureOf(error: unknown): Failure {
  if (error instanceof RunStopped) return { key: `stopped.${error.limit}`, args: { spans: error.spans } };
  return { key: 'run.crash', args: { message: error instanceof Error ? error.message : String(error) } };
}
