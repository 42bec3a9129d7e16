/**
 * The walk back along causes: how silence is explained.
 *
 * From a span of the story's own the walk goes to its cause, to that span's cause, and so on. Causes abut, so the
 * pieces of the walk cover the time back to the start without a hole. One thing needs care: a span that had to queue is
 * caused by the frame or the work it queued behind, but its story goes on at the span that had made it ready. There the
 * walk takes the note of the wait: the queueing is one piece, and then comes that span. So a walk keeps to one message's
 * story, and never ends at a clock or a stranger. In the same way work that was interrupted goes back to its own earlier
 * piece: what interrupted it did not bring it about.
 */

import type { SilentCategory } from '../categories';
import { firstWaitOf, NO_CAUSE } from '../engine/columns';
import type { KindSpec } from '../model';
import type { ReadableTrace } from './lanes';

export interface Step {
  /** The span walked over; for a wait the span that had to wait. */
  row: number;
  lane: number;
  /** ns */
  start: number;
  end: number;
  /** The rule of a wait that is walked over, or -1. */
  rule: number;
}

/** Category of silence that a piece of a walk stands for. */
export function silenceOf(trace: ReadableTrace, step: Step): SilentCategory {
  if (step.rule >= 0 && trace.holds.includes(trace.rules[step.rule]!)) return 'hold';
  return trace.kinds[trace.columns.kind[step.row]!]!.silence ?? trace.lanes[step.lane]!.silence;
}

export const isBackground = (trace: ReadableTrace, row: number): boolean =>
  trace.kinds[trace.columns.kind[row]!]!.background === true;

const background = new WeakMap<readonly KindSpec[], Uint8Array>();

/** 1 for each kind that goes its own way: for loops over many rows. */
export function backgroundKinds(kinds: readonly KindSpec[]): Uint8Array {
  let flags = background.get(kinds);
  if (!flags) {
    flags = Uint8Array.from(kinds, (kind) => (kind.background === true ? 1 : 0));
    background.set(kinds, flags);
  }
  return flags;
}

/**
 * Walks back from the start of `row` until `until`, calling `visit` for each piece, latest first. Returns the instant
 * it reached: `until` or earlier, unless a span has no cause.
 */
export function walkBack(
  trace: ReadableTrace,
  row: number,
  until: number,
  visit: (step: Step) => void,
): number {
  const { cause, start, lane, kind, exchange, waits } = trace.columns;
  const ownWay = backgroundKinds(trace.kinds);
  /**
   * Is the cause of `span` somebody else's: a clock's or a stranger's, or on its own lane the frame or work of another
   * exchange it queued behind, or what interrupted it?
   */
  const leadsAway = (span: number, before: number): boolean =>
    ownWay[kind[before]!] === 1 ||
    (lane[before] === lane[span] &&
      (exchange[before] !== exchange[span] || (kind[before] !== kind[span] && goesOn(trace, span))));
  const step: Step = { row, lane: 0, start: 0, end: 0, rule: -1 };
  let at = row;
  let reached = start[at]!;
  while (reached > until) {
    let next = cause[at]!;
    if (next === NO_CAUSE) return reached;
    while (leadsAway(at, next)) {
      const wait = waitEndingAt(trace, at, reached);
      if (wait === undefined) break;
      step.row = at;
      step.lane = waits.lane[wait]!;
      step.rule = waits.rule[wait]!;
      step.end = reached;
      step.start = reached = waits.start[wait]!;
      visit(step);
      next = waits.since[wait]!;
      if (next === NO_CAUSE || reached <= until) return reached;
    }
    step.row = next;
    step.lane = lane[next]!;
    step.end = reached;
    step.start = reached = start[next]!;
    step.rule = -1;
    visit(step);
    at = next;
  }
  return reached;
}

/** Is `span` the rest of work that was interrupted? Then it waited since its own earlier piece. */
function goesOn(trace: ReadableTrace, span: number): boolean {
  const { start, lane, kind, exchange, waits } = trace.columns;
  const wait = waitEndingAt(trace, span, start[span]!);
  if (wait === undefined) return false;
  const piece = waits.since[wait]!;
  return (
    piece !== NO_CAUSE &&
    lane[piece] === lane[span] &&
    kind[piece] === kind[span] &&
    exchange[piece] === exchange[span]
  );
}

/** The wait of `span` that ended at `instant`. */
function waitEndingAt(trace: ReadableTrace, span: number, instant: number): number | undefined {
  const { waits } = trace.columns;
  for (let wait = firstWaitOf(waits, span); wait < waits.length && waits.span[wait] === span; wait++) {
    if (waits.end[wait] === instant) return wait;
  }
  return undefined;
}

/** Position, among the rows of a lane, of the first span of the story's own at or after `position`; -1 if none. */
export function nextForeground(trace: ReadableTrace, lane: number, position: number): number {
  const rows = trace.rowsOfLane[lane]!;
  const { kind } = trace.columns;
  const ownWay = backgroundKinds(trace.kinds);
  for (let i = position; i < rows.length; i++) if (ownWay[kind[rows[i]!]!] === 0) return i;
  return -1;
}

/** Thrown when a gap cannot be walked: a fault of the model, never of the user. */
export class Unexplained extends Error {
  constructor(lane: string, from: number, to: number) {
    super(`line "${lane}" is silent from ${from} ns to ${to} ns and no cause explains it`);
  }
}
