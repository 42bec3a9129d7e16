/**
 * Sun RPC over TCP as Carsten Ruseng Jakobsen met it in May 1989: a client calls an empty routine with an array, over and
 * over, on a quiet Ethernet. This file says what the model is to the rest of the program; connection.ts puts it
 * together, and each part has its own file.
 */

import type { Model } from '../../sim/model';
import { Connection } from './connection';
import { type Costs, M1 } from './costs';
import { figuresOf } from './figures';
import { kinds, LANE, lanes, rules } from './lanes';
import type { SunrpcValues } from './params';
import { bufferFor, Records, writeSizes } from './records';

/** The model with other costs than M1's: to show that the slow sizes come from the rules. */
export const modelWith = (costs: Costs): Model<SunrpcValues> => ({
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

  /** Switches that this kernel does not have. */
  hopeless({ kernel, cork, quickAck }) {
    if (kernel === 'linux') return undefined;
    if (cork) return 'corkNeedsLinux';
    return quickAck ? 'quickAckNeedsLinux' : undefined;
  },

  build(world, values) {
    const connection = new Connection(world, values, costs);
    connection.start();
    return {
      payloadBits: 8 * values.callBytes * values.calls,
      figures: () => figuresOf(world, values, costs, connection),
    };
  },
});

export const model = modelWith(M1);
