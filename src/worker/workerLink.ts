/**
 * One worker and what can become of it: it answers its first ping and is ready, or it is dead (not made, not loaded,
 * not answering, crashed). Who is told when is all there is; replacing is the client's business.
 */

import { type Answer, type FromWorker, type Question, roomBuffers, type ToWorker } from './protocol';

/** The part of a Worker that is used; tests put their own here. */
export interface WorkerLike {
  postMessage(message: ToWorker, options?: { transfer?: Transferable[] }): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export interface WorkerEvents {
  onReady(): void;
  onAnswer(answer: Answer): void;
  /** Once at most; the worker has been terminated. `unanswered`: it was made, and never said a word. */
  onDead(unanswered: boolean): void;
}

export interface WorkerLink {
  send(question: Question): void;
  /** Ends a run that gives way. */
  stop(): void;
  close(): void;
}

export function openWorker(make: () => WorkerLike, connectMs: number, events: WorkerEvents): WorkerLink {
  let worker: WorkerLike | undefined;
  let ready = false;
  let over = false;

  const close = (): void => {
    over = true;
    clearTimeout(timer);
    worker?.terminate();
  };
  const die = (unanswered = false): void => {
    if (over) return;
    close();
    events.onDead(unanswered);
  };
  // the error event of a worker that cannot load carries no message, and some browsers send none at all
  const timer = setTimeout(() => die(true), connectMs);

  try {
    worker = make();
    worker.onerror = (event) => {
      event.preventDefault?.();
      die();
    };
    worker.onmessageerror = () => die();
    worker.onmessage = ({ data }) => {
      if (over) return;
      if ('answer' in data) return events.onAnswer(data.answer);
      if (ready) return;
      ready = true;
      clearTimeout(timer);
      events.onReady();
    };
    worker.postMessage({ ping: true });
  } catch {
    clearTimeout(timer);
    // told later, so that whoever opens has the link in hand first
    setTimeout(() => die(), 0);
  }

  return {
    send(question) {
      const transfer = question.room ? roomBuffers(question.room) : [];
      worker?.postMessage({ question }, { transfer });
    },
    stop: () => worker?.postMessage({ stop: true }),
    close,
  };
}
