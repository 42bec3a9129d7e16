/**
 * Figures of many runs, for the plot and for the comparison with measurements: asked for one after the other on a worker
 * of their own, without traces, and kept. Whoever wants something else hands in another list; what the list no longer
 * names is not asked, which is all it takes to stop.
 */

import type { RunResult } from '../sim/model';
import type { RunClient } from '../worker/client';
import type { Answer, Asked } from '../worker/protocol';

/** null: the run was stopped, so there is nothing to show at this point. */
export type Swept = RunResult | null;

export interface Sweep {
  /** The runs wanted now, the most wanted first. */
  want(list: readonly Asked[]): void;
  /** undefined: not there yet. */
  get(asked: Asked): Swept | undefined;
  /** To be called with each answer of the client. */
  take(answer: Answer): void;
}

/** Runs kept; one is a few hundred bytes. */
const MOST_KEPT = 5000;

/** A plot looks its hundred questions up again with every answer. */
const keys = new WeakMap<Asked, string>();

/** Equal questions, equal keys. Values are held in table order, so that their order cannot differ. */
function keyOf(asked: Asked): string {
  let key = keys.get(asked);
  if (key === undefined) {
    key = `${asked.scenario} ${asked.seed} ${JSON.stringify(asked.values)}`;
    keys.set(asked, key);
  }
  return key;
}

/** `isHopeless`: a run that is known to be stopped by a limit, which would take seconds to find out at each point. */
export function makeSweep(
  client: Pick<RunClient, 'ask'>,
  onProgress: () => void,
  isHopeless: (asked: Asked) => boolean = () => false,
): Sweep {
  const kept = new Map<string, Swept>();
  /** Questions under way: one, and sometimes an older one that nobody waits for any more. */
  const underWay = new Map<number, string>();
  let wanted: readonly Asked[] = [];
  let position = 0;
  let asking: number | undefined;

  const keep = (key: string, swept: Swept): void => {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, swept);
  };

  const next = (): void => {
    while (asking === undefined && position < wanted.length) {
      const asked = wanted[position++]!;
      const key = keyOf(asked);
      if (kept.has(key)) continue;
      if (isHopeless(asked)) {
        keep(key, null);
        onProgress();
        continue;
      }
      asking = client.ask({ ...asked, trace: false });
      underWay.set(asking, key);
    }
  };
  return {
    want(list) {
      wanted = list;
      position = 0;
      // what is under way is not waited for: the client gives it up if it takes too long
      const current = asking === undefined ? undefined : underWay.get(asking);
      if (current !== undefined && !list.some((asked) => keyOf(asked) === current)) asking = undefined;
      next();
    },
    get: (asked) => kept.get(keyOf(asked)),
    take(answer) {
      const key = underWay.get(answer.id);
      if (key === undefined) return;
      for (const id of underWay.keys()) if (id <= answer.id) underWay.delete(id);
      keep(key, answer.kind === 'result' ? answer.result : null);
      if (answer.id === asking) {
        asking = undefined;
        next();
      }
      onProgress();
    },
  };
}
