/**
 * All that the page needs of a run before it can draw it, as columns: rows in order, and where the main line's time went.
 * The worker makes it along with the run and hands it over with it, so that a long run does not keep the page busy.
 */

import type { TraceColumns } from '../engine/columns';
import type { ModelSpec } from '../model';
import { type LaneColumns, orderRows, type ReadableTrace, readTrace } from './lanes';
import { buildLedger, type LedgerColumns, type LineLedger, readLedger } from './ledger';

export interface Prepared {
  readonly ordered: LaneColumns;
  /** Of the main line. */
  readonly ledger: LedgerColumns;
}

type Spec = Pick<ModelSpec, 'lanes' | 'kinds' | 'rules' | 'holds' | 'mainLine'>;

/** Throws Unexplained for a faulty run. `room`: what was made of an earlier run and nobody needs any more. */
export function prepareRun(spec: Spec, columns: TraceColumns, elapsed: number, room?: Prepared): Prepared {
  const ordered = orderRows(spec.lanes.length, columns, room?.ordered);
  const trace = readTrace(spec, columns, elapsed, ordered);
  const { totals, gapCategories, whole } = buildLedger(trace, spec.mainLine, room?.ledger);
  return { ordered, ledger: { totals, gaps: gapCategories.gaps, whole } };
}

export function readPrepared(
  spec: Spec,
  columns: TraceColumns,
  elapsed: number,
  prepared: Prepared,
): { readonly trace: ReadableTrace; readonly ledger: LineLedger } {
  const trace = readTrace(spec, columns, elapsed, prepared.ordered);
  return { trace, ledger: readLedger(trace, spec.mainLine, prepared.ledger) };
}

/** Every buffer of it, for a transfer list. */
export function preparedBuffers({ ordered, ledger }: Prepared): ArrayBuffer[] {
  const { rowsOfLane, blockEnds, waitsOfLane } = ordered;
  const { totals, gaps } = ledger;
  const columns = [
    ...rowsOfLane,
    ...blockEnds,
    ...waitsOfLane,
    totals,
    gaps.first,
    gaps.category,
    gaps.borders,
  ];
  // lanes share one buffer, and none may be named twice
  return [...new Set(columns.flatMap((column) => (column ? [column.buffer as ArrayBuffer] : [])))];
}
