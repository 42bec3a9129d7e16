/**
 * Rows of places that fill and empty (buffers, reassembly): who holds which place from when to when. Made once a run,
 * so that any instant is found by a search and never by going over the trace.
 *
 * A place is taken when a span of a fill kind starts, fills while it lasts, and is given back when a span of an empty
 * kind of the same exchange ends, the oldest first. Work that was interrupted and goes on fills the same place. If all
 * places are taken, the one that was taken first is given up: what is drawn never exceeds what there is.
 */

import type { PictureSlots } from '../../scenarios/scenario';
import type { ReadableTrace } from '../../sim/accounting/lanes';

/** The stays in a row of places, numbered in the order in which they begin. */
export interface Places {
  /** Numbers of the stays of each place, ascending. */
  readonly stays: readonly (readonly number[])[];
  readonly exchange: Int32Array;
  readonly kind: Uint8Array;
  readonly from: Float64Array;
  /** When the place is full. */
  readonly full: Float64Array;
  /** When it is given back; Infinity if never. */
  readonly to: Float64Array;
}

export interface PlaceState {
  readonly exchange: number;
  readonly kind: number;
  /** How full it is, 0..1. */
  readonly level: number;
}

const NOBODY = -1;

export function buildPlaces(
  trace: ReadableTrace,
  slots: Pick<PictureSlots, 'fillKinds' | 'emptyKinds'>,
  count: number,
): Places {
  const { start, end } = trace.columns;
  const filling = rowsOfKinds(trace, slots.fillKinds, [], start);
  const emptying = rowsOfKinds(trace, slots.emptyKinds, slots.fillKinds, end);
  const filler = new Filler(trace, count, filling.length);
  let next = 0;
  for (const row of filling) {
    // at one instant emptyings come first
    for (; next < emptying.length && end[emptying[next]!]! <= start[row]!; next++)
      filler.empty(emptying[next]!);
    filler.fill(row);
  }
  for (; next < emptying.length; next++) filler.empty(emptying[next]!);
  return filler.places();
}

/** Goes through what happens in order of time. There are few places, so whoever is wanted is looked for among them. */
class Filler {
  private length = 0;
  private readonly stays: number[][];
  /** The stay in each place. */
  private readonly taken: Int32Array;
  private readonly exchange: Int32Array;
  private readonly kind: Uint8Array;
  private readonly from: Float64Array;
  private readonly full: Float64Array;
  private readonly to: Float64Array;

  constructor(
    private readonly trace: ReadableTrace,
    count: number,
    most: number,
  ) {
    this.stays = Array.from({ length: count }, () => []);
    this.taken = new Int32Array(count).fill(NOBODY);
    this.exchange = new Int32Array(most);
    this.kind = new Uint8Array(most);
    this.from = new Float64Array(most);
    this.full = new Float64Array(most);
    this.to = new Float64Array(most).fill(Number.POSITIVE_INFINITY);
  }

  fill(row: number): void {
    const { exchange, kind, start, end, bits } = this.trace.columns;
    const { taken } = this;
    if (bits[row] === 0) {
      const goesOn = this.placeOf(exchange[row]!, true);
      if (goesOn >= 0) {
        this.full[taken[goesOn]!] = end[row]!;
        return;
      }
    }
    let place = taken.indexOf(NOBODY);
    if (place < 0) {
      place = this.oldest();
      if (place < 0) return;
      this.leave(place, start[row]!);
    }
    const stay = this.length++;
    this.exchange[stay] = exchange[row]!;
    this.kind[stay] = kind[row]!;
    this.from[stay] = start[row]!;
    this.full[stay] = end[row]!;
    taken[place] = stay;
    this.stays[place]!.push(stay);
  }

  empty(row: number): void {
    const { exchange, end } = this.trace.columns;
    const place = this.placeOf(exchange[row]!, false);
    if (place >= 0) this.leave(place, end[row]!);
  }

  places(): Places {
    const { stays, exchange, kind, from, full, to } = this;
    return { stays, exchange, kind, from, full, to };
  }

  private leave(place: number, at: number): void {
    this.to[this.taken[place]!] = at;
    this.taken[place] = NOBODY;
  }

  /** The exchange's place that was taken first, or last; -1 if it has none. */
  private placeOf(exchange: number, latest: boolean): number {
    const { taken } = this;
    let found = -1;
    for (let place = 0; place < taken.length; place++) {
      const stay = taken[place]!;
      if (stay === NOBODY || this.exchange[stay] !== exchange) continue;
      if (found < 0 || (latest ? stay > taken[found]! : stay < taken[found]!)) found = place;
    }
    return found;
  }

  private oldest(): number {
    const { taken } = this;
    let found = -1;
    for (let place = 0; place < taken.length; place++) {
      if (found < 0 || taken[place]! < taken[found]!) found = place;
    }
    return found;
  }
}

/** Rows of some kinds and not of others, in order of what `at` says of them, then of their number. */
function rowsOfKinds(
  trace: ReadableTrace,
  wanted: readonly string[],
  not: readonly string[],
  at: Float64Array,
): number[] {
  const { kind, length } = trace.columns;
  const takes = Uint8Array.from(trace.kinds, ({ id }) => (wanted.includes(id) && !not.includes(id) ? 1 : 0));
  const rows: number[] = [];
  let ordered = true;
  for (let row = 0; row < length; row++) {
    if (takes[kind[row]!] === 0) continue;
    const before = rows.length - 1;
    if (before >= 0 && at[rows[before]!]! > at[row]!) ordered = false;
    rows.push(row);
  }
  return ordered ? rows : rows.sort((a, b) => at[a]! - at[b]! || a - b);
}

/** What is in each place at an instant; undefined for an empty place. */
export function placesAt(places: Places, instant: number): (PlaceState | undefined)[] {
  const { exchange, kind, from, full, to } = places;
  return places.stays.map((stays) => {
    let low = 0;
    let high = stays.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (from[stays[middle]!]! <= instant) low = middle + 1;
      else high = middle;
    }
    const stay = stays[low - 1];
    if (stay === undefined || to[stay]! <= instant) return undefined;
    const length = full[stay]! - from[stay]!;
    const level = length > 0 ? Math.min(1, (instant - from[stay]!) / length) : 1;
    return { exchange: exchange[stay]!, kind: kind[stay]!, level };
  });
}
