/**
 * When the sweep gets which list: after a run has come to the page, so that the picture is first. Curve, then the runs
 * beside the measurements, then the spread, which one worker does by the way. And how often the page hears of progress:
 * when the curve is whole, and every now and then, not once a run.
 *
 * From a change until its run is there the sweep rests, and while a slider is dragged: its workers would take the cores
 * from the run that the hand waits for. One change alone is no drag, and is followed as soon as its run is there.
 */

import type { Selectors } from './selectors';
import type { State, Store } from './store';
import type { Sweep } from './sweep';
import { coarseToFine, inRounds, type Plan } from './sweepPlan';

/** While the curve grows, and while means and spreads change a little: drawing takes the time of several runs. */
const PROGRESS_MS = 80;
const SLOW_PROGRESS_MS = 250;
/** Changes of one gesture that follow each other within this time are a drag, which is over after as long a rest. */
const REST_MS = 150;

export interface SweepWatch {
  /** A run came to the page. */
  ready(): void;
  progress(): void;
  close(): void;
}

export function watchSweep(
  store: Store,
  select: Selectors,
  sweep: Sweep,
  now: () => number = Date.now,
): SweepWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  let planned: Plan | undefined;
  let whole = false;

  const ask = (): void => {
    if (resting !== undefined) return;
    const state = store.getState();
    const scenario = select.scenario(state);
    if (!scenario || !state.run.shown) return;
    const plan = select.plan(state, scenario);
    if (plan === planned) return;
    planned = plan;
    whole = isWhole();
    const curve = coarseToFine(plan.curve);
    const { presets, references: beside } = select.measuredRuns(scenario);
    const references = [...presets.values(), ...beside];
    // where the page itself has to work, it does not spend seconds on means and spreads
    if (state.inPage) sweep.want([...curve, ...inRounds(references, 1)]);
    else sweep.want([...curve, ...inRounds(references), ...[...plan.spread.values()].flat()], curve.length);
  };
  const isWhole = (): boolean => planned?.curve.every((asked) => sweep.get(asked) !== undefined) === true;
  const report = (): void => {
    clearTimeout(timer);
    timer = undefined;
    store.setState(({ swept }) => ({ swept: swept + 1 }));
  };
  const rest = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      ask();
    }, REST_MS);
  };
  const valuesChanged = ({ history }: State): void => {
    const before = changedAt;
    changedAt = now();
    sweep.want([]);
    planned = undefined;
    if (resting !== undefined || (history.open !== undefined && changedAt - before < REST_MS)) rest();
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.link.values !== before.link.values) valuesChanged(state);
    if (state.link.axis !== before.link.axis) ask();
  });

  return {
    ready: ask,
    progress() {
      if (!whole && isWhole()) {
        whole = true;
        report();
      } else timer ??= setTimeout(report, whole ? SLOW_PROGRESS_MS : PROGRESS_MS);
    },
    close() {
      clearTimeout(timer);
      clearTimeout(resting);
      unsubscribe();
    },
  };
}
