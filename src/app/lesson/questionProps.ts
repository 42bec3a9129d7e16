/** What every part of a question gets. */

import type { Question, Runs } from '../../scenarios/lesson';
import type { AtStep } from '../../state/selectors';
import type { Text } from '../../text/catalogue';

export interface QuestionProps<Kind extends Question = Question> {
  readonly t: Text;
  readonly at: AtStep;
  readonly question: Kind;
  readonly runs: Runs;
}
