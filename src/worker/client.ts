/**
 * Whom the page asks for runs. One question in flight, one waiting; a newer one takes the waiting one's place, so a
 * slider can be dragged however fast. Answers come in the order of their questions, some questions never get one.
 *
 * Behind it is a worker, of the story that is asked about. One that cannot be reached, crashes or hangs is replaced, and at the third failure in a row the
 * page serves itself, in slices. A long run is no hang: a run is given up only when a newer question has waited for it
 * for some seconds, or after a minute, which the limits of a run leave no room for.
 */

import type { OpenWork } from './core';
import { type Defer, makeDefer } from './inSlices';
import { workOnPage } from './pageWork';
import { type Answer, type Asked, type Question, type Room, roomBuffers } from './protocol';
import { openWorker, type WorkerLike, type WorkerLink } from './workerLink';

export type { OpenWork } from './core';
export { openOwnWork } from './ownWork';
export type { WorkerLike } from './workerLink';

export interface RunClient {
  /** Returns the question's number, which its answer carries. */
  ask(asked: Asked): number;
  /** Takes back the columns of a run that nobody looks at any more. */
  giveBack(room: Room): void;
  /** Nobody wants to know any more: what waits is never asked, and a run that gives way is stopped. */
  drop(): void;
  readonly place: 'worker' | 'page';
  close(): void;
}

export interface ClientOptions {
  /** How the page takes a question up itself. */
  readonly openWork: OpenWork;
  onAnswer(answer: Answer): void;
  /** The page serves itself from now on. */
  onPage?(): void;
  /** Makes the worker of a story or throws; absent: the page serves itself from the start. */
  readonly makeWorker?: ((scenario: string) => WorkerLike) | undefined;
  readonly connectMs?: number;
  /** How long a newer question waits for an older one's run. */
  readonly patienceMs?: number;
  /** How long a run may take when nobody waits for it. */
  readonly longestMs?: number;
  readonly defer?: Defer;
}

const FAILURES_ALLOWED = 2;
/** Larger columns are left to the collector: keeping them would hold memory that the next run may need. */
const POOLED_ROWS = 5_000_000;
/** Columns that no run has asked for in this time are let go: they take as much memory as the run that is shown. */
const POOLED_MS = 10_000;

/** Whoever still remembers the run must not keep its memory. */
const letGo = (room: Room): void => void structuredClone(null, { transfer: roomBuffers(room) });

export function makeClient(options: ClientOptions): RunClient {
  const { openWork, onAnswer, makeWorker, connectMs = 4000, patienceMs = 2500, longestMs = 60_000 } = options;
  let place: 'worker' | 'page' = makeWorker ? 'worker' : 'page';
  let link: WorkerLink | undefined;
  /** The story whose worker is there, or on its way. */
  let story: string | undefined;
  let ready = false;
  let failures = 0;
  let closed = false;
  let lastId = 0;
  let inFlight: Question | undefined;
  let waiting: Question | undefined;
  /** The question that was in flight when a worker died: it gets one more try. */
  let triedBefore = 0;
  let pool: Room | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let abandon: (() => Room | undefined) | undefined;
  let defer = options.defer;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    ready = false;
    const scenario = story!;
    const mine = openWorker(() => makeWorker!(scenario), connectMs, {
      onReady() {
        if (link !== mine) return;
        ready = true;
        next();
      },
      onAnswer(answer) {
        if (link === mine) answered(answer);
      },
      onDead(unanswered) {
        if (link === mine) workerDied(unanswered);
      },
    });
    link = mine;
  }

  function stopTimers(): void {
    clearTimeout(patience);
    clearTimeout(longest);
    patience = longest = undefined;
  }

  function answered(answer: Answer): void {
    if (closed) return;
    if (answer.id !== inFlight?.id) {
      // it was on its way when its question gave way
      if (answer.kind === 'result' && answer.result.trace)
        giveBack({ columns: answer.result.trace, prepared: answer.prepared });
      return;
    }
    stopTimers();
    inFlight = abandon = undefined;
    failures = 0;
    // the next question is on its way before anybody draws
    next();
    onAnswer(answer);
  }

  function workerDied(unanswered: boolean): void {
    stopTimers();
    // waiting for a second silent worker would keep the reader from the first picture
    failures += unanswered ? FAILURES_ALLOWED + 1 : 1;
    const lost = inFlight;
    inFlight = undefined;
    const poison = lost !== undefined && triedBefore === lost.id;
    if (lost && !poison) {
      triedBefore = lost.id;
      waiting ??= { ...lost, room: undefined };
    }
    if (failures > FAILURES_ALLOWED) {
      place = 'page';
      link = undefined;
      options.onPage?.();
    } else connect();
    if (lost && poison) onAnswer({ id: lost.id, kind: 'failure', failure: { key: 'run.lost', args: {} } });
    next();
  }

  /** Gives up what is in flight, for the sake of what waits. */
  function giveUp(): void {
    stopTimers();
    inFlight = undefined;
    if (place === 'worker') {
      link?.close();
      connect();
    } else {
      abandon?.();
      abandon = undefined;
      next();
    }
  }

  /** What gives way is given up at once: a worker does so when it hears of the next question. */
  function giveWay(): void {
    if (!inFlight?.givesWay) return;
    stopTimers();
    inFlight = undefined;
    const left = abandon?.();
    abandon = undefined;
    if (left) giveBack(left);
  }

  function giveBack(room: Room): void {
    const rows = room.columns.lane.length;
    if (rows === 0 || room.columns === pool?.columns) return;
    if (rows > POOLED_ROWS || rows < (pool?.columns.lane.length ?? 0)) {
      letGo(room);
      return;
    }
    if (pool) letGo(pool);
    pool = room;
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (pool) letGo(pool);
      pool = undefined;
    }, POOLED_MS);
  }

  function hung(): void {
    link?.close();
    workerDied(false);
  }

  function next(): void {
    if (closed || inFlight || !waiting) return;
    if (place === 'worker' && waiting.scenario !== story) {
      story = waiting.scenario;
      link?.close();
      connect();
    }
    if (place === 'worker' && !ready) return;
    const question: Question = waiting.trace && pool ? { ...waiting, room: pool } : waiting;
    if (waiting.trace) pool = undefined;
    inFlight = question;
    waiting = undefined;
    if (place === 'page') {
      defer ??= makeDefer();
      abandon = workOnPage(question, openWork, defer, answered);
      return;
    }
    longest = setTimeout(hung, longestMs);
    link!.send(question);
  }

  return {
    ask(asked) {
      const { scenario, values, seed, trace, givesWay = false } = asked;
      waiting = { id: ++lastId, scenario, values, seed, trace, givesWay };
      giveWay();
      if (inFlight) patience ??= setTimeout(giveUp, patienceMs);
      next();
      return lastId;
    },
    giveBack,
    drop() {
      waiting = undefined;
      clearTimeout(patience);
      patience = undefined;
      if (place === 'worker' && inFlight?.givesWay) link?.stop();
      giveWay();
    },
    get place() {
      return place;
    },
    close() {
      closed = true;
      stopTimers();
      clearTimeout(resting);
      abandon?.();
      link?.close();
    },
  };
}
