/**
 * One step of a lesson: where one is, what to read, what is asked, what came of it, and the way on and back. The widget
 * that takes the answer comes as a child, so that this knows nothing of kinds of questions.
 */

import type { ReactNode } from 'react';
import type { Text } from '../../text/catalogue';
import './lesson.css';

export interface StepMark {
  readonly id: string;
  readonly title: string;
  readonly answered: boolean;
}

interface Props {
  readonly t: Text;
  readonly title: string;
  readonly steps: readonly StepMark[];
  readonly index: number;
  /** Gets the focus when a step has been gone to. */
  readonly headingRef?: ((element: HTMLHeadingElement | null) => void) | undefined;
  /** Part of the page that the step is about. */
  readonly look: string;
  onLook(): void;
  onStep(id: string): void;
  onBack(): void;
  onNext(): void;
  /** Text, question, feedback. */
  readonly children: ReactNode;
  /** What else can be done with the lesson. */
  readonly tools: ReactNode;
}

export function LessonView(props: Props) {
  const { t, title, steps, index, headingRef, look, onLook, onStep, onBack, onNext, children, tools } = props;
  const last = index === steps.length - 1;
  return (
    <article className="lt-lesson">
      <header className="lt-lesson-head">
        <p className="lt-lesson-name">{title}</p>
        <Steps t={t} steps={steps} index={index} onStep={onStep} />
      </header>
      <h2 className="lt-lesson-title" tabIndex={-1} ref={headingRef}>
        <span className="lt-lesson-where">{t('lesson.where', { step: index + 1, count: steps.length })}</span>{' '}
        {steps[index]!.title}
      </h2>
      <div className="lt-lesson-body">{children}</div>
      <p className="lt-lesson-look">
        <button type="button" className="lt-button lt-button-quiet lt-lesson-look-button" onClick={onLook}>
          {t('lesson.look', { panel: look })}
        </button>
      </p>
      {last && <p className="lt-text lt-mute">{t('lesson.end')}</p>}
      <nav className="lt-lesson-ways" aria-label={t('lesson.label')}>
        <button type="button" className="lt-button" aria-disabled={index === 0} onClick={onBack}>
          {t('lesson.back')}
        </button>
        <button type="button" className="lt-button lt-button-main" aria-disabled={last} onClick={onNext}>
          {t('lesson.next')}
        </button>
      </nav>
      <details className="lt-details lt-lesson-options">
        <summary>{t('lesson.options')}</summary>
        <div className="lt-lesson-tools">{tools}</div>
      </details>
    </article>
  );
}

type StepsProps = Pick<Props, 't' | 'steps' | 'index' | 'onStep'>;

/** One mark a step, filled where it was answered. */
function Steps({ t, steps, index, onStep }: StepsProps) {
  return (
    <ol className="lt-lesson-steps" aria-label={t('lesson.steps')}>
      {steps.map(({ id, title, answered }, i) => {
        const name = t(answered ? 'lesson.step.answered' : 'lesson.step', { step: i + 1, title });
        return (
          <li key={id}>
            <button
              type="button"
              className="lt-lesson-mark"
              data-answered={answered}
              aria-current={i === index ? 'step' : undefined}
              aria-label={name}
              title={name}
              onClick={() => onStep(id)}
            />
          </li>
        );
      })}
    </ol>
  );
}
