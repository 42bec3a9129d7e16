/** What the Sun RPC model declares, and how long its runs are expected to be. Nothing here runs. */

import type { ModelSpec } from '../../sim/model';
import { kinds, LANE, lanes, rules } from './lanes';
import type { SunrpcValues } from './params';
import { bufferFor, Records, writeSizes } from './records';

export const spec: ModelSpec<SunrpcValues> = {
  id: 'sunrpc',
  lanes,
  kinds,
  rules,
  holds: ['nagle', 'minshall', 'corked', 'window', 'bufferFull', 'need1024', 'delayedAck'],
  mainLine: lanes[LANE['client-server']].id,

  expectedSpans(values) {
    const { length } = new Records(values.callBytes, values.sendBufferBytes);
    const writes = writeSizes(values.callBytes, values.sendBufferBytes).length;
    const { socketBufferBytes, recvBufferBytes } = values;
    const segments = Math.ceil(length / Math.min(values.mssBytes, socketBufferBytes)) + writes;
    const chunks = Math.ceil(length / Math.min(socketBufferBytes, 4096)) + writes;
    const reads = Math.ceil(length / Math.min(bufferFor(recvBufferBytes), socketBufferBytes));
    return values.calls * (22 + (values.delayedAck ? 5 : 10) * segments + 8 * chunks + 7 * reads);
  },
};
