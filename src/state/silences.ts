/**
 * The silences of a line as a reader counts them. A frame of the background (a clock's, a stranger's) breaks a silence in
 * two, but where the same work or rule keeps the line waiting before and after it, both are one silence: a timer of 30 s
 * is one, not the fifty gaps between the routing messages that come meanwhile.
 */

import { laneIndex, type ReadableTrace, rowsEndedBy } from '../sim/accounting/lanes';
import { isBackground, type Step, walkBack } from '../sim/accounting/walk';

/** Gaps shorter than a microsecond come from rounding and are nobody's question. */
const LEAST_GAP_NS = 1000;

export interface Silence {
  /** Its first gap, ns: what the page shows and tells when it goes there. */
  readonly start: number;
  readonly end: number;
  /** When its last gap ends, ns: later than `end` where the background came between. */
  readonly until: number;
}

/** The next silence of a line that begins after `instant` (direction 1), or that was over by then (-1). */
export function silenceBeside(
  trace: ReadableTrace,
  lineId: string,
  instant: number,
  direction: 1 | -1,
): Silence | undefined {
  const lane = laneIndex(trace, lineId);
  const rows = trace.rowsOfLane[lane]!;
  const beyond = ({ start, until }: Silence): boolean =>
    direction > 0 ? start > instant : start < instant && until <= instant;
  /** Gap `i` lies before row `i`, the last one behind all rows. */
  for (let i = rowsEndedBy(trace, lane, instant); i >= 0 && i <= rows.length; ) {
    let first = i;
    while (first > 0 && isBackground(trace, rows[first - 1]!)) first--;
    let last = i;
    while (last < rows.length && isBackground(trace, rows[last]!)) last++;
    const silences = silencesBetween(trace, rows, first, last);
    const found = direction > 0 ? silences.find(beyond) : silences.findLast(beyond);
    if (found) return found;
    i = direction > 0 ? last + 1 : first - 1;
  }
  return undefined;
}

/** The silences in gaps `first` to `last`, between which there is only background: one walk explains them all. */
function silencesBetween(trace: ReadableTrace, rows: Int32Array, first: number, last: number): Silence[] {
  const { start, end } = trace.columns;
  const gapStart = (i: number): number => (i > 0 ? end[rows[i - 1]!]! : 0);
  const gapEnd = (i: number): number => (i < rows.length ? start[rows[i]!]! : trace.elapsed);
  const pieces: { readonly start: number; readonly end: number }[] = [];
  if (last > first && last < rows.length) {
    walkBack(trace, rows[last]!, gapStart(first), (step: Step) => {
      pieces.push({ start: step.start, end: step.end });
    });
  }
  let at = pieces.length - 1;
  /** The piece that reaches from before a row to behind it, or -1. Once nothing more is to come, all is one. */
  const pieceAcross = (row: number): number => {
    if (last === rows.length) return 0;
    while (at > 0 && pieces[at]!.end <= end[row]!) at--;
    return at >= 0 && pieces[at]!.start < start[row]! && pieces[at]!.end > end[row]! ? at : -1;
  };
  const silences: Silence[] = [];
  let open: Silence | undefined;
  let holder = -1;
  for (let i = first; i <= last; i++) {
    const across = i > first ? pieceAcross(rows[i - 1]!) : -1;
    // what begins in a later gap than the first has not been seen yet, and is a silence of its own
    if (across < 0 || (holder >= 0 && across !== holder)) open = undefined;
    if (gapEnd(i) - gapStart(i) < LEAST_GAP_NS) continue;
    holder = open ? across : -1;
    if (open) silences.pop();
    open = { start: open?.start ?? gapStart(i), end: open?.end ?? gapEnd(i), until: gapEnd(i) };
    silences.push(open);
  }
  return silences;
}
