/**
 * The model beside what was reported or measured: each number with the mean over several seeds, and each gain with the
 * part that every change had in it. From the runs a sweep has so far.
 */

import type { Measure, Reference, Scenario } from '../scenarios/scenario';
import type { Provenance } from '../sim/parameters';
import type { Text } from '../text/catalogue';
import { formatFactor, formatMeasure, formatNumberOf, formatResidual } from '../text/format';
import type { Asked } from '../worker/protocol';
import { measureOf } from './plot';
import type { Sweep } from './sweep';

export interface MeasuredRow {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  readonly provenance: Provenance;
  readonly reported: string;
  readonly model: string;
  readonly residual: string;
}

/** The runs that stand beside references (in their order) and presets (by id). */
export interface MeasuredRuns {
  readonly references: readonly (readonly Asked[])[];
  readonly presets: ReadonlyMap<string, readonly Asked[]>;
}

export function measuredRows(
  t: Text,
  scenario: Scenario,
  runs: MeasuredRuns,
  sweep: Pick<Sweep, 'get'>,
): MeasuredRow[] {
  const valuesOf = (asked: readonly Asked[], measure: Measure): number[] =>
    asked.flatMap((run) => {
      const result = sweep.get(run);
      const value = result ? measure.of(result) : null;
      return value === null ? [] : [value];
    });

  const comparisons = scenario.comparisons.map(
    ({ id, from, to, measure, reported, provenance }): MeasuredRow => {
      const of = measureOf(scenario, measure);
      const before = meanOf(valuesOf(runs.presets.get(from) ?? [], of));
      const now = meanOf(valuesOf(runs.presets.get(to) ?? [], of));
      const factor = before === undefined || now === undefined ? undefined : now / before;
      return {
        id: `comparison-${id}`,
        label: t(`comparison.${id}`),
        source: reported ? t(`reference.${reported.source}`) : t('measured.notReported'),
        provenance,
        reported: reported ? formatFactor(reported.factor) : '–',
        model: factor === undefined ? t('measured.running') : formatFactor(factor),
        residual: reported && factor !== undefined ? formatResidual(factor, reported.factor) : '–',
      };
    },
  );

  const references = scenario.references.map((reference, i): MeasuredRow => {
    const measure = measureOf(scenario, reference.measure);
    const values = valuesOf(runs.references[i] ?? [], measure);
    const mean = meanOf(values);
    const show = (value: number): string => formatMeasure(measure.unit, value);
    const { id, source, provenance, y, low, high } = reference;
    return {
      id,
      label: labelOf(t, scenario, reference, measure),
      source: t(`reference.${source}`),
      provenance,
      reported: low === undefined || high === undefined ? show(y) : rangeText(t, show, y, low, high),
      model: modelText(t, show, values, mean),
      residual: mean === undefined ? t('measured.running') : formatResidual(mean, y),
    };
  });
  return [...comparisons, ...references];
}

const meanOf = (values: readonly number[]): number | undefined =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;

function modelText(
  t: Text,
  show: (value: number) => string,
  values: readonly number[],
  mean: number | undefined,
): string {
  if (mean === undefined) return t('measured.running');
  return values.length === 1
    ? show(mean)
    : rangeText(t, show, mean, Math.min(...values), Math.max(...values));
}

/** "24.5 ms (23 to 27.4)": a unit that all three share is written once. */
function rangeText(
  t: Text,
  show: (value: number) => string,
  mean: number,
  low: number,
  high: number,
): string {
  const texts = [mean, low, high].map(show);
  const units = texts.map((text) => /\S+$/.exec(text)?.[0]);
  const shared = units.every((unit) => unit === units[0]);
  const [middle = '', least = '', most = ''] = shared
    ? [texts[0], ...texts.slice(1).map((text) => text.replace(/\s\S+$/, ''))]
    : texts;
  return t('measured.range', { mean: middle, low: least, high: most });
}

function labelOf(t: Text, scenario: Scenario, reference: Reference, measure: Measure): string {
  const own = `reference.${reference.id}`;
  if (t.has(own)) return t(own);
  const parameter = scenario.parameters.find(({ key }) => key === reference.parameter);
  return t('measured.label', {
    measure: t(`measure.${measure.id}`),
    parameter: t(`param.${reference.parameter}`),
    value: parameter?.type === 'number' ? formatNumberOf(parameter, reference.x) : String(reference.x),
  });
}
