/**
 * What a detective needs: the explanations of the slow sizes, each as settings of the model, and how long each call of
 * a run took. What the settings lead to is found by running them; nothing here knows the outcome.
 */

import { laneIndex, type ReadableTrace } from '../../sim/accounting/lanes';
import type { ParameterValues } from '../../sim/parameters';
import type { Histogram, Hypotheses, Hypothesis } from '../scenario';
import { CLUSTER, DEFAULT_BUFFER, FIXED_BUFFER, PLOT_TO, WORD } from './facts';
import { KIND } from './lanes';
import { REPORTED_RANGES } from './measured';
import type { SunrpcValues } from './params';
import { valuesOf } from './presets';
import { Records } from './records';
import { stalledPeriodMs } from './theory';

/** Slow is a call that takes longer than this on average: what takes 20 to 110 ms unstalled takes 200 stalled (computed). */
const SLOW_MS = 120;
/** On Linux between the 17 ms that 20,000 bytes need through the bucket and the 44 ms of a stalled call (computed). */
const LINUX_SLOW_MS = 30;

const buffers = (bytes: number): ParameterValues => ({ sendBufferBytes: bytes, recvBufferBytes: bytes });
const sunos = (id: string, values: ParameterValues): Hypothesis => ({ id, values, limit: SLOW_MS });

/** Sizes whose call fills whole clusters: without the 1,024 rule these alone are fast, four sizes wide (computed). */
function wholeClusters(): readonly number[] {
  const sizes: number[] = [];
  for (let size = 0; size <= PLOT_TO; size += WORD) {
    if (new Records(size, DEFAULT_BUFFER).length % CLUSTER === 0) sizes.push(size);
  }
  return sizes;
}

export const hypotheses: Hypotheses = {
  parameter: 'callBytes',
  range: { from: 0, to: PLOT_TO },
  measure: 'msPerCall',
  // enough for a mean on the right side of the limit (computed: a hundred give the same edges)
  values: { calls: 30 },
  corners: wholeClusters(),
  reported: {
    ranges: REPORTED_RANGES,
    provenance: 'fact',
    source: 'jakobsen-ranges',
    // assumed: the reported edges were found by trying sizes, and 8,090 may be twice 4,045. Between 49, which the
    // first row is off, and 91, one less than the textbook story is off, the verdicts are the same
    tolerance: 64,
  },
  rows: [
    sunos('asItWas', {}),
    { id: 'textbook', values: valuesOf('linux-4096'), limit: LINUX_SLOW_MS },
    sunos('bsd86', { kernel: 'bsd86' }),
    sunos('noRule', { sosendRule: false }),
    sunos('almost', buffers(4092)),
    sunos('socket2048', { socketBufferBytes: 2048 }),
    sunos('socket8192', { socketBufferBytes: 8192 }),
    sunos('noNagle', { noDelay: true }),
    sunos('noDelayedAck', { delayedAck: false }),
    sunos('library4096', buffers(4096)),
    sunos('library8192', buffers(8192)),
    sunos('library24000', buffers(FIXED_BUFFER)),
  ],
};

export const histogram: Histogram = {
  /** A call begins where the one before was decoded; the first one with the run. */
  times({ lanes, rowsOfLane, columns }: ReadableTrace) {
    const times: number[] = [];
    let before = 0;
    for (const row of rowsOfLane[laneIndex({ lanes }, 'client')]!) {
      if (columns.kind[row] !== KIND.decode) continue;
      times.push(columns.end[row]! - before);
      before = columns.end[row]!;
    }
    return times;
  },
  period(values) {
    const { delayedAck } = values as SunrpcValues;
    return delayedAck ? 1e6 * stalledPeriodMs(values as SunrpcValues) : undefined;
  },
};
