/**
 * A question worked out in slices of about 8 ms. The page does so where no worker can be had, so that the browser paints
 * and takes input in between; a worker does so with long runs, so that it hears of a newer question.
 */

import type { Work } from './core';
import type { Answer, Room } from './protocol';

const SLICE_MS = 8;
/** Some models do thousands of spans in an event (see netware/lone.ts), so it begins with few. */
const FIRST_EVENTS = 16;
const LEAST_EVENTS = 4;
const MOST_EVENTS = 1 << 22;

/** Calls back as soon as the browser has had its turn. Timers are held to 4 ms, messages are not. */
export type Defer = (then: () => void) => void;

export function makeDefer(): Defer {
  if (typeof MessageChannel === 'undefined') return (then) => void setTimeout(then, 0);
  const { port1, port2 } = new MessageChannel();
  const queue: (() => void)[] = [];
  port1.onmessage = () => queue.shift()?.();
  // in Node an open port keeps the process alive
  (port1 as { unref?: () => void }).unref?.();
  return (then) => {
    queue.push(then);
    port2.postMessage(0);
  };
}

/** Starts at the next slice. Returns how to give it up, which says what memory it had. */
export function workInSlices(
  work: Work,
  defer: Defer,
  done: (answer: Answer) => void,
  now: () => number = () => performance.now(),
): () => Room | undefined {
  let abandoned = false;
  let events = FIRST_EVENTS;

  const slice = (): void => {
    if (abandoned) return;
    const start = now();
    if (!work.advance(events)) {
      done(work.answer());
      return;
    }
    const took = now() - start;
    // towards the length wanted, at most fourfold at a time
    const factor = took > 0 ? SLICE_MS / took : 4;
    events = Math.max(
      LEAST_EVENTS,
      Math.min(MOST_EVENTS, Math.round(events * Math.min(4, Math.max(0.25, factor)))),
    );
    defer(slice);
  };
  defer(slice);
  return () => {
    abandoned = true;
    return work.room();
  };
}
