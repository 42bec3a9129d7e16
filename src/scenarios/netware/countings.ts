/** The three ways of counting the bytes of a frame. */

import type { Counting } from '../scenario';
import { CRC_BYTES, SLOT_BEFORE_BYTES } from './facts';
import { columnOf } from './figures';
import type { NetwareValues } from './params';

const slot = SLOT_BEFORE_BYTES * 8;
const always = (): boolean => true;

export const countings: readonly Counting[] = [
  { id: 'wire', leftOut: () => ({ before: 0, after: 0 }), applies: always },
  { id: 'frame', leftOut: () => ({ before: slot, after: 0 }), applies: always },
  {
    id: 'column',
    // one check sequence an exchange is missing in the column; that it is the reply's is as good a guess as any
    leftOut: ({ back }) => ({ before: slot, after: back ? CRC_BYTES * 8 : 0 }),
    applies: (values) => columnOf(values as NetwareValues) !== null,
  },
];
