/** Binds a task to the run on the page: it is done when the run says so. */

import { useEffect, useMemo } from 'react';
import type { TaskQuestion } from '../../scenarios/lesson';
import { factsOf } from '../../state/lesson/facts';
import { paragraphsOf, sayer, taskReport } from '../../state/lesson/feedback';
import { TaskView } from '../../views/lesson/TaskView';
import { useSelect, useSession } from '../useSession';
import { Deep } from './Deep';
import type { QuestionProps } from './questionProps';
import { ifThere } from './useStep';
import { Words } from './Words';

/** As it stands in a link once the task was done. */
const DONE = 'done';

export function TaskPanel({ t, at, question, runs }: QuestionProps<TaskQuestion>) {
  const { actions } = useSession();
  const { step, lesson } = at;
  const shown = useSelect((state) => state.run.read ?? state.run.shown);
  const pending = useSelect((state) => state.run.pending);
  const told = useSelect((state) => state.host?.answers !== false);
  const answer = useSelect((state) => state.link.lesson?.answers[step.id]);
  const given = at.start(step.id)!;
  // a run of another story, or of another step, says nothing of this task
  const page = useMemo(
    () => (shown && shown.scenario.id === given.scenario ? factsOf(shown) : undefined),
    [shown, given.scenario],
  );
  const report = ifThere(() => page && taskReport(t, question, page, given.values, runs));
  const done = report?.done === true && !pending;
  useEffect(() => {
    if (done && answer === undefined) actions.answer(DONE);
  }, [done, answer, actions]);

  const say = sayer(t, lesson, runs);
  const words = ifThere(() => ({
    question: say(`step.${step.id}.question`),
    after: paragraphsOf(say(`step.${step.id}.after`)),
  }));
  if (!words || !report) return <p className="lt-text lt-mute">{t('lesson.working')}</p>;
  return (
    <TaskView
      t={t}
      question={words.question}
      done={done}
      sentences={report.sentences}
      onRestart={actions.restartStep}
      onShow={
        told
          ? () => {
              actions.setValues({ ...given.values, ...question.solution });
              if (answer === undefined) actions.reveal();
            }
          : undefined
      }
    >
      {answer !== undefined && told && (
        <>
          <Words lesson={lesson} paragraphs={words.after} />
          <Deep t={t} at={at} runs={runs} />
        </>
      )}
    </TaskView>
  );
}
