/** What is around every widget that takes an answer: the question, what is wrong with an answer, and two buttons. */

import { type ReactNode, useId } from 'react';
import type { Text } from '../../text/catalogue';

interface Props {
  readonly t: Text;
  readonly question: string;
  /** Why the answer cannot be taken; stays until it can. */
  readonly problem: string | undefined;
  onAnswer(): void;
  onShow(): void;
  /** Gets the id of the problem's sentence, for aria-describedby. */
  children(problemId: string | undefined): ReactNode;
}

export function Asked({ t, question, problem, onAnswer, onShow, children }: Props) {
  const problemId = useId();
  return (
    <form
      className="lt-asked"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer();
      }}
    >
      <fieldset className="lt-asked-fields">
        <legend className="lt-asked-question">{question}</legend>
        {children(problem === undefined ? undefined : problemId)}
      </fieldset>
      {problem !== undefined && (
        <p id={problemId} className="lt-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="lt-asked-ways">
        <button type="submit" className="lt-button lt-button-main">
          {t('answer.give')}
        </button>
        <button type="button" className="lt-button lt-button-quiet lt-asked-show" onClick={onShow}>
          {t('answer.show')}
        </button>
      </div>
    </form>
  );
}
