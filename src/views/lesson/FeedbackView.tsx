/** What came of an answer: outcome, guess beside truth, the wrong idea behind it, the explanation. */

import type { ReactNode } from 'react';
import type { Text } from '../../text/catalogue';

interface Props {
  readonly t: Text;
  readonly outcome: 'right' | 'close' | 'wrong' | 'seen';
  readonly question: string;
  readonly comparison: readonly string[];
  readonly reply?: string | undefined;
  readonly idea?: { readonly name: string; readonly why: string } | undefined;
  /** Guess and truth in a drawing, where there is one. */
  readonly drawing?: ReactNode;
  /** The explanation. */
  readonly children: ReactNode;
  onAgain(): void;
}

export function FeedbackView(props: Props) {
  const { t, outcome, question, comparison, reply, idea, drawing, children, onAgain } = props;
  return (
    <section className="lt-feedback" data-outcome={outcome} aria-label={t('answer.run')}>
      <p className="lt-asked-question">{question}</p>
      <p className="lt-feedback-outcome" role="status">
        <strong>{t(`answer.outcome.${outcome}`)}</strong> {comparison.join(' ')}
      </p>
      {drawing}
      {reply !== undefined && <p className="lt-text">{reply}</p>}
      {idea && (
        <p className="lt-feedback-idea">
          <span className="lt-mute">{t('answer.idea', { idea: idea.name })}</span> {idea.why}
        </p>
      )}
      {children}
      <p className="lt-text">
        <button type="button" className="lt-button lt-button-quiet lt-feedback-again" onClick={onAgain}>
          {t('answer.change')}
        </button>
      </p>
    </section>
  );
}
