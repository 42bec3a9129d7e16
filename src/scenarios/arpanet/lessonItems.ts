/** Questions for a whole class on "Half an hour to seven minutes": their words are in lessonItemsText.ts. */

import type { Item } from '../lesson';
import { itemOf } from '../lessonItem';

/** Gains below which it is no change, and from which it is a full one (assumed). */
const NONE = 1.05;
const MUCH = 3;

export const items: readonly Item[] = [
  itemOf('itemLine', 'before', 'ledger', {
    options: [
      { id: 'tenfold', misconception: 'proportional' },
      { id: 'rate', misconception: 'bandwidthIsSpeed' },
      { id: 'little' },
      { id: 'nothing', misconception: 'waitingIsTheRule' },
    ],
    right(run) {
      const gain = run('fastLine').goodput / run('before').goodput;
      return gain < NONE ? 'nothing' : gain < MUCH ? 'little' : 'tenfold';
    },
  }),
  itemOf('itemStrip', 'after', 'strip', {
    options: [
      { id: 'sender' },
      { id: 'network', misconception: 'slowPartIsLine' },
      { id: 'receiver', misconception: 'receiverIsSlow' },
      { id: 'hold', misconception: 'waitingIsTheRule' },
    ],
    right: (run) =>
      (['sender', 'network', 'receiver', 'hold'] as const).reduce((best, one) =>
        run('after').ns[one] > run('after').ns[best] ? one : best,
      ),
  }),
  itemOf('itemTwo', 'after', 'ledger', {
    options: [
      { id: 'twice', misconception: 'ratesAddUp' },
      { id: 'rate', misconception: 'bandwidthIsSpeed' },
      { id: 'half' },
      { id: 'same', misconception: 'slowPartIsLine' },
    ],
    right(run) {
      const gain = run('two').goodput / run('after').goodput;
      return gain > 1.8 ? 'twice' : gain > 1.2 ? 'half' : 'same';
    },
  }),
];
