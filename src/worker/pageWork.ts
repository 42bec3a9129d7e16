/** A question worked out by the page itself, in slices, once engine and models are there. */

import type { OpenWork, Work } from './core';
import { type Defer, workInSlices } from './inSlices';
import type { Answer, Question, Room } from './protocol';

/** Starts at the next slice. Returns how to give it up, which says what memory it had. */
export function workOnPage(
  question: Question,
  openWork: OpenWork,
  defer: Defer,
  done: (answer: Answer) => void,
): () => Room | undefined {
  let abandoned = false;
  let giveUp: (() => Room | undefined) | undefined;

  const start = (work: Work): void => {
    if (!abandoned) giveUp = workInSlices(work, defer, done);
  };
  defer(() => {
    if (abandoned) return;
    const opened = openWork(question);
    if (!(opened instanceof Promise)) {
      start(opened);
      return;
    }
    opened.then(start, (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!abandoned)
        done({ id: question.id, kind: 'failure', failure: { key: 'run.crash', args: { message } } });
    });
  });
  return () => {
    abandoned = true;
    return giveUp ? giveUp() : question.room;
  };
}
