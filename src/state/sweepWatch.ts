/**
 * When the sweep gets which list: after a run has come to the page, so that the picture is first. Curve, then the runs
 * beside the measurements, then the spread. And how often the page hears of progress: once a few frames, not once a run.
 */

import type { Selectors } from './selectors';
import type { State, Store } from './store';
import type { Sweep } from './sweep';
import { coarseToFine, inRounds, type Plan } from './sweepPlan';

const PROGRESS_MS = 60;

export interface SweepWatch {
  /** A run came to the page. */
  ready(): void;
  progress(): void;
  close(): void;
}

export function watchSweep(store: Store, select: Selectors, sweep: Sweep): SweepWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let planned: Plan | undefined;

  const ask = (): void => {
    const state = store.getState();
    const scenario = select.scenario(state);
    if (!scenario || !state.run.shown) return;
    const plan = select.plan(state, scenario);
    if (plan === planned) return;
    planned = plan;
    const curve = coarseToFine(plan.curve);
    const { presets, references: beside } = select.measuredRuns(scenario);
    const references = [...presets.values(), ...beside];
    // where the page itself has to work, it does not spend seconds on means and spreads
    if (state.inPage) sweep.want([...curve, ...inRounds(references, 1)]);
    else sweep.want([...curve, ...inRounds(references), ...[...plan.spread.values()].flat()]);
  };
  const axisChanged = (state: State, before: State): void => {
    if (state.link.axis !== before.link.axis) ask();
  };
  const unsubscribe = store.subscribe(axisChanged);

  return {
    ready: ask,
    progress() {
      timer ??= setTimeout(() => {
        timer = undefined;
        store.setState(({ swept }) => ({ swept: swept + 1 }));
      }, PROGRESS_MS);
    },
    close() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
