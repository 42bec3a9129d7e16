// Which words a lesson needs, and what in a text is a sentence, a number or a name.
import type { Lesson, Step } from '../../src/scenarios/lesson';

/** What a learner reads before answering, and after; the rest is the teacher's. */
export const before = ({ id, question }: Step): string[] => [
  `step.${id}.title`,
  `step.${id}.text`,
  ...(question ? [`step.${id}.question`] : []),
  ...(question?.kind === 'choice' ? question.options.map((option) => `step.${id}.option.${option.id}`) : []),
];

export function afterwards({ id, question }: Step): string[] {
  if (!question) return [];
  const own = (...names: string[]): string[] => names.map((name) => `step.${id}.${name}`);
  switch (question.kind) {
    case 'choice':
      return own('after', ...question.options.map((option) => `feedback.${option.id}`));
    case 'pick':
      return own('after', ...question.among.map((category) => `feedback.${category}`));
    case 'number':
    case 'finish':
    case 'curve':
      return own(
        'after',
        'feedback.right',
        'feedback.far',
        ...question.ideas.map((idea) => `idea.${idea.misconception}`),
      );
    case 'task':
      return own('after');
  }
}

export const forTeacher = ({ id, notes }: Step): string[] => [
  `step.${id}.ask`,
  `step.${id}.expect`,
  ...(notes.breaks ? [`step.${id}.breaks`] : []),
];

export const optional = ({ id }: Step): string[] =>
  ['deep', 'formula', 'tex', 'trial'].map((name) => `step.${id}.${name}`);

/** Wrong ideas that a question knows. */
export function misconceptionsOf({ question }: Step): string[] {
  switch (question?.kind) {
    case 'choice':
      return question.options.flatMap(({ misconception }) => misconception ?? []);
    case 'pick':
      return Object.values(question.misconceptions);
    case 'number':
    case 'finish':
    case 'curve':
      return question.ideas.map(({ misconception }) => misconception);
    default:
      return [];
  }
}

/** A text without its places and without the proper names that have digits in them. */
export const withoutNumbers = ({ names }: Lesson, text: string): string =>
  names.reduce((left, name) => left.replaceAll(name, ''), text.replace(/\{\w+\}/g, ''));

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!:])\s+|\n/).filter((sentence) => sentence.trim() !== '');
