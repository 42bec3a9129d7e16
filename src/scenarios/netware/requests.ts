/**
 * What one workstation asks the server for, request by request: the program's reads or writes, the blocks a cache makes
 * of them, the negotiated buffer's rule, and Packet Burst. All workstations do the same.
 *
 * It knows offsets and counts, no time and no frames.
 */

import { type FrameType, mostRead, mostWritten } from './facts';
import type { NetwareValues } from './params';

/** One request, and all that decides what follows it. */
export interface RequestPlace {
  readonly offset: number;
  readonly count: number;
  readonly bursting: boolean;
  readonly endsFetch: boolean;
  readonly served: number;
  readonly fetches: number;
  /** First byte not asked for yet. */
  readonly position: number;
  /** What the program, or the cache for it, wants: from here to there. */
  readonly fetchStart: number;
  readonly fetchEnd: number;
  readonly emptyLeft: boolean;
}

/** A cursor over the requests: `next()` moves on, and the fields say what is asked for. */
export class Requests {
  /** First byte asked for, and how many. */
  offset = 0;
  count = 0;
  /** Asked for by Packet Burst. */
  bursting = false;
  /** This request brings the last of what was asked of the redirector or the cache. */
  endsFetch = false;
  /** Reads of the program that can be served once it is there; only with a cache. */
  served = 0;
  /** Asked of the redirector or the cache so far. */
  fetches = 0;

  private position: number;
  private fetchStart: number;
  private fetchEnd: number;
  private readonly start: number;
  private readonly end: number;
  private readonly block: number;
  private readonly readBytes: number;
  private readonly bufferBytes: number;
  private readonly burstBytes: number;
  private readonly type: FrameType;
  private readonly write: boolean;
  private emptyLeft: boolean;

  constructor(values: NetwareValues) {
    this.write = values.operation === 'write';
    this.start = values.startOffset;
    this.end = Math.max(values.startOffset, values.fileBytes);
    this.position = this.fetchStart = this.fetchEnd = this.start;
    this.block = this.write ? 0 : values.clientCacheBytes;
    this.readBytes = values.readBytes;
    this.bufferBytes = values.bufferBytes;
    this.burstBytes = values.burst ? values.burstBytes : 0;
    this.type = values.frameType;
    this.emptyLeft = hasEmptyRead(values);
  }

  /** Moves to the next request; false when there is none. */
  next(): boolean {
    if (this.position === this.fetchEnd && !this.nextFetch()) return false;
    const { position } = this;
    this.offset = position;
    let count = this.fetchEnd - position;
    if (this.bursting) {
      if (count > this.burstBytes) count = this.burstBytes;
    } else {
      // a request may not cross a multiple of the buffer's size
      const room = this.bufferBytes - (position % this.bufferBytes);
      if (count > room) count = room;
      if (count > MOST_IN_ANY_FRAME) {
        const most = this.write ? mostWritten(this.type) : mostRead(this.type, position);
        if (count > most) count = most;
      }
    }
    this.count = count;
    this.position = position + count;
    this.endsFetch = this.position === this.fetchEnd;
    this.served =
      this.endsFetch && this.block > 0 ? this.readsBy(this.fetchEnd) - this.readsBy(this.fetchStart) : 0;
    return true;
  }

  /** Where the cursor stands, to come back to. */
  place(): RequestPlace {
    const { offset, count, bursting, endsFetch, served, fetches } = this;
    const { position, fetchStart, fetchEnd, emptyLeft } = this;
    return {
      ...{ offset, count, bursting, endsFetch, served, fetches },
      ...{ position, fetchStart, fetchEnd, emptyLeft },
    };
  }

  goTo(place: RequestPlace): void {
    Object.assign(this, place);
  }

  private nextFetch(): boolean {
    const { position, end, block } = this;
    if (position === end) {
      if (!this.emptyLeft) return false;
      this.emptyLeft = false;
      this.bursting = false;
      this.fetchStart = position;
    } else {
      const until = block > 0 ? (Math.floor(position / block) + 1) * block : position + this.readBytes;
      this.fetchStart = position;
      this.fetchEnd = Math.min(until, end);
      // Packet Burst is for what is asked for and one packet cannot bring, however little is left of the file
      this.bursting = this.burstBytes > 0 && (block || this.readBytes) > this.bufferBytes;
    }
    this.fetches++;
    return true;
  }

  /** Reads of the program that end at or before an offset. */
  private readsBy(offset: number): number {
    const reads = (offset - this.start) / this.readBytes;
    return offset === this.end ? Math.ceil(reads) : Math.floor(reads);
  }
}

/** Name of the random stream that decides which fragments are lost. */
export const LOSS_STREAM = 'fragments';

/** No frame type brings or takes more than this in every case, so shorter requests need no look at the limit. */
const MOST_IN_ANY_FRAME = 1440;

/** A C program's loop ends with a read that brings nothing (fact); writes have none. */
export const hasEmptyRead = ({ finalEmptyRead, operation }: NetwareValues): boolean =>
  finalEmptyRead && operation === 'read';

/** Bytes each workstation reads or writes. */
export const fileBytesOf = ({ fileBytes, startOffset }: NetwareValues): number =>
  Math.max(0, fileBytes - startOffset);

/** Calls of each workstation's program. */
export const applicationReadsOf = (values: NetwareValues): number =>
  Math.ceil(fileBytesOf(values) / values.readBytes) + (hasEmptyRead(values) ? 1 : 0);
