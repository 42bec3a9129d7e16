/**
 * Figures of many runs, for the plot and for the comparison with measurements: asked for on workers of their own, one after
 * the other on each, without traces, and kept. Whoever wants something else hands in another list; what the list no longer
 * names is not asked, which is all it takes to stop.
 */

import type { RunResult } from '../sim/model';
import type { RunClient } from '../worker/client';
import type { Answer, Asked } from '../worker/protocol';

/** null: the run was stopped, so there is nothing to show at this point. */
export type Swept = RunResult | null;

export interface Sweep {
  /** The runs wanted now, the most wanted first. What comes after the first `urgent` of them is left to one worker. */
  want(list: readonly Asked[], urgent?: number): void;
  /** undefined: not there yet. */
  get(asked: Asked): Swept | undefined;
  /** To be called with each answer, and the number of the client it came from. */
  take(answer: Answer, from?: number): void;
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

type SweepClient = Pick<RunClient, 'ask' | 'drop'>;

/** A worker of the sweep and what it is asked: one question, and sometimes an older one that nobody waits for any more. */
interface Lane {
  readonly client: SweepClient;
  readonly underWay: Map<number, string>;
  asking: number | undefined;
}

/**
 * `isHopeless`: a run that is known to be stopped by a limit, which would take seconds to find out at each point.
 * `isLong`: a run that is stopped as soon as it is no longer wanted, since the run on the page needs the processor.
 */
export function makeSweep(
  clients: readonly SweepClient[],
  onProgress: () => void,
  isHopeless: (asked: Asked) => boolean = () => false,
  isLong: (asked: Asked) => boolean = () => false,
): Sweep {
  const kept = new Map<string, Swept>();
  const lanes = clients.map((client): Lane => ({ client, underWay: new Map(), asking: undefined }));
  let wanted: readonly Asked[] = [];
  let position = 0;
  let urgent = 0;

  const keep = (key: string, swept: Swept): void => {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, swept);
  };
  const isUnderWay = (key: string): boolean =>
    lanes.some(({ asking, underWay }) => asking !== undefined && underWay.get(asking) === key);

  const next = (lane: Lane): void => {
    const until = lane === lanes[0] ? wanted.length : urgent;
    while (lane.asking === undefined && position < until) {
      const asked = wanted[position++]!;
      const key = keyOf(asked);
      if (kept.has(key) || isUnderWay(key)) continue;
      if (isHopeless(asked)) {
        keep(key, null);
        onProgress();
        continue;
      }
      lane.asking = lane.client.ask({ ...asked, trace: false, givesWay: isLong(asked) });
      lane.underWay.set(lane.asking, key);
    }
  };
  return {
    want(list, first = list.length) {
      wanted = list;
      position = 0;
      urgent = first;
      for (const lane of lanes) {
        // what is under way is not waited for: the client gives it up if it takes too long
        const current = lane.asking === undefined ? undefined : lane.underWay.get(lane.asking);
        if (current !== undefined && !list.some((asked) => keyOf(asked) === current)) lane.asking = undefined;
      }
      for (const lane of lanes) {
        next(lane);
        if (lane.asking === undefined) lane.client.drop();
      }
    },
    get: (asked) => kept.get(keyOf(asked)),
    take(answer, from = 0) {
      const lane = lanes[from]!;
      const key = lane.underWay.get(answer.id);
      if (key === undefined) return;
      for (const id of lane.underWay.keys()) if (id <= answer.id) lane.underWay.delete(id);
      keep(key, answer.kind === 'result' ? answer.result : null);
      if (answer.id === lane.asking) {
        lane.asking = undefined;
        next(lane);
      }
      onProgress();
    },
  };
}
