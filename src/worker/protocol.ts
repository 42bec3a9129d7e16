/**
 * What page and worker say to each other: one question (run this), two answers (result, failure), and a ping to find
 * out whether anybody is there. Columns of a trace are handed over, never copied.
 */

import { type Prepared, preparedBuffers } from '../sim/accounting/prepared';
import { buffersOf, type TraceColumns } from '../sim/engine/columns';
import type { RunResult } from '../sim/model';
import type { ParameterValues } from '../sim/parameters';

/** What somebody wants to know. */
export interface Asked {
  readonly scenario: string;
  readonly values: ParameterValues;
  readonly seed: number;
  /** false: figures only. */
  readonly trace: boolean;
  /** A newer question ends this run although it is under way: nobody waits for it any more. */
  readonly givesWay?: boolean;
}

/** Columns of an earlier run that nobody needs any more: memory to write into. */
export interface Room {
  readonly columns: TraceColumns;
  readonly prepared?: Prepared | undefined;
}

/** Every buffer of it, for a transfer list. */
export const roomBuffers = ({ columns, prepared }: Room): ArrayBuffer[] => [
  ...buffersOf(columns),
  ...(prepared ? preparedBuffers(prepared) : []),
];

export interface Question extends Asked {
  readonly id: number;
  readonly room?: Room | undefined;
}

/** A sentence: a catalogue key and what to fill in. */
export interface Failure {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type Answer =
  | {
      readonly id: number;
      readonly kind: 'result';
      readonly result: RunResult;
      /** With a trace: what the page needs before it can draw it. Absent for a faulty run; the page finds out why. */
      readonly prepared?: Prepared;
    }
  | { readonly id: number; readonly kind: 'failure'; readonly failure: Failure };

export type ToWorker =
  | { readonly ping: true }
  | { readonly question: Question }
  /** Nobody waits for a run that gives way. */
  | { readonly stop: true };
export type FromWorker = { readonly pong: true } | { readonly answer: Answer };
