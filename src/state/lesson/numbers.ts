/** The numbers that a lesson's texts name, as people read them. */

import type { Lesson, LessonNumber, Quantity, Runs } from '../../scenarios/lesson';
import {
  formatBits,
  formatBytes,
  formatCount,
  formatDuration,
  formatRate,
  formatShare,
  significant,
} from '../../text/format';

const FORMATS: Readonly<Record<Quantity, (value: number) => string>> = {
  duration: (ns) => formatDuration(ns),
  rate: formatRate,
  share: formatShare,
  count: formatCount,
  factor: (times) => significant(times, 2),
  bits: formatBits,
  bytes: formatBytes,
  points: (points) => formatCount(Math.round(points)),
};

export const formatQuantity = (quantity: Quantity, value: number): string => FORMATS[quantity](value);

export const numberOf = (number: LessonNumber, runs: Runs): number =>
  'reported' in number ? number.reported : number.of(runs);

/** Names of the numbers in a text. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
];

/** What is to be filled into some of a lesson's texts. */
export function argumentsFor(
  lesson: Lesson,
  texts: readonly string[],
  runs: Runs,
): Readonly<Record<string, string>> {
  const names = texts.flatMap(placesIn).filter((name) => name in lesson.numbers);
  return Object.fromEntries(
    names.map((name) => {
      const number = lesson.numbers[name]!;
      return [name, formatQuantity(number.quantity, numberOf(number, runs))];
    }),
  );
}
