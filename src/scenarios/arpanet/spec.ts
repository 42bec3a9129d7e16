/** What the ARPANET model declares, and how long its runs are expected to be. Nothing here runs. */

import type { ModelSpec } from '../../sim/model';
import { PACKET_DATA_BITS, packetsOf } from './facts';
import { kinds, LANE, lanes, rules } from './lanes';
import type { ArpanetValues } from './params';

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
    const each = 13 + 4.2 * (packets - 1) + (size < values.bufferBits ? 12 : 0);
    const cycleMs = values.senderHostMs + roughRoundTripMs(values, size);
    const lossMs = (values.lossPercent / 100) * values.incompleteSeconds * 1000;
    // several transfers go beside each other until the line is full
    const lineMs = (1200 * size) / values.lineBitsPerSecond;
    const runMs = messages * (Math.max(cycleMs / values.transfers, lineMs) + lossMs);
    const background =
      runMs * (0.035 + (values.crossTrafficPercent / 100) * 0.05 + values.interactivePerSecond * 0.012);
    return messages * each * (1 + values.lossPercent / 50) + background + 100;
  },

  shorter: (values, share) => ({ ...values, fileBits: Math.max(1, Math.ceil(values.fileBits * share)) }),
};

/** How long a message and its RFNM are on their way, about: enough to know how much background there will be. */
function roughRoundTripMs(
  { cableBitsPerSecond: cable, lineBitsPerSecond: line, impMs }: ArpanetValues,
  size: number,
): number {
  const lonely = Math.min(size, PACKET_DATA_BITS);
  const seconds = size / Math.min(cable, line) + (2 * lonely) / Math.max(cable, line) + 600 / line;
  return 1000 * seconds + 4 * impMs;
}
