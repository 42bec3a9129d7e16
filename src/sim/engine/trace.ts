/** Writes a trace: `Trace`; what it consists of is `columns.ts`. */

import { LONGEST_FRAME, type TraceColumns, type WaitColumns } from './columns';

/** Rows beyond which a trace gets more room in smaller steps: twice as much would be 30 MB and more at once. */
export const LONG_TRACE = 1_000_000;

export function makeColumns(capacity: number): TraceColumns {
  return {
    length: 0,
    lane: new Uint8Array(capacity),
    kind: new Uint8Array(capacity),
    start: new Float64Array(capacity),
    end: new Float64Array(capacity),
    cause: new Int32Array(capacity),
    exchange: new Int32Array(capacity),
    bits: new Uint16Array(capacity),
    payload: new Uint16Array(capacity),
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

/** Copies the columns of a table into the longer ones of another. */
function copyInto<Table extends TraceColumns | WaitColumns>(wider: Table, table: Table): Table {
  const from = table as unknown as Record<string, Float64Array | number>;
  for (const [name, column] of Object.entries(wider)) {
    if (ArrayBuffer.isView(column)) (column as Float64Array).set(from[name] as Float64Array);
  }
  wider.length = table.length;
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

  /** Appends a span and returns its row number. Throws SpanLimit past the limit. */
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
    const { waits } = this.columns;
    this.columns.waits = copyInto(makeWaits(waits.lane.length * 2), waits);
  }

  private grow(row: number): void {
    const factor = row > LONG_TRACE ? 1.25 : 2;
    const capacity = Math.min(this.limit, Math.max(1024, Math.ceil(this.columns.lane.length * factor)));
    const { waits } = this.columns;
    this.columns = copyInto(makeColumns(capacity), this.columns);
    this.columns.waits = waits;
  }
}

/** Whoever makes frames asks: a row of the trace does not, for it is written a million times. Throws RangeError. */
export function assertFits(bits: number): void {
  if (bits > LONGEST_FRAME) throw new RangeError(`no room in a row for ${bits} bits`);
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
