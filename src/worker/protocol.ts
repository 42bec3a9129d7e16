/**
 * What page and worker say to each other: one question (run this), two answers (result, failure), and a ping to find
 * out whether anybody is there. Columns of a trace are handed over, never copied.
 */

import type { TraceColumns } from '../sim/engine/trace';
import type { RunResult } from '../sim/model';
import type { ParameterValues } from '../sim/parameters';

/** What somebody wants to know. */
export interface Asked {
  readonly scenario: string;
  readonly values: ParameterValues;
  readonly seed: number;
  /** false: figures only. */
  readonly trace: boolean;
}

export interface Question extends Asked {
  readonly id: number;
  /** Columns of an earlier run, to be written into again. */
  readonly pooled?: TraceColumns | undefined;
}

/** A sentence: a catalogue key and what to fill in. */
export interface Failure {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type Answer =
  | { readonly id: number; readonly kind: 'result'; readonly result: RunResult }
  | { readonly id: number; readonly kind: 'failure'; readonly failure: Failure };

export type ToWorker = { readonly ping: true } | { readonly question: Question };
export type FromWorker = { readonly pong: true } | { readonly answer: Answer };
