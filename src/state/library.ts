/** The stories an app can open: their cards from the start, each story itself from when it was first wanted. */

import type { Card, Scenario } from '../scenarios/scenario';
import type { Story } from '../scenarios/stories';
import type { Loadable } from './opening';

export interface Library {
  readonly cards: readonly Card[];
  /** The story, if it is there already. */
  find(id: string): Scenario | undefined;
  /** Rejects where it cannot be had; may be tried again. */
  load(id: string): Promise<Scenario>;
}

export function makeLibrary(stories: readonly Story[]): Library {
  const there = new Map<string, Scenario>();
  return {
    cards: stories.map(({ card }) => card),
    find: (id) => there.get(id),
    async load(id) {
      const story = stories.find(({ card }) => card.id === id);
      if (!story) throw new Error(`there is no story "${id}"`);
      const scenario = await story.load();
      there.set(id, scenario);
      return scenario;
    },
  };
}

/** A library in which all stories are there. */
export const libraryOf = (scenarios: readonly Scenario[]): Library => ({
  cards: scenarios,
  find: (id) => scenarios.find((scenario) => scenario.id === id),
  load: async (id) => scenarios.find((scenario) => scenario.id === id)!,
});

export const storyIn = ({ find, load }: Library, id: string): Loadable => ({
  isThere: () => find(id) !== undefined,
  load: () => load(id),
});
