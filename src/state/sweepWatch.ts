/**
 * When the sweep gets which list: after a run has come to the page, so that the picture is first. Curve; where it jumps,
 * the places between, in rounds; the curve of run A; the hypotheses, once somebody is near them; then the runs beside the measurements, and
 * the spread, which one worker does by the way. And how often the page hears of progress: when the curve is whole, and
 * every now and then, not once a run.
 *
 * From a change until its run is there the sweep rests, and while a slider is dragged: its workers would take the cores
 * from the run that the hand waits for. One change alone is no drag, and is followed as soon as its run is there. In
 * somebody else's page it also rests while the app is out of sight, or shows nothing of it.
 */

import type { Scenario } from '../scenarios/scenario';
import type { Asked } from '../worker/protocol';
import { measureOf, placesOf } from './plot';
import type { Selectors } from './selectors';
import type { State, Store } from './store';
import type { Sweep } from './sweep';
import { coarseToFine, inRounds, type Plan } from './sweepPlan';

/** While the curve grows, and while means and spreads change a little: drawing takes the time of several runs. */
const PROGRESS_MS = 80;
const SLOW_PROGRESS_MS = 250;
/** Changes of one gesture that follow each other within this time are a drag, which is over after as long a rest. */
const REST_MS = 150;
/** Panels that are made of sweeps. */
const SHOW_SWEEPS = ['elbow', 'measured', 'hypotheses'];

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
  /** When all of these are known there is something else to ask. */
  let stage: readonly Asked[] = [];
  let turning = false;
  let closed = false;

  const ask = (): void => {
    if (resting !== undefined) return;
    const state = store.getState();
    const scenario = select.scenario(state);
    if (!scenario || !state.run.shown || isAway(state)) return;
    const plan = select.plan(state, scenario);
    if (plan === planned) return;
    planned = plan;
    whole = isWhole();
    next(scenario, plan);
  };
  const next = (scenario: Scenario, plan: Plan): void => {
    const state = store.getState();
    const pinned = select.pinnedPlan(state, scenario);
    const missing = (): readonly Asked[] => {
      const places = missingOf(plan, scenario);
      if (places.length > 0) return places;
      const others = pinned ? missingOf(pinned, scenario) : [];
      if (others.length > 0) return others;
      return state.testing ? select.hypothesisRuns(state, scenario) : [];
    };
    const curve = coarseToFine(plan.curve);
    stage = isWhole() ? missing() : plan.refines || state.testing || pinned ? curve : [];
    if (stage.length > 0) {
      sweep.want(stage);
      return;
    }
    const { presets, references: beside } = select.measuredRuns(scenario);
    const references = [...presets.values(), ...beside];
    // where the page itself has to work, it does not spend seconds on means and spreads
    if (state.inPage) sweep.want([...curve, ...inRounds(references, 1)]);
    else sweep.want([...curve, ...inRounds(references), ...[...plan.spread.values()].flat()], curve.length);
  };
  /** Points of a curve that are not there yet, or places where it jumps. */
  const missingOf = (plan: Plan, scenario: Scenario): readonly Asked[] => {
    const points = coarseToFine(plan.curve).filter((asked) => !isThere(asked));
    if (points.length > 0) return points;
    return placesOf(plan, measureOf(scenario, store.getState().link.measure), sweep).missing.map(plan.at);
  };
  /** In somebody else's page: out of sight, or nothing that a sweep is for is shown. */
  const isAway = ({ host, inSight }: State): boolean =>
    host !== undefined && (!inSight || SHOW_SWEEPS.every((name) => host.hidden.includes(name)));
  /** In a task of its own: an answer may come while a list is still gone through. */
  const turn = (): void => {
    if (turning || stage.length === 0) return;
    if (!stage.every(isThere)) return;
    turning = true;
    queueMicrotask(() => {
      turning = false;
      const scenario = select.scenario(store.getState());
      if (!closed && scenario && planned && stage.every(isThere)) next(scenario, planned);
    });
  };
  const isThere = (asked: Asked): boolean => sweep.get(asked) !== undefined;
  const isWhole = (): boolean => planned?.curve.every(isThere) === true;
  const report = (): void => {
    clearTimeout(timer);
    timer = undefined;
    store.setState(({ swept }) => ({ swept: swept + 1 }));
  };
  /** Other places of the same plan are wanted. */
  const askAgain = (): void => {
    planned = undefined;
    ask();
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
    stage = [];
    if (resting !== undefined || (history.open !== undefined && changedAt - before < REST_MS)) rest();
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.link.values !== before.link.values) valuesChanged(state);
    if (isAway(state) !== isAway(before)) {
      sweep.want([]);
      askAgain();
    }
    if (state.link.axis !== before.link.axis) ask();
    const other = state.link.measure !== before.link.measure || state.link.pinned !== before.link.pinned;
    if (other || (state.testing && !before.testing)) askAgain();
  });

  return {
    ready: ask,
    progress() {
      if (!whole && isWhole()) {
        whole = true;
        report();
      } else timer ??= setTimeout(report, whole && stage.length === 0 ? SLOW_PROGRESS_MS : PROGRESS_MS);
      turn();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(resting);
      unsubscribe();
    },
  };
}
