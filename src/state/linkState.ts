/** What a link holds: which story with which settings, and what of it is looked at. All else is derived from it. */

import type { Scenario } from '../scenarios/scenario';
import { defaultsOf, type ParameterValues } from '../sim/parameters';

/** A stretch of simulated time, ns. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** A run by what it is made from. */
export interface RunSettings {
  readonly scenario: string;
  /** Every parameter of the scenario. */
  readonly values: ParameterValues;
  readonly seed: number;
}

/** Where somebody is in a lesson. */
export interface LessonPlace {
  readonly id: string;
  readonly step: string;
  /** By step: what was answered, as it stands in a link; `NO_GUESS` for whoever wanted to see. */
  readonly answers: Readonly<Record<string, string>>;
  /** What is on paper of it, instead of the step. */
  readonly sheet?: Sheet | undefined;
}

/** The teacher's guide to a lesson, its worksheet to be printed, and the notes that go along with a presentation. */
export const SHEETS = ['guide', 'worksheet', 'notes'] as const;
export type Sheet = (typeof SHEETS)[number];

export const NO_GUESS = '-';

export interface LinkState {
  /** undefined: the home page. */
  readonly scenario: string | undefined;
  /** Every parameter of the scenario. */
  readonly values: ParameterValues;
  readonly seed: number;
  /** Playhead, ns. */
  readonly playhead: number;
  /** undefined: the first few exchanges, whatever the settings. */
  readonly window: TimeWindow | undefined;
  /** Lane id of the line looked at; undefined: the main line. */
  readonly line: string | undefined;
  /** Parameter and measure of the plot; undefined: the scenario's own. */
  readonly axis: string | undefined;
  readonly measure: string | undefined;
  readonly by: 'time' | 'bits';
  readonly scope: 'run' | 'window';
  /** Way of counting bits; undefined: the scenario's own. */
  readonly count: string | undefined;
  /** Run A, which the one on the page is compared with. */
  readonly pinned: RunSettings | undefined;
  readonly lesson: LessonPlace | undefined;
  /** What the link says and this version does not know: handed on as it came. */
  readonly kept: readonly (readonly [string, string])[];
}

export const HOME: LinkState = {
  scenario: undefined,
  values: {},
  seed: 1,
  playhead: 0,
  window: undefined,
  line: undefined,
  axis: undefined,
  measure: undefined,
  by: 'time',
  scope: 'run',
  count: undefined,
  pinned: undefined,
  lesson: undefined,
  kept: [],
};

/** A scenario with all its defaults. */
export const startOf = (scenario: Scenario): LinkState => ({
  ...HOME,
  scenario: scenario.id,
  values: defaultsOf(scenario.parameters) as ParameterValues,
});

/** A scenario as it is first shown. */
export function beginningOf(scenario: Scenario): LinkState {
  const start = startOf(scenario);
  const first = scenario.presets.find((preset) => preset.id === scenario.firstPreset);
  return { ...start, values: { ...start.values, ...first?.values } };
}

export const LARGEST_SEED = 4_294_967_295;
