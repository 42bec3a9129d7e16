/** A run made ready to be looked at: trace put in order, main line accounted for. Throws for a faulty run. */

import type { Scenario } from '../scenarios/scenario';
import type { ReadableTrace } from '../sim/accounting/lanes';
import { type LineLedger, ledgerOf } from '../sim/accounting/ledger';
import { type Prepared, prepareRun, readPrepared } from '../sim/accounting/prepared';
import type { RunResult } from '../sim/model';
import type { Room } from '../worker/protocol';

/** The run that is on the page. */
export interface Shown {
  readonly scenario: Scenario;
  readonly result: RunResult;
  readonly trace: ReadableTrace;
  /** Of the main line. */
  readonly ledger: LineLedger;
}

/** `prepared`: made where the run was; absent for a run that was made here, or is faulty. */
export function prepare(scenario: Scenario, result: RunResult, prepared?: Prepared): Shown {
  if (!result.trace) throw new Error('a run without a trace cannot be drawn');
  const { trace: columns, elapsed } = result;
  const ready = prepared ?? prepareRun(scenario.model, columns, elapsed);
  const { trace, ledger } = readPrepared(scenario.model, columns, elapsed, ready);
  ledgerOf(ledger); // throws unless the parts equal the whole
  return { scenario, result, trace, ledger };
}

/** The columns of a run that nobody looks at any more. */
export const roomOf = ({ trace, ledger }: Shown): Room => {
  const { columns, rowsOfLane, blockEnds, waitsOfLane, waitsInOrder, longestFrame } = trace;
  const ordered = { rowsOfLane, blockEnds, waitsOfLane, waitsInOrder, longestFrame };
  const { totals, gapCategories, whole } = ledger;
  return { columns, prepared: { ordered, ledger: { totals, gaps: gapCategories.gaps, whole } } };
};

/** Exchanges that the picture shows at first. */
const FIRST_EXCHANGES = 2;
/** Rows looked at to find them; a run in which they take longer is shown up to there. */
const ROWS_LOOKED_AT = 4000;

/** Where the first few exchanges end, ns: what one wants to see first, whatever the settings. */
export function firstView({ trace, ledger }: Shown): { readonly from: number; readonly to: number } {
  const { columns, rowsOfLane, elapsed } = trace;
  const rows = rowsOfLane[ledger.lane]!;
  let to = 0;
  for (let i = 0; i < Math.min(rows.length, ROWS_LOOKED_AT); i++) {
    const row = rows[i]!;
    if (columns.exchange[row]! > FIRST_EXCHANGES && to > 0) {
      // up to the next frame, so that the silence before it is seen too
      to = columns.start[row]!;
      break;
    }
    if (columns.exchange[row]! > 0) to = columns.end[row]!;
  }
  return { from: 0, to: Math.max(1, Math.min(elapsed, to > 0 ? Math.ceil(to * 1.02) : elapsed)) };
}
