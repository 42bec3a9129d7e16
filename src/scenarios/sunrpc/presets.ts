/** The story's moments as sets of values. What a preset does not name has its default. */

import type { Preset } from '../scenario';
import { FIXED_BUFFER } from './facts';

const fixed = { sendBufferBytes: FIXED_BUFFER, recvBufferBytes: FIXED_BUFFER };

/**
 * The Linux of the measurements: MSS 1448 with time stamps, buffers far larger than a call (fact), a 10 Mbit/s token
 * bucket that saves up one tick's worth (assumed), and a processor 200 times as fast as the Sun's (assumed; its work
 * hides behind the bucket).
 */
const linux = {
  kernel: 'linux',
  mssBytes: 1448,
  socketBufferBytes: 131_072,
  cpuScale: 0.006,
  bucketBytes: 5000,
} as const;

export const presets: readonly Preset[] = [
  { id: 'default-4096', values: {} },
  { id: 'default-8192', values: { callBytes: 8192 } },
  { id: 'fixed-24000', values: fixed },
  { id: 'fixed-8192', values: { ...fixed, callBytes: 8192 } },
  { id: 'small-512', values: { callBytes: 512 } },
  { id: 'nahm-table', values: { ...fixed, callBytes: 16_400 } },
  { id: 'almost-4092', values: { sendBufferBytes: 4092 } },
  { id: 'no-delay', values: { noDelay: true } },
  { id: 'linux-4096', values: linux },
  { id: 'linux-nodelay', values: { ...linux, noDelay: true } },
  { id: 'linux-24000', values: { ...linux, ...fixed } },
];

export const valuesOf = (id: string): Preset['values'] => presets.find((preset) => preset.id === id)!.values;
