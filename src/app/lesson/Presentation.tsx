/** A step before an audience: large, one idea, the explanation in the place of the question once it is shown. */

import { Suspense, useState } from 'react';
import { paragraphsOf, sayer } from '../../state/lesson/feedback';
import type { AtStep } from '../../state/selectors';
import { PresenterBar } from '../../views/lesson/PresenterBar';
import { ShareDialog } from '../page/dialogs';
import { useSelect, useSession } from '../useSession';
import { Deep } from './Deep';
import { ItemFigure } from './Items';
import { QuestionPanel } from './QuestionPanel';
import { ifThere, useLessonRuns, useLessonText } from './useStep';
import { Words } from './Words';

export function Presentation({ at }: { readonly at: AtStep }) {
  const { lesson, places, step, index } = at;
  const { length } = lesson.steps;
  const t = useLessonText(at);
  const { actions } = useSession();
  const { runs, failed } = useLessonRuns();
  const answered = useSelect((state) => state.link.lesson?.answers[step.id] !== undefined);
  const [sharing, setSharing] = useState(false);
  const blank = useSelect((state) => state.blank);
  const frozen = useSelect((state) => state.frozen);
  const text = ifThere(() => sayer(t, lesson, runs)(`step.${step.id}.text`));
  const where =
    index < length
      ? t('lesson.where', { step: index + 1, count: length })
      : t('item.where', { item: index - length + 1, count: lesson.items.length });
  return (
    <article className="lt-presentation">
      <h2 className="lt-presentation-title">{t(`step.${step.id}.title`)}</h2>
      {text === undefined ? (
        <p className="lt-text lt-mute" role="status">
          {t(failed ? 'lesson.failed' : 'lesson.working')}
        </p>
      ) : (
        <>
          {!answered && <Words lesson={lesson} paragraphs={paragraphsOf(text)} />}
          {'figure' in step && <ItemFigure t={t} item={step} />}
          {step.question && (
            <QuestionPanel key={step.id} t={t} at={at} question={step.question} runs={runs} />
          )}
          {!step.question && <Deep t={t} at={at} runs={runs} />}
        </>
      )}
      <PresenterBar
        t={t}
        where={where}
        hasAnswer={step.question !== undefined && !answered}
        atStart={index === 0}
        atEnd={index === places.length - 1}
        frozen={frozen}
        onNext={actions.advance}
        onBack={actions.previousStep}
        onBlank={() => actions.setBlank(true)}
        onFreeze={() => actions.setFrozen(!frozen)}
        onShare={() => setSharing(true)}
        onEnd={() => actions.setPresenting(false)}
      />
      <Suspense fallback={null}>{sharing && <ShareDialog onClose={() => setSharing(false)} />}</Suspense>
      {blank && (
        <button type="button" className="lt-blank" onClick={() => actions.setBlank(false)}>
          <span className="lt-hidden">{t('present.blanked')}</span>
        </button>
      )}
    </article>
  );
}
