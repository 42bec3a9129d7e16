/** Takes what the page around says before the first run is there, and hands it on, in order, when it is. */

import type { Id } from './check';
import type { HostMessage } from './schema';

export interface Answering {
  act(message: HostMessage): void;
  whenReady(then: () => void): void;
}

/** These mean something before there is a run. */
const AT_ONCE: readonly HostMessage['type'][] = ['theme', 'lock', 'maxHeight'];
const MOST_WAITING = 500;

export function makeReception(onFirst: () => void, onTooMany: (id: Id) => void) {
  let answering: Answering | undefined;
  let ready = false;
  let waiting: HostMessage[] = [];
  return {
    take(message: HostMessage): void {
      onFirst();
      if (ready || (answering && AT_ONCE.includes(message.type))) answering!.act(message);
      else if (waiting.length < MOST_WAITING) waiting.push(message);
      else onTooMany(message.id);
    },
    open(opened: Answering): void {
      answering = opened;
      answering.whenReady(() => {
        ready = true;
        const all = waiting;
        waiting = [];
        for (const message of all) opened.act(message);
      });
    },
  };
}
