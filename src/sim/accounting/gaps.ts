/**
 * Every gap of a line, cut into pieces by who was at work meanwhile: one walk along causes for each frame of the story's
 * own, and for all clocks and strangers that came between.
 *
 * A run can have a million gaps, so nothing is made for a single one: pieces go straight into columns.
 */

import { categoryIndex } from '../categories';
import { NO_CAUSE, type TraceColumns } from '../engine/columns';
import type { ReadableTrace } from './lanes';
import { int32, uint8 } from './room';
import { backgroundKinds, nextForeground, type Step, Unexplained, walkBack } from './walk';

/** What a table of gaps is made of: columns that can go from thread to thread. */
export interface GapColumns {
  /** First piece of each row's gap; row i owns pieces first[i] .. first[i + 1] - 1. */
  readonly first: Int32Array;
  readonly category: Uint8Array;
  /** Where a piece ends that is not the last of its gap; absent where every gap is one piece. */
  readonly borders: Float64Array | undefined;
}

/**
 * The pieces of all gaps, in order. They abut: a gap's first piece begins where the row before ends, its last one ends
 * where the row begins, so a border is kept only between two pieces of one gap.
 */
export class GapTable {
  readonly first: Int32Array;
  readonly category: Uint8Array;
  private readonly borders: Float64Array | undefined;

  constructor(
    readonly gaps: GapColumns,
    private readonly rows: Int32Array,
    private readonly columns: Pick<TraceColumns, 'start' | 'end'>,
  ) {
    ({ first: this.first, category: this.category, borders: this.borders } = gaps);
  }

  /** When a piece of the gap before the i-th row begins, ns. */
  startOf(i: number, piece: number): number {
    if (piece > this.first[i]!) return this.borders![piece - 1]!;
    return i > 0 ? this.columns.end[this.rows[i - 1]!]! : 0;
  }

  endOf(i: number, piece: number): number {
    return piece + 1 < this.first[i + 1]! ? this.borders![piece]! : this.columns.start[this.rows[i]!]!;
  }
}

/** `room`: columns of an earlier run that nobody needs any more, to be written into. */
export function explainedGaps(trace: ReadableTrace, lane: number, room?: GapColumns): GapTable {
  const rows = trace.rowsOfLane[lane]!;
  const { kind } = trace.columns;
  const background = backgroundKinds(trace.kinds);
  const gaps = new Gaps(trace, lane, room);
  let position = 0;
  while (position < rows.length) {
    const own = background[kind[rows[position]!]!] === 0;
    if (own && gaps.oneStep(position)) {
      position++;
      continue;
    }
    const explainer = own ? position : nextForeground(trace, lane, position);
    // all gaps from here to the explaining span are parts of one walk
    if (explainer < 0) gaps.drained(position);
    else gaps.explain(position, explainer);
    position = explainer < 0 ? rows.length : explainer + 1;
  }
  return gaps.finish();
}

/** A kind without a meaning of its own: its lane's counts. */
const NONE = 255;

class Gaps {
  private readonly rows: Int32Array;
  private readonly first: Int32Array;
  // the trace's columns
  private readonly start: Float64Array;
  private readonly end: Float64Array;
  private readonly cause: Int32Array;
  private readonly lanes: Uint8Array;
  private readonly kinds: Uint8Array;
  // what `silenceOf` says, as columns
  private readonly laneSilence: Uint8Array;
  private readonly kindSilence: Uint8Array;
  private readonly holds: Uint8Array;
  private readonly background: Uint8Array;
  private categories: Uint8Array;
  private borders: Float64Array | undefined;
  private count = 0;
  private lastOwner = -1;
  /** Pieces of one walk, latest first, as the walk finds them. */
  private readonly found = new PieceList(64);
  /** Of the walk under way: the row whose gap is being filled, and the one before which it ends. */
  private current = 0;
  private earliest = 0;

  constructor(
    private readonly trace: ReadableTrace,
    private readonly lane: number,
    room: GapColumns | undefined,
  ) {
    const { lanes, kinds, rules, columns } = trace;
    ({ start: this.start, end: this.end, cause: this.cause, lane: this.lanes, kind: this.kinds } = columns);
    this.laneSilence = Uint8Array.from(lanes, ({ silence }) => categoryIndex[silence]);
    this.kindSilence = Uint8Array.from(kinds, ({ silence }) => (silence ? categoryIndex[silence] : NONE));
    this.holds = Uint8Array.from(rules, (rule) => (trace.holds.includes(rule) ? 1 : 0));
    this.background = backgroundKinds(kinds);
    this.rows = trace.rowsOfLane[lane]!;
    this.first = int32(this.rows.length + 1, room?.first).fill(0);
    this.categories = uint8(this.rows.length + 64, room?.category);
  }

