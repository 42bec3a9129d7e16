/**
 * Works out the runs of the lesson that is open, one after the other, on a worker of its own, and keeps only what the
 * lesson may know of them. Those of the step on the page come first.
 */

import type { Lesson } from '../../scenarios/lesson';
import type { Scenario } from '../../scenarios/scenario';
import type { RunClient } from '../../worker/client';
import type { Answer } from '../../worker/protocol';
import { prepare, type Shown } from '../shown';
import type { State, Store } from '../store';
import { stripOf } from '../strip';
import { factsOf } from './facts';
import { settingsOf } from './place';

type Own = Pick<RunClient, 'ask' | 'close'>;

/** Watches the store from now on. Returns how to stop. */
export function followLesson(
  store: Store,
  lessonBy: (id: string) => Lesson | undefined,
  makeOwn: (onAnswer: (answer: Answer) => void) => Own,
  find: (id: string) => Scenario | undefined,
): () => void {
  let client: Own | undefined;
  let lesson: Lesson | undefined;
  let asked: { readonly id: number; readonly name: string } | undefined;

  const missing = (step: string): string | undefined => {
    const { facts } = store.getState();
    const at = lesson!.steps.find(({ id }) => id === step);
    const first = at ? [at.run, ...(at.pinned === undefined ? [] : [at.pinned])] : [];
    return [...first, ...Object.keys(lesson!.runs)].find((name) => !(name in facts.runs));
  };
  const settle = (name: string, shown: Shown | undefined): void =>
    store.setState(({ facts: { runs, strips } }) => ({
      facts: {
        runs: { ...runs, [name]: shown ? factsOf(shown) : 'failed' },
        strips: shown ? { ...strips, [name]: stripOf(shown) } : strips,
      },
    }));

  const stop = (): void => {
    client?.close();
    client = undefined;
    asked = undefined;
  };
  const askNext = (): void => {
    const place = store.getState().link.lesson;
    if (asked || !place || !lesson) return;
    const name = missing(place.step);
    const settings = name === undefined ? undefined : settingsOf(lesson.runs[name]!, find);
    if (name === undefined || !settings) {
      // nothing left to ask: the worker and its memory are let go
      stop();
      return;
    }
    client ??= makeOwn(take);
    asked = { id: client.ask({ ...settings, trace: true }), name };
  };
  const take = (answer: Answer): void => {
    if (!asked || answer.id !== asked.id) return;
    const { name } = asked;
    asked = undefined;
    settle(name, shownIn(answer));
    askNext();
  };
  const shownIn = (answer: Answer): Shown | undefined => {
    const scenario = answer.kind === 'result' ? find(answer.result.scenario) : undefined;
    if (answer.kind !== 'result' || !scenario) return undefined;
    try {
      return prepare(scenario, answer.result, answer.prepared);
    } catch {
      return undefined;
    }
  };

  const follow = ({ link }: State): void => {
    const wanted = link.lesson && lessonBy(link.lesson.id);
    if (wanted === lesson) return;
    stop();
    lesson = wanted;
    store.setState({ facts: { runs: {}, strips: {} } });
    askNext();
  };
  const unsubscribe = store.subscribe(follow);
  follow(store.getState());
  return () => {
    unsubscribe();
    stop();
  };
}
