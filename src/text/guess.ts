/**
 * Reads what somebody guesses, with units: "7 min 30 s", "0.5 h", "28 kbit/s", "28k", "14 %", "1/7". What has no clear
 * meaning gives the key of a sentence instead, never a number.
 */

import { splitQuantity } from '../sim/parameters';
import { LONGEST_RUN } from '../sim/units';
import { formatCount, formatDuration, formatRate, formatShare } from './format';

/** Durations in ns, rates in bit/s, shares 0..1, counts. */
export type GuessQuantity = 'duration' | 'rate' | 'share' | 'count';

type Refused = { readonly ok: false; readonly key: string; readonly args: Readonly<Record<string, string>> };
/** `key` has a sentence in the catalogue of lessons. */
export type Guess = { readonly ok: true; readonly value: number } | Refused;

const NS: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  ms: 1e6,
  s: 1e9,
  sec: 1e9,
  second: 1e9,
  m: 60e9,
  min: 60e9,
  minute: 60e9,
  h: 3600e9,
  hr: 3600e9,
  hour: 3600e9,
  d: 86_400e9,
  day: 86_400e9,
};
const PREFIXES: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 };
/** "kbit/s", "Mb/s", "bps", "k": a prefix, and bits a second however spelled. */
const RATE = /^([kmg]?)(?:(?:bits?|b)?(?:\/|\s*per\s*)(?:s|sec|second)|bps|bits?|b)?$/i;
const COUNTS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6 };

/** Far beyond anything a lesson asks for. */
const LARGEST: Readonly<Record<GuessQuantity, number>> = {
  duration: LONGEST_RUN,
  rate: 1e12,
  share: 1,
  count: 1e12,
};
const FORMATS = { duration: formatDuration, rate: formatRate, share: formatShare, count: formatCount };
const LONGEST = 60;

export function readGuess(quantity: GuessQuantity, text: string): Guess {
  const plain = text.trim().slice(0, LONGEST);
  if (plain === '') return { ok: false, key: 'guess.empty', args: {} };
  const read = READERS[quantity](plain);
  if (typeof read !== 'number') return read;
  if (read >= 0 && read <= LARGEST[quantity]) return { ok: true, value: read };
  const format = FORMATS[quantity];
  return { ok: false, key: 'guess.range', args: { low: format(0), high: format(LARGEST[quantity]) } };
}

type Reader = (text: string) => number | Refused;

const notNumber = (text: string): Refused => ({ ok: false, key: 'guess.notNumber', args: { text } });
const unknownUnit = (quantity: GuessQuantity, unit: string): Refused => ({
  ok: false,
  key: `guess.unit.${quantity}`,
  args: { unit },
});

const scaled =
  (quantity: GuessQuantity, factorOf: (unit: string) => number | undefined): Reader =>
  (text) => {
    const split = splitQuantity(text);
    if (!split) return notNumber(text);
    const factor = factorOf(split.unit);
    return factor === undefined ? unknownUnit(quantity, split.unit) : split.number * factor;
  };

function readDuration(text: string): number | Refused {
  const clock = /^(?:(\d+):)?(\d+):(\d{2})$/.exec(text);
  if (clock) return (Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3])) * 1e9;
  // each number with the unit behind it is a piece; nothing else may stand there
  const pieces = [...text.matchAll(/(\D*?)([+-]?\d[\d\s.,'’]*(?:e[+-]?\d+)?)\s*([a-zµμ]*)/gi)];
  const used = pieces.reduce((length, [piece]) => length + piece.length, 0);
  if (pieces.length === 0 || used < text.length) return notNumber(text);
  let ns = 0;
  for (const [, before = '', digits = '', unit = ''] of pieces) {
    const number = splitQuantity(digits)?.number;
    if (number === undefined || !/^[\s,]*(?:and)?\s*$/i.test(before)) return notNumber(text);
    if (unit === '') return { ok: false, key: 'guess.needsUnit', args: { text } };
    const name = unit.toLowerCase();
    const factor = NS[name] ?? NS[name.replace(/s$/, '')];
    if (factor === undefined) return unknownUnit('duration', unit);
    ns += number * factor;
  }
  return ns;
}

const READERS: Readonly<Record<GuessQuantity, Reader>> = {
  duration: readDuration,
  rate: scaled('rate', (unit) => PREFIXES[RATE.exec(unit)?.[1]?.toLowerCase() ?? 'none']),
  share(text) {
    const fraction = /^(\d+)\s*\/\s*(\d+)$/.exec(text);
    if (fraction) return Number(fraction[1]) / Number(fraction[2]);
    return scaled('share', (unit) => (/^(%|percent)?$/i.test(unit) ? 1 / 100 : undefined))(text);
  },
  count: scaled('count', (unit) => COUNTS[unit.toLowerCase()]),
};
