/**
 * What was reported and measured, as small tables with their sources. No behaviour, nothing of the model.
 */

import type { Comparison, Reference } from '../scenario';
import { valuesOf } from './presets';

/**
 * Slow array sizes as reported on 10 May 1989, bytes (fact, comp.sys.sun, C. R. Jakobsen): 5 to 10 times as slow as
 * expected. 8090 is twice 4045 and may have been doubled, not measured (inferred).
 */
export const REPORTED_RANGES = [
  { from: 4045, to: 4952 },
  { from: 8090, to: 8960 },
] as const;
const REPORTED_RATIO = { low: 5, high: 10 } as const;
/** Packets a second in the slow ranges, as a share of the rate at 512 bytes (fact, the same). */
const REPORTED_PACKETS = { low: 0.25, high: 0.5 } as const;

/** Stephen Nahm's times after the fix, seconds for a series of calls (fact); 100 calls a series is inferred. */
export const NAHM: readonly { readonly callBytes: number; readonly seconds: number }[] = [
  [0, 0.94],
  [512, 0.97],
  [1024, 1.16],
  [2048, 1.5],
  [4000, 1.99],
  [4096, 2.28],
  [8000, 3.37],
  [8192, 3.81],
  [8300, 3.7],
  [16_300, 6.3],
  [16_392, 8.72],
  [16_400, 10.54],
].map(([callBytes, seconds]) => ({ callBytes: callBytes!, seconds: seconds! }));

/** Above this many bytes Nahm's times jump, and no set of costs found explains it (unexplained). */
export const UNEXPLAINED_ABOVE = 16_384;
/** What the model's calls of that size take, ms (computed: mean of 24 runs of `nahm-table`). */
export const MODEL_ABOVE_MS = 66;

/**
 * The part of Nahm's time that the model does not have, as stalled calls in a hundred (computed). A call stalls when the
 * tick falls into it, half way on average, and ends with the next tick: 200 ms less half a call longer than usual.
 */
export const excessStalls = (reportedMs: number): number =>
  (100 * (reportedMs - MODEL_ABOVE_MS)) / (200 - MODEL_ABOVE_MS / 2);

export interface LinuxRow {
  readonly callBytes: number;
  /** Median ms a call: 4,000-byte buffers with Nagle's rule, without it, and 24,000-byte buffers. */
  readonly nagleMs: number;
  readonly noDelayMs: number;
  readonly largeMs: number;
}

/**
 * Linux 6.18, HZ 250, two network namespaces, a 10 Mbit/s token bucket, offloads off, MSS 1448: median of 100 calls
 * after 3 to warm up (measured).
 */
export const LINUX: readonly LinuxRow[] = [
  [512, 0.5, 0.5, 0.5],
  [1024, 0.91, 0.91, 0.91],
  [2048, 1.78, 1.78, 1.78],
  [3900, 3.32, 3.32, 3.32],
  [3948, 3.36, 3.36, 3.36],
  [3952, 3.39, 3.42, 3.36],
  [3953, 44.07, 3.42, 3.36],
  [4000, 44.05, 3.45, 3.4],
  [4045, 44.02, 3.49, 3.44],
  [4096, 44.01, 3.53, 3.47],
  [4500, 44.03, 3.85, 3.85],
  [4952, 44.02, 4.21, 4.21],
  [5392, 44.12, 4.57, 4.56],
  [5393, 4.57, 4.57, 4.57],
  [6000, 5.11, 5.11, 5.1],
  [8000, 6.76, 6.76, 6.76],
  [8192, 6.92, 6.92, 6.91],
  [9000, 7.61, 7.62, 7.61],
  [12_000, 10.13, 10.18, 10.12],
  [16_300, 13.73, 13.78, 13.71],
  [16_392, 13.8, 13.85, 13.79],
  [16_400, 13.81, 13.86, 13.79],
].map(([callBytes, nagleMs, noDelayMs, largeMs]) => ({
  callBytes: callBytes!,
  nagleMs: nagleMs!,
  noDelayMs: noDelayMs!,
  largeMs: largeMs!,
}));

/** Rows that stand on the page; the others say the same. */
const SHOWN = [512, 2048, 3952, 3953, 4096, 5392, 5393, 8192, 16_400];

const point = (callBytes: number, more: Omit<Reference, 'parameter' | 'x'>): Reference => ({
  parameter: 'callBytes',
  x: callBytes,
  ...more,
});

const nahm = NAHM.map(({ callBytes, seconds }) =>
  point(callBytes, {
    id: `nahm-${callBytes}`,
    measure: 'msPerCall',
    provenance: callBytes > UNEXPLAINED_ABOVE ? 'unexplained' : 'fact',
    y: seconds * 10,
    source: callBytes > UNEXPLAINED_ABOVE ? 'nahm-elbow' : 'nahm',
    values: { ...valuesOf('nahm-table'), callBytes },
  }),
);

const excess = NAHM.filter(({ callBytes }) => callBytes > UNEXPLAINED_ABOVE).map(({ callBytes, seconds }) =>
  point(callBytes, {
    id: `excess-${callBytes}`,
    measure: 'stalledShare',
    provenance: 'unexplained',
    y: excessStalls(seconds * 10),
    source: 'nahm-excess',
    values: { ...valuesOf('nahm-table'), callBytes },
  }),
);

const linux = LINUX.filter(({ callBytes }) => SHOWN.includes(callBytes)).flatMap((row) =>
  (
    [
      ['nagle', 'linux-4096', row.nagleMs],
      ['nodelay', 'linux-nodelay', row.noDelayMs],
      ['24000', 'linux-24000', row.largeMs],
    ] as const
  ).map(([id, preset, ms]) =>
    point(row.callBytes, {
      id: `linux-${id}-${row.callBytes}`,
      measure: 'msPerCallMedian',
      provenance: 'measured',
      y: ms,
      source: `linux-${id}`,
      values: { ...valuesOf(preset), callBytes: row.callBytes },
    }),
  ),
);

export const references: readonly Reference[] = [...nahm, ...excess, ...linux];

/** How much slower the default buffers are, and how few packets a stalled call sends. */
export const comparisons: readonly Comparison[] = [
  {
    id: 'at4096',
    from: 'fixed-24000',
    to: 'default-4096',
    measure: 'msPerCall',
    provenance: 'fact',
    reported: { factor: REPORTED_RATIO.high, source: 'jakobsen-ratio' },
  },
  {
    id: 'at8192',
    from: 'fixed-8192',
    to: 'default-8192',
    measure: 'msPerCall',
    provenance: 'fact',
    reported: { factor: REPORTED_RATIO.low, source: 'jakobsen-ratio' },
  },
  {
    id: 'packets4096',
    from: 'small-512',
    to: 'default-4096',
    measure: 'packetsPerSecond',
    provenance: 'fact',
    reported: { factor: REPORTED_PACKETS.low, source: 'jakobsen-packets' },
  },
  {
    id: 'packets8192',
    from: 'small-512',
    to: 'default-8192',
    measure: 'packetsPerSecond',
    provenance: 'fact',
    reported: { factor: REPORTED_PACKETS.high, source: 'jakobsen-packets' },
  },
];
