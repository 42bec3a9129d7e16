/**
 * What a worker of one model, or of several, does: answer pings and questions. All that counts is in core.ts.
 *
 * A long run whose question gives way is worked out in slices, between which the worker looks for a newer question; any
 * other is answered at once.
 */

import type { Model } from '../sim/model';
import { answer, type FindModel, open } from './core';
import { type Defer, makeDefer, workInSlices } from './inSlices';
import {
  type Answer,
  type FromWorker,
  type Question,
  type Room,
  roomBuffers,
  type ToWorker,
} from './protocol';

/** The part of a worker's global scope that is used. */
export interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, options?: { transfer: Transferable[] }): void;
}

export function serve(
  models: Model | FindModel,
  scope: WorkerScope = self,
  defer: Defer = makeDefer(),
): void {
  const findModel: FindModel =
    typeof models === 'function' ? models : (id) => (id === models.id ? models : undefined);
  let giveUp: (() => Room | undefined) | undefined;

  const say = (answered: Answer): void => {
    giveUp = undefined;
    const { trace: columns } = answered.kind === 'result' ? answered.result : {};
    const prepared = answered.kind === 'result' ? answered.prepared : undefined;
    scope.postMessage({ answer: answered }, { transfer: columns ? roomBuffers({ columns, prepared }) : [] });
  };
  const take = (question: Question): void => {
    const left = giveUp?.();
    const asked = question.room ? question : { ...question, room: left };
    if (question.givesWay) giveUp = workInSlices(open(asked, findModel), defer, say);
    else say(answer(asked, findModel));
  };

  const stop = (): void => {
    giveUp?.();
    giveUp = undefined;
  };

  scope.onmessage = ({ data }) => {
    if ('ping' in data) scope.postMessage({ pong: true });
    else if ('stop' in data) stop();
    else take(data.question);
  };
}
