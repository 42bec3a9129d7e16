/** What became of an answer, in one word. The sentences are feedback.ts's. */

import type { Question, Runs } from '../../scenarios/lesson';
import { NO_GUESS } from '../linkState';
import { curveOf } from './feedback';
import { judgeChoice, judgeCurve, judgeNumber, judgePick } from './judge';

/** 'seen': somebody would rather see than guess. */
export type Outcome = 'right' | 'close' | 'wrong' | 'seen';

export function outcomeOf(question: Question, answer: string, runs: Runs): Outcome {
  if (answer === NO_GUESS) return 'seen';
  switch (question.kind) {
    case 'task':
      return 'right';
    case 'choice':
    case 'pick': {
      const judged =
        question.kind === 'choice' ? judgeChoice(question, answer, runs) : judgePick(question, answer, runs);
      return judged.guess === undefined ? 'seen' : judged.right ? 'right' : 'wrong';
    }
    case 'number':
    case 'finish': {
      const judged = judgeNumber(question, Number(answer), runs);
      return judged.guess === undefined ? 'seen' : judged.close ? 'close' : 'wrong';
    }
    case 'curve': {
      const judged = judgeCurve(question, curveOf(answer), runs);
      return judged.off === undefined ? 'seen' : judged.close ? 'close' : 'wrong';
    }
  }
}
