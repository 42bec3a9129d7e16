/**
 * A NetWare server, its workstations and the one Ethernet cable between them, about 1995: an application reads or
 * writes a file through NCP, request by request, and waits for each reply. What it declares is in
 * `spec.ts`; the machinery is in `office.ts`, and in `lone.ts` for one workstation.
 */

import type { Model } from '../../sim/model';
import { isAlone, Lone } from './lone';
import { Office } from './office';
import type { NetwareValues } from './params';
import { fileBytesOf, hasEmptyRead } from './requests';
import { spec } from './spec';

export const model: Model<NetwareValues> = {
  ...spec,

  /** What cannot be asked for together. */
  hopeless(values) {
    if (values.burst && values.operation === 'write') return 'burstWrites';
    if (values.startOffset > values.fileBytes) return 'pastEnd';
    return fileBytesOf(values) === 0 && !hasEmptyRead(values) ? 'nothingToRead' : undefined;
  },

  build: (world, values) => (isAlone(values) ? new Lone(world, values) : new Office(world, values)),
};
