/** Binds a step of a lesson to the page: its texts, its question, the way on. Loaded when a lesson is opened. */

import { useEffect, useRef } from 'react';
import { paragraphsOf, sayer } from '../../state/lesson/feedback';
import type { AtStep } from '../../state/selectors';
import { LessonView } from '../../views/lesson/LessonView';
import { useSelect, useSession } from '../useSession';
import { Deep } from './Deep';
import { ItemFigure } from './Items';
import { LessonTools } from './LessonTools';
import { QuestionPanel } from './QuestionPanel';
import { ifThere, useLessonRuns, useLessonText } from './useStep';
import { Words } from './Words';

export function LessonPanel({ at }: { readonly at: AtStep }) {
  const { lesson, places, step, index } = at;
  const steps = index < lesson.steps.length ? lesson.steps : places;
  const t = useLessonText(at);
  const { actions } = useSession();
  const answers = useSelect((state) => state.link.lesson?.answers);
  const { runs, failed } = useLessonRuns();
  const heading = useRef<HTMLHeadingElement | null>(null);
  const panel = useRef<HTMLDivElement | null>(null);
  const arrived = useSelect((state) => state.arrived);

  // whoever goes to another step reads on at its beginning; a page that has just been opened takes no focus
  useEffect(() => {
    if (arrived !== step.id) return;
    heading.current?.focus();
    actions.settleStep();
  }, [arrived, step.id, actions]);

  const say = sayer(t, lesson, runs);
  const text = ifThere(() => say(`step.${step.id}.text`));
  const look = (): void => {
    const place = panel.current?.closest('.lt-app')?.querySelector(`.lt-at-${step.look}`);
    place?.scrollIntoView({ block: 'nearest' });
    place?.querySelector<HTMLElement>('button, [tabindex="0"], input, select, summary, a[href]')?.focus();
  };
  return (
    <div ref={panel}>
      <LessonView
        t={t}
        title={t('lesson.title')}
        steps={steps.map(({ id }) => ({
          id,
          title: t(`step.${id}.title`),
          answered: answers?.[id] !== undefined,
        }))}
        index={index}
        headingRef={(element) => {
          heading.current = element;
        }}
        look={t(`region.${step.look}`)}
        onLook={look}
        onStep={actions.goToStep}
        onBack={actions.previousStep}
        onNext={actions.nextStep}
        tools={<LessonTools at={at} t={t} />}
      >
        {text === undefined ? (
          <p className="lt-text lt-mute" role="status">
            {t(failed ? 'lesson.failed' : 'lesson.working')}
          </p>
        ) : (
          <>
            <Words lesson={lesson} paragraphs={paragraphsOf(text)} />
            {'figure' in step && <ItemFigure t={t} item={step} />}
            {step.question && (
              <QuestionPanel key={step.id} t={t} at={at} question={step.question} runs={runs} />
            )}
            {!step.question && <Deep t={t} at={at} runs={runs} />}
          </>
        )}
      </LessonView>
    </div>
  );
}
