/**
 * A NetWare server, its workstations and the one Ethernet cable between them, about 1995: an application reads or
 * writes a file through NCP, request by request, and waits for each reply. This file says what a model must say; the
 * machinery is in `office.ts`, and in `lone.ts` for one workstation.
 */

import type { Model } from '../../sim/model';
import { kinds, lanes, rules } from './lanes';
import { isAlone, Lone } from './lone';
import { Office } from './office';
import type { NetwareValues } from './params';
import { fileBytesOf, hasEmptyRead } from './requests';

export const model: Model<NetwareValues> = {
  id: 'netware',
  lanes,
  kinds,
  rules,
  holds: [],
  mainLine: 'ethernet',

  expectedSpans(values) {
    const { burst, bufferBytes, burstBytes, clients, operation, readBytes } = values;
    const bytes = fileBytesOf(values);
    const block = operation === 'read' ? values.clientCacheBytes : 0;
    const fetch = Math.min(bytes, block || readBytes) || 1;
    const fetches = bytes / fetch + 2;
    const work = (values.serverMicros > 0 ? 1 : 0) + (values.clientMicros > 0 ? 1 : 0);
    const using = block > 0 && values.cachedReadMicros > 0 ? fetches : 0;
    const bursts = burst && fetch > bufferBytes;
    const exchanges = bursts
      ? fetches * Math.ceil(fetch / burstBytes)
      : fetches * (fetch > 1 ? 1 + fetch / Math.min(bufferBytes, 1440) : 1);
    const fragments = bursts ? bytes / 1400 : 0;
    const loss = 1 + values.fragmentLossPercent / 20;
    return clients * (using + (exchanges * (2 + work) + fragments) * loss + 2);
  },

  /** What cannot be asked for together. */
  hopeless(values) {
    if (values.burst && values.operation === 'write') return 'burstWrites';
    if (values.startOffset > values.fileBytes) return 'pastEnd';
    return fileBytesOf(values) === 0 && !hasEmptyRead(values) ? 'nothingToRead' : undefined;
  },

  build: (world, values) => (isAlone(values) ? new Lone(world, values) : new Office(world, values)),
};
