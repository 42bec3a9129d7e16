// Quantities of different kinds do not mix: see src/sim/units.ts.
import {
  after,
  type Bits,
  type BitsPerSecond,
  between,
  bits,
  bitsPerSecond,
  type Duration,
  type Instant,
  milliseconds,
  START,
  transmissionTime,
} from '../../src/sim/units';

const instant: Instant = after(START, milliseconds(5));
const duration: Duration = between(START, instant);
const count: Bits = bits(940);
const rate: BitsPerSecond = bitsPerSecond(50_000);

export const fine: Duration = transmissionTime(count, rate);
export const plainNumber: Duration = 5; // error: Type 'number' is not assignable to type 'Duration'
export const instantForDuration: Duration = instant; // error: is not assignable to type 'Duration'
export const durationForInstant: Instant = duration; // error: is not assignable to type 'Instant'
export const instantPlusBits = after(instant, count); // error: is not assignable to parameter of type 'Duration'
export const swapped = transmissionTime(rate, count); // error: is not assignable to parameter of type 'Bits'
export const sumIsNoInstant: Instant = instant + count; // error: Type 'number' is not assignable to type 'Instant'
