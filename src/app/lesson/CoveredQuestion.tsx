/** The question of the step in the place of the part that would answer it: a finish line, an empty plot. */

import { useSelect } from '../useSession';
import { AnswerField } from './QuestionPanel';
import { useLessonRuns, useLessonText } from './useStep';

export function CoveredQuestion() {
  const at = useSelect((state, select) => select.atStep(state));
  const t = useLessonText(at);
  const { runs } = useLessonRuns();
  const question = at?.step.question;
  const answered = useSelect((state) => at && state.link.lesson?.answers[at.step.id] !== undefined);
  if (!at || !question || question.kind === 'task') return null;
  if (answered) return <div className="lt-cover">{t('lesson.covered')}</div>;
  return (
    <div className="lt-cover">
      <AnswerField t={t} at={at} question={question} runs={runs} />
    </div>
  );
}
