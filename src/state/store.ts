/**
 * All that the page knows, in one store of its own for each app on a page. Only actions write to it. What can be derived
 * is not in here: see selectors.ts.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RunFacts } from '../scenarios/lesson';
import type { Failure } from '../worker/protocol';
import type { HostWishes } from './hostWishes';
import { HOME, type LinkState } from './linkState';
import type { Notice } from './notices';
import type { Preferences, SystemWishes } from './preferences';
import type { Shown } from './shown';
import type { Strip } from './strip';
import { type History, NO_HISTORY } from './undo';

export interface RunState {
  /** Number of the latest question, 0 before the first. */
  readonly asked: number;
  /** The latest question has no answer yet. */
  readonly pending: boolean;
  /** It has had none for so long that the reader should be told. */
  readonly late: boolean;
  readonly shown?: Shown | undefined;
  /** The beginning of the run that is being worked out, for picture and timeline; its end and its sums mean nothing. */
  readonly preview?: Shown | undefined;
  /** The run that what follows from the picture is made of: the one shown, or for a frame or two still the one before. */
  readonly read?: Shown | undefined;
  /** Why the latest question has no run. */
  readonly failure?: Failure | undefined;
}

/** What is known of the runs of the lesson that is open, by the names it gives them. */
export interface LessonFacts {
  readonly runs: Readonly<Record<string, RunFacts | 'failed'>>;
  readonly strips: Readonly<Record<string, Strip>>;
}

export interface State {
  readonly link: LinkState;
  /** A story is being loaded, or could not be. */
  readonly opening: { readonly failed: boolean } | undefined;
  readonly run: RunState;
  readonly history: History;
  readonly notices: readonly Notice[];
  readonly playing: boolean;
  /** Run A, once it is there. */
  readonly pinned: Shown | undefined;
  /** Simulated ns in a second of playback; undefined: made to fit what is in view. */
  readonly speed: number | undefined;
  /** Row of the trace that was picked. */
  readonly selected: number | undefined;
  /** What a screen reader is told; the number makes a repeated sentence a new message. */
  readonly message: { readonly text: string; readonly number: number };
  readonly preferences: Preferences;
  readonly system: SystemWishes;
  /** The settings are folded up, or not; undefined: as the look wants it. */
  readonly folded: boolean | undefined;
  /** The page works out the runs itself. */
  readonly inPage: boolean;
  /** Somebody is near the hypotheses: they are to be worked out. */
  readonly testing: boolean;
  readonly facts: LessonFacts;
  /** The step somebody has just gone to: its heading takes the focus. */
  readonly arrived: string | undefined;
  /** Lessons show formulas, sources and what is fitted. */
  readonly deep: boolean;
  /** The step is shown to an audience: one idea a screen, answers when they are asked for. */
  readonly presenting: boolean;
  /** The screen is black, for a talk without it. */
  readonly blank: boolean;
  /** This window neither leads nor follows its companion. */
  readonly frozen: boolean;
  /** The companion window has been heard of. */
  readonly paired: boolean;
  /** A newer page waits; called, it comes. */
  readonly newer: (() => void) | undefined;
  /** Goes up with each run of a sweep, so that what is made of them is made again. */
  readonly swept: number;
  readonly host: HostWishes | undefined;
  /** The app is on the screen, in a tab that is seen. */
  readonly inSight: boolean;
}

export type Store = StoreApi<State>;

const NO_RUN: RunState = { asked: 0, pending: false, late: false };

export const makeStore = (preferences: Preferences): Store =>
  createStore<State>(() => ({
    link: HOME,
    opening: undefined,
    run: NO_RUN,
    history: NO_HISTORY,
    notices: [],
    playing: false,
    pinned: undefined,
    speed: undefined,
    selected: undefined,
    message: { text: '', number: 0 },
    preferences,
    system: { dark: false, still: false },
    folded: undefined,
    inPage: false,
    testing: false,
    facts: { runs: {}, strips: {} },
    arrived: undefined,
    deep: false,
    presenting: false,
    blank: false,
    frozen: false,
    paired: false,
    newer: undefined,
    swept: 0,
    host: undefined,
    inSight: true,
  }));
