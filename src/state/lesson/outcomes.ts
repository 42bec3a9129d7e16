/** What became of all answers so far. */

import type { Lesson, Runs } from '../../scenarios/lesson';
import type { LessonFacts } from '../store';
import { type Outcome, outcomeOf } from './outcome';

/** By step. Absent: no answer, or one whose runs are not worked out yet. */
export function outcomesOf(
  { steps }: Lesson,
  answers: Readonly<Record<string, string>>,
  known: LessonFacts['runs'],
): Readonly<Record<string, Outcome>> {
  let missing = false;
  const runs: Runs = (name) => {
    const found = known[name];
    if (found !== undefined && found !== 'failed') return found;
    missing = true;
    throw new Error(`the run "${name}" is not there yet`);
  };
  const outcomes: Record<string, Outcome> = {};
  for (const { id, question } of steps) {
    const answer = answers[id];
    if (!question || answer === undefined) continue;
    missing = false;
    try {
      outcomes[id] = outcomeOf(question, answer, runs);
    } catch (error) {
      if (!missing) throw error;
    }
  }
  return outcomes;
}
