/** Two runs in words: what each is called, and by how much B differs from A. Numbers from the runs, words from the catalogue. */

import type { Scenario } from '../scenarios/scenario';
import { goodputOf } from '../sim/accounting/figures';
import { ledgerOf } from '../sim/accounting/ledger';
import { defaultsOf, type ParameterValues } from '../sim/parameters';
import type { Text } from '../text/catalogue';
import { formatFactor } from '../text/format';
import { describeValue } from '../text/spoken';
import type { Shown } from './shown';

/** Settings named when a run is no moment of its story. */
const MOST_NAMED = 2;

/** "After", or "After, Output buffer 4,000 bit": the moment it is nearest to, and what is different from it. */
export function runName(t: Text, scenario: Scenario, values: ParameterValues, seed: number): string {
  const defaults: ParameterValues = defaultsOf(scenario.parameters);
  const distances = scenario.presets.map((preset) => ({
    preset,
    other: scenario.parameters.filter(({ key }) => values[key] !== (preset.values[key] ?? defaults[key])),
  }));
  const nearest = distances.reduce((best, one) => (one.other.length < best.other.length ? one : best));
  const { preset, other } = nearest;
  const named = other
    .slice(0, MOST_NAMED)
    .map(
      (parameter) => `${t(`param.${parameter.key}`)} ${describeValue(parameter, values[parameter.key]!, t)}`,
    );
  const more = other.length > MOST_NAMED ? [t('compare.more', { count: other.length - MOST_NAMED })] : [];
  const chance = seed === 1 ? [] : [t('compare.seed', { seed })];
  return [t(`preset.${preset.id}`), ...named, ...more, ...chance].join(', ');
}

/** Below this many points two shares are the same to a reader. */
const POINT = 0.5;

/** Sentences, the most telling first. Runs of different stories are compared by shares alone. */
export function comparisonOf(t: Text, a: Shown, b: Shown): readonly string[] {
  const sentences: string[] = [];
  const same = a.scenario === b.scenario;
  if (same && a.result.payloadBits === b.result.payloadBits) {
    sentences.push(ratio(t, 'time', b.result.elapsed / a.result.elapsed));
  } else if (same) {
    sentences.push(ratio(t, 'rate', goodputOf(b.result) / goodputOf(a.result)));
  }
  const [first, second] = [a, b].map(({ ledger, result }) => {
    const { ns, silentNs } = ledgerOf(ledger);
    const share = (part: number): number => (result.elapsed > 0 ? (100 * part) / result.elapsed : 0);
    return { silent: share(silentNs), payload: share(ns.payload) };
  });
  sentences.push(
    points(t, 'silence', first!.silent, second!.silent),
    points(t, 'payload', first!.payload, second!.payload),
  );
  return sentences;
}

function ratio(t: Text, what: 'time' | 'rate', factor: number): string {
  if (!Number.isFinite(factor) || factor <= 0) return '';
  const larger = factor >= 1;
  if (Math.abs(factor - 1) < 0.005) return t(`compare.${what}.same`);
  return t(`compare.${what}.${larger ? 'more' : 'less'}`, {
    factor: formatFactor(larger ? factor : 1 / factor),
  });
}

function points(t: Text, what: 'silence' | 'payload', a: number, b: number): string {
  const difference = b - a;
  const round = (share: number): string => `${Math.round(share)} %`;
  const args = { a: round(a), b: round(b), points: String(Math.round(Math.abs(difference))) };
  if (Math.abs(difference) < POINT) return t(`compare.${what}.same`, args);
  return t(`compare.${what}.${difference > 0 ? 'more' : 'less'}`, args);
}
