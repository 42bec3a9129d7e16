/**
 * Numbers and their units as people read them: "137.5 ms", "6 min 05 s", "6,837 bit/s", "14 %".
 *
 * Thousands are grouped by hand, since the output of Intl differs between engines and would make golden files lie.
 * What `formatValue` writes is read back by `readParameter` to the same value. Sentences are made elsewhere.
 */

import type { NumberParameter, Parameter, ParameterValue, Unit } from '../sim/parameters';

/** 1234567.5 -> "1,234,567.5"; a true minus sign, so that it is not broken from its number. */
export function group(digits: string): string {
  const negative = digits.startsWith('-');
  const [whole = '', fraction] = (negative ? digits.slice(1) : digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${negative ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** A number with at most `digits` significant figures, never in exponent form, no zeros behind the last figure. */
export function significant(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : value < 0 ? '−∞' : '–';
  if (value === 0) return '0';
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  const decimals = Math.min(20, Math.max(0, digits - 1 - magnitude));
  const fixed = value.toFixed(decimals);
  const short = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return short === '-0' || short === '0' ? '0' : group(short);
}

/** Rounded to `digits` significant figures: the unit is chosen after rounding, so "1000 ms" cannot come out. */
const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits));

const two = (value: number): string => String(value).padStart(2, '0');

const SMALL_TIMES: readonly (readonly [below: number, divisor: number, unit: string])[] = [
  [1e3, 1, 'ns'],
  [1e6, 1e3, 'µs'],
  [1e9, 1e6, 'ms'],
  [60e9, 1e9, 's'],
];

/** A length of time in ns: "137.5 ms", "6 min 05 s", "2 h 03 min". */
export function formatDuration(ns: number, digits = 4): string {
  if (!Number.isFinite(ns)) return significant(ns);
  if (ns < 0) return `−${formatDuration(-ns, digits)}`;
  if (ns === 0) return '0 ms';
  const near = rounded(ns, digits);
  for (const [below, divisor, unit] of SMALL_TIMES) {
    if (near < below) return `${significant(ns / divisor, digits)} ${unit}`;
  }
  const wholeSeconds = Math.round(ns / 1e9);
  if (wholeSeconds < 3600) return `${Math.floor(wholeSeconds / 60)} min ${two(wholeSeconds % 60)} s`;
  const minutes = Math.round(ns / 60e9);
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
  const hours = Math.round(ns / 3600e9);
  return `${group(String(Math.floor(hours / 24)))} d ${two(hours % 24)} h`;
}

/** An instant of a run, in one unit with decimals enough to tell neighbours apart at `resolution` ns. */
export function formatInstant(ns: number, resolution = 1e5): string {
  const [divisor, unit] = ns >= 1e9 || resolution >= 1e8 ? [1e9, 's'] : [1e6, 'ms'];
  const decimals = Math.min(9, Math.max(0, Math.ceil(Math.log10(divisor / Math.max(1, resolution)))));
  return `${group((ns / divisor).toFixed(decimals))} ${unit}`;
}

/** "2.5 Mbit", or all figures where a prefix would hide some: "12,032,316 bit". */
function withPrefix(value: number, unit: string, digits: number): string {
  const exact = (divisor: number): boolean => rounded(value / divisor, digits) === value / divisor;
  if (Math.abs(value) >= 1e9 && exact(1e9)) return `${significant(value / 1e9, digits)} G${unit}`;
  if (Math.abs(value) >= 1e6 && exact(1e6)) return `${significant(value / 1e6, digits)} M${unit}`;
  if (Math.abs(value) >= 1e4 && exact(1e3)) return `${significant(value / 1e3, digits)} k${unit}`;
  return `${group(String(value))} ${unit}`;
}

/** For results, which are seldom round: five figures are kept as they are, larger numbers get a prefix. */
function shortened(value: number, unit: string): string {
  if (!Number.isFinite(value)) return `${significant(value)} ${unit}`;
  const size = Math.abs(value);
  if (size >= 1e4 && value % 1000 === 0 && size < 1e6) return `${group(String(value / 1e3))} k${unit}`;
  if (size < 99_999.5) return `${size < 100 ? significant(value) : group(String(Math.round(value)))} ${unit}`;
  if (size < 999_950) return `${significant(value / 1e3)} k${unit}`;
  if (size < 999_950_000) return `${significant(value / 1e6)} M${unit}`;
  return `${significant(value / 1e9)} G${unit}`;
}

/** "6,837 bit/s", "50 kbit/s", "1.5 Mbit/s". */
export const formatRate = (bitsPerSecond: number): string => shortened(bitsPerSecond, 'bit/s');

/** "940 bit", "2.5 Mbit". */
export const formatBits = (bits: number): string => shortened(bits, 'bit');

/** 0.137 -> "14 %"; what is there but below half a percent is "<1 %", so that nothing is called nothing. */
export function formatShare(share: number): string {
  if (!Number.isFinite(share)) return '–';
  const percent = share * 100;
  if (percent > 0 && percent < 0.5) return '<1 %';
  if (percent > 99.5 && percent < 100) return '>99 %';
  return `${group(String(Math.round(percent)))} %`;
}

/** "2,660"; fractions keep four figures. */
export const formatCount = (count: number): string =>
  Number.isInteger(count) ? group(String(count)) : significant(count);

/** A plotted value in its measure's unit. */
export function formatMeasure(unit: 'bit/s' | 'ms' | '%' | '1/s', value: number): string {
  if (unit === 'bit/s') return formatRate(value);
  if (unit === '1/s') return `${significant(value, 3)} /s`;
  return unit === 'ms' ? formatDuration(value * 1e6) : `${significant(value, 3)} %`;
}

/** How many times as much: "4.03 ×". */
export const formatFactor = (factor: number): string => `${significant(factor, 3)} ×`;

/** How far apart two numbers are, with its sign: "+3.1 %". */
export const formatResidual = (model: number, reported: number): string => {
  if (reported === 0 || !Number.isFinite(model) || !Number.isFinite(reported)) return '–';
  const percent = (model / reported - 1) * 100;
  const digits = Math.abs(percent) < 9.95 ? percent.toFixed(1) : percent.toFixed(0);
  return Number(digits) === 0 ? '0.0 %' : `${percent > 0 ? '+' : ''}${group(digits)} %`;
};

/** A number in a parameter's unit. Twelve figures at most, so that 0.1 + 0.2 does not show its last bits. */
function formatNumber(unit: Unit, value: number): string {
  const tidy = Number(value.toPrecision(12));
  switch (unit) {
    case 'bit':
      return withPrefix(tidy, 'bit', 4);
    case 'bit/s':
      return withPrefix(tidy, 'bit/s', 4);
    case 'byte':
      return `${group(String(tidy))} B`;
    case 'us':
      return `${group(String(tidy))} µs`;
    case '1/s':
      return `${group(String(tidy))} /s`;
    case 'count':
      return group(String(tidy));
    default:
      return `${group(String(tidy))} ${unit}`;
  }
}

/** A parameter's value with its unit, exact: `readParameter` reads the same value from it. */
export function formatValue(parameter: Parameter, value: ParameterValue): string {
  if (parameter.type !== 'number' || typeof value !== 'number') return String(value);
  return formatNumber(parameter.unit, value);
}

/** The same for a bound or a point of a number parameter. */
export const formatNumberOf = (parameter: NumberParameter, value: number): string =>
  formatNumber(parameter.unit, value);
