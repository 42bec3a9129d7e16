/**
 * "Why is the line silent here?" as data: the chain of causes that ended a gap, span by span, back to its start, and
 * the rules that held somebody meanwhile. The words are the catalogue's.
 */

import type { Category } from '../categories';
import { firstWaitOf } from '../engine/columns';
import { laneIndex, type ReadableTrace, rowsEndedBy } from './lanes';
import { partsOf } from './parts';
import { nextForeground, type Step, silenceOf, Unexplained, walkBack } from './walk';

export interface WhyPiece {
  readonly row: number;
  /** Lane id of the machine or line at work. */
  readonly lane: string;
  /** Kind id of the span, what it does. */
  readonly kind: string;
  readonly exchange: number;
  /** The part of it that falls into what is explained, ns. */
  readonly start: number;
  readonly end: number;
  readonly category: Category;
  /** The rule by which it waited here behind somebody else's frame or work; absent for work and frames. */
  readonly rule?: string;
}

export interface Held {
  /** Rule id, such as "untilRfnm". */
  readonly rule: string;
  readonly lane: string;
  readonly start: number;
  readonly end: number;
}

export interface WhyFrame {
  readonly row: number;
  readonly kind: string;
  readonly exchange: number;
  /** When it begins, ns. */
  readonly start: number;
}

export interface Why {
  readonly line: string;
  /** The instant asked about, ns. */
  readonly at: number;
  /** The gap, or the frame, around it. */
  readonly start: number;
  readonly end: number;
  readonly silent: boolean;
  /** The frame that is on the line, or the story's own that came after the gap and explains it. Absent when nothing more came. */
  readonly frame?: WhyFrame;
  /** What ended the gap, where that was a clock's or a stranger's frame and not the story's own. */
  readonly interruption?: WhyFrame;
  /** For a frame: its parts in bits. */
  readonly parts?: readonly (readonly [Category, number])[];
  /** Latest first; for a gap they cover it exactly. */
  readonly pieces: readonly WhyPiece[];
  /** Rules that held somebody during these pieces, longest first. */
  readonly held: readonly Held[];
}

/** Explains `instant` (ns) on a line: the gap, or how the frame came to be there. Throws Unexplained for a faulty trace. */
export function whyAt(trace: ReadableTrace, lineId: string, instant: number): Why {
  const lane = laneIndex(trace, lineId);
  const rows = trace.rowsOfLane[lane]!;
  const { start, end } = trace.columns;
  const position = rowsEndedBy(trace, lane, instant);
  const gapStart = position > 0 ? end[rows[position - 1]!]! : 0;
  const row = rows[position];
  if (row !== undefined && start[row]! <= instant) return whyFrame(trace, lineId, row, gapStart, instant);

  const gapEnd = row === undefined ? Math.max(trace.elapsed, gapStart) : start[row]!;
  const base = { line: lineId, at: instant, start: gapStart, end: gapEnd, silent: true };
  const explainer = nextForeground(trace, lane, position);
  if (explainer < 0) return { ...base, pieces: [], held: [] };
  const ender = rows[explainer]!;
  const chain = new Chain(trace, ender, gapStart, gapEnd);
  if (chain.reached > gapStart) throw new Unexplained(lineId, gapStart, chain.reached);
  const interruption = row !== undefined && row !== ender ? { interruption: frameOf(trace, row) } : {};
  return { ...base, frame: frameOf(trace, ender), ...interruption, pieces: chain.pieces, held: chain.held() };
}

/** How a frame came to be on the line: its causes back to the end of the story's own frame before it. */
function whyFrame(trace: ReadableTrace, line: string, row: number, previousEnd: number, at: number): Why {
  const { start, end, kind, bits, payload } = trace.columns;
  const chain = new Chain(trace, row, Math.min(previousEnd, start[row]!), start[row]!);
  return {
    line,
    at,
    start: start[row]!,
    end: end[row]!,
    silent: false,
    frame: frameOf(trace, row),
    parts: partsOf(trace.kinds[kind[row]!]!, bits[row]!, payload[row]!),
    pieces: chain.pieces,
    held: chain.held(),
  };
}

const frameOf = (trace: ReadableTrace, row: number): WhyFrame => ({
  row,
  kind: trace.kinds[trace.columns.kind[row]!]!.id,
  exchange: trace.columns.exchange[row]!,
  start: trace.columns.start[row]!,
});

class Chain {
  readonly pieces: WhyPiece[] = [];
  readonly reached: number;
  private readonly spans: number[];

  constructor(
    private readonly trace: ReadableTrace,
    row: number,
    private readonly from: number,
    private readonly to: number,
  ) {
    this.spans = [row];
    this.reached = walkBack(trace, row, from, (step) => this.take(step));
  }

  private take(step: Step): void {
    const { trace } = this;
    const { kind, exchange } = trace.columns;
    this.spans.push(step.row);
    const start = Math.max(step.start, this.from);
    const end = Math.min(step.end, this.to);
    if (end <= start) return;
    this.pieces.push({
      row: step.row,
      lane: trace.lanes[step.lane]!.id,
      kind: trace.kinds[kind[step.row]!]!.id,
      exchange: exchange[step.row]!,
      start,
      end,
      category: silenceOf(trace, step),
      ...(step.rule >= 0 ? { rule: trace.rules[step.rule]! } : {}),
    });
  }

  held(): Held[] {
    const { waits } = this.trace.columns;
    const found = new Map<number, Held>();
    for (const span of this.spans) {
      for (let i = firstWaitOf(waits, span); i < waits.length && waits.span[i] === span; i++) {
        const start = waits.start[i]!;
        const end = waits.end[i]!;
        if (end <= this.from || start >= this.to) continue;
        const lane = this.trace.lanes[waits.lane[i]!]!.id;
        found.set(i, { rule: this.trace.rules[waits.rule[i]!]!, lane, start, end });
      }
    }
    return [...found.values()].sort((a, b) => b.end - b.start - (a.end - a.start));
  }
}
