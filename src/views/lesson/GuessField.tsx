/** A number typed with its unit. */

import { useId, useState } from 'react';
import type { Text } from '../../text/catalogue';
import { type GuessQuantity, readGuess } from '../../text/guess';
import { Asked } from './Asked';

interface Props {
  readonly t: Text;
  readonly question: string;
  readonly quantity: GuessQuantity;
  onAnswer(value: number): void;
  onShow(): void;
}

export function GuessField({ t, question, quantity, onAnswer, onShow }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const hintId = useId();
  const hand = (): void => {
    const guess = readGuess(quantity, text);
    if (guess.ok) onAnswer(guess.value);
    else setProblem(t(guess.key, guess.args));
  };
  return (
    <Asked t={t} question={question} problem={problem} onAnswer={hand} onShow={onShow}>
      {(problemId) => (
        <label className="lt-guess">
          <span className="lt-hidden">{t('answer.yours')}</span>
          <input
            className="lt-input"
            type="text"
            dir="ltr"
            autoComplete="off"
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={problemId ?? hintId}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
          />
          <span id={hintId} className="lt-small lt-mute">
            {t(`guess.example.${quantity}`)}
          </span>
        </label>
      )}
    </Asked>
  );
}
