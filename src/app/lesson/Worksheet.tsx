/** The worksheet: steps to be answered with a pencil, figures from the runs, answers only where they are wanted. */

import type { Question } from '../../scenarios/lesson';
import { feedbackOn, paragraphsOf, sayer } from '../../state/lesson/feedback';
import { NO_GUESS } from '../../state/linkState';
import { Boxes } from '../../views/lesson/Boxes';
import { CurveResult } from '../../views/lesson/CurveResult';
import { FinishResult } from '../../views/lesson/FinishResult';
import { Formula } from '../../views/lesson/Formula';
import { Prose } from '../../views/lesson/Prose';
import { useSelect, useSession } from '../useSession';
import { curveParts } from './curve';
import { StepFigures } from './Guide';
import { Items } from './Items';
import { SheetWords } from './SheetWords';
import { type SheetProps, StepKey } from './StepNotes';
import { ifThere, useStepText } from './useStep';

interface Props extends SheetProps {
  readonly answers: boolean;
}

export function Worksheet({ t, at, runs, answers }: Props) {
  return (
    <>
      <p className="lt-sheet-who">
        <span>{t('sheet.name')}</span>
        <span>{t('sheet.date')}</span>
      </p>
      {at.lesson.steps.map((step, index) => (
        <WorkStep key={step.id} at={{ ...at, step, index }} runs={runs} answers={answers} />
      ))}
      <Items t={t} at={at} runs={runs} answers={answers} />
      <SheetWords t={t} lesson={at.lesson} />
    </>
  );
}

function WorkStep({ at, runs, answers }: Omit<Props, 't'>) {
  const { lesson, step, index } = at;
  const t = useStepText(at);
  const { question } = step;
  const say = sayer(t, lesson, runs);
  const parts = ifThere(() => ({
    text: paragraphsOf(say(`step.${step.id}.text`)),
    question: question && say(`step.${step.id}.question`),
    after: question && answers ? paragraphsOf(say(`step.${step.id}.after`)) : [],
    // it would tell what is asked
    formula: answers && lesson.text[`step.${step.id}.formula`] && say(`step.${step.id}.formula`),
  }));
  if (!parts) return <p className="lt-text lt-mute">{t('lesson.working')}</p>;
  const hidden = question?.hides.includes('ledger') || step.covers?.includes('ledger');
  const later = lesson.steps[index + 1];
  const tells = later?.question?.hides.includes('ledger') && later.run === step.run;
  return (
    <section className="lt-sheet-step">
      <h2 className="lt-sheet-step-title">
        {index + 1}. {t(`step.${step.id}.title`)}
      </h2>
      <Prose paragraphs={parts.text} />
      {parts.question !== undefined && <p className="lt-asked-question">{parts.question}</p>}
      {question && <Blank t={t} at={at} runs={runs} question={question} answers={answers} />}
      {answers && question && (
        <div className="lt-sheet-answer">
          <StepKey t={t} at={at} runs={runs} />
          <Prose paragraphs={parts.after} />
        </div>
      )}
      {parts.formula && <Formula words={parts.formula} mathml={lesson.formulas[step.id]} />}
      {(answers || (!hidden && !tells)) && <StepFigures t={t} at={at} />}
    </section>
  );
}

/** Where the answer is written. */
function Blank({ t, at, runs, question, answers }: Props & { readonly question: Question }) {
  const { select } = useSession();
  const theme = useSelect((state, selectors) => selectors.theme(state));
  const { step, lesson } = at;
  const say = sayer(t, lesson, runs);
  const made = ifThere(() => {
    switch (question.kind) {
      case 'choice':
        return <Boxes texts={question.options.map(({ id }) => say(`step.${step.id}.option.${id}`))} />;
      case 'pick':
        return <Boxes texts={question.among.map((id) => t(`category.${id}.meaning`))} />;
      case 'finish': {
        const key = answers ? feedbackOn(t, lesson, step, question, NO_GUESS, runs) : undefined;
        const truth = key ? question.truth(runs) : undefined;
        return (
          <FinishResult t={t} theme={theme} until={question.until(runs)} truth={truth} guess={undefined} />
        );
      }
      case 'curve': {
        const parts = curveParts(t, at, question, runs, select.story);
        const truth = answers ? question.over.map((name) => question.of(runs(name))) : undefined;
        return parts && <CurveResult t={t} theme={theme} {...parts} truth={truth} guess={undefined} paper />;
      }
      default:
        return <Lines t={t} />;
    }
  });
  return (
    <>
      {made}
      <p className="lt-sheet-line">{t('sheet.because')}</p>
    </>
  );
}

const Lines = ({ t }: Pick<Props, 't'>) => <p className="lt-sheet-line">{t('sheet.yourAnswer')}</p>;
