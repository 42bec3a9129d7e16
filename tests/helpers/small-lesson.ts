// A lesson on the small scenario, with one question of each kind that has a place in a link.
import type { Item, Lesson, LessonCard, Step } from '../../src/scenarios/lesson';

const plain = { claims: [], notes: { seconds: 10 } } as const;
const steps: readonly Step[] = [
  { ...plain, id: 'parts', run: 'slow', look: 'picture', covers: ['verdict'] },
  {
    ...plain,
    id: 'rate',
    run: 'slow',
    look: 'ledger',
    shows: ['frame'],
    question: {
      kind: 'number',
      quantity: 'rate',
      truth: (run) => run('slow').goodput,
      ideas: [{ misconception: 'proportional', gives: (run) => 2 * run('slow').goodput }],
      hides: ['verdict', 'ledger'],
    },
  },
  {
    ...plain,
    id: 'end',
    run: 'fast',
    pinned: 'slow',
    look: 'timeline',
    measure: 'time',
    question: {
      kind: 'finish',
      truth: (run) => run('fast').elapsedNs,
      until: (run) => 1.2 * run('slow').elapsedNs,
      ideas: [{ misconception: 'bandwidthIsSpeed', gives: (run) => run('slow').elapsedNs }],
      hides: ['verdict', 'ledger', 'timeline'],
    },
  },
  {
    ...plain,
    id: 'task',
    run: 'slow',
    look: 'controls',
    controls: ['workMs'],
    question: {
      kind: 'task',
      quantity: 'rate',
      of: ({ goodput }) => goodput,
      low: (run) => 2 * run('slow').goodput,
      fixed: ['frames'],
      solution: { workMs: 0.5 },
      hides: [],
    },
  },
];

const items: readonly Item[] = [
  {
    ...plain,
    id: 'item',
    run: 'fast',
    look: 'ledger',
    figure: 'ledger',
    question: {
      kind: 'choice',
      options: [{ id: 'yes' }, { id: 'no', misconception: 'proportional' }],
      right: () => 'yes',
      hides: ['verdict', 'ledger'],
    },
  },
];

export const smallLesson: Lesson = {
  id: 'small',
  runs: { slow: { scenario: 'small', preset: 'slow' }, fast: { scenario: 'small', preset: 'fast' } },
  numbers: { slowRate: { quantity: 'rate', of: (run) => run('slow').goodput } },
  steps,
  items,
  names: [],
  formulas: {},
  terms: {},
  text: {
    'lesson.title': 'Small',
    'step.parts.title': 'Parts',
    'step.parts.text': 'One host and one line.',
    'step.rate.title': 'Guess the rate',
    'step.rate.text': 'It works, then it sends.',
    'step.rate.question': 'What is the rate?',
    'step.rate.feedback.right': 'You knew.',
    'step.rate.feedback.far': 'Far off.',
    'step.rate.idea.proportional': 'You doubled it.',
    'step.rate.after': 'It is {slowRate}.',
    'step.end.title': 'Guess the end',
    'step.end.text': 'Now it works faster.',
    'step.end.question': 'When does it end?',
    'step.end.feedback.right': 'You knew.',
    'step.end.feedback.far': 'Far off.',
    'step.end.idea.bandwidthIsSpeed': 'As slow as before?',
    'step.end.after': 'Less work, less time.',
    'step.item.title': 'For all',
    'step.item.text': 'The ledger is of the fast run.',
    'step.item.question': 'Is it faster?',
    'step.item.option.yes': 'Yes',
    'step.item.option.no': 'No',
    'step.item.feedback.yes': 'It is.',
    'step.item.feedback.no': 'Look again.',
    'step.item.after': 'Less work, less time.',
    'step.task.title': 'Do it',
    'step.task.text': 'Make it faster.',
    'step.task.question': 'Double the rate.',
    'step.task.after': 'Less work between frames.',
  },
};

export const smallLessonCard: LessonCard = {
  id: 'small',
  scenario: 'small',
  title: 'Small',
  load: async () => smallLesson,
};
