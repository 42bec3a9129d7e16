/** The place in a lesson, kept where storage allows. */

import { writeAnswers } from '../linkLesson';
import type { LessonPlace } from '../linkState';
import { recall, remember } from '../storage';

const nameOf = (id: string): string => `lesson.${id}`;

export function keepPlace({ id, step, answers }: LessonPlace): void {
  remember(nameOf(id), `step=${step}&done=${writeAnswers(answers)}`);
}

/** As it stands in a link behind the lesson's name. undefined where nothing is kept. */
export const keptPlace = (id: string): string | undefined => recall(nameOf(id));
