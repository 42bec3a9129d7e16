/** What was wrong with a typed value, as a sentence: for number boxes, links and the command line. */

import type { Parameter, Problem } from '../sim/parameters';
import type { Text } from './catalogue';
import { formatNumberOf, group } from './format';

const LONGEST = 40;

/** What somebody typed, short enough to be quoted, without control characters. */
export function quoted(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = text.replace(/[\u0000-\u001f\u007f\u2028-\u202e\u2066-\u2069]+/g, ' ').trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
}

/** `parameter` lets a bound be given with its unit. */
export function problemSentence(
  t: Text,
  problem: Problem,
  parameterLabel: string,
  parameter?: Parameter,
): string {
  const bound = problem.bound ?? 0;
  const shown = parameter?.type === 'number' ? formatNumberOf(parameter, bound) : group(String(bound));
  return t(`problem.${problem.id}`, {
    name: parameterLabel,
    text: quoted(problem.text),
    unit: quoted(problem.unit ?? ''),
    bound: shown,
    options: (problem.options ?? []).join(', '),
  });
}
