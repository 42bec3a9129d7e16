/**
 * One app's worth of state, put together: store, workers, clock, link, voice. Several can live on a page. What must be
 * cleaned up is cleaned up by `close`.
 */

import type { LessonCard } from '../scenarios/lesson';
import { lessons } from '../scenarios/lessons';
import type { Card, Scenario } from '../scenarios/scenario';
import { stories } from '../scenarios/stories';
import { makeClient, type OpenWork, openOwnWork, type WorkerLike } from '../worker/client';
import type { Answer, Asked } from '../worker/protocol';
import { type Actions, makeActions } from './actions';
import { makeAnnouncer } from './announcer';
import { type ClockHost, makeClock } from './clock';
import type { Miniature } from './home/miniature';
import type { HostWishes, KeepLocked } from './hostWishes';
import type { OpenChannel } from './lesson/companion';
import { lessonIn, makeShelf } from './lesson/shelf';
import { libraryOf, makeLibrary, storyIn } from './library';
import { lessonOf, otherStoryOf, readLink, storyOf } from './linkReader';
import { type Address, syncLink } from './linkSync';
import { allOf, makeOpening } from './opening';
import { makePins } from './pins';
import { readPreferences, watchSystem } from './preferences';
import { makeRuns } from './runs';
import { makeSelectors, type Selectors } from './selectors';
import { recall } from './storage';
import { makeStore, type Store } from './store';
import { makeSweep } from './sweep';
import { watchSweep } from './sweepWatch';

/** Twice what a run may have: an estimate may be off, but not by that much. */
const HOPELESS_SPANS = 40_000_000;
/** About a fiftieth of a second. */
const LONG_SPANS = 1_000_000;

export interface SessionOptions {
  /** Makes the worker of a story or throws; absent: no workers. */
  readonly makeWorker?: ((scenario: string) => WorkerLike) | undefined;
  /** How the page works where there is no worker; absent: with engine and models of its own, loaded then. */
  readonly openWork?: OpenWork;
  readonly address: Address;
  /** The query, for preferences. */
  readonly search: string;
  readonly clock: ClockHost;
  /** Stories that are there already; absent: all there are, each loaded when it is opened. */
  readonly scenarios?: readonly Scenario[];
  /** Absent: all there are. */
  readonly lessons?: readonly LessonCard[];
  /**
   * The whole page is the app's, not somebody else's: then following a link is a step of the browser's history, and keys
   * count when nothing has the focus.
   */
  readonly ownsPage?: boolean;
  /** Ways between windows of one lesson; absent: none. */
  readonly openChannel?: OpenChannel;
  /** Absent: the app may show all it has. */
  readonly host?: HostWishes;
  /** Comes with the embed; absent: nothing is locked. */
  readonly keepLocked?: KeepLocked;
  /** Hands a file to the page around the app, which may not let it download any; false: there is nobody to hand it to. */
  readonly handOver?: HandOver;
}

export type HandOver = (name: string, mime: string, data: Blob) => boolean;

/** The name that two windows of one lesson share, as the query may say it. */
const PAIR = /^[a-z0-9]{4,32}$/;

/** Two: by the time a curve is wanted, the run's own worker has nothing to do. */
const SWEEP_WORKERS = 2;

export interface Session {
  readonly store: Store;
  readonly actions: Actions;
  readonly select: Selectors;
  readonly cards: readonly Card[];
  readonly lessons: readonly LessonCard[];
  readonly ownsPage: boolean;
  /** A story, if it is loaded. */
  scenario(id: string): Scenario | undefined;
  /** The lines of a story's two moments; undefined where they cannot be had just now. */
  miniature(story: string): Promise<Miniature | undefined>;
  readonly handOver: HandOver | undefined;
  /** As a link does. */
  openFragment(fragment: string): void;
  /** In step with another window from now on; false where that is not possible. */
  pair(name: string): boolean;
  close(): void;
}

