/** A run's own figures, in the three ways of counting. All are totals over all workstations. */

import type { Figures } from '../../sim/model';
import { columnBytesOf, SLOT_BEFORE_BYTES } from './facts';
import { micros } from './micros';
import type { NetwareValues } from './params';
import { applicationReadsOf, fileBytesOf } from './requests';

/** What a run counts while it runs. */
export interface Tally {
  /** Requests with their replies, or bursts. */
  exchanges: number;
  frames: number;
  /** Destination address to CRC, both included. */
  frameBytes: number;
  /** Times the server's processor served a request. */
  served: number;
}

export function figuresOf(values: NetwareValues, tally: Tally, fetches: number, elapsed: number): Figures {
  const { exchanges, frames, frameBytes, served } = tally;
  const { clients, lineBitsPerSecond } = values;
  const wireBytes = frameBytes + frames * SLOT_BEFORE_BYTES;
  const wireSeconds = (wireBytes * 8) / lineBitsPerSecond;
  const column = columnOf(values);
  return {
    applicationReads: applicationReadsOf(values) * clients,
    fetches,
    exchanges,
    frames,
    columnBytes: column && column.bytes * clients,
    columnFrames: column && column.frames * clients,
    frameBytes,
    wireBytes,
    wireSeconds,
    readsPerSecond: elapsed > 0 ? (exchanges * 1e9) / elapsed : null,
    serverBusyShare: elapsed > 0 ? (served * micros(values.serverMicros)) / elapsed : 0,
    lineBusyShare: elapsed > 0 ? (wireSeconds * 1e9) / elapsed : 0,
  };
}

/**
 * What the column of 1995 would print for one workstation: so many exchanges as the file has reads, fractions and all,
 * each of one request and one reply. It has no way to count writes or bursts.
 */
export function columnOf(values: NetwareValues): { bytes: number; frames: number } | null {
  if (values.operation === 'write' || values.burst) return null;
  const bytes = values.clientCacheBytes > 0 ? values.clientCacheBytes : values.readBytes;
  const exchanges = fileBytesOf(values) / bytes;
  return { bytes: exchanges * columnBytesOf(bytes), frames: 2 * exchanges };
}
