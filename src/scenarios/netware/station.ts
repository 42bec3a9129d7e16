/** One workstation and what it has on its way: plain state, moved by the office. */

import { NO_CAUSE } from '../../sim/engine/columns';
import type { FrameShape } from './frames';
import type { NetwareValues } from './params';
import { Requests } from './requests';

export class Station {
  readonly requests: Requests;
  /** Its exchanges so far; the present one has this number. */
  exchanges = 0;

  /** The frame it, or the server for it, has on the cable or in the queue. Stop and wait: never two. */
  frame: FrameShape | undefined;
  /** Row of the span that made the frame ready, and when that was (ns). */
  ready = NO_CAUSE;
  since = 0;

  /** Since when it waits for the reply (ns; -1: it does not), and the row whose end began the wait. */
  askedAt = -1;
  askedBy = NO_CAUSE;
  /** The same of the exchange before, while the request that ended the wait has not begun. */
  heldFrom = -1;
  heldBy = NO_CAUSE;

  /** Since when its request waits for the server's processor (ns), and the request's row. */
  arrivedAt = -1;
  requestRow = NO_CAUSE;

  /** Fragments of the present burst still to be sent, in order, and those found to be missing. */
  toSend: readonly number[] = [];
  sent = 0;
  missing: number[] = [];
  again = false;
  endLost = false;

  constructor(
    readonly index: number,
    values: NetwareValues,
  ) {
    this.requests = new Requests(values);
  }
}
