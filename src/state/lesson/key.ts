/** The answer key of a step, for teachers: what is right, which wrong answers there are, and what they come from. */

import type { Lesson, Runs, Step } from '../../scenarios/lesson';
import type { Text } from '../../text/catalogue';
import { formatCount } from '../../text/format';
import { sayer, unitOf } from './feedback';
import { judgeChoice, judgeCurve, judgeNumber, judgePick } from './judge';
import { formatQuantity } from './numbers';

export interface WrongAnswer {
  readonly answer: string;
  /** Name of the wrong idea, where it is a known one. */
  readonly idea?: string | undefined;
  readonly reply: string;
}

export interface AnswerKey {
  readonly right: string;
  readonly wrong: readonly WrongAnswer[];
}

/** undefined for a step without a question, and for a task: that has its solution. */
export function answerKey(t: Text, lesson: Lesson, step: Step, runs: Runs): AnswerKey | undefined {
  const { question } = step;
  const say = sayer(t, lesson, runs);
  const own = (name: string): string => say(`step.${step.id}.${name}`);
  const ideaOf = (id: string | undefined) => (id === undefined ? undefined : t(`misconception.${id}`));
  switch (question?.kind) {
    case 'choice': {
      const { truth } = judgeChoice(question, '', runs);
      return {
        right: own(`option.${truth}`),
        wrong: question.options
          .filter(({ id }) => id !== truth)
          .map(({ id, misconception }) => ({
            answer: own(`option.${id}`),
            idea: ideaOf(misconception),
            reply: own(`feedback.${id}`),
          })),
      };
    }
    case 'pick': {
      const { truth } = judgePick(question, '', runs);
      return {
        right: t(`category.${truth}`),
        wrong: question.among
          .filter((id) => id !== truth)
          .map((id) => ({
            answer: t(`category.${id}`),
            idea: ideaOf(question.misconceptions[id]),
            reply: own(`feedback.${id}`),
          })),
      };
    }
    case 'number':
    case 'finish': {
      const unit = unitOf(question);
      return {
        right: formatQuantity(unit, judgeNumber(question, undefined, runs).truth),
        wrong: question.ideas.map(({ misconception, gives }) => ({
          answer: formatQuantity(unit, gives(runs)),
          idea: ideaOf(misconception),
          reply: own(`idea.${misconception}`),
        })),
      };
    }
    case 'curve': {
      const said = (heights: readonly number[]): string =>
        question.over
          .map((name, i) => {
            const at = runs(name).values[question.axis];
            const place = typeof at === 'number' ? formatCount(at) : String(at);
            return `${place}: ${formatQuantity(question.quantity, heights[i]!)}`;
          })
          .join(' · ');
      return {
        right: said(judgeCurve(question, undefined, runs).truth),
        wrong: question.ideas.map(({ misconception, gives }) => ({
          answer: said(gives(runs)),
          idea: ideaOf(misconception),
          reply: own(`idea.${misconception}`),
        })),
      };
    }
    default:
      return undefined;
  }
}
