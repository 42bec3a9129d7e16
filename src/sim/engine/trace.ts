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
 * 34 bytes a span. Columns are handed between threads by transfer and come back through a pool: page faults of fresh
 * memory, not bandwidth, are what a large trace costs.
 */

export const NO_CAUSE = -1;
export const SPAN_BYTES = 34;
/** Rows beyond which a trace gets more room in smaller steps: twice as much would be 34 MB and more at once. */
export const LONG_TRACE = 1_000_000;

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
  /** All bits of a frame on its line; 0 for work and timers. */
  bits: Int32Array;
  /** Of these, application data. */
  payload: Int32Array;
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

export function makeColumns(capacity: number): TraceColumns {
  return {
    length: 0,
    lane: new Uint8Array(capacity),
    kind: new Uint8Array(capacity),
    start: new Float64Array(capacity),
    end: new Float64Array(capacity),
    cause: new Int32Array(capacity),
    exchange: new Int32Array(capacity),
    bits: new Int32Array(capacity),
    payload: new Int32Array(capacity),
    waits: makeWaits(256),
  };
}

function makeWaits(capacity: number): WaitColumns {
  return {
    length: 0,
    lane: new Uint8Array(capacity),
    rule: new Uint8Array(capacity),
    start: new Float64Array(capacity),
    end: new Float64Array(capacity),
    span: new Int32Array(capacity),
    since: new Int32Array(capacity),
  };
}

function widen<Column extends Uint8Array | Float64Array | Int32Array>(
  column: Column,
  capacity: number,
): Column {
  const wider = new (column.constructor as new (n: number) => Column)(capacity);
  wider.set(column);
  return wider;
}

/** The writer. With `keep` false it only counts, which is what a sweep needs. */
export class Trace {
  columns: TraceColumns;
  /** Spans so far, kept or not. */
  length = 0;

  constructor(
    readonly keep: boolean,
    readonly limit: number,
    pooled?: TraceColumns,
    expected = 1024,
  ) {
    const wanted = keep ? Math.min(expected, limit) : 0;
    this.columns = pooled && keep && pooled.lane.length >= wanted ? pooled : makeColumns(wanted);
    this.columns.length = 0;
    this.columns.waits.length = 0;
  }

  /** Appends a span and returns its row number. Throws RangeError past the limit. */
  add(
    lane: number,
    kind: number,
    start: number,
    end: number,
    cause: number,
    exchange: number,
    bits: number,
    payload: number,
  ): number {
    const row = this.length++;
    // One test on the hot path: without a trace the columns have no room.
    if (row >= this.columns.lane.length && !this.makeRoom(row)) return row;
    const columns = this.columns;
    columns.lane[row] = lane;
    columns.kind[row] = kind;
    columns.start[row] = start;
    columns.end[row] = end;
    columns.cause[row] = cause;
    columns.exchange[row] = exchange;
    columns.bits[row] = bits;
    columns.payload[row] = payload;
    return row;
  }

  /**
   * Notes that `span` waited on `lane`. A wait of no length is noted too: it still says what the span goes back to when
   * work of no length came between.
   */
  wait(lane: number, rule: number, start: number, end: number, span: number, since: number): void {
    if (!this.keep) return;
    const row = this.columns.waits.length++;
    if (row >= this.columns.waits.lane.length) this.growWaits();
    const { waits } = this.columns;
    waits.lane[row] = lane;
    waits.rule[row] = rule;
    waits.start[row] = start;
    waits.end[row] = end;
    waits.span[row] = span;
    waits.since[row] = since;
  }

  /** Closes the trace: waits in order of the span they held up. */
  finish(): TraceColumns {
    this.columns.length = this.keep ? this.length : 0;
    sortWaits(this.columns.waits);
    return this.columns;
  }

  /** Room for one more row, or false if rows are only counted. */
  private makeRoom(row: number): boolean {
    if (row >= this.limit) throw new SpanLimit(this.limit);
    if (this.keep) this.grow(row);
    return this.keep;
  }

  /** Apart, so that what is done a million times stays small. */
  private growWaits(): void {
    const { length, lane, rule, start, end, span, since } = this.columns.waits;
    const capacity = lane.length * 2;
    this.columns.waits = {
      length,
      lane: widen(lane, capacity),
      rule: widen(rule, capacity),
      start: widen(start, capacity),
      end: widen(end, capacity),
      span: widen(span, capacity),
      since: widen(since, capacity),
    };
  }

  private grow(row: number): void {
    const factor = row > LONG_TRACE ? 1.25 : 2;
    const capacity = Math.min(this.limit, Math.max(1024, Math.ceil(this.columns.lane.length * factor)));
    const { lane, kind, start, end, cause, exchange, bits, payload, waits } = this.columns;
    this.columns = {
      length: row,
      lane: widen(lane, capacity),
      kind: widen(kind, capacity),
      start: widen(start, capacity),
      end: widen(end, capacity),
      cause: widen(cause, capacity),
      exchange: widen(exchange, capacity),
      bits: widen(bits, capacity),
      payload: widen(payload, capacity),
      waits,
    };
  }
}

/** Thrown when a run would write more spans than allowed; `run` turns it into a sentence. */
export class SpanLimit extends Error {
  constructor(readonly limit: number) {
    super(`more than ${limit} spans`);
  }
}

function sortWaits(waits: WaitColumns): void {
  const { length, span } = waits;
  let sorted = true;
  for (let i = 1; i < length && sorted; i++) sorted = span[i - 1]! <= span[i]!;
  if (sorted) return;
  const order = Array.from({ length }, (_, i) => i).sort((a, b) => span[a]! - span[b]! || a - b);
  for (const column of [waits.lane, waits.rule, waits.start, waits.end, waits.span, waits.since]) {
    const copy = column.slice(0, length);
    for (let i = 0; i < length; i++) column[i] = copy[order[i]!]!;
  }
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

/** 32-bit FNV-1a over all rows and waits: equal traces, equal hash, in every engine. Eight hexadecimal digits. */
export function traceHash(columns: TraceColumns): string {
  let hash = 0x811c9dc5;
  const mix = (value: number): void => {
    // low and high half of a whole number below 2^53
    hash = Math.imul(hash ^ (value | 0), 0x01000193);
    hash = Math.imul(hash ^ (Math.floor(value / 4294967296) | 0), 0x01000193);
    hash ^= hash >>> 15;
  };
  const fold = (table: object, length: number): void => {
    const arrays = Object.values(table).filter(ArrayBuffer.isView) as unknown as Float64Array[];
    for (let row = 0; row < length; row++) for (const column of arrays) mix(column[row]!);
  };
  fold(columns, columns.length);
  fold(columns.waits, columns.waits.length);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
