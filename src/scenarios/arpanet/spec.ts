/** What the ARPANET model declares, and how long its runs are expected to be. Nothing here runs. */

import type { ModelSpec } from '../../sim/model';
import { packetsOf } from './facts';
import { kinds, LANE, lanes, rules } from './lanes';
import type { ArpanetValues } from './params';
import { roundTripWithoutHosts } from './theory';

export const spec: ModelSpec<ArpanetValues> = {
  id: 'arpanet',
  lanes,
  kinds,
  rules,
  holds: ['noBuffer', 'pairFull'],
  mainLine: lanes[LANE['imp44-imp6']].id,

  expectedSpans(values) {
    if (values.lossPercent > 0 && values.recovery === 'restart') return Number.POSITIVE_INFINITY;
    const size = Math.min(
      values.bufferBits,
      values.allocationBits === 'unlimited' ? Infinity : values.allocationBits,
    );
    const messages = Math.ceil(values.fileBits / size) * values.transfers;
    const packets = packetsOf(size).length;
    const each = 13 + 6 * (packets - 1) + (size < values.bufferBits ? 12 : 0);
    const cycleMs = values.senderHostMs + roundTripWithoutHosts(values, size) / 1e6;
    const lossMs = (values.lossPercent / 100) * values.incompleteSeconds * 1000;
    const runMs = messages * (cycleMs + lossMs);
    const background =
      runMs * (0.035 + (values.crossTrafficPercent / 100) * 0.05 + values.interactivePerSecond * 0.012);
    return messages * each * (1 + values.lossPercent / 50) + background + 100;
  },

  shorter: (values, share) => ({ ...values, fileBits: Math.max(1, Math.ceil(values.fileBits * share)) }),
};