  /** Attributes the gaps before the rows from `position` to `explainer`, which the walk from there explains. */
  explain(position: number, explainer: number): void {
    const { trace, found } = this;
    let earliest = position;
    while (earliest <= explainer && !this.isOpen(earliest)) earliest++;
    if (earliest > explainer) return;
    if (earliest === explainer && this.oneStep(explainer)) return;
    const from = this.gapStart(earliest);
    this.current = explainer;
    this.earliest = earliest;
    found.length = 0;
    const reached = walkBack(trace, this.rows[explainer]!, from, this.take);
    if (reached > from) throw new Unexplained(trace.lanes[this.lane]!.id, from, reached);
    for (let i = found.length - 1; i >= 0; i--)
      this.add(found.owner[i]!, found.start[i]!, found.end[i]!, found.category[i]!);
  }

  /**
   * Most gaps of a run of question and answer are one span long: the cause of the frame behind, on another lane, from
   * the frame before or earlier. The walk would take that one step; so does this, without a call for it. True if there
   * is nothing left to explain.
   */
  oneStep(i: number): boolean {
    const { start, lanes, kinds } = this;
    const row = this.rows[i]!;
    const from = i > 0 ? this.end[this.rows[i - 1]!]! : 0;
    if (start[row]! <= from) return true;
    const before = this.cause[row]!;
    if (before === NO_CAUSE || lanes[before] === this.lane || start[before]! > from) return false;
    const kind = kinds[before]!;
    if (this.background[kind] === 1) return false;
    const category = this.kindSilence[kind]!;
    if (this.count === this.categories.length) this.grow();
    this.lastOwner = i;
    this.categories[this.count++] = category === NONE ? this.laneSilence[lanes[before]!]! : category;
    this.first[i + 1]!++;
    return true;
  }

  /** Nothing of the story's own comes any more. */
  drained(position: number): void {
    for (let i = position; i < this.rows.length; i++)
      this.add(i, this.gapStart(i), this.gapEnd(i), categoryIndex.drained);
  }

  finish(): GapTable {
    const { first, rows, trace } = this;
    for (let i = 0; i < rows.length; i++) first[i + 1]! += first[i]!;
    const category = this.categories.subarray(0, this.count);
    return new GapTable({ first, category, borders: this.borders }, rows, trace.columns);
  }

  private gapStart(i: number): number {
    return i > 0 ? this.trace.columns.end[this.rows[i - 1]!]! : 0;
  }

  private gapEnd(i: number): number {
    return this.trace.columns.start[this.rows[i]!]!;
  }

  private isOpen(i: number): boolean {
    return this.gapEnd(i) > this.gapStart(i);
  }

  /** One step of the walk, laid over the gaps it reaches into. */
  private readonly take = (step: Step): void => {
    const category = step.rule < 0 ? this.ofWork(step) : this.ofWait(step);
    while (this.current >= this.earliest) {
      const from = this.gapStart(this.current);
      const low = Math.max(from, step.start);
      const high = Math.min(this.gapEnd(this.current), step.end);
      if (high > low) this.found.push(this.current, low, high, category);
      if (step.start > from) return;
      this.current--;
    }
  };

  private ofWork({ row, lane }: Step): number {
    const own = this.kindSilence[this.trace.columns.kind[row]!]!;
    return own === NONE ? this.laneSilence[lane]! : own;
  }

  private ofWait(step: Step): number {
    return this.holds[step.rule] === 1 ? categoryIndex.hold : this.ofWork(step);
  }

  private add(owner: number, start: number, end: number, category: number): void {
    if (end <= start) return;
    if (this.count === this.categories.length) this.grow();
    if (owner === this.lastOwner) {
      // neighbours of one kind are one piece
      if (category === this.categories[this.count - 1]) return;
      this.borders ??= new Float64Array(this.categories.length);
      this.borders[this.count - 1] = start;
    }
    this.lastOwner = owner;
    this.categories[this.count++] = category;
    this.first[owner + 1]!++;
  }

  private grow(): void {
    const wider = new Uint8Array(2 * this.categories.length);
    wider.set(this.categories);
    this.categories = wider;
    if (!this.borders) return;
    const borders = new Float64Array(wider.length);
    borders.set(this.borders);
    this.borders = borders;
  }
}

class PieceList {
  length = 0;
  owner: Int32Array;
  start: Float64Array;
  end: Float64Array;
  category: Uint8Array;

  constructor(capacity: number) {
    this.owner = new Int32Array(capacity);
    this.start = new Float64Array(capacity);
    this.end = new Float64Array(capacity);
    this.category = new Uint8Array(capacity);
  }

  push(owner: number, start: number, end: number, category: number): void {
    if (this.length === this.owner.length) this.grow();
    const at = this.length++;
    this.owner[at] = owner;
    this.start[at] = start;
    this.end[at] = end;
    this.category[at] = category;
  }

  private grow(): void {
    const wider = new PieceList(2 * this.owner.length);
    wider.owner.set(this.owner);
    wider.start.set(this.start);
    wider.end.set(this.end);
    wider.category.set(this.category);
    ({ owner: this.owner, start: this.start, end: this.end, category: this.category } = wider);
  }
}
