/** Binds the curve that is drawn by hand to its story. */

import type { CurveQuestion, Runs } from '../../scenarios/lesson';
import type { AtStep } from '../../state/selectors';
import type { Text } from '../../text/catalogue';
import { CurveField } from '../../views/lesson/CurveField';
import type { ThemeName } from '../../views/theme';
import { useSession } from '../useSession';
import { curveParts } from './curve';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly question: string;
  readonly asked: CurveQuestion;
  readonly at: AtStep;
  readonly runs: Runs;
  onAnswer(heights: readonly number[]): void;
  onShow(): void;
}

export function CurvePanel({ t, theme, question, asked, at, runs, onAnswer, onShow }: Props) {
  const { select } = useSession();
  const parts = curveParts(t, at, asked, runs, select.story);
  if (!parts) return null;
  return (
    <CurveField
      t={t}
      theme={theme}
      question={question}
      quantity={asked.quantity}
      {...parts}
      onAnswer={onAnswer}
      onShow={onShow}
    />
  );
}
