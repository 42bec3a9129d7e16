/**
 * A lesson inside a learning platform: taken up where it was left, and told of at each checkpoint, since browsers let
 * nothing be sent reliably when a page is left.
 */

import { makeHostActions } from '../../state/hostActions';
import { outcomesOf } from '../../state/lesson/outcomes';
import type { Session } from '../../state/session';
import { converse, findApi } from './api';
import { COMPLETED, recordOf, timeOf } from './record';

/** Several changes of one press are one checkpoint. */
const REST_MS = 300;

/** `open` puts on the page what a fragment says. Returns how to stop. */
export function openInPlatform(
  frame: Window,
  fragment: string,
  open: (fragment: string) => Session,
): () => void {
  const api = findApi(frame);
  const platform = api && converse(api);
  const there = platform?.begin() === true;
  const kept = there ? platform.get('cmi.suspend_data') : '';
  const completed = there && /^(completed|passed)$/.test(platform.get('cmi.core.lesson_status'));

  const session = open(/^step=/.test(kept) ? `${fragment}&${kept}` : fragment);
  const { store, select } = session;
  const { addNotices } = makeHostActions(session);
  const tell = (key: string): void => addNotices([{ key, args: {} }]);
  if (!there) {
    tellOnceOpen(session, () => tell('notice.noPlatform'));
    return () => {};
  }

  const begun = Date.now();
  let atEnd = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refused = false;
  let over = false;

  const checkpoint = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    const at = select.atStep(state);
    const place = state.link.lesson;
    if (!at || !place || over) return;
    const { lesson, step } = at;
    atEnd ||= step === lesson.steps.at(-1);
    const { answers } = place;
    const outcomes = outcomesOf(lesson, answers, state.facts.runs);
    const record = recordOf({ lesson, step: step.id, answers, outcomes, seenAll: atEnd });
    const news = platform.set(completed ? { ...record, ...COMPLETED } : record);
    if (news) send();
  };
  const send = (): void => {
    platform.set({ 'cmi.core.session_time': timeOf(Date.now() - begun) });
    platform.commit();
    if (!platform.hasFailed() || refused) return;
    refused = true;
    tell('notice.platformRefuses');
  };
  const leave = (): void => {
    if (over) return;
    checkpoint();
    over = true;
    send();
    platform.end();
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.link.lesson !== before.link.lesson || state.facts !== before.facts)
      timer ??= setTimeout(checkpoint, REST_MS);
  });
  frame.addEventListener('pagehide', leave);
  checkpoint();
  return () => {
    unsubscribe();
    frame.removeEventListener('pagehide', leave);
    leave();
    clearTimeout(timer);
  };
}

/** Opening something takes the notices of what was before away. */
function tellOnceOpen({ store }: Session, tell: () => void): void {
  if (!store.getState().opening) {
    tell();
    return;
  }
  const unsubscribe = store.subscribe(({ opening }) => {
    if (opening) return;
    unsubscribe();
    queueMicrotask(tell);
  });
}
