/**
 * What a lesson is: data beside its story, or in a folder of its own where it goes through several. It names runs, takes every number of its text from them, and asks before it
 * shows. How it is shown and kept is not in here; that what it says is true is checked by tests/contracts/lessons.test.ts.
 *
 * Words are in the lesson's own catalogue (`text`), by step id; a line break begins a new paragraph or point:
 *
 *   lesson.title                    name of the lesson
 *   step.<id>.title, .text          required
 *   step.<id>.question, .after      required with a question: what is asked, and the explanation once it is answered
 *   step.<id>.option.<option>       choice: the answer's words; .feedback.<option>: what is said to whoever chose it
 *   step.<id>.feedback.<category>   pick: what is said to whoever picked it
 *   step.<id>.feedback.right, .far  number, finish, curve: close to the truth; far from it and near no known wrong idea
 *   step.<id>.idea.<misconception>  number, finish, curve: what is said to whoever had that idea
 *   step.<id>.deep                  optional: paragraphs of the deep track: sources, what is fitted, assumed or left out
 *   step.<id>.formula, .tex         optional, both or none: a formula in words, and in TeX (see `formulas`)
 *   step.<id>.ask, .expect          required but for an item, for the teacher: questions to ask, wrong answers to expect
 *   step.<id>.trial                 optional, for the teacher: what was unclear when the step was read for the first time, and
 *                                   what was changed
 *   step.<id>.breaks                required where the notes name a rule of teaching that the step breaks: why
 *   source.<id>                     document of a reported number, where the story has no `reference.<id>` for it
 *
 * No digit stands in a text, and no number of two digits in a formula: `{name}` is filled in from `numbers`. Proper names with digits are listed in
 * `names`.
 */

import type { Category } from '../sim/categories';
import type { Figures } from '../sim/model';
import type { ParameterValues } from '../sim/parameters';

/** A part of the page, as `region.<name>` names it. */
export type PanelName =
  | 'verdict'
  | 'picture'
  | 'timeline'
  | 'frame'
  | 'ledger'
  | 'why'
  | 'elbow'
  | 'figures'
  | 'histogram'
  | 'hypotheses'
  | 'measured'
  | 'assumptions'
  | 'controls';

/** What a lesson may know of a run. Shares are 0..1 of the main line's time. */
export interface RunFacts {
  readonly values: ParameterValues;
  readonly elapsedNs: number;
  readonly payloadBits: number;
  /** bit/s */
  readonly goodput: number;
  readonly ns: Readonly<Record<Category, number>>;
  readonly shares: Readonly<Record<Category, number>>;
  readonly silentShare: number;
  /** Frames and bits on the main line. */
  readonly frames: number;
  readonly lineBits: number;
  /** Application data over all bits on the main line, 0..1. */
  readonly bitEfficiency: number;
  readonly longestSilenceNs: number;
  /** The story's own figures. */
  readonly figures: Figures;
}

/** The runs of the lesson by the names it gives them. */
export type Runs = (name: string) => RunFacts;

export interface LessonRun {
  readonly scenario: string;
  /** A moment of the story; `values` go on top of it, and it on top of the defaults. */
  readonly preset?: string;
  readonly values?: ParameterValues;
  /** 1 unless said otherwise. */
  readonly seed?: number;
}

/** ns; bit/s; 0..1; a plain count; how many times as much; bits; bytes; percentage points. */
export type Quantity = 'duration' | 'rate' | 'share' | 'count' | 'factor' | 'bits' | 'bytes' | 'points';

/** A number that a text can name. */
export type LessonNumber =
  | { readonly quantity: Quantity; of(runs: Runs): number }
  /** Reported: `source` is the catalogue key of its document. */
  | { readonly quantity: Quantity; readonly reported: number; readonly source: string };

/** Something a text says that is more than its numbers: true or not of the runs. */
export interface Claim {
  /** The sentence, in short; for whoever reads a failing test. */
  readonly says: string;
  holds(runs: Runs): boolean;
}

interface Hiding {
  /** Parts of the page that would give the answer away; covered until it is given. */
  readonly hides: readonly PanelName[];
}

/** One of several answers. Every wrong one comes from a known wrong idea. */
export interface ChoiceQuestion extends Hiding {
  readonly kind: 'choice';
  readonly options: readonly { readonly id: string; readonly misconception?: string }[];
  /** Id of the right option, found out from the runs. */
  right(runs: Runs): string;
}

/** A number that a wrong idea leads to. */
export interface Idea {
  readonly misconception: string;
  gives(runs: Runs): number;
}

/** Quantities that can be guessed, in the units of `Quantity`. */
export type Guessed = 'duration' | 'rate' | 'share' | 'count';

interface Estimated extends Hiding {
  truth(runs: Runs): number;
  /** A guess is close when it is off by no more than this share of the truth. 0.15 unless said otherwise. */
  readonly close?: number;
  readonly ideas: readonly Idea[];
}

