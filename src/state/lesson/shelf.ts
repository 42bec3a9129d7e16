/** The lessons an app can open: their cards from the start, each lesson and the stories it needs from when it was first wanted. */

import type { Item, Lesson, LessonCard, Step } from '../../scenarios/lesson';
import type { Library } from '../library';
import type { LinkState } from '../linkState';
import type { Loadable } from '../opening';

/** A lesson that has been loaded, and its stories with it. */
export interface OpenLesson {
  readonly lesson: Lesson;
  /** Its steps, and behind them its items for a class. */
  readonly places: readonly (Step | Item)[];
  /** What each step puts on the page, without the place in the lesson. */
  start(step: string): LinkState | undefined;
}

export interface Shelf {
  readonly cards: readonly LessonCard[];
  find(id: string): OpenLesson | undefined;
  /** Rejects where it cannot be had; may be tried again. */
  load(id: string): Promise<void>;
}

export function makeShelf(cards: readonly LessonCard[], library: Library): Shelf {
  const there = new Map<string, OpenLesson>();
  return {
    cards,
    find: (id) => there.get(id),
    async load(id) {
      const card = cards.find((one) => one.id === id);
      if (!card) throw new Error(`there is no lesson "${id}"`);
      const [lesson, { stateOfStep }] = await Promise.all([card.load(), import('./place')]);
      const stories = new Set(Object.values(lesson.runs).map(({ scenario }) => scenario));
      await Promise.all([...stories].map((story) => library.find(story) ?? library.load(story)));
      const states = new Map<string, LinkState | undefined>();
      const places = [...lesson.steps, ...lesson.items];
      for (const step of places) states.set(step.id, stateOfStep(lesson, step, library.find));
      there.set(id, { lesson, places, start: (step) => states.get(step) });
    },
  };
}

export const lessonIn = (shelf: Shelf, id: string): Loadable => ({
  isThere: () => shelf.find(id) !== undefined,
  load: () => shelf.load(id),
});
