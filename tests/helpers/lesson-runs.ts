// The runs of lessons, each worked out once for all tests that ask for it.
import type { Lesson, RunFacts, Runs } from '../../src/scenarios/lesson';
import { modelById } from '../../src/scenarios/models';
import { scenarioById } from '../../src/scenarios/registry';
import { run } from '../../src/sim/run';
import { factsOf } from '../../src/state/lesson/facts';
import { settingsOf } from '../../src/state/lesson/place';
import type { RunSettings } from '../../src/state/linkState';
import { prepare, type Shown } from '../../src/state/shown';

const known = new Map<string, Shown>();

export function shownOf(settings: RunSettings): Shown {
  const key = JSON.stringify(settings);
  const shown =
    known.get(key) ??
    prepare(
      scenarioById(settings.scenario)!,
      run(modelById(settings.scenario)!, settings.values, settings.seed),
    );
  known.set(key, shown);
  return shown;
}

export function settingsNamed(lesson: Lesson, name: string): RunSettings {
  const own = lesson.runs[name];
  const settings = own && settingsOf(own, scenarioById);
  if (!settings) throw new Error(`the lesson "${lesson.id}" has no run "${name}"`);
  return settings;
}

export const runsOf =
  (lesson: Lesson): Runs =>
  (name: string): RunFacts =>
    factsOf(shownOf(settingsNamed(lesson, name)));
