/**
 * Sun RPC over TCP as Carsten Ruseng Jakobsen met it in May 1989: a client calls an empty routine with an array, over and
 * over, on a quiet Ethernet. What the model declares is in spec.ts; connection.ts puts it together, and each part has its own file.
 */

import type { Model } from '../../sim/model';
import { Connection } from './connection';
import { type Costs, M1 } from './costs';
import { figuresOf } from './figures';
import type { SunrpcValues } from './params';
import { spec } from './spec';

/** The model with other costs than M1's: to show that the slow sizes come from the rules. */
export const modelWith = (costs: Costs): Model<SunrpcValues> => ({
  ...spec,

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
