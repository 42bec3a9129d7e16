/**
 * The only place where one unit becomes another.
 *
 * Simulated time is a whole number of nanoseconds in a `number`: exact up to 2^53 ns, about 104 days. An instant and a
 * duration are different types, and neither is a plain number to the compiler, so adding two instants or timing a
 * frame with a bit count does not compile. A duration is rounded once, where bits become time; every later sum is
 * exact, which is why the ledger can be checked with `===`.
 *
 * This file does no formatting: see `src/text/format.ts`.
 */

declare const unit: unique symbol;
type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

/** A point of simulated time, whole nanoseconds since the run began. */
export type Instant = Quantity<'instant ns'>;
/** A length of simulated time, whole nanoseconds, never negative. */
export type Duration = Quantity<'duration ns'>;
/** A count of bits, whole. */
export type Bits = Quantity<'bits'>;
/** A rate in bits per second, positive. */
export type BitsPerSecond = Quantity<'bits per second'>;

export const START = 0 as Instant;

/** Nanoseconds in a day; the run limit of 100 days stays below 2^53 ns. */
const NS_PER_DAY = 86_400e9;
export const LONGEST_RUN = (100 * NS_PER_DAY) as Duration;

/** A whole count of nanoseconds as a duration; throws on fractions, negatives and what is not a number. */
export function nanoseconds(ns: number): Duration {
  if (!Number.isSafeInteger(ns) || ns < 0)
    throw new Error(`a duration needs whole nanoseconds >= 0, not ${ns}`);
  return ns as Duration;
}

/** Milliseconds to the nearest nanosecond. */
export const milliseconds = (ms: number): Duration => nanoseconds(Math.round(ms * 1e6));
export const seconds = (s: number): Duration => nanoseconds(Math.round(s * 1e9));

export const bits = (n: number): Bits => {
  if (!Number.isSafeInteger(n) || n < 0) throw new Error(`a bit count is whole and >= 0, not ${n}`);
  return n as Bits;
};

export const bitsPerSecond = (rate: number): BitsPerSecond => {
  if (!(rate > 0 && rate < 1e15)) throw new Error(`a rate lies above 0 and below 1e15 bit/s, not ${rate}`);
  return rate as BitsPerSecond;
};

/** Time to put `count` bits on a line: the one rounding between bits and time (nearest nanosecond). */
export const transmissionTime = (count: Bits, rate: BitsPerSecond): Duration =>
  Math.round((count * 1e9) / rate) as Duration;

export const after = (instant: Instant, duration: Duration): Instant => (instant + duration) as Instant;
/** From `earlier` to `later`; throws if they are in the wrong order. */
export function between(earlier: Instant, later: Instant): Duration {
  if (later < earlier) throw new Error(`${later} ns is before ${earlier} ns`);
  return (later - earlier) as Duration;
}
export const plus = (a: Duration, b: Duration): Duration => (a + b) as Duration;
export const times = (count: number, duration: Duration): Duration => nanoseconds(count * duration);

/** Mean rate in bit/s; 0 for a run of no length. */
export const rateOf = (count: number, duration: Duration | Instant): number =>
  duration > 0 ? (count * 1e9) / duration : 0;
