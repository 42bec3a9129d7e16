/**
 * Wired buffers of the sending host's IMP driver: small ones of a single packet, large ones of a whole message.
 *
 * With two sizes each size has its own pages. With one size every message, a typed line too, takes a large buffer. A
 * buffer stays taken until the message's RFNM is back, since until then the message may have to be sent again.
 */

import { LARGE_BUFFERS_PER_PAGE, packetsOf, SMALL_BUFFERS_PER_PAGE } from './facts';
import type { ArpanetValues } from './params';

export type BufferSize = 'small' | 'large';

export class Buffers {
  private readonly free: Record<BufferSize, number>;
  private readonly twoSizes: boolean;

  constructor(values: Pick<ArpanetValues, 'twoBufferSizes' | 'bufferPages'>) {
    this.twoSizes = values.twoBufferSizes;
    this.free = placesOf(values);
  }

  sizeFor(bits: number): BufferSize {
    return this.twoSizes && packetsOf(bits).length === 1 ? 'small' : 'large';
  }

  available(bits: number): boolean {
    return this.free[this.sizeFor(bits)] > 0;
  }

  take(bits: number): void {
    this.free[this.sizeFor(bits)]--;
  }

  release(bits: number): void {
    this.free[this.sizeFor(bits)]++;
  }
}

export const placesOf = (
  values: Pick<ArpanetValues, 'twoBufferSizes' | 'bufferPages'>,
): Record<BufferSize, number> => ({
  small: values.twoBufferSizes ? values.bufferPages * SMALL_BUFFERS_PER_PAGE : 0,
  large: values.bufferPages * LARGE_BUFFERS_PER_PAGE,
});
