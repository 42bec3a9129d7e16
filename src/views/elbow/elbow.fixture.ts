/** A small sweep with its references, for the tests of this folder. */

import type { Measure, Reference } from '../../scenarios/scenario';
import type { NumberParameter } from '../../sim/parameters';
import type { CurvePoint } from './finding';

export const parameter: NumberParameter = {
  key: 'bufferBits',
  type: 'number',
  group: 'sender',
  provenance: 'fact',
  unit: 'bit',
  whole: true,
  min: 1,
  max: 8023,
  default: 940,
  scale: 'log',
  fine: 1,
  step: 10,
  coarse: 100,
};

export const measures: readonly Measure[] = [
  { id: 'goodput', unit: 'bit/s', of: () => null },
  { id: 'roundTrip', unit: 'ms', of: () => null },
];

const reference = (id: string, x: number, y: number, more: Partial<Reference> = {}): Reference => ({
  id,
  parameter: 'bufferBits',
  measure: 'goodput',
  provenance: 'fact',
  x,
  y,
  source: 'rfc',
  values: {},
  ...more,
});

export const references: readonly Reference[] = [
  reference('before', 940, 6837),
  reference('after', 8023, 27_578),
  reference('timed', 4000, 16_000, { provenance: 'measured', source: 'program', low: 14_000, high: 18_000 }),
];

/** Rises from 1,000 to 28,000, with a step back from 960 to 1,000. */
export const points: readonly CurvePoint[] = [
  { x: 100, y: 1000 },
  { x: 300, y: 3000 },
  { x: 960, y: 8000, spread: { low: 7600, high: 8400 } },
  { x: 1000, y: 7200, spread: { low: 7000, high: 7400 } },
  { x: 3000, y: 16_000 },
  { x: 8023, y: 28_000 },
];

export const words: Readonly<Record<string, string>> = {
  'param.bufferBits': 'Output buffer',
  'param.hostMs': 'Host work',
  'measure.goodput': 'Goodput',
  'measure.roundTrip': 'Round trip',
  'reference.rfc': 'RFC 662, one transfer',
  'reference.program': 'IMP program, timed',
  'theory.closed': 'Closed form',
  'theory.closed.formula': 'message ÷ time',
  'mark.half': 'half of the limit',
};
