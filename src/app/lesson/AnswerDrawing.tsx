/** Guess and truth in one drawing, for questions that were answered in one. */

import { curveOf } from '../../state/lesson/feedback';
import { judgeCurve, judgeNumber } from '../../state/lesson/judge';
import { NO_GUESS } from '../../state/linkState';
import { CurveResult } from '../../views/lesson/CurveResult';
import { FinishResult } from '../../views/lesson/FinishResult';
import { useSelect, useSession } from '../useSession';
import { curveParts } from './curve';
import type { QuestionProps } from './questionProps';
import { ifThere } from './useStep';

export function AnswerDrawing({
  t,
  at,
  question,
  answer,
  runs,
}: QuestionProps & { readonly answer: string }) {
  const { select } = useSession();
  const theme = useSelect((state, selectors) => selectors.theme(state));
  const made = ifThere(() => {
    if (question.kind === 'finish') {
      const { truth, guess } = judgeNumber(question, answer === NO_GUESS ? undefined : Number(answer), runs);
      return <FinishResult t={t} theme={theme} until={question.until(runs)} truth={truth} guess={guess} />;
    }
    if (question.kind === 'curve') {
      const { truth, guess } = judgeCurve(question, answer === NO_GUESS ? undefined : curveOf(answer), runs);
      const parts = curveParts(t, at, question, runs, select.story);
      return parts && <CurveResult t={t} theme={theme} {...parts} truth={truth} guess={guess} />;
    }
    return null;
  });
  return made ?? null;
}
