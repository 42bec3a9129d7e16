/**
 * Asking for runs and taking their answers: which question was the last one, which run is on the page, when the reader is
 * told to wait, and when columns that nobody looks at any more go back to the worker.
 */

import type { Scenario } from '../scenarios/scenario';
import type { RunClient } from '../worker/client';
import type { Answer } from '../worker/protocol';
import { afterPaint, type Later } from './afterPaint';
import { prepare, type Shown } from './shown';
import type { State, Store } from './store';

/** Answers within this time change the page without a word. */
const LATE_MS = 250;

export interface Runs {
  /** Asks for the run of the present settings. */
  ask(): void;
  take(answer: Answer): void;
  close(): void;
}

export function makeRuns(
  store: Store,
  client: Pick<RunClient, 'ask' | 'giveBack' | 'drop'>,
  find: (id: string) => Scenario | undefined,
  onSettled: () => void,
  later: Later = afterPaint,
): Runs {
  let lastTaken = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopReading: (() => void) | undefined;
  /** No longer on the page, but perhaps still in the hands of a drawing that is under way. */
  let leaving: Shown[] = [];

  const change = (part: Partial<State['run']>, more: Partial<State> = {}): void =>
    store.setState(({ run }) => ({ run: { ...run, ...part }, ...more }));

  const show = (answer: Extract<Answer, { kind: 'result' }>, part: Partial<State['run']>): void => {
    const { link, run } = store.getState();
    const scenario = find(answer.result.scenario);
    if (!scenario || scenario.id !== link.scenario) {
      change(part);
      return;
    }
    const latest = part.pending === false;
    let shown: Shown;
    try {
      shown = prepare(scenario, answer.result);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      change(latest ? { ...part, failure: { key: 'run.faulty', args: { message } } } : part);
      return;
    }
    // what is compared with stays
    const { pinned } = store.getState();
    for (const one of leaving) if (one !== run.read && one !== pinned) client.giveBack(one.trace.columns);
    leaving = leaving.filter((one) => one === run.read);
    if (run.shown) leaving.push(run.shown);
    const first = run.read === undefined;
    change(
      { ...part, shown, ...(first ? { read: shown } : {}), ...(latest ? { failure: undefined } : {}) },
      { selected: undefined },
    );
    // the picture comes first: what follows from it is made when it is on the screen
    if (first) return;
    stopReading ??= later(() => {
      stopReading = undefined;
      change({ read: store.getState().run.shown });
    });
  };

  return {
    ask() {
      const { link } = store.getState();
      if (link.scenario === undefined) return;
      const asked = client.ask({
        scenario: link.scenario,
        values: link.values,
        seed: link.seed,
        trace: true,
      });
      change({ asked, pending: true });
      timer ??= setTimeout(() => {
        timer = undefined;
        change({ late: store.getState().run.pending });
      }, LATE_MS);
    },
    take(answer) {
      if (answer.id <= lastTaken) return;
      lastTaken = answer.id;
      const latest = answer.id === store.getState().run.asked;
      if (latest) {
        clearTimeout(timer);
        timer = undefined;
      }
      const part = latest ? { pending: false, late: false } : {};
      // a run on the way to the latest settings is worth seeing, a failure on the way is not
      if (answer.kind === 'result') show(answer, part);
      else if (latest) change({ ...part, failure: answer.failure });
      onSettled();
    },
    close() {
      clearTimeout(timer);
      stopReading?.();
      client.drop();
    },
  };
}
