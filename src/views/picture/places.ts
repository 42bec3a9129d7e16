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

/** One stay in one place. */
interface Stay {
  readonly exchange: number;
  readonly kind: number;
  readonly from: number;
  /** When the place is full. */
  full: number;
  /** When it is given back; Infinity if never. */
  to: number;
}

/** The stays of each place, in order. */
export interface Places {
  readonly stays: readonly (readonly Stay[])[];
}

export interface PlaceState {
  readonly exchange: number;
  readonly kind: number;
  /** How full it is, 0..1. */
  readonly level: number;
}

interface Happening {
  readonly at: number;
  readonly row: number;
  readonly fills: boolean;
}

export function buildPlaces(
  trace: ReadableTrace,
  slots: Pick<PictureSlots, 'fillKinds' | 'emptyKinds'>,
  count: number,
): Places {
  const stays: Stay[][] = Array.from({ length: count }, () => []);
  const held = new Map<number, { place: number; stay: Stay }[]>();
  const taken = new Array<Stay | undefined>(count).fill(undefined);
  const { start, end, exchange, bits, kind } = trace.columns;

  const leave = (place: number, at: number): void => {
    const stay = taken[place];
    if (!stay) return;
    stay.to = at;
    taken[place] = undefined;
    const own = held.get(stay.exchange);
    const rest = own?.filter((one) => one.stay !== stay) ?? [];
    if (rest.length > 0) held.set(stay.exchange, rest);
    else held.delete(stay.exchange);
  };

  for (const { at, row, fills } of happenings(trace, slots)) {
    const own = held.get(exchange[row]!);
    if (!fills) {
      if (own?.[0]) leave(own[0].place, at);
      continue;
    }
    const newest = own?.at(-1);
    if (newest && bits[row] === 0) {
      newest.stay.full = end[row]!;
      continue;
    }
    let place = taken.indexOf(undefined);
    if (place < 0) {
      place = oldest(taken);
      if (place < 0) continue;
      leave(place, at);
    }
    const stay: Stay = {
      exchange: exchange[row]!,
      kind: kind[row]!,
      from: start[row]!,
      full: end[row]!,
      to: Number.POSITIVE_INFINITY,
    };
    taken[place] = stay;
    stays[place]!.push(stay);
    // again: leaving a place may have replaced the list
    held.set(stay.exchange, [...(held.get(stay.exchange) ?? []), { place, stay }]);
  }
  return { stays };
}

function oldest(taken: readonly (Stay | undefined)[]): number {
  let place = -1;
  taken.forEach((stay, i) => {
    if (stay && (place < 0 || stay.from < taken[place]!.from)) place = i;
  });
  return place;
}

/** Starts of fillings and ends of emptyings, in order of time; at one instant emptyings first. */
function happenings(
  trace: ReadableTrace,
  slots: Pick<PictureSlots, 'fillKinds' | 'emptyKinds'>,
): Happening[] {
  const { start, end, kind, length } = trace.columns;
  // 1 fills, 2 empties
  const roles = Uint8Array.from(trace.kinds, ({ id }) =>
    slots.fillKinds.includes(id) ? 1 : slots.emptyKinds.includes(id) ? 2 : 0,
  );
  const found: Happening[] = [];
  for (let row = 0; row < length; row++) {
    const role = roles[kind[row]!]!;
    if (role === 1) found.push({ at: start[row]!, row, fills: true });
    else if (role === 2) found.push({ at: end[row]!, row, fills: false });
  }
  return found.sort((a, b) => a.at - b.at || Number(a.fills) - Number(b.fills) || a.row - b.row);
}

/** What is in each place at an instant; undefined for an empty place. */
export function placesAt(places: Places, instant: number): (PlaceState | undefined)[] {
  return places.stays.map((stays) => {
    let low = 0;
    let high = stays.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (stays[middle]!.from <= instant) low = middle + 1;
      else high = middle;
    }
    const stay = stays[low - 1];
    if (!stay || stay.to <= instant) return undefined;
    const length = stay.full - stay.from;
    const level = length > 0 ? Math.min(1, (instant - stay.from) / length) : 1;
    return { exchange: stay.exchange, kind: stay.kind, level };
  });
}
