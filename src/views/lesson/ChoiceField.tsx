/** One of several answers; with swatches where they are categories of the ledger. */

import { useId, useState } from 'react';
import type { Category } from '../../sim/categories';
import type { Text } from '../../text/catalogue';
import { Swatch } from '../Swatch';
import type { ThemeName } from '../theme';
import { Asked } from './Asked';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly text: string; readonly category?: Category }[];
  onAnswer(id: string): void;
  onShow(): void;
}

export function ChoiceField({ t, theme, question, options, onAnswer, onShow }: Props) {
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState(false);
  const hand = (): void => {
    if (chosen === undefined) setMissing(true);
    else onAnswer(chosen);
  };
  return (
    <Asked
      t={t}
      question={question}
      problem={missing && chosen === undefined ? t('guess.choose') : undefined}
      onAnswer={hand}
      onShow={onShow}
    >
      {(problemId) =>
        options.map(({ id, text, category }) => (
          <label key={id} className="lt-choice">
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              aria-describedby={problemId}
              onChange={() => setChosen(id)}
            />
            {category && <Swatch category={category} theme={theme} />}
            <span>{text}</span>
          </label>
        ))
      }
    </Asked>
  );
}
