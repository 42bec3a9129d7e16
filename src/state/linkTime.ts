/** Instants in links: "12.5ms", "3.25s". Exact to the nanosecond for every instant a run can have. */

import { LONGEST_RUN } from '../sim/units';

const DIGITS: Readonly<Record<string, number>> = { ns: 0, us: 3, µs: 3, μs: 3, ms: 6, s: 9 };
const SHAPE = /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?\s*([a-zµμ]*)$/i;

export function writeTime(ns: number): string {
  const unit = ns >= 1e9 ? 's' : 'ms';
  const digits = DIGITS[unit]!;
  const text = String(ns).padStart(digits + 1, '0');
  const whole = text.slice(0, -digits);
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return `${whole}${fraction && `.${fraction}`}${unit}`;
}

/** ns, held to what a run can last; undefined where no time stands. Without a unit milliseconds are meant. */
export function readTime(text: string): { readonly ns: number; readonly clamped: boolean } | undefined {
  const match = SHAPE.exec(text.trim());
  if (!match) return undefined;
  const [, minus, whole = '', fraction = '', exponent = '0', unit] = match;
  if (whole + fraction === '') return undefined;
  const digits = DIGITS[unit?.toLowerCase() || 'ms'];
  if (digits === undefined) return undefined;
  const shift = digits + Number(exponent);
  // the decimal point is moved in the text, so that no factor rounds
  const figures = `${whole}${fraction}`;
  const places = fraction.length - shift;
  const ns = Math.round(Number(`${figures}e${-places}`));
  if (minus && ns > 0) return { ns: 0, clamped: true };
  if (!(ns <= LONGEST_RUN)) return { ns: LONGEST_RUN, clamped: true };
  return { ns, clamped: false };
}
