/**
 * Asking for runs and taking their answers: which question was the last one, which run is on the page, when the reader is
 * told to wait, and when columns that nobody looks at any more go back to the worker.
 */

import type { Scenario } from '../scenarios/scenario';
import type { RunClient } from '../worker/client';
import type { Answer } from '../worker/protocol';
import { afterPaint, type Later } from './afterPaint';
import { exactUntil } from './exactUntil';
import { prepare, roomOf, type Shown } from './shown';
import type { State, Store } from './store';

/** Runs longer than this have a preview of about so many spans. */
const PREVIEW_FROM = 25_000;
const PREVIEW_SPANS = 6_000;
/**
 * Runs longer than this are asked for when the settings have rested, and give way to newer ones while under way: beside
 * a slider that moves they would only take the processor from the previews.
 */
const RESTS_FROM = 1_000_000;
const REST_MS = 20;
const FRAME_MS = 16;
const FRAMES_TO_LEAVE = 5;
/** What stands beside a preview is still the run before; after this time that is said. */
const BESIDE_MS = 120;
/** Answers within this time change the page without a word. */
const LATE_MS = 250;

export interface Runs {
  /** Asks for the run of the present settings. */
  ask(): void;
  take(answer: Answer): void;
  takePreview(answer: Answer): void;
  close(): void;
}

export function makeRuns(
  store: Store,
  client: Pick<RunClient, 'ask' | 'giveBack' | 'drop'>,
  /** Works out beginnings, so that a slider never waits for a long run. */
  previews: Pick<RunClient, 'ask' | 'drop'>,
  find: (id: string) => Scenario | undefined,
  onSettled: () => void,
  later: Later = afterPaint,
): Runs {
  let lastTaken = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopReading: (() => void) | undefined;
  /** No longer on the page, but perhaps still in the hands of a drawing that is under way. */
  let leaving: Shown[] = [];

  /** Columns that nobody looks at any more go back to the worker; what is compared with stays. */
  const giveBack = (): void => {
    const { run, pinned } = store.getState();
    const held = (one: Shown): boolean => one === run.read || one === run.shown || one === pinned;
    for (const one of leaving) if (!held(one)) client.giveBack(roomOf(one));
    leaving = leaving.filter(held);
  };

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
      shown = prepare(scenario, answer.result, answer.prepared);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      change(latest ? { ...part, failure: { key: 'run.faulty', args: { message } } } : part);
      return;
    }
    giveBack();
    if (run.shown) leaving.push(run.shown);
    const first = run.read === undefined;
    change(
      {
        ...part,
        shown,
        preview: undefined,
        ...(first ? { read: shown } : {}),
        ...(latest ? { failure: undefined } : {}),
      },
      { selected: undefined },
    );
    // the picture comes first: what follows from it is made when it is on the screen
    if (first) return;
    stopReading ??= later(() => {
      stopReading = undefined;
      change({ read: store.getState().run.shown });
      // whoever still drew the run before has drawn this one by the frame after the next
      later(() => later(giveBack));
    });
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  let previewAsked = 0;

  const askWhole = (givesWay = false): void => {
    const { link } = store.getState();
    if (link.scenario === undefined) return;
    const { scenario, values, seed } = link;
    change({ asked: client.ask({ scenario, values, seed, trace: true, givesWay }), pending: true });
  };

  /** A long run is soonest there in the memory of the one before, which some frames later nobody draws any more. */
  const askWithRoom = (frames: number): void => {
    const { pinned } = store.getState();
    if (frames > 0 && leaving.some((one) => one !== pinned))
      resting = setTimeout(() => askWithRoom(frames - 1), FRAME_MS);
    else askWhole(true);
  };

  /** Does what is looked at lie in the exact part of the preview? */
  const covers = (preview: Shown): boolean => {
    const { link } = store.getState();
    const exact = exactUntil(preview.trace.columns);
    return link.playhead <= exact && (link.window?.to ?? 0) <= exact;
  };

  return {
    ask() {
      const { link, run } = store.getState();
      if (link.scenario === undefined) return;
      const { scenario, values, seed } = link;
      const spec = find(scenario)?.model;
      const expected = spec?.expectedSpans(values) ?? 0;
      previewAsked = 0;
      if (run.shown && spec?.shorter && Number.isFinite(expected) && expected > PREVIEW_FROM) {
        const short = spec.shorter(values, PREVIEW_SPANS / expected);
        previewAsked = previews.ask({ scenario, values: short, seed, trace: true });
      }
      clearTimeout(resting);
      if (run.shown && expected > RESTS_FROM) {
        // no answer on its way is the latest any more
        change({ asked: -1, pending: true });
        resting = setTimeout(() => askWithRoom(FRAMES_TO_LEAVE), REST_MS);
      } else askWhole();
      timer ??= setTimeout(() => {
        timer = undefined;
        change({ late: store.getState().run.pending });
      }, LATE_MS);
    },
    takePreview(answer) {
      const { run, link } = store.getState();
      if (answer.id !== previewAsked || answer.kind !== 'result' || !run.pending || !run.shown) return;
      const scenario = find(answer.result.scenario);
      if (!scenario || scenario.id !== link.scenario) return;
      try {
        // but for its length it is the run that is asked for
        const preview = prepare(scenario, { ...answer.result, values: link.values }, answer.prepared);
        if (!covers(preview)) return;
        change({ preview }, { selected: undefined });
      } catch {
        return; // the whole run will say what is wrong
      }
      setTimeout(() => {
        if (store.getState().run.preview) change({ late: true });
      }, BESIDE_MS);
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
      else if (latest) change({ ...part, preview: undefined, failure: answer.failure });
      onSettled();
    },
    close() {
      clearTimeout(timer);
      clearTimeout(resting);
      stopReading?.();
      client.drop();
      previews.drop();
    },
  };
}
