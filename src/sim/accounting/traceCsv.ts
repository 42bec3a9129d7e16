/** Every span of a run as CSV, in pieces: a run of millions of spans needs no copy in memory. */

import type { ReadableTrace } from './lanes';

const ROWS_A_PIECE = 4096;

/** One row a span, in the order of the trace; `cause` is the row that let it start, empty for none. */
export function* traceCsv(trace: ReadableTrace): Generator<string, void, void> {
  const { length, lane, kind, start, end, cause, exchange, bits } = trace.columns;
  yield 'lane,category,start_ns,end_ns,cause,exchange,bits\n';
  for (let from = 0; from < length; from += ROWS_A_PIECE) {
    let text = '';
    for (let row = from; row < Math.min(length, from + ROWS_A_PIECE); row++) {
      text += `${trace.lanes[lane[row]!]!.id},${trace.kinds[kind[row]!]!.id},${start[row]},${end[row]},${cause[row]! < 0 ? '' : cause[row]},${exchange[row]},${bits[row]}\n`;
    }
    yield text;
  }
}