export function openSession(options: SessionOptions): Session {
  const { address, makeWorker, openWork = openOwnWork, scenarios } = options;
  const library = scenarios ? libraryOf(scenarios) : makeLibrary(stories);
  const { cards, find } = library;
  const shelf = makeShelf(options.lessons ?? lessons, library);
  const store = makeStore(readPreferences(options.search, recall('theme')));
  store.setState({ deep: recall('deep') === 'yes', host: options.host });

  const client = makeClient({
    openWork,
    makeWorker,
    onAnswer: (answer) => runs.take(answer),
    onPage: () => store.setState({ inPage: true }),
  });
  const previews = makeClient({ openWork, makeWorker, onAnswer: (answer) => runs.takePreview(answer) });
  const sweepClients = Array.from({ length: makeWorker ? SWEEP_WORKERS : 1 }, (_, i) =>
    makeClient({ openWork, makeWorker, onAnswer: (answer) => sweep.take(answer, i) }),
  );
  const isExpected = ({ scenario, values }: Asked, most: number): boolean => {
    const expected = find(scenario)?.model.expectedSpans(values) ?? 0;
    return Number.isFinite(expected) && expected > most;
  };
  const sweep = makeSweep(
    sweepClients,
    () => sweeping.progress(),
    (asked) => isExpected(asked, HOPELESS_SPANS),
    (asked) => isExpected(asked, LONG_SPANS),
  );
  const select = makeSelectors(sweep, find, shelf);
  const sweeping = watchSweep(store, select, sweep);
  const runs = makeRuns(store, client, previews, find, () => {
    sweeping.ready();
    actions.runSettled();
  });
  const makeOwn = (onAnswer: (answer: Answer) => void) => makeClient({ openWork, makeWorker, onAnswer });
  const pins = makePins(store, makeOwn, find);
  /** What works out a lesson's runs is loaded with the first lesson. */
  const following = store.subscribe(({ link }) => {
    if (!link.lesson || unfollow) return;
    unfollow = () => {};
    void import('./lesson/runs').then(
      ({ followLesson }) => {
        if (closed) return;
        unfollow = followLesson(store, (id) => shelf.find(id)?.lesson, makeOwn, find);
      },
      () => {
        unfollow = undefined; // no network just now: tried again at the next step
      },
    );
  });
  let unfollow: (() => void) | undefined;
  let closed = false;
  const clock = makeClock(options.clock, (ms) => actions.tick(ms));
  const unwatchSight = options.clock.watchSight((inSight) => store.setState({ inSight }));
  const announcer = makeAnnouncer((text) =>
    store.setState(({ message }) => ({ message: { text, number: message.number + 1 } })),
  );
  const opening = makeOpening(store);
  const actions = makeActions({
    store,
    select,
    runs,
    clock,
    opening,
    library,
    shelf,
    keepLocked: options.keepLocked,
    say: announcer.say,
  });

  let unpair: (() => void) | undefined;
  const pair = (name: string): boolean => {
    const channel = PAIR.test(name) ? options.openChannel?.(`linetime.${name}`) : undefined;
    if (!channel) return false;
    unpair?.();
    unpair = channel.close;
    import('./lesson/companion').then(
      ({ joinCompanion }) => {
        if (!closed) unpair = joinCompanion(store, channel, actions.goToPlace);
      },
      () => {}, // no network just now: each window goes on by itself
    );
    return true;
  };
  pair(new URLSearchParams(options.search).get('pair') ?? '');

  if (!makeWorker) store.setState({ inPage: true });
  const unwatchSystem = watchSystem((system) => store.setState({ system }));
  const follow = (fragment: string): void => {
    const lesson = lessonOf(fragment, shelf);
    const stories = [storyOf(fragment, cards), otherStoryOf(fragment, cards)];
    const wanted = stories.flatMap((id) => (id === undefined ? [] : storyIn(library, id)));
    if (lesson !== undefined) wanted.push(lessonIn(shelf, lesson));
    opening.open(allOf(wanted), () => actions.openLink(readLink(fragment, library, shelf)));
  };
  const sync = syncLink(address, follow);
  follow(address.read());
  const unsubscribe = store.subscribe((state, before) => {
    // while it plays the address stays; where it stops is written
    if (state.playing && before.playing) return;
    if (state.link !== before.link || state.playing !== before.playing) sync.write(select.fragment(state));
  });

  return {
    store,
    actions,
    select,
    cards,
    lessons: shelf.cards,
    ownsPage: options.ownsPage === true,
    scenario: find,
    async miniature(story) {
      try {
        const [scenario, { miniatureOf }] = await Promise.all([
          library.find(story) ?? library.load(story),
          import('./home/miniature'),
        ]);
        return closed ? undefined : await miniatureOf(scenario, makeOwn);
      } catch {
        return undefined; // no network just now
      }
    },
    handOver: options.handOver,
    openFragment: follow,
    pair,
    close() {
      closed = true;
      following();
      unfollow?.();
      unpair?.();
      opening.drop();
      sync.flush();
      unsubscribe();
      unwatchSystem();
      unwatchSight();
      sync.close();
      sweeping.close();
      runs.close();
      pins.close();
      clock.close();
      announcer.close();
      client.close();
      previews.close();
      for (const one of sweepClients) one.close();
    },
  };
}
