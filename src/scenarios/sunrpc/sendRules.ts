/**
 * TCP's question "may I send?": how much may go now, and if nothing may, which rule says so.
 *
 * BSD kernels ask in tcp_output, with `idle` (nothing unacknowledged) decided once a call. Linux asks Minshall's form of
 * Nagle's rule: only an earlier short segment makes a short one wait.
 */

import { BSD86_SIZE } from './facts';
import type { RuleId } from './lanes';
import type { SunrpcValues } from './params';

/** What the answer depends on, bytes. */
export interface SendState {
  /** In the send buffer, sent or not. */
  readonly queued: number;
  /** Of these, sent and unacknowledged. */
  readonly flying: number;
  /** What the peer allows beyond what it has acknowledged, now and at most so far. */
  readonly window: number;
  readonly largestWindow: number;
  /** Linux: a segment below full size is unacknowledged. */
  readonly shortFlying: boolean;
  /** Linux: the application has corked the connection. */
  readonly corked: boolean;
  /** The send buffer is full: then a cork holds nothing back (fact, Linux tcp.c). */
  readonly full: boolean;
}

export type SendSettings = Pick<SunrpcValues, 'kernel' | 'noDelay' | 'mssBytes'>;

/** Bytes the window and the buffer leave for the next segment; it may still be held. */
export const available = ({ queued, flying, window }: SendState): number =>
  Math.max(0, Math.min(queued, window) - flying);

/**
 * Undefined if a segment of `length` bytes (at most a full one, at least one) may go, or the rule that holds it.
 * @param idle nothing was unacknowledged when this call of tcp_output began.
 */
export function heldBy(
  settings: SendSettings,
  state: SendState,
  length: number,
  idle: boolean,
): RuleId | undefined {
  const { kernel, noDelay, mssBytes } = settings;
  if (length >= mssBytes) return undefined;
  if (state.corked && !state.full) return 'corked';
  const last = state.flying + length >= state.queued;
  if (state.corked && last) return undefined;
  if (kernel === 'linux') {
    if (last && (noDelay || !state.shortFlying)) return undefined;
  } else {
    if (last && (noDelay || idle)) return undefined;
    if (kernel === 'bsd86' && length >= BSD86_SIZE) return undefined;
  }
  if (length >= state.largestWindow / 2) return undefined;
  if (!last) return 'window';
  return kernel === 'linux' ? 'minshall' : 'nagle';
}
