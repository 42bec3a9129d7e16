/**
 * How many bits a segment is on the cable, and as which kind of frame it goes into the trace.
 *
 * A segment's stream bytes are array bytes, XDR padding, and headers of RPC: marks and call headers.
 */

import {
  CHECK_AND_GAP_BITS,
  ETHERNET_HEADER,
  IP_TCP_HEADERS,
  LEAST_DATA,
  PREAMBLE_BITS,
  TIMESTAMPS,
} from './facts';
import { KIND } from './lanes';
import type { SunrpcValues } from './params';
import type { Content } from './records';

export interface FrameShape {
  readonly kind: number;
  readonly bits: number;
  readonly payloadBits: number;
}

/** What the settings make of every frame. */
export class Framing {
  /** Bytes in front of the TCP data: Ethernet, IP and TCP headers with their options. */
  readonly headers: number;
  private readonly bucket: boolean;

  constructor({ kernel, bucketBytes }: Pick<SunrpcValues, 'kernel' | 'bucketBytes'>) {
    this.headers = ETHERNET_HEADER + IP_TCP_HEADERS + (kernel === 'linux' ? TIMESTAMPS : 0);
    this.bucket = bucketBytes > 0;
  }

  /** Bytes between driver and interface for `length` bytes of TCP data. */
  bytes(length: number): number {
    return Math.max(ETHERNET_HEADER + LEAST_DATA, this.headers + length);
  }

  /** Bits on the cable. A token bucket counts header and data alone, and fills nothing up. */
  bits(length: number): number {
    if (this.bucket) return 8 * (this.headers + length);
    return PREAMBLE_BITS + 8 * this.bytes(length) + CHECK_AND_GAP_BITS;
  }

  /** A segment of `length` > 0 bytes that hold `content`; `bare` is its kind where no array byte is in it. */
  shape(length: number, { data, padding }: Content, bare: number): FrameShape {
    const bits = this.bits(length);
    if (data === 0) return { kind: bare, bits, payloadBits: 0 };
    const payloadBits = 8 * data;
    if (this.bucket) return { kind: KIND.bare + padding, bits, payloadBits };
    const filled = this.headers + length < ETHERNET_HEADER + LEAST_DATA;
    const kind = filled ? KIND.tiny0 + (length - data - padding) : KIND.segment + padding;
    return { kind, bits, payloadBits };
  }
}
