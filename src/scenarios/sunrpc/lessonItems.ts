/** Questions for a whole class on "Elbows": their words are in lessonItemsText.ts. */

import type { Item } from '../lesson';
import { itemOf } from '../lessonItem';
import { callTime, curveRun, stalls } from './lessonRuns';

export const items: readonly Item[] = [
  itemOf('itemWho', 'slow', 'ledger', {
    options: [
      { id: 'fastCable', misconception: 'slowPartIsLine' },
      { id: 'almost', misconception: 'biggerIsBetter' },
      { id: 'fixed' },
      { id: 'nobody', misconception: 'timerIsNetwork' },
    ],
    right(run) {
      const best = ['fastCable', 'almost', 'fixed'].reduce((a, b) =>
        callTime(run(b)) < callTime(run(a)) ? b : a,
      );
      return callTime(run(best)) < 0.5 * callTime(run('slow')) ? best : 'nobody';
    },
  }),
  itemOf('itemStrip', 'slow', 'strip', {
    options: [
      { id: 'network', misconception: 'timerIsNetwork' },
      { id: 'receiver', misconception: 'receiverIsSlow' },
      { id: 'sender', misconception: 'oldMachines' },
      { id: 'hold' },
    ],
    right: (run) =>
      (['network', 'receiver', 'sender', 'hold'] as const).reduce((best, one) =>
        run('slow').ns[one] > run('slow').ns[best] ? one : best,
      ),
  }),
  itemOf('itemSize', 'fine', 'ledger', {
    options: [
      { id: 'none', misconception: 'costIsSmooth' },
      { id: 'first' },
      { id: 'later', misconception: 'staysSlow' },
      { id: 'all', misconception: 'biggerIsBetter' },
    ],
    right(run) {
      const [first, later] = [stalls(run(curveRun(4500))), stalls(run(curveRun(5500)))];
      return first ? (later ? 'all' : 'first') : later ? 'later' : 'none';
    },
  }),
];
