/** The story's moments as sets of values. What a preset does not name has its default. */

import type { Preset } from '../scenario';
import { LARGEST_MESSAGE_BITS } from './facts';
import { DEVELOPMENT_HOST_MS, SERVICE_HOST_MS } from './params';

/** 334,231 words of 36 bits (computed; the RFC prints 12.5 million). */
export const SYSTEM_TAPE_BITS = 334_231 * 36;

const after = { bufferBits: LARGEST_MESSAGE_BITS, senderHostMs: DEVELOPMENT_HOST_MS };

export const presets: readonly Preset[] = [
  { id: 'before', values: { bufferBits: 940, senderHostMs: SERVICE_HOST_MS } },
  { id: 'after', values: after },
  { id: 'fair-before', values: { bufferBits: 940, senderHostMs: DEVELOPMENT_HOST_MS } },
  { id: 'two', values: { ...after, transfers: 2 } },
  { id: 'three', values: { ...after, transfers: 3 } },
  {
    id: 'tape-before',
    values: { bufferBits: 940, senderHostMs: SERVICE_HOST_MS, fileBits: SYSTEM_TAPE_BITS },
  },
  { id: 'tape-after', values: { ...after, fileBits: SYSTEM_TAPE_BITS } },
  { id: 'imp-program', values: { senderHostMs: 0, receiverHostMs: 0, hostJitterPercent: 0 } },
];
