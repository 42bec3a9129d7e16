/**
 * What was reported and measured, as small tables with their sources. No behaviour, nothing of the model.
 */

import type { Comparison, Reference } from '../scenario';
import { LARGEST_MESSAGE_BITS } from './facts';
import { presets } from './presets';

/** Rates of RFC 662, bit/s (fact): means over one file of about 2.5 million bits; two and three are "about", hand-started. */
export const REPORTED = { before: 6837, after: 27_578, two: 40_000, three: 40_000 } as const;
/** The RFC multiplies 334,231 words by 36 and prints 12.5 million bits (fact); the product is 12,032,316 (computed). */
export const PRINTED_TAPE_BITS = 12_500_000;

export interface RoundTripRow {
  readonly dataBits: number;
  readonly runs: number;
  readonly minMs: number;
  readonly medianMs: number;
  readonly meanMs: number;
  readonly maxMs: number;
}

/**
 * Round trips of the IMP program of September 1973 (system 3050) on an H316 simulator: IMPs 44 and 6, one 50 kbit/s
 * line, 100 kbit/s cables, 400,000 instructions a second (assumed), ideal hosts, routing on, stop and wait (measured).
 */
export const IMP_ROUND_TRIPS: readonly RoundTripRow[] = [
  [100, 27, 20.2, 21.7, 26.0, 65.2],
  [500, 27, 36.1, 37.2, 43.1, 77.2],
  [940, 64, 54.1, 55.5, 61.0, 96.3],
  [968, 27, 59.5, 60.7, 69.1, 92.6],
  [1000, 27, 59.8, 61.8, 72.3, 101.3],
  [2000, 27, 83.0, 85.7, 96.7, 128.4],
  [3000, 27, 107.0, 110.9, 118.4, 163.8],
  [4000, 27, 130.9, 155.2, 147.1, 185.1],
  [6000, 27, 174.2, 175.9, 188.1, 223.1],
  [8000, 64, 221.2, 224.7, 233.0, 259.6],
  [8023, 27, 221.5, 223.4, 234.9, 259.1],
].map(([dataBits, runs, minMs, medianMs, meanMs, maxMs]) => ({
  dataBits: dataBits!,
  runs: runs!,
  minMs: minMs!,
  medianMs: medianMs!,
  meanMs: meanMs!,
  maxMs: maxMs!,
}));

/** Goodput of several transfers on the IMP program, bit/s, least and most of the runs (measured). */
const IMP_TRANSFERS = [
  { transfers: 2, bufferBits: 8000, senderHostMs: 50, low: 40_060, high: 40_530 },
  { transfers: 3, bufferBits: 8000, senderHostMs: 50, low: 37_600, high: 39_920 },
  { transfers: 2, bufferBits: 936, senderHostMs: 78, low: 13_400, high: 13_400 },
  { transfers: 3, bufferBits: 936, senderHostMs: 78, low: 20_100, high: 20_100 },
] as const;

const valuesOf = (id: string) => presets.find((preset) => preset.id === id)!.values;
const rate = (id: keyof typeof REPORTED, x: number, source: string): Reference => ({
  id: `rfc-${id}`,
  parameter: 'bufferBits',
  measure: 'goodput',
  provenance: 'fact',
  x,
  y: REPORTED[id],
  source,
  values: valuesOf(id),
});

export const references: readonly Reference[] = [
  rate('before', 940, 'rfc662'),
  rate('after', LARGEST_MESSAGE_BITS, 'rfc662'),
  ...(['two', 'three'] as const).map(
    (id, i): Reference => ({ ...rate(id, i + 2, 'rfc662-several'), parameter: 'transfers' }),
  ),
  ...IMP_TRANSFERS.map(
    ({ low, high, ...values }): Reference => ({
      id: `imp-${values.transfers}-${values.bufferBits}`,
      parameter: 'transfers',
      measure: 'goodput',
      provenance: 'measured',
      x: values.transfers,
      y: (low + high) / 2,
      ...(low < high ? { low, high } : {}),
      source: 'imp-transfers',
      values,
    }),
  ),
  ...IMP_ROUND_TRIPS.map(
    (row): Reference => ({
      id: `imp-${row.dataBits}`,
      parameter: 'bufferBits',
      measure: 'roundTrip',
      provenance: 'measured',
      x: row.dataBits,
      y: row.meanMs,
      low: row.minMs,
      high: row.maxMs,
      source: 'imp-program',
      values: { ...valuesOf('imp-program'), bufferBits: row.dataBits },
    }),
  ),
];

/** The reported gain mixes a larger buffer with another machine: the old buffer on the new machine takes it apart. */
export const comparisons: readonly Comparison[] = [
  {
    id: 'both',
    from: 'before',
    to: 'after',
    measure: 'goodput',
    provenance: 'fact',
    reported: { factor: REPORTED.after / REPORTED.before, source: 'rfc662' },
  },
  { id: 'machine', from: 'before', to: 'fair-before', measure: 'goodput', provenance: 'computed' },
  { id: 'buffer', from: 'fair-before', to: 'after', measure: 'goodput', provenance: 'computed' },
];
