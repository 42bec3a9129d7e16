/** The teacher's guide: every step with its text, answer key, notes and figures, to be read before class or printed. */

import { feedbackOn, paragraphsOf, sayer } from '../../state/lesson/feedback';
import { NO_GUESS } from '../../state/linkState';
import type { AtStep } from '../../state/selectors';
import { Formula } from '../../views/lesson/Formula';
import { Prose } from '../../views/lesson/Prose';
import { Items } from './Items';
import { RunFigure } from './RunFigure';
import { type SheetProps, StepKey, StepNotes } from './StepNotes';
import { ifThere, useStepText } from './useStep';

export function Guide({ t, at, runs }: SheetProps) {
  const { lesson } = at;
  const seconds = lesson.steps.reduce((sum, { notes }) => sum + notes.seconds, 0);
  return (
    <>
      <p className="lt-text">
        {t('sheet.minutes', { minutes: Math.ceil(seconds / 60), count: lesson.steps.length })}
      </p>
      {lesson.steps.map((step, index) => (
        <GuideStep key={step.id} at={{ ...at, step, index }} runs={runs} />
      ))}
      <Items t={t} at={at} runs={runs} answers />
    </>
  );
}

function GuideStep({ at, runs }: Omit<SheetProps, 't'>) {
  const { lesson, step, index } = at;
  const t = useStepText(at);
  const say = sayer(t, lesson, runs);
  const { question } = step;
  const parts = ifThere(() => ({
    text: paragraphsOf(say(`step.${step.id}.text`)),
    question: question && say(`step.${step.id}.question`),
    after:
      question && question.kind !== 'task'
        ? feedbackOn(t, lesson, step, question, NO_GUESS, runs).after
        : question
          ? paragraphsOf(say(`step.${step.id}.after`))
          : [],
    formula: lesson.text[`step.${step.id}.formula`] && say(`step.${step.id}.formula`),
    deep: lesson.text[`step.${step.id}.deep`] ? paragraphsOf(say(`step.${step.id}.deep`)) : [],
  }));
  if (!parts) return <p className="lt-text lt-mute">{t('lesson.working')}</p>;
  return (
    <section className="lt-sheet-step">
      <h2 className="lt-sheet-step-title">
        {index + 1}. {t(`step.${step.id}.title`)}{' '}
        <span className="lt-mute lt-num">{t('sheet.seconds', { seconds: step.notes.seconds })}</span>
      </h2>
      <Prose paragraphs={parts.text} />
      {parts.question !== undefined && <p className="lt-asked-question">{parts.question}</p>}
      <StepKey t={t} at={at} runs={runs} />
      <Prose paragraphs={parts.after} />
      {(parts.deep.length > 0 || parts.formula) && (
        <div className="lt-lesson-deep">
          {parts.formula && <Formula words={parts.formula} mathml={lesson.formulas[step.id]} />}
          <Prose paragraphs={parts.deep} />
        </div>
      )}
      <StepFigures t={t} at={at} />
      <StepNotes t={t} at={at} runs={runs} />
    </section>
  );
}

/** The run of a step, and the one it is compared with. */
export function StepFigures({ t, at }: Pick<SheetProps, 't'> & { readonly at: AtStep }) {
  const { run, pinned } = at.step;
  if (pinned === undefined) return <RunFigure t={t} name={run} label={t('sheet.alone')} />;
  return (
    <>
      <RunFigure t={t} name={pinned} label={t('sheet.pinned')} />
      <RunFigure t={t} name={run} label={t('sheet.run')} />
    </>
  );
}
