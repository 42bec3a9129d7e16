/** The story's moments as sets of values. What a preset does not name has its default. */

import type { Preset } from '../scenario';

export const presets: readonly Preset[] = [
  { id: 'byte-by-byte', values: { readBytes: 1 } },
  { id: 'kilobyte', values: { readBytes: 1024 } },
  { id: 'stdio-512', values: { readBytes: 1, clientCacheBytes: 512 } },
  { id: 'cached-4k', values: { readBytes: 1, clientCacheBytes: 4096 } },
  { id: 'awkward-1416', values: { readBytes: 1416 } },
  { id: 'four-byte-writes', values: { readBytes: 4, operation: 'write' } },
  // reads as large as the program can make them, so that the burst's own size decides
  { id: 'burst', values: { readBytes: 65_535, burst: true } },
  // a short file each: eight times a megabyte, byte by byte, would be 32 million spans
  { id: 'many-clients', values: { readBytes: 1, clients: 8, fileBytes: 20_000 } },
];
