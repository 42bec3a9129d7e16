/**
 * What the controls look like before they are drawn: groups, where a value sits on its slider, which value a place on
 * the slider means, and how far a key press goes. No React, no words.
 */

import type { NumberParameter, Parameter, ParameterValue, ParameterValues } from '../../sim/parameters';

/** Groups shown at once; the ones behind them are folded up. */
const OPEN_GROUPS = 3;

export interface Group {
  readonly id: string;
  readonly folded: boolean;
  readonly parameters: readonly Parameter[];
}

/** Groups in the order in which the table first names them. */
export function groupsOf(parameters: readonly Parameter[]): Group[] {
  const byId = new Map<string, Parameter[]>();
  for (const parameter of parameters) {
    const group = byId.get(parameter.group);
    if (group) group.push(parameter);
    else byId.set(parameter.group, [parameter]);
  }
  return [...byId].map(([id, members], i) => ({ id, folded: i >= OPEN_GROUPS, parameters: members }));
}

export const changedIn = (
  parameters: readonly Parameter[],
  values: ParameterValues,
  defaults: ParameterValues,
): number => parameters.filter(({ key }) => values[key] !== defaults[key]).length;

/** Steps of a slider's own scale: places a thumb can be at. */
export const PLACES = 1000;
/** Places a hand can tell apart on a slider about 150 px long. */
const GRIP = PLACES / 150;

/** What a log scale starts with when zero is a value too: below this all is one place. */
const lowest = (parameter: NumberParameter): number => Math.max(parameter.min, parameter.fine);

/** Share of the slider, 0..1. */
function shareOf(parameter: NumberParameter, value: number): number {
  const { min, max, scale } = parameter;
  if (value <= min) return 0;
  if (value >= max) return 1;
  if (scale === 'linear') return (value - min) / (max - min);
  const low = lowest(parameter);
  return Math.max(0, Math.log(value / low) / Math.log(max / low));
}

function valueAtShare(parameter: NumberParameter, share: number): number {
  const { min, max, scale } = parameter;
  if (share <= 0) return min;
  if (share >= 1) return max;
  if (scale === 'linear') return min + share * (max - min);
  const low = lowest(parameter);
  return low * (max / low) ** share;
}

/** Where the thumb is, 0..PLACES. */
export const placeOf = (parameter: NumberParameter, value: number): number =>
  Math.round(shareOf(parameter, value) * PLACES);

/** The value meant by a place: the roundest one a hand cannot tell from it, and the default where that is near. */
export function valueAt(parameter: NumberParameter, place: number): number {
  const { min, max, whole } = parameter;
  if (place <= 0) return min;
  if (place >= PLACES) return max;
  const from = valueAtShare(parameter, (place - GRIP / 2) / PLACES);
  const to = valueAtShare(parameter, (place + GRIP / 2) / PLACES);
  if (typeof parameter.default === 'number' && parameter.default >= from && parameter.default <= to) {
    return parameter.default;
  }
  const round = roundest(from, to, valueAtShare(parameter, place / PLACES));
  return clamp(parameter, whole ? Math.round(round) : round);
}

/** The roundest number between `from` and `to`, nearest to `near` among equally round ones. */
function roundest(from: number, to: number, near: number): number {
  if (!(to > from)) return near;
  for (let power = Math.ceil(Math.log10(Math.max(Math.abs(from), Math.abs(to)))); power > -12; power--) {
    for (const factor of [1, 0.5, 0.2]) {
      // below 1 by division, since 10 ** -2 has a last bit of its own
      const scale = power >= 0 ? 10 ** power : 1 / 10 ** -power;
      const step = factor * scale;
      const candidate = tidy(Math.round(near / step) * step);
      if (candidate >= from && candidate <= to) return candidate;
    }
  }
  return near;
}

/** Takes the last bits off sums such as 0.1 + 0.2. */
const tidy = (value: number): number => Number(value.toPrecision(12));

const clamp = ({ min, max }: NumberParameter, value: number): number => Math.min(max, Math.max(min, value));

export type StepSize = 'fine' | 'step' | 'coarse';

/**
 * How far one key press goes from `value` in `direction`. On a log scale the table's `step` and `coarse` hold in the
 * decade of the default and grow and shrink with the others, so that a key press is felt everywhere; `fine` stays what
 * it is, so that every legal value can be reached.
 */
export function stepLength(
  parameter: NumberParameter,
  size: StepSize,
  value: number,
  direction: 1 | -1,
): number {
  const { fine, scale } = parameter;
  if (size === 'fine') return fine;
  const step = parameter[size];
  if (scale === 'linear') return step;
  const usual = typeof parameter.default === 'number' ? parameter.default : parameter.step * 10;
  return Math.max(tidy(step * 10 ** (decadeOf(value, direction) - decadeOf(usual, 1))), fine);
}

/** Exponent of the decade a step from `value` goes into: 100 lies in 100..1000 going up, in 10..100 going down. */
function decadeOf(value: number, direction: 1 | -1): number {
  if (value <= 0) return -12;
  const exponent = Math.floor(Math.log10(value) + 1e-12);
  return direction < 0 && tidy(value) === tidy(10 ** exponent) ? exponent - 1 : exponent;
}

/** The legal value one step further. A step on a log scale stops at a power of ten, so that going back leads back. */
export function stepped(
  parameter: NumberParameter,
  value: number,
  direction: 1 | -1,
  size: StepSize,
): number {
  let next = value + direction * stepLength(parameter, size, value, direction);
  if (parameter.scale === 'log' && size === 'step' && value > 0) {
    const border = 10 ** (decadeOf(value, direction) + (direction > 0 ? 1 : 0));
    if (direction > 0 ? next > border : next < border) {
      next = Math.abs(border - value) >= parameter.fine ? border : next;
    }
  }
  return clamp(parameter, parameter.whole ? Math.round(next) : tidy(next));
}

const KEYS: Readonly<Record<string, readonly [1 | -1, StepSize]>> = {
  ArrowUp: [1, 'step'],
  ArrowRight: [1, 'step'],
  ArrowDown: [-1, 'step'],
  ArrowLeft: [-1, 'step'],
  PageUp: [1, 'coarse'],
  PageDown: [-1, 'coarse'],
};

/** The value after a key, or undefined if the key is none of the slider's. */
export function valueAfterKey(
  parameter: NumberParameter,
  value: number,
  key: { readonly key: string; readonly shiftKey: boolean },
): number | undefined {
  if (key.key === 'Home') return parameter.min;
  if (key.key === 'End') return parameter.max;
  const move = KEYS[key.key];
  if (!move) return undefined;
  const [direction, size] = move;
  return stepped(parameter, value, direction, key.shiftKey && size === 'step' ? 'fine' : size);
}

/** What is shown as a number while the value is "unlimited": where the slider waits. */
export const finiteOf = (parameter: NumberParameter, value: ParameterValue | undefined): number => {
  if (typeof value === 'number') return value;
  return typeof parameter.default === 'number' ? parameter.default : parameter.max;
};
