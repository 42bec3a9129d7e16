/**
 * The place in a lesson, in a link: `lesson=minutes&step=gap&done=share:0.14,wait:network`. Reading never throws: what is
 * wrong is dropped and told of. What a step puts on the page is not written; only what differs from it is.
 */

import { nearestName } from '../sim/parameters';
import { quoted } from '../text/problems';
import type { OpenLesson, Shelf } from './lesson/shelf';
import { type LessonPlace, type LinkState, SHEETS } from './linkState';
import type { Pairs } from './linkUpgrades';
import type { Notice } from './notices';

/** Stands in a link where a step has chosen something, and somebody went back to what the story has by itself. */
export const OWN = 'own';
const ANSWER = /^([A-Za-z][A-Za-z]{0,39}):([\w.-]{1,200})$/;

/** What the reading of a link needs of the place: the lesson, and what its step puts on the page. */
export interface ReadPlace {
  readonly open: OpenLesson;
  readonly place: LessonPlace;
  readonly start: LinkState;
}

export const lessonNamed = (pairs: Pairs, { cards }: Pick<Shelf, 'cards'>): string | undefined => {
  const name = pairs.find(([key]) => key === 'lesson')?.[1];
  if (name === undefined) return undefined;
  const ids = cards.map(({ id }) => id);
  return ids.find((id) => id === name) ?? nearestName(name.slice(0, 64), ids);
};

/** Takes the lesson's keys out of the pairs. The lesson (`lessonNamed`) must be on the shelf. */
export function readPlace(
  pairs: Map<string, string>,
  shelf: Shelf,
  notices: Notice[],
): ReadPlace | undefined {
  const name = pairs.get('lesson');
  const id = lessonNamed([...pairs], shelf);
  const open = id === undefined ? undefined : shelf.find(id);
  const [step, done, sheet] = ['step', 'done', 'sheet'].map((key) => pairs.get(key));
  if (name === undefined) return undefined;
  for (const key of ['lesson', 'step', 'done', 'sheet']) pairs.delete(key);
  if (!open) {
    notices.push({ key: 'notice.lesson', args: { name: quoted(name) } });
    return undefined;
  }
  const { places } = open;
  const found = places.find((one) => one.id === step) ?? places[0]!;
  if (step !== undefined && found.id !== step)
    notices.push({ key: 'notice.step', args: { name: quoted(step) } });
  const start = open.start(found.id);
  if (!start) return undefined;
  return {
    open,
    start,
    place: {
      id: open.lesson.id,
      step: found.id,
      answers: readAnswers(done ?? '', open, notices),
      sheet: SHEETS.find((one) => one === sheet),
    },
  };
}

function readAnswers(text: string, { places }: OpenLesson, notices: Notice[]): LessonPlace['answers'] {
  const answers: Record<string, string> = {};
  let lost = 0;
  for (const part of text.split(',')) {
    if (part === '') continue;
    const [, step, answer] = ANSWER.exec(part) ?? [];
    const asks = places.some(({ id, question }) => id === step && question);
    if (asks) answers[step!] = answer!;
    else lost++;
  }
  if (lost > 0) notices.push({ key: 'notice.answers', args: { count: lost } });
  return answers;
}

export const writeAnswers = (answers: LessonPlace['answers']): string =>
  Object.entries(answers)
    .map(([step, answer]) => `${step}:${answer}`)
    .join(',');

export function writePlace({
  id,
  step,
  answers,
  sheet,
}: Omit<LessonPlace, 'step'> & { readonly step?: string }): [string, string][] {
  const done = writeAnswers(answers);
  return [
    ['lesson', id],
    ...(step === undefined ? [] : [['step', step] as [string, string]]),
    ...(sheet === undefined ? [] : [['sheet', sheet] as [string, string]]),
    ...(done === '' ? [] : [['done', done] as [string, string]]),
  ];
}
