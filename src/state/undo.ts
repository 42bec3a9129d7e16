/**
 * What undo goes back to: one entry a gesture, not one a change. A gesture is a control together with one drag or one
 * burst of keys; its entry holds the settings from before it. When a gesture begins and ends is the control's business.
 */

import type { ParameterValues } from '../sim/parameters';
import type { RunSettings } from './linkState';

export interface Settings {
  readonly values: ParameterValues;
  readonly seed: number;
  /** The story, and the run compared with: a comparison can be undone too. */
  readonly scenario?: string | undefined;
  readonly pinned?: RunSettings | undefined;
}

export interface History {
  readonly past: readonly Settings[];
  readonly future: readonly Settings[];
  /** The gesture whose entry is on top of the past and may still grow. */
  readonly open?: string;
}

export interface Gesture {
  /** Same control and same drag or burst of keys: same id. */
  readonly id: string;
  readonly phase: 'move' | 'end';
}

export const NO_HISTORY: History = { past: [], future: [] };
const MOST_ENTRIES = 200;
/** Before a change: puts `before` on the past unless the change belongs to the gesture that is open. */
export function record(history: History, before: Settings, gesture: Gesture): History {
  const same = history.open === gesture.id;
  const past = same ? history.past : [...history.past.slice(1 - MOST_ENTRIES), before];
  const future = same ? history.future : [];
  return gesture.phase === 'end' ? { past, future } : { past, future, open: gesture.id };
}

/** After a gesture: an entry that is equal to what is there now is no step. */
export function settle(history: History, now: Settings): History {
  const top = history.past.at(-1);
  if (history.open || !top || !sameSettings(top, now)) return history;
  return { past: history.past.slice(0, -1), future: history.future };
}

export function undo(history: History, now: Settings): { history: History; settings: Settings } | undefined {
  const settings = history.past.at(-1);
  if (!settings) return undefined;
  return { settings, history: { past: history.past.slice(0, -1), future: [now, ...history.future] } };
}

export function redo(history: History, now: Settings): { history: History; settings: Settings } | undefined {
  const [settings, ...future] = history.future;
  if (!settings) return undefined;
  return { settings, history: { past: [...history.past, now], future } };
}

export function sameSettings(a: Settings, b: Settings): boolean {
  return a.pinned === b.pinned && sameRun(a, b);
}

/** The same run, whatever it is compared with. */
export function sameRun(a: Settings, b: Settings): boolean {
  if (a.seed !== b.seed || a.scenario !== b.scenario) return false;
  const keys = Object.keys(a.values);
  return keys.length === Object.keys(b.values).length && keys.every((key) => a.values[key] === b.values[key]);
}
