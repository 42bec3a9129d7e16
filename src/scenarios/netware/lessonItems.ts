/** Questions for a whole class on "One byte at a time": their words are in lessonItemsText.ts. */

import type { Item } from '../lesson';
import { itemOf } from '../lessonItem';
import { curveRun, exchanges } from './lessonRuns';

export const items: readonly Item[] = [
  itemOf('itemServer', 'short', 'ledger', {
    options: [
      { id: 'half', misconception: 'proportional' },
      { id: 'fifth' },
      { id: 'little', misconception: 'headersEatIt' },
      { id: 'nothing', misconception: 'slowPartIsLine' },
    ],
    right(run) {
      const saved = 1 - run('fastServer').elapsedNs / run('short').elapsedNs;
      return saved > 0.4 ? 'half' : saved > 0.15 ? 'fifth' : saved > 0.01 ? 'little' : 'nothing';
    },
  }),
  itemOf('itemTwice', curveRun(1024), 'strip', {
    options: [
      { id: 'longer', misconception: 'biggerIsBetter' },
      { id: 'same' },
      { id: 'tiny', misconception: 'cutInTwo' },
      { id: 'many', misconception: 'programIsTraffic' },
    ],
    right(run) {
      const [one, two] = [exchanges(run(curveRun(1024))), exchanges(run(curveRun(2048)))];
      return two < one ? 'longer' : two === one ? 'same' : 'tiny';
    },
  }),
  itemOf('itemCable', 'users', 'ledger', {
    options: [
      { id: 'tenfold', misconception: 'slowPartIsLine' },
      { id: 'rate', misconception: 'bandwidthIsSpeed' },
      { id: 'silence', misconception: 'ratesAddUp' },
      { id: 'nothing' },
    ],
    right(run) {
      const gain = run('usersFast').goodput / run('users').goodput;
      return gain > 3 ? 'tenfold' : gain > 1.2 ? 'silence' : 'nothing';
    },
  }),
];
