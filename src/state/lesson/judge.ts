/**
 * An answer held against the runs: how far off it is, and which wrong idea it looks like. Gives ids and numbers; words
 * are the catalogue's. Knows nothing of how answers are given or kept.
 */

import type {
  ChoiceQuestion,
  CurveQuestion,
  FinishQuestion,
  NumberQuestion,
  PickQuestion,
  RunFacts,
  Runs,
  TaskQuestion,
} from '../../scenarios/lesson';
import type { Category } from '../../sim/categories';
import type { ParameterValues } from '../../sim/parameters';

/** Shares of the truth, and of an idea's number, within which a guess counts as that (assumed). */
const CLOSE = 0.15;
const LIKE = 0.12;

/** Of a choice or a pick. Without a guess nothing was chosen: somebody would rather see. */
export interface ChosenJudgement {
  readonly right: boolean;
  readonly truth: string;
  readonly guess?: string;
  readonly misconception?: string;
}

function chosen(
  truth: string,
  guess: string | undefined,
  misconception: string | undefined,
): ChosenJudgement {
  if (guess === undefined) return { right: false, truth };
  const right = guess === truth;
  return { right, truth, guess, ...(misconception && !right ? { misconception } : {}) };
}

/** `answer`: an option's id; anything else is no guess. */
export function judgeChoice(question: ChoiceQuestion, answer: string, runs: Runs): ChosenJudgement {
  const option = question.options.find(({ id }) => id === answer);
  return chosen(question.right(runs), option?.id, option?.misconception);
}

const largestOf = (facts: RunFacts, among: readonly Category[]): Category =>
  among.reduce((best, one) => (facts.ns[one] > facts.ns[best] ? one : best));

/** `answer`: a category; one that was not to be picked from is no guess. */
export function judgePick(question: PickQuestion, answer: string, runs: Runs): ChosenJudgement {
  const guess = question.among.find((one) => one === answer);
  return chosen(
    largestOf(runs(question.run), question.among),
    guess,
    guess && question.misconceptions[guess],
  );
}

export interface NumberJudgement {
  readonly truth: number;
  readonly guess?: number;
  readonly close: boolean;
  readonly misconception?: string;
}

/** How far apart two numbers are, as a share of the second one. */
const apart = (a: number, b: number): number =>
  b === 0 ? (a === 0 ? 0 : Number.POSITIVE_INFINITY) : Math.abs(a - b) / Math.abs(b);

/** `guess` in the question's unit; undefined: somebody would rather see. */
export function judgeNumber(
  question: NumberQuestion | FinishQuestion,
  guess: number | undefined,
  runs: Runs,
): NumberJudgement {
  const truth = question.truth(runs);
  if (guess === undefined || !Number.isFinite(guess)) return { truth, close: false };
  if (apart(guess, truth) <= (question.close ?? CLOSE)) return { truth, guess, close: true };
  const near = question.ideas
    .map(({ misconception, gives }) => ({ misconception, distance: apart(guess, gives(runs)) }))
    .filter(({ distance }) => distance <= LIKE)
    .sort((a, b) => a.distance - b.distance)[0];
  return { truth, guess, close: false, ...(near ? { misconception: near.misconception } : {}) };
}

/** Shares of the plot's height by which a curve may be off on the average, and still be it (assumed). */
const CURVE_CLOSE = 0.07;
const CURVE_LIKE = 0.09;

export interface CurveJudgement {
  readonly truth: readonly number[];
  readonly guess?: readonly number[];
  readonly close: boolean;
  /** How far off the guess is on the average, as a share of the plot's height. */
  readonly off?: number;
  readonly misconception?: string;
}

/** Height of a value in the plot, 0..1. */
function heightIn(question: CurveQuestion, runs: Runs): (value: number) => number {
  const top = question.top(runs);
  const bottom = question.bottom?.(runs);
  const held = (share: number): number => Math.max(0, Math.min(1, share));
  if (bottom === undefined) return (value) => held(value / top);
  return (value) => (value > 0 ? held(Math.log(value / bottom) / Math.log(top / bottom)) : 0);
}

/** `guess`: a height for each handle, in the question's unit; undefined: somebody would rather see. */
export function judgeCurve(
  question: CurveQuestion,
  guess: readonly number[] | undefined,
  runs: Runs,
): CurveJudgement {
  const truth = question.over.map((name) => question.of(runs(name)));
  if (guess?.length !== truth.length || !guess.every(Number.isFinite)) return { truth, close: false };
  const height = heightIn(question, runs);
  const distance = (curve: readonly number[]): number =>
    guess.reduce((sum, y, i) => sum + Math.abs(height(y) - height(curve[i]!)), 0) / guess.length;
  const off = distance(truth);
  if (off <= CURVE_CLOSE) return { truth, guess, off, close: true };
  const near = question.ideas
    .map(({ misconception, gives }) => ({ misconception, off: distance(gives(runs)) }))
    .filter((idea) => idea.off <= CURVE_LIKE && idea.off < off)
    .sort((a, b) => a.off - b.off)[0];
  return { truth, guess, off, close: false, ...(near ? { misconception: near.misconception } : {}) };
}

export interface TaskJudgement {
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  /** Settings that were changed although they may not be. */
  readonly broken: readonly string[];
  readonly done: boolean;
}

/** `page`: the run that is on the page; `given`: the settings that the step began with. */
export function judgeTask(
  question: TaskQuestion,
  page: RunFacts,
  given: ParameterValues,
  runs: Runs,
): TaskJudgement {
  const value = question.of(page);
  const low = question.low?.(runs);
  const high = question.high?.(runs);
  const broken = question.fixed.filter((key) => page.values[key] !== given[key]);
  const reached = (low === undefined || value >= low) && (high === undefined || value <= high);
  return {
    value,
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    broken,
    done: reached && broken.length === 0,
  };
}
