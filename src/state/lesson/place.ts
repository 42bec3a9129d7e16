/** What a step of a lesson puts on the page. Nothing of texts, answers or feedback. */

import type { Lesson, LessonRun, Step } from '../../scenarios/lesson';
import type { Scenario } from '../../scenarios/scenario';
import { LONGEST_RUN } from '../../sim/units';
import { type LinkState, type RunSettings, startOf } from '../linkState';

type Find = (id: string) => Scenario | undefined;

/** A run of a lesson by what it is made from. undefined while its story is not there. */
export function settingsOf(
  { scenario: id, preset, values, seed = 1 }: LessonRun,
  find: Find,
): RunSettings | undefined {
  const scenario = find(id);
  if (!scenario) return undefined;
  const moment = scenario.presets.find((one) => one.id === preset);
  return { scenario: id, values: { ...startOf(scenario).values, ...moment?.values, ...values }, seed };
}

/** What a step puts on the page. undefined while the stories of its runs are not there. */
export function stateOfStep(lesson: Lesson, step: Step, find: Find): LinkState | undefined {
  const run = settingsOf(lesson.runs[step.run]!, find);
  const scenario = run && find(run.scenario);
  if (!scenario) return undefined;
  const pinned = step.pinned === undefined ? undefined : settingsOf(lesson.runs[step.pinned]!, find);
  if (step.pinned !== undefined && !pinned) return undefined;
  return {
    ...startOf(scenario),
    ...run,
    pinned,
    window: step.window === 'all' ? { from: 0, to: LONGEST_RUN } : step.window,
    playhead: step.playhead ?? 0,
    line: step.line,
    axis: step.axis,
    measure: step.measure,
    by: step.by ?? 'time',
    scope: step.scope ?? 'run',
  };
}
