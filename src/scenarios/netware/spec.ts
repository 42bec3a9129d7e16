/** What the NetWare model declares, and how long its runs are expected to be. Nothing here runs. */

import type { ModelSpec } from '../../sim/model';
import { kinds, lanes, rules } from './lanes';
import type { NetwareValues } from './params';
import { fileBytesOf } from './requests';

export const spec: ModelSpec<NetwareValues> = {
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

  shorter: (values, share) => ({
    ...values,
    fileBytes: values.startOffset + Math.max(1, Math.ceil(fileBytesOf(values) * share)),
  }),
};