/** A number typed with its unit. */
export interface NumberQuestion extends Estimated {
  readonly kind: 'number';
  readonly quantity: Guessed;
}

/** The moment at which the run will end, dragged along an axis of time that begins at 0. Truth in ns. */
export interface FinishQuestion extends Estimated {
  readonly kind: 'finish';
  /** End of the axis, ns. */
  until(runs: Runs): number;
}

/** A curve drawn on the empty plot, one handle for each of some runs that differ in one setting. */
export interface CurveQuestion extends Hiding {
  readonly kind: 'curve';
  /** The setting on the horizontal axis, and the measure that the plot shows when the curve is uncovered. */
  readonly axis: string;
  readonly measure: string;
  /** Names of the runs, by rising values of the setting. */
  readonly over: readonly string[];
  readonly quantity: Guessed;
  /** Height of a run, in the unit of `quantity`. */
  of(facts: RunFacts): number;
  /** Upper end of the vertical axis; it begins at 0, or with `bottom` there and is logarithmic. */
  top(runs: Runs): number;
  bottom?(runs: Runs): number;
  readonly ideas: readonly {
    readonly misconception: string;
    /** A height for each run of `over`. */
    gives(runs: Runs): readonly number[];
  }[];
}

/** The largest of some slices of the ledger. */
export interface PickQuestion extends Hiding {
  readonly kind: 'pick';
  readonly among: readonly Category[];
  /** The run whose main line is meant. */
  readonly run: string;
  /** The wrong idea behind each slice that is not the largest. */
  readonly misconceptions: Readonly<Partial<Record<Category, string>>>;
}

/** To be done with the controls. Holds of the run that is on the page. */
export interface TaskQuestion extends Hiding {
  readonly kind: 'task';
  /** What has to come out. */
  readonly quantity: Guessed;
  of(facts: RunFacts): number;
  /** At least, at most; one of them or both. */
  low?(runs: Runs): number;
  high?(runs: Runs): number;
  /** Settings that must stay as the step has them. */
  readonly fixed: readonly string[];
  /** One way to do it, on top of the step's settings: for the answer key and the test. */
  readonly solution: ParameterValues;
}

/** A new kind of question is a member here and a judge in src/state/lesson/judge.ts; the compiler names further places. */
export type Question =
  | ChoiceQuestion
  | NumberQuestion
  | FinishQuestion
  | CurveQuestion
  | PickQuestion
  | TaskQuestion;

export interface Step {
  /** In links; never used again for another step. */
  readonly id: string;
  /** What is on the page, and what it is compared with. */
  readonly run: string;
  readonly pinned?: string;
  /** The part of the page that the text is about. */
  readonly look: PanelName;
  /** Stretch of time in view, ns, or the whole run; the first exchanges unless said otherwise. */
  readonly window?: { readonly from: number; readonly to: number } | 'all';
  /** ns */
  readonly playhead?: number;
  /** Line looked at, and parameter and measure of the plot, where they are not the story's own. */
  readonly line?: string;
  readonly axis?: string;
  readonly measure?: string;
  readonly by?: 'bits';
  readonly scope?: 'window';
  /** Settings that can be changed here; none unless said otherwise. */
  readonly controls?: readonly string[] | 'all';
  readonly question?: Question;
  /** Parts of the page that would give away what a later step asks; covered as long as this step is shown. */
  readonly covers?: readonly PanelName[];
  /** Parts that a lesson leaves out unless a step looks at them or names them here: frame, histogram, hypotheses. */
  readonly shows?: readonly PanelName[];
  readonly claims: readonly Claim[];
  readonly notes: {
    /** Time for it in class; at most 60. */
    readonly seconds: number;
    /** Rules of teaching that this step breaks. */
    readonly breaks?: readonly string[];
  };
}

/**
 * A question for a whole class: everybody answers, talks to a neighbour, answers again. Like a step, but only shown
 * before a class and on paper, with a figure in the place of the page. Four options, each wrong one from a known wrong idea.
 */
export interface Item extends Step {
  readonly question: ChoiceQuestion;
  /** Of the run: the beginning of its main line, or where the line's time went. */
  readonly figure: 'strip' | 'ledger';
}

export interface Lesson {
  readonly id: string;
  readonly runs: Readonly<Record<string, LessonRun>>;
  readonly numbers: Readonly<Record<string, LessonNumber>>;
  readonly steps: readonly Step[];
  readonly items: readonly Item[];
  /** Proper names with digits in them. */
  readonly names: readonly string[];
  /** Jargon, and the step that says what it means: no earlier step uses it. */
  readonly terms: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  /** MathML by step, made from `step.<id>.tex` by `npm run formulas`: no page knows TeX. */
  readonly formulas: Readonly<Record<string, string>>;
}

/** What is known of a lesson before it is opened. */
export interface LessonCard {
  readonly id: string;
  /** The story on whose page it is offered; absent: it goes through all of them. */
  readonly scenario?: string;
  /** In its catalogue it is `lesson.title`. */
  readonly title: string;
  load(): Promise<Lesson>;
}
