/** What all questions for a whole class have in common. */

import type { ChoiceQuestion, Item } from './lesson';

/** Seconds that an item takes at least: to think, to answer, to talk, to answer again. */
const SECONDS = 60;

export const itemOf = (
  id: string,
  run: string,
  figure: Item['figure'],
  { options, right }: Pick<ChoiceQuestion, 'options' | 'right'>,
): Item => ({
  id,
  run,
  figure,
  look: 'ledger',
  question: {
    kind: 'choice',
    options,
    right,
    hides: ['verdict', 'ledger', 'timeline', 'picture', 'why', 'elbow', 'figures', 'measured'],
  },
  claims: [],
  notes: { seconds: SECONDS },
});
