/** Binds a question to its answer: a widget until there is one, what came of it afterwards. */

import type { Question } from '../../scenarios/lesson';
import { feedbackOn, sayer, written, writtenCurve } from '../../state/lesson/feedback';
import { asksInPlace } from '../../state/selectors';
import { ChoiceField } from '../../views/lesson/ChoiceField';
import { FeedbackView } from '../../views/lesson/FeedbackView';
import { FinishField } from '../../views/lesson/FinishField';
import { GuessField } from '../../views/lesson/GuessField';
import { useSelect, useSession } from '../useSession';
import { AnswerDrawing } from './AnswerDrawing';
import { CurvePanel } from './CurvePanel';
import { Deep } from './Deep';
import type { QuestionProps } from './questionProps';
import { TaskPanel } from './TaskPanel';
import { ifThere } from './useStep';
import { Words } from './Words';

export function QuestionPanel({ t, at, question, runs }: QuestionProps) {
  const { actions } = useSession();
  const answer = useSelect((state) => state.link.lesson?.answers[at.step.id]);
  const told = useSelect((state) => state.host?.answers !== false);
  if (question.kind === 'task') return <TaskPanel t={t} at={at} question={question} runs={runs} />;
  if (answer === undefined && asksInPlace(at.step))
    return (
      <p className="lt-text lt-asked-elsewhere">
        {t('lesson.inPlace', { panel: t(`region.${at.step.look}`) })}
      </p>
    );
  if (answer === undefined) return <AnswerField t={t} at={at} question={question} runs={runs} />;
  if (!told) return <NotedAnswer t={t} />;
  const feedback = ifThere(() => feedbackOn(t, at.lesson, at.step, question, answer, runs));
  if (!feedback) return <p className="lt-text lt-mute">{t('lesson.working')}</p>;
  return (
    <FeedbackView
      t={t}
      {...feedback}
      question={sayer(t, at.lesson, runs)(`step.${at.step.id}.question`)}
      drawing={<AnswerDrawing t={t} at={at} question={question} answer={answer} runs={runs} />}
      onAgain={actions.takeBackAnswer}
    >
      <Words lesson={at.lesson} paragraphs={feedback.after} />
      <Deep t={t} at={at} runs={runs} />
    </FeedbackView>
  );
}

/** In the place of guess and truth, where whoever made the page around the app keeps the truth back. */
function NotedAnswer({ t }: Pick<QuestionProps, 't'>) {
  const { actions } = useSession();
  return (
    <div className="lt-asked-ways">
      <p className="lt-text" role="status">
        {t('lesson.noted')}
      </p>
      <button type="button" className="lt-button lt-button-quiet" onClick={actions.takeBackAnswer}>
        {t('lesson.noted.again')}
      </button>
    </div>
  );
}

type Guessing = Exclude<Question, { kind: 'task' }>;

/** Takes the answer. */
export function AnswerField({ t, at, question, runs }: QuestionProps<Guessing>) {
  const { actions } = useSession();
  const theme = useSelect((state, select) => select.theme(state));
  const say = sayer(t, at.lesson, runs);
  const own = (name: string): string => say(`step.${at.step.id}.${name}`);
  const made = ifThere(() => {
    const common = { t, theme, question: own('question'), onShow: actions.reveal };
    switch (question.kind) {
      case 'choice':
        return (
          <ChoiceField
            {...common}
            options={question.options.map(({ id }) => ({ id, text: own(`option.${id}`) }))}
            onAnswer={actions.answer}
          />
        );
      case 'pick':
        return (
          <ChoiceField
            {...common}
            options={question.among.map((id) => ({ id, text: t(`category.${id}.meaning`), category: id }))}
            onAnswer={actions.answer}
          />
        );
      case 'number':
        return (
          <GuessField
            {...common}
            quantity={question.quantity}
            onAnswer={(value) => actions.answer(written(value))}
          />
        );
      case 'finish':
        return (
          <FinishField
            {...common}
            until={question.until(runs)}
            onAnswer={(ns) => actions.answer(written(ns))}
          />
        );
      case 'curve':
        return (
          <CurvePanel
            {...common}
            asked={question}
            at={at}
            runs={runs}
            onAnswer={(heights) => actions.answer(writtenCurve(heights))}
          />
        );
    }
  });
  return made ?? <p className="lt-text lt-mute">{t('lesson.working')}</p>;
}
