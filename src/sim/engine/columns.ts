/**
 * What a run leaves behind: one row a span, in typed-array columns, and the waits beside them.
 *
 * A span is a stretch of one lane's time: a frame on a line, work on a machine, a timer. Its `cause` is the row of the
 * span whose end let it start, and starts where that one ends, to the nanosecond. Only what starts a flow has no cause
 * (`NO_CAUSE`). Rows are appended as spans become known, so a cause always has a lower row number than its effect, and
 * the rows of one lane that can do only one thing at a time are in order of time.
 *
 * A wait is a note: lane, from, to, the rule that made somebody wait, the span it held up, and the span whose end began
 * it. Waits take no part in any sum; they name rules, and they give the walk a second way back (see accounting/why).
 *
 * 30 bytes a span. Columns are handed between threads by transfer and come back through a pool: page faults of fresh
 * memory, not bandwidth, are what a large trace costs.
 */

export const NO_CAUSE = -1;
export const SPAN_BYTES = 30;
/** Bits of the longest frame that has room in a row: five times the longest of an Ethernet. See `assertFits`. */
export const LONGEST_FRAME = 0xffff;

export interface TraceColumns {
  /** Rows in use; the arrays may be longer. */
  length: number;
  lane: Uint8Array;
  kind: Uint8Array;
  /** ns, whole. */
  start: Float64Array;
  end: Float64Array;
  /** Row of the span whose end let this one start, or NO_CAUSE. */
  cause: Int32Array;
  /** Number of the exchange (message, request) it belongs to; 0 for none. */
  exchange: Int32Array;
  /** All bits of a frame on its line, at most 65,535 (`LONGEST_FRAME`); 0 for work and timers. */
  bits: Uint16Array;
  /** Of these, application data. */
  payload: Uint16Array;
  waits: WaitColumns;
}

export interface WaitColumns {
  length: number;
  lane: Uint8Array;
  rule: Uint8Array;
  start: Float64Array;
  end: Float64Array;
  /** Row of the span that had to wait. Ascending. */
  span: Int32Array;
  /** Row of the span whose end began the wait, or NO_CAUSE. */
  since: Int32Array;
}

/** First wait (its row) that held up `span`, or the number of waits if there is none; ascending search. */
export function firstWaitOf(waits: WaitColumns, span: number): number {
  let low = 0;
  let high = waits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (waits.span[middle]! < span) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Bytes the rows in use take. */
export const traceBytes = (columns: TraceColumns): number => columns.length * SPAN_BYTES;

/** Every buffer of the columns, for a transfer list. */
export const buffersOf = (columns: TraceColumns): ArrayBuffer[] => {
  const { waits } = columns;
  return [columns, waits].flatMap((table) =>
    Object.values(table)
      .filter((column): column is Float64Array<ArrayBuffer> => ArrayBuffer.isView(column))
      .map((column) => column.buffer),
  );
};
