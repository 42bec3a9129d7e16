/** What the plot says in words: the finding, and what is under the pointer. Sentences of the catalogue, filled in. */

import type { Measure, Reference } from '../../scenarios/scenario';
import type { NumberParameter } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { formatMeasure, formatShare, significant } from '../../text/format';
import { type CurvePoint, findingOf, interpolated } from './finding';
import { formatPlace } from './scales';
import type { Target } from './targets';

export interface Subject {
  readonly t: Text;
  readonly parameter: NumberParameter;
  readonly measure: Measure;
}

export const titleOf = ({ t, parameter, measure }: Subject): string =>
  t('elbow.title', { measure: t(`measure.${measure.id}`), parameter: t(`param.${parameter.key}`) });

/** The finding as sentences: from where to where, the highest, half of it, the largest step against the trend. */
export function findingText(subject: Subject, points: readonly CurvePoint[]): string {
  const { t, parameter, measure } = subject;
  const finding = findingOf(points);
  if (!finding) return t('elbow.finding.none');
  const x = (value: number): string => formatPlace(parameter, value);
  const y = (value: number): string => formatMeasure(measure.unit, value);
  const { first, last, highest, half, step, trend } = finding;
  const sentences = [
    t(`elbow.finding.${trend}`, { first: y(first.y), last: y(last.y), from: x(first.x), to: x(last.x) }),
  ];
  if (trend !== 'flat' && highest !== first && highest !== last) {
    sentences.push(t('elbow.finding.highest', { y: y(highest.y), x: x(highest.x) }));
  }
  // half of a time is no goal
  if (half !== undefined && measure.unit !== 'ms') sentences.push(t('elbow.finding.half', { x: x(half) }));
  if (step && trend !== 'flat') {
    sentences.push(
      t(step.change < 0 ? 'elbow.finding.down' : 'elbow.finding.up', {
        share: formatShare(Math.abs(step.change)),
        from: x(step.from.x),
        to: x(step.to.x),
      }),
    );
  }
  return sentences.join(' ');
}

/** How far the curve is from a reported number, in words. */
export function residualText({ t, measure }: Subject, reported: number, model: number | undefined): string {
  if (model === undefined) return t('elbow.residual.none');
  const share = reported === 0 ? 0 : model / reported - 1;
  const key = Math.abs(share) < 0.0005 ? 'same' : share > 0 ? 'above' : 'below';
  return t(`elbow.residual.${key}`, {
    model: formatMeasure(measure.unit, model),
    share: `${significant(Math.abs(share) * 100, 2)} %`,
  });
}

export function readout(
  subject: Subject,
  target: Target,
  points: readonly CurvePoint[],
  references: readonly Reference[],
): string {
  const { t, parameter, measure } = subject;
  const y = (value: number): string => formatMeasure(measure.unit, value);
  const place = { x: formatPlace(parameter, target.x), y: y(target.y) };
  if (target.type === 'point') {
    const spread = points.find((point) => point.x === target.x)?.spread;
    if (!spread) return t('elbow.readout.point', place);
    return t('elbow.readout.spread', { ...place, low: y(spread.low), high: y(spread.high) });
  }
  const reference = references[target.index]!;
  const sentence = t('elbow.readout.reference', {
    ...place,
    provenance: t(`provenance.${reference.provenance}`),
    source: t(`reference.${reference.source}`),
  });
  const bounds =
    reference.low === undefined || reference.high === undefined
      ? ''
      : ` ${t('elbow.readout.bounds', { low: y(reference.low), high: y(reference.high) })}`;
  return `${sentence}${bounds} ${residualText(subject, reference.y, interpolated(points, reference.x))}`;
}

/** Name of a source short enough for the plot: its own short form, or what stands before the first comma. */
export function sourceName(t: Text, source: string): string {
  const short = `reference.${source}.short`;
  return t.has(short) ? t(short) : t(`reference.${source}`).split(',')[0]!;
}
