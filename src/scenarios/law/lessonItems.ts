/** Questions for a whole class on "One law": their words are in lessonItemsText.ts. */

import type { Item } from '../lesson';
import { itemOf } from '../lessonItem';
import { readRun, roundOf } from './lessonRuns';

export const items: readonly Item[] = [
  itemOf('itemSmall', readRun(64), 'ledger', {
    options: [
      { id: 'nearly' },
      { id: 'half', misconception: 'headersEatIt' },
      { id: 'nothing', misconception: 'bandwidthIsSpeed' },
      { id: 'more', misconception: 'biggerIsBetter' },
    ],
    right(run) {
      const gain = run(readRun(128)).goodput / run(readRun(64)).goodput;
      return gain > 2 ? 'more' : gain > 1.75 ? 'nearly' : gain > 1.2 ? 'half' : 'nothing';
    },
  }),
  itemOf('itemLarge', readRun(1024), 'ledger', {
    options: [
      { id: 'twice', misconception: 'bandwidthIsSpeed' },
      { id: 'half' },
      { id: 'nothing', misconception: 'waitingIsTheRule' },
      { id: 'server', misconception: 'receiverIsSlow' },
    ],
    right(run) {
      const gain = run('fastRead').goodput / run(readRun(1024)).goodput;
      return gain > 1.8 ? 'twice' : gain > 1.2 ? 'half' : 'nothing';
    },
  }),
  itemOf('itemTimer', 'timer', 'strip', {
    options: [
      { id: 'tenth', misconception: 'proportional' },
      { id: 'law', misconception: 'timerIsNetwork' },
      { id: 'half', misconception: 'slowPartIsLine' },
      { id: 'nothing' },
    ],
    right(run) {
      const left = roundOf(run('fastTimer')) / roundOf(run('timer'));
      return left > 0.95 ? 'nothing' : left > 0.4 ? 'half' : left > 0.11 ? 'law' : 'tenth';
    },
  }),
];
