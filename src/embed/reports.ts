/** Tells the page around what happens: state, time, events, answers. In bursts, not with each change. */

import { factsOf } from '../state/lesson/facts';
import type { Outcome } from '../state/lesson/outcome';
import { outcomesOf } from '../state/lesson/outcomes';
import type { Session } from '../state/session';
import type { State } from '../state/store';
import type { Id } from './check';
import type { AppBody } from './schema';
import type { Wire } from './wire';

/** A change is told when nothing more has changed for so long; time, while it plays, four times a second. */
const REST_MS = 120;
const TIME_MS = 250;

export interface Reports {
  sendState(id?: Id): void;
  close(): void;
}

export function makeReports({ store, select }: Session, wire: Pick<Wire, 'send'>): Reports {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setTimeout> | undefined;
  let completed: string | undefined;
  /** Answers whose runs are not there yet. */
  let waiting: string[] = [];
  let told = '';

  const stateNow = (): AppBody<'state'> => {
    const state = store.getState();
    const { link, run, playing } = state;
    const shown = run.shown?.scenario.id === link.scenario ? run.shown : undefined;
    return {
      fragment: select.fragment(state),
      scenario: link.scenario,
      preset: select.preset(state),
      values: link.values,
      seed: link.seed,
      playhead: select.playhead(state),
      elapsed: shown?.trace.elapsed ?? 0,
      playing,
      pending: run.pending,
      figures: shown ? figuresOf(shown) : {},
      verdict: shown
        ? select
            .verdict(state, shown)
            .parts.map(({ text }) => text)
            .join('')
        : '',
      lesson: link.lesson?.id,
      step: link.lesson?.step,
    };
  };
  const sendState = (id?: Id): void => wire.send('state', stateNow(), id);
  const changed = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      const body = stateNow();
      const text = JSON.stringify(body);
      if (text !== told) wire.send('state', body);
      told = text;
    }, REST_MS);
  };
  const sendTime = (): void => {
    const state = store.getState();
    const elapsed = state.run.shown?.trace.elapsed ?? 0;
    wire.send('time', { playhead: select.playhead(state), elapsed });
  };

  const outcomes = (state: State): Readonly<Record<string, Outcome>> => {
    const lesson = select.atStep(state)?.lesson;
    return lesson ? outcomesOf(lesson, state.link.lesson?.answers ?? {}, state.facts.runs) : {};
  };

  const judge = (state: State): void => {
    const lesson = state.link.lesson;
    if (!lesson) waiting = [];
    const all = outcomes(state);
    waiting = waiting.filter((step) => {
      const answer = lesson?.answers[step];
      if (answer === undefined) return false;
      const result = all[step];
      if (result) wire.send('answer', { lesson: lesson!.id, step, answer, outcome: result });
      return result === undefined;
    });
    if (waiting.length === 0) complete(state);
  };

  /** Once, when the last question has its answer. */
  const complete = (state: State): void => {
    const { lesson } = state.link;
    const steps = select.atStep(state)?.lesson.steps.filter(({ question }) => question) ?? [];
    if (!lesson || steps.length === 0) return;
    const all = outcomes(state);
    const results: readonly (Outcome | undefined)[] = steps.map(({ id }) => all[id]);
    if (results.includes(undefined)) {
      completed = undefined;
      return;
    }
    const key = JSON.stringify([lesson.id, lesson.answers]);
    if (completed === key) return;
    completed = key;
    const count = (what: Outcome): number => results.filter((one) => one === what).length;
    wire.send('complete', {
      lesson: lesson.id,
      questions: steps.length,
      right: count('right'),
      close: count('close'),
    });
  };

  const unsubscribe = store.subscribe((state, before) => {
    const { link, run, playing } = state;
    if (playing !== before.playing) {
      wire.send('event', { name: playing ? 'play' : 'pause' });
      sendTime();
    }
    if (playing && link.playhead !== before.link.playhead)
      ticking ??= setTimeout(() => {
        ticking = undefined;
        if (store.getState().playing) sendTime();
      }, TIME_MS);
    if (run.shown && run.shown !== before.run.shown)
      wire.send('event', { name: 'run', detail: link.scenario });
    if (run.failure && run.failure !== before.run.failure)
      wire.send('event', { name: 'failure', detail: select.text(state)(run.failure.key, run.failure.args) });
    const { lesson } = link;
    if (lesson && (lesson.step !== before.link.lesson?.step || lesson.id !== before.link.lesson.id))
      wire.send('event', { name: 'step', detail: lesson.step });
    if (lesson?.answers !== before.link.lesson?.answers && lesson) {
      const old = before.link.lesson?.id === lesson.id ? before.link.lesson.answers : lesson.answers;
      const given = Object.entries(lesson.answers).filter(([step, answer]) => old[step] !== answer);
      waiting.push(...given.map(([step]) => step));
    }
    if (lesson !== before.link.lesson || state.facts !== before.facts) judge(state);
    // while it plays, time says enough
    if (!playing && (link !== before.link || run !== before.run || playing !== before.playing)) changed();
  });

  return {
    sendState,
    close() {
      clearTimeout(resting);
      clearTimeout(ticking);
      unsubscribe();
    },
  };
}

/** The numbers of a run by the names of its figures; lists of numbers are left out. */
function figuresOf(shown: Parameters<typeof factsOf>[0]): Record<string, number | null> {
  const { elapsedNs, goodput, shares, frames, lineBits, bitEfficiency, longestSilenceNs, figures } =
    factsOf(shown);
  const own = Object.entries(figures).flatMap(([name, figure]) =>
    typeof figure === 'number' || figure === null ? [[name, figure] as const] : [],
  );
  return {
    elapsedNs,
    goodputBitsPerSecond: goodput,
    payloadShare: shares.payload,
    frames,
    lineBits,
    bitEfficiency,
    longestSilenceNs,
    ...Object.fromEntries(own),
  };
}
