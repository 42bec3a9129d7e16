/** The teacher's notes in a window of their own: this step, its answer, the next one, the clock; in step with the other window. */

import { useEffect, useState } from 'react';
import { paragraphsOf, sayer } from '../../state/lesson/feedback';
import { formatDuration } from '../../text/format';
import { Prose } from '../../views/lesson/Prose';
import { useSelect, useSession } from '../useSession';
import { type SheetProps, StepKey, StepNotes } from './StepNotes';
import { ifThere } from './useStep';

export function Notes({ t, at, runs }: SheetProps) {
  const { lesson, places, step, index } = at;
  const { length } = lesson.steps;
  const { actions } = useSession();
  const answered = useSelect((state) => state.link.lesson?.answers[step.id] !== undefined);
  const frozen = useSelect((state) => state.frozen);
  const paired = useSelect((state) => state.paired);
  const say = sayer(t, lesson, runs);
  const next = places[index + 1];
  const text = ifThere(() => paragraphsOf(say(`step.${step.id}.text`)));
  const question = step.question && ifThere(() => say(`step.${step.id}.question`));
  return (
    <>
      <p className="lt-small lt-mute" role="status">
        {t(paired ? 'sheet.inStep' : 'sheet.alone.notes')}
      </p>
      <div className="lt-sheet-tools lt-notes-ways">
        <button
          type="button"
          className="lt-button"
          aria-disabled={index === 0}
          onClick={actions.previousStep}
        >
          {t('lesson.back')}
        </button>
        <button
          type="button"
          className="lt-button lt-button-main"
          aria-disabled={!next && (answered || !step.question)}
          onClick={actions.advance}
        >
          {t(step.question && !answered ? 'present.show' : 'present.next')}
        </button>
        <button type="button" className="lt-button" onClick={() => actions.setFrozen(!frozen)}>
          {t(frozen ? 'sheet.thaw' : 'sheet.freeze')}
        </button>
      </div>
      <h2 className="lt-sheet-step-title">
        {index < length
          ? t('lesson.where', { step: index + 1, count: length })
          : t('item.where', { item: index - length + 1, count: lesson.items.length })}
        : {t(`step.${step.id}.title`)}
      </h2>
      <Elapsed key={step.id} t={t} of={step.notes.seconds} />
      {text && <Prose paragraphs={text} />}
      {question && (
        <p className="lt-asked-question">
          {question} <span className="lt-mute">({t(answered ? 'sheet.shown' : 'sheet.hidden')})</span>
        </p>
      )}
      <StepKey t={t} at={at} runs={runs} />
      {!('figure' in step) && <StepNotes t={t} at={at} runs={runs} />}
      {next && (
        <p className="lt-text lt-notes-next">{t('sheet.then', { title: t(`step.${next.id}.title`) })}</p>
      )}
    </>
  );
}

/** How long this step has been on, beside how long it was planned to be. */
function Elapsed({ t, of }: Pick<SheetProps, 't'> & { readonly of: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  const said = `${formatDuration(seconds * 1e9)} / ${formatDuration(of * 1e9)}`;
  return (
    <p className={seconds > of ? 'lt-num lt-notes-late' : 'lt-num lt-mute'} role="timer">
      {t('sheet.elapsed', { time: said })}
    </p>
  );
}
