/**
 * What the column of 1995 reports, and what one would have to print today, as small tables with their sources. No
 * behaviour, nothing of the model.
 */

import type { Comparison, Reference } from '../scenario';

/** Network Computing, about May 1995 (fact): a file of 1 MB read one byte, and 1,024 bytes, at a time. */
export const PRINTED = [
  { readBytes: 1, columnBytes: 128_000_000, frames: 2_000_000 },
  { readBytes: 1024, columnBytes: 1_119_141, frames: 1953 },
] as const;
/** Overhead of a read of one byte as printed (fact); 84 bytes for 1 are ten times as many percent (computed). */
export const PRINTED_PERCENT = 840;

export const references: readonly Reference[] = PRINTED.flatMap(
  ({ readBytes, columnBytes, frames }): Reference[] => [
    {
      id: `column-bytes-${readBytes}`,
      parameter: 'readBytes',
      measure: 'columnBytes',
      provenance: 'fact',
      x: readBytes,
      y: columnBytes,
      source: 'column',
      values: { readBytes },
    },
    {
      id: `column-frames-${readBytes}`,
      parameter: 'readBytes',
      measure: 'frames',
      provenance: 'fact',
      x: readBytes,
      y: frames,
      source: 'column',
      values: { readBytes },
    },
  ],
);

export const comparisons: readonly Comparison[] = [
  {
    id: 'bytes',
    from: 'kilobyte',
    to: 'byte-by-byte',
    measure: 'columnBytes',
    provenance: 'fact',
    reported: { factor: PRINTED[0].columnBytes / PRINTED[1].columnBytes, source: 'column' },
  },
  { id: 'wire', from: 'kilobyte', to: 'byte-by-byte', measure: 'wireBytes', provenance: 'computed' },
  { id: 'time', from: 'kilobyte', to: 'byte-by-byte', measure: 'fileTime', provenance: 'assumed' },
  { id: 'cache', from: 'cached-4k', to: 'byte-by-byte', measure: 'fileTime', provenance: 'assumed' },
  { id: 'awkward', from: 'kilobyte', to: 'awkward-1416', measure: 'frameBytes', provenance: 'computed' },
];
