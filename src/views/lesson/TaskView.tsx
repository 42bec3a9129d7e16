/** Something to be done with the controls: where it stands, and what is said once it is done. */

import type { ReactNode } from 'react';
import type { Text } from '../../text/catalogue';

interface Props {
  readonly t: Text;
  readonly question: string;
  readonly done: boolean;
  readonly sentences: readonly string[];
  /** Settings back as the step has them. */
  onRestart(): void;
  /** Puts one way of doing it on the page. Absent: nobody may see it. */
  readonly onShow: (() => void) | undefined;
  /** The explanation, once it is done or was shown. */
  readonly children: ReactNode;
}

export function TaskView({ t, question, done, sentences, onRestart, onShow, children }: Props) {
  return (
    <section className="lt-task" data-done={done} aria-label={question}>
      <p className="lt-asked-question">{question}</p>
      <p className="lt-feedback-outcome" role="status">
        {done && <strong>{t('task.done')} </strong>}
        {sentences.join(' ')}
      </p>
      <div className="lt-asked-ways">
        <button type="button" className="lt-button" onClick={onRestart}>
          {t('lesson.again')}
        </button>
        {!done && onShow && (
          <button type="button" className="lt-button lt-button-quiet" onClick={onShow}>
            {t('task.show')}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
