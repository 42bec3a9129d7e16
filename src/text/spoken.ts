/**
 * What a screen reader should say for a number with a unit: "137.5 milliseconds", "50 kilobits per second". Works on
 * what `format.ts` writes, so that the ear and the eye get the same figures.
 */

import type { Parameter, ParameterValue } from '../sim/parameters';
import { type Catalogue, makeText, type Text } from './catalogue';
import { unitWords } from './en/units';
import { formatDuration, formatRate, formatShare, formatValue } from './format';

const english = makeText('en', unitWords as Catalogue);

/** Longest first, so that "kbit/s" is not taken for "s". */
const SPOKEN = [
  'Gbit/s',
  'Mbit/s',
  'kbit/s',
  'bit/s',
  'Gbit',
  'Mbit',
  'kbit',
  'bit',
  'min',
  'ns',
  'µs',
  'ms',
  'B',
];
const SHORT = ['s', 'h', 'd', '%', '/s'];
const UNIT = new RegExp(
  `(−?)([\\d.,∞]+) (${[...SPOKEN, ...SHORT.toSorted((a, b) => b.length - a.length)].join('|')})(?![\\w/])`,
  'g',
);

/** Replaces each number with a unit by the number and the unit's word. */
export const spoken = (text: string, t: Text = english): string =>
  text.replace(UNIT, (_, minus: string, number: string, unit: string) => {
    const figure = `${minus ? `${t('unit.minus')} ` : ''}${number.replace(/^0(?=\d)/, '')}`;
    return t(`unit.${unit}`, { number: figure, count: figure });
  });

export const spokenDuration = (ns: number, t?: Text): string => spoken(formatDuration(ns), t);
export const spokenRate = (bitsPerSecond: number, t?: Text): string => spoken(formatRate(bitsPerSecond), t);
export const spokenShare = (share: number, t: Text = english): string =>
  spoken(
    formatShare(share)
      .replace('<', `${t('unit.less')} `)
      .replace('>', `${t('unit.more')} `),
    t,
  );

/** A parameter's value for `aria-valuetext`; words of choices are `option.<key>.<option>`. */
export function spokenValue(parameter: Parameter, value: ParameterValue, t: Text = english): string {
  return spoken(describeValue(parameter, value, t), t);
}

/** A parameter's value for the eye, with the words of switches and choices. */
export function describeValue(parameter: Parameter, value: ParameterValue, t: Text = english): string {
  if (value === 'unlimited') return t('value.unlimited');
  if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off');
  if (parameter.type === 'choice') {
    const key = `option.${parameter.key}.${value}`;
    return t.has(key) ? t(key) : String(value);
  }
  return formatValue(parameter, value);
}
