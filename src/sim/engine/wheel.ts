/**
 * The event list for crowds: a hierarchical timing wheel over whole nanoseconds, used by the scheduler when more events
 * are pending than its heap is good for.
 *
 * An instant is seven bytes. An event lies on the level of the highest byte in which its instant differs from the
 * wheel's own, in the slot that this byte names. The earliest event is thus in the first used slot of the lowest used
 * level; if others lie there too, they are spread over the levels below it. An event moves six times
 * at most, two or three times in practice, whatever the distances: nothing has to be tuned or resized, as a calendar
 * queue's days have to be. Slots are lists that keep the order of arrival, and equal instants share a slot, so they
 * come out in the order in which they were put in.
 *
 * Whole numbers end at 2^53 ns, which no run reaches: what lies beyond comes out at that instant.
 */

const LEVELS = 7;
const SLOTS = 256;
/** Slots of a level are marked in words of 32 bits. */
const WORDS = SLOTS / 32;
const TWO_32 = 4_294_967_296;
const NONE = -1;
const LATEST = Number.MAX_SAFE_INTEGER;

/** Index of the lowest set bit. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

export class Wheel {
  size = 0;
  // One row an event, in the list of its slot or in the list of free rows.
  when: Float64Array;
  codes: Int32Array;
  arguments_: Int32Array;
  private next: Int32Array;
  private rows = 0;
  private free = NONE;

  // First and last row of each slot; which slots of a level, words of a level and levels are in use.
  private readonly first = new Int32Array(LEVELS * SLOTS).fill(NONE);
  private readonly last = new Int32Array(LEVELS * SLOTS);
  private readonly slotsUsed = new Int32Array(LEVELS * WORDS);
  private readonly wordsUsed = new Int32Array(LEVELS);
  private levelsUsed = 0;

  // The wheel's own instant: never later than any event's.
  private low = 0;
  private high = 0;

  constructor(capacity: number) {
    this.when = new Float64Array(capacity);
    this.codes = new Int32Array(capacity);
    this.arguments_ = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
  }

  /** Sets the instant of an empty wheel; no event may lie before it. */
  turnTo(instant: number): void {
    this.low = instant | 0;
    this.high = (instant / TWO_32) | 0;
  }

  add(instant: number, code: number, argument: number): void {
    let row = this.free;
    if (row === NONE) {
      row = this.rows++;
      if (row === this.when.length) this.grow();
    } else {
      this.free = this.next[row]!;
    }
    const time = Math.min(instant, LATEST);
    this.when[row] = time;
    this.codes[row] = code;
    this.arguments_[row] = argument;
    this.size++;
    this.append(row, time);
  }

  /** Takes the earliest event: its row, to be read before anything is added. The wheel must not be empty. */
  take(): number {
    const level = lowest(this.levelsUsed);
    const word = lowest(this.wordsUsed[level]!);
    const bit = lowest(this.slotsUsed[(level << 3) | word]!);
    const slot = (level << 8) | (word << 5) | bit;
    let row = this.first[slot]!;
    const second = this.next[row]!;
    if (second === NONE || level > 0) {
      this.first[slot] = NONE;
      this.unmark(level, word, bit);
      if (second === NONE) this.turnTo(this.when[row]!);
      else row = this.spread(row);
    } else {
      this.first[slot] = second;
      this.turnTo(this.when[row]!);
    }
    this.next[row] = this.free;
    this.free = row;
    this.size--;
    return row;
  }

  /** Instant of the earliest event; Infinity if there is none. */
  peek(): number {
    if (this.size === 0) return Number.POSITIVE_INFINITY;
    const level = lowest(this.levelsUsed);
    const word = lowest(this.wordsUsed[level]!);
    const bit = lowest(this.slotsUsed[(level << 3) | word]!);
    return this.when[this.earliestOf(this.first[(level << 8) | (word << 5) | bit]!)]!;
  }

  /** The first of the earliest in a list. */
  private earliestOf(head: number): number {
    const { when, next } = this;
    let earliest = head;
    for (let row = next[head]!; row !== NONE; row = next[row]!) {
      if (when[row]! < when[earliest]!) earliest = row;
    }
    return earliest;
  }

  /** Turns to the earliest of a list and puts the others where they belong now, which is lower. */
  private spread(head: number): number {
    const earliest = this.earliestOf(head);
    this.turnTo(this.when[earliest]!);
    let row = head;
    while (row !== NONE) {
      const following = this.next[row]!;
      if (row !== earliest) this.append(row, this.when[row]!);
      row = following;
    }
    return earliest;
  }

  private append(row: number, instant: number): void {
    const low = instant | 0;
    const high = (instant / TWO_32) | 0;
    let level: number;
    let byte: number;
    if (high === this.high) {
      level = (31 - Math.clz32((low ^ this.low) | 1)) >> 3;
      byte = (low >>> (level << 3)) & 255;
    } else {
      const upper = (31 - Math.clz32(high ^ this.high)) >> 3;
      level = upper + 4;
      byte = (high >>> (upper << 3)) & 255;
    }
    const slot = (level << 8) | byte;
    this.next[row] = NONE;
    if (this.first[slot]! === NONE) {
      this.first[slot] = row;
      this.slotsUsed[(level << 3) | (byte >> 5)]! |= 1 << (byte & 31);
      this.wordsUsed[level]! |= 1 << (byte >> 5);
      this.levelsUsed |= 1 << level;
    } else {
      this.next[this.last[slot]!] = row;
    }
    this.last[slot] = row;
  }

  private unmark(level: number, word: number, bit: number): void {
    const slots = this.slotsUsed[(level << 3) | word]! & ~(1 << bit);
    this.slotsUsed[(level << 3) | word] = slots;
    if (slots !== 0) return;
    const words = this.wordsUsed[level]! & ~(1 << word);
    this.wordsUsed[level] = words;
    if (words === 0) this.levelsUsed &= ~(1 << level);
  }

  private grow(): void {
    const capacity = this.when.length * 2;
    this.when = widened(this.when, new Float64Array(capacity));
    this.codes = widened(this.codes, new Int32Array(capacity));
    this.arguments_ = widened(this.arguments_, new Int32Array(capacity));
    this.next = widened(this.next, new Int32Array(capacity));
  }
}

function widened<Column extends Float64Array | Int32Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
