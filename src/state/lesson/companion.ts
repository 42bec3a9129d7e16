/**
 * Two windows of one lesson in step: what the audience sees, and the teacher's notes. They speak over a channel of the
 * browser; where there is none, each goes on by itself. A frozen window neither follows nor leads: the teacher can look
 * ahead. What comes over the channel is checked like a link: it may come from anybody of the same origin.
 */

import type { LessonPlace } from '../linkState';
import type { Store } from '../store';

export interface Channel {
  post(message: unknown): void;
  listen(onMessage: (message: unknown) => void): void;
  close(): void;
}
/** undefined: there is none here. */
export type OpenChannel = (name: string) => Channel | undefined;

type Place = Pick<LessonPlace, 'id' | 'step' | 'answers'>;

const plain = (place: LessonPlace | undefined): Place | undefined =>
  place && { id: place.id, step: place.step, answers: place.answers };

function readPlace(data: unknown): Place | 'hello' | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { hello, place } = data as Readonly<Record<string, unknown>>;
  if (hello === true) return 'hello';
  if (typeof place !== 'object' || place === null) return undefined;
  const { id, step, answers } = place as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof step !== 'string') return undefined;
  if (typeof answers !== 'object' || answers === null) return undefined;
  const texts = Object.entries(answers).filter(([, answer]) => typeof answer === 'string');
  return { id, step, answers: Object.fromEntries(texts) as Record<string, string> };
}

/** `go` shows a place of the lesson. Returns how to leave. */
export function joinCompanion(store: Store, channel: Channel, go: (place: Place) => void): () => void {
  const tell = (): void => {
    const place = plain(store.getState().link.lesson);
    if (place && !store.getState().frozen) channel.post({ place });
  };
  /** What came from the other window is not told to it again. */
  let heard = JSON.stringify(plain(store.getState().link.lesson));

  channel.listen((data) => {
    const said = readPlace(data);
    if (said === 'hello') tell();
    if (said === 'hello' || !said) return;
    const { link, frozen } = store.getState();
    store.setState({ paired: true });
    if (frozen || link.lesson?.id !== said.id) return;
    heard = JSON.stringify(said);
    go(said);
  });
  const unsubscribe = store.subscribe((state, before) => {
    if (state.link.lesson === before.link.lesson && state.frozen === before.frozen) return;
    const now = JSON.stringify(plain(state.link.lesson));
    const thawed = before.frozen && !state.frozen;
    if (now === heard && !thawed) return;
    heard = now;
    tell();
  });
  channel.post({ hello: true });
  return () => {
    unsubscribe();
    channel.close();
  };
}
