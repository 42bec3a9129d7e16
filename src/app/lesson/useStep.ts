/** The step that is on the page, with its words and what is known of its runs. For parts that are loaded with a lesson. */

import { useMemo } from 'react';
import type { RunFacts, Runs } from '../../scenarios/lesson';
import type { Scenario } from '../../scenarios/scenario';
import type { AtStep } from '../../state/selectors';
import { textFor } from '../../text';
import type { Text } from '../../text/catalogue';
import { answers } from '../../text/en/answers';
import { lesson as words } from '../../text/en/lesson';
import { useSelect, useSession } from '../useSession';

/** A run of the lesson is not worked out yet. */
class NotYet extends Error {}

/** Of a lesson that is open; common words and those of its story are in it. */
export function useLessonText(at: AtStep | undefined, other?: Scenario): Text {
  const lang = useSelect((state) => state.preferences.lang);
  const own = useSelect((state, select) => select.scenario(state));
  const story = (other ?? own)?.text;
  return useMemo(
    () => textFor(lang, { ...answers, ...words, ...story, ...at?.lesson.text }),
    [lang, story, at?.lesson],
  );
}

/** For a step that may be of another story than the page's: a lesson can go through several. */
export function useStepText(at: AtStep): Text {
  const { select } = useSession();
  return useLessonText(at, select.story(at.lesson.runs[at.step.run]!.scenario));
}

export interface LessonRuns {
  readonly runs: Runs;
  readonly failed: boolean;
}

export function useLessonRuns(): LessonRuns {
  const facts = useSelect((state) => state.facts.runs);
  return useMemo(
    () => ({
      failed: Object.values(facts).includes('failed'),
      runs(name: string): RunFacts {
        const found = facts[name];
        if (found === undefined || found === 'failed') throw new NotYet(name);
        return found;
      },
    }),
    [facts],
  );
}

/** What is made of runs, or undefined while one of them is not there. */
export function ifThere<Part>(make: () => Part): Part | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof NotYet) return undefined;
    throw error;
  }
}
