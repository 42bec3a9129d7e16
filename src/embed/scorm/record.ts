/** What a learning platform is told of a lesson: how far, how well, how long. State in, strings of SCORM 1.2 out. */

import type { Lesson, Question } from '../../scenarios/lesson';
import type { Outcome } from '../../state/lesson/outcome';

/** SCORM 1.2 leaves room for so many characters of `cmi.suspend_data`. */
const MOST_SUSPENDED = 4096;

/**
 * How much an answer counts, 0..1. A prediction counts for being made: it is there to learn from. A choice counts in full
 * when it is right and half when it is not; looking without a guess counts nothing.
 */
export function creditOf(question: Question, outcome: Outcome): number {
  if (outcome === 'seen') return 0;
  const chosen = question.kind === 'choice' || question.kind === 'pick';
  return chosen && outcome === 'wrong' ? 0.5 : 1;
}

export interface Standing {
  readonly lesson: Lesson;
  readonly step: string;
  readonly answers: Readonly<Record<string, string>>;
  /** By step; absent for a question that has no answer, or whose runs are not worked out yet. */
  readonly outcomes: Readonly<Record<string, Outcome | undefined>>;
  /** The last step has been on the page. */
  readonly seenAll: boolean;
}

/** What is completed stays so when somebody comes back. */
export const COMPLETED = { 'cmi.core.lesson_status': 'completed', 'cmi.core.exit': '' };

/** cmi.* values; score is left out while an answer is still being judged. */
export function recordOf({
  lesson,
  step,
  answers,
  outcomes,
  seenAll,
}: Standing): Readonly<Record<string, string>> {
  const asking = lesson.steps.filter(({ question }) => question);
  const answered = asking.filter(({ id }) => answers[id] !== undefined);
  const judged = answered.every(({ id }) => outcomes[id] !== undefined);
  const done = seenAll && answered.length === asking.length;
  const credit = answered.reduce(
    (sum, { id, question }) => sum + creditOf(question!, outcomes[id] ?? 'seen'),
    0,
  );
  const score = asking.length === 0 ? 100 : (100 * credit) / asking.length;
  return {
    'cmi.core.lesson_location': step,
    ...(done ? COMPLETED : { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.exit': 'suspend' }),
    'cmi.suspend_data': suspended(step, answers),
    ...(judged
      ? {
          'cmi.core.score.min': '0',
          'cmi.core.score.max': '100',
          'cmi.core.score.raw': String(Math.round(score)),
        }
      : {}),
  };
}

/** The place as it stands in a link; of too many answers those are left out that were given first. */
export function suspended(step: string, answers: Standing['answers']): string {
  const given = Object.entries(answers).map(([id, answer]) => `${id}:${answer}`);
  const write = (): string => `step=${step}&done=${given.join(',')}`;
  while (given.length > 0 && write().length > MOST_SUSPENDED) given.shift();
  return write();
}

/** ms as SCORM writes it: HHHH:MM:SS.SS */
export function timeOf(ms: number): string {
  const hundredths = Math.max(0, Math.round(ms / 10));
  const two = (count: number): string => String(count).padStart(2, '0');
  const seconds = Math.floor(hundredths / 100);
  const hours = Math.min(9999, Math.floor(seconds / 3600));
  return `${String(hours).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}
