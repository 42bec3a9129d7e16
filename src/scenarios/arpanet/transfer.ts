/**
 * One file transfer: which piece of the file comes next, what is acknowledged, and what a lost message means under each
 * way of recovery. It decides; the sending host (multics.ts) does the work.
 */

import type { Instant } from '../../sim/units';
import type { Message } from './message';
import type { ArpanetValues } from './params';

const limitOf = (value: number | 'unlimited'): number =>
  value === 'unlimited' ? Number.POSITIVE_INFINITY : value;

export class Transfer {
  /** Data bits of every message but perhaps the last. */
  readonly size: number;
  readonly count: number;
  private next = 0;
  /** How often this transfer has begun again, from the start (restart) or from a lost message (numbered). */
  attempt = 0;
  /** Pieces below this were acknowledged or sent before the present attempt and still count (numbered). */
  private sinceIndex = 0;
  private readonly again: number[] = [];
  /** All pieces below are acknowledged, and these few above. A file may have a billion pieces, so no list of all. */
  private through = 0;
  private readonly ahead = new Set<number>();
  /** One past the last piece ever sent: a piece below is sent again. */
  private everSent = 0;
  /** Messages without their RFNM, the one being prepared included. */
  unanswered = 0;
  preparing = false;
  /** What the receiver still allows. */
  allowedBits: number;
  allowedMessages: number;
  restarts = 0;
  lost = 0;
  finishedAt: Instant | undefined;

  constructor(
    readonly number: number,
    private readonly values: ArpanetValues,
  ) {
    this.allowedBits = limitOf(values.allocationBits);
    this.allowedMessages = limitOf(values.allocationMessages);
    this.size = Math.min(values.bufferBits, this.allowedBits);
    this.count = Math.ceil(values.fileBits / this.size);
  }

  /** The piece to send next, or undefined if there is none to send now. */
  peek(): number | undefined {
    if (this.again.length > 0) return this.again[0];
    return this.next < this.count ? this.next : undefined;
  }

  bitsOf(index: number): number {
    return index < this.count - 1 ? this.size : this.values.fileBits - this.size * (this.count - 1);
  }

  /** Takes the piece that `peek` named; true if it has been sent before. */
  take(): boolean {
    if (this.again.length > 0) {
      this.again.shift();
      return true;
    }
    const before = this.next < this.everSent;
    this.next++;
    this.everSent = Math.max(this.everSent, this.next);
    return before;
  }

  mayAllocate(bits: number): boolean {
    return this.allowedMessages >= 1 && this.allowedBits >= bits;
  }

  /** The RFNM of a message has come; does the file stand complete at the other side? */
  answered(message: Message): boolean {
    const counts =
      this.values.recovery === 'resend' ||
      message.attempt === this.attempt ||
      message.index < this.sinceIndex;
    if (counts && message.index >= this.through) this.ahead.add(message.index);
    while (this.ahead.delete(this.through)) this.through++;
    return this.through === this.count;
  }

  /** A message is lost: go on as the way of recovery says. */
  failed(message: Message): void {
    this.lost++;
    switch (this.values.recovery) {
      case 'resend':
        this.again.push(message.index);
        return;
      case 'restart':
        // which message it was the host cannot tell; only a loss of this attempt spoils it
        if (message.attempt !== this.attempt) return;
        this.restarts++;
        this.attempt++;
        this.next = 0;
        this.through = 0;
        this.ahead.clear();
        return;
      case 'numbered':
        // the receiver has thrown away what came behind the lost one
        if (message.attempt !== this.attempt && message.index >= this.sinceIndex) return;
        this.attempt++;
        this.next = message.index;
        this.sinceIndex = message.index;
    }
  }
}
