/** The Sun RPC story as the rest of the program sees it. */

import type { ModelSpec, RunResult } from '../../sim/model';
import type { ParameterValues } from '../../sim/parameters';
import type { Scenario } from '../scenario';
import { anatomy } from './anatomy';
import { capture } from './capture';
import { card } from './card';
import { histogram, hypotheses } from './evidence';
import { PLOT_TO } from './facts';
import { comparisons, references } from './measured';
import { parameters, type SunrpcValues } from './params';
import { picture } from './picture';
import { presets } from './presets';
import { spec } from './spec';
import { text } from './text';
import { leastCallMs, slowSizes, stalledPeriodMs, stalls } from './theory';

const figure = (name: string) => (result: RunResult) => {
  const value = result.figures[name];
  return typeof value === 'number' ? value : null;
};

const slowest = (values: ParameterValues) => slowSizes(values as SunrpcValues, PLOT_TO)?.[0];

export const sunrpc: Scenario = {
  ...card,
  parameters,
  presets,
  moments: ['default-4096', 'fixed-24000'],
  model: spec as ModelSpec,
  references,
  comparisons,
  measures: [
    { id: 'msPerCall', unit: 'ms', of: figure('msPerCall') },
    { id: 'msPerCallMedian', unit: 'ms', of: figure('msPerCallMedian') },
    {
      id: 'stalledShare',
      unit: '%',
      of: (result) => (100 * Number(result.figures.stalledCalls)) / (result.values as SunrpcValues).calls,
    },
    { id: 'packetsPerSecond', unit: '1/s', of: figure('packetsPerSecond') },
  ],
  theory: [
    { id: 'least', measure: 'msPerCall', at: (values) => leastCallMs(values as SunrpcValues) },
    {
      id: 'locked',
      measure: 'msPerCall',
      at: (values) => (stalls(values as SunrpcValues) ? stalledPeriodMs(values as SunrpcValues) : undefined),
    },
  ],
  marks: [
    {
      id: 'firstSlow',
      parameter: 'callBytes',
      measure: 'msPerCall',
      at: (values) => slowest(values)?.from,
    },
    { id: 'lastSlow', parameter: 'callBytes', measure: 'msPerCall', at: (values) => slowest(values)?.to },
  ],
  plot: {
    parameter: 'callBytes',
    from: 0,
    to: PLOT_TO,
    scale: 'linear',
    refine: true,
    measure: 'msPerCall',
  },
  assumptions: [
    { id: 'costs', provenance: 'assumed' },
    { id: 'scale', provenance: 'fitted' },
    { id: 'edges', provenance: 'computed' },
    { id: 'furtherSegments', provenance: 'assumed' },
    { id: 'selectHalves', provenance: 'assumed' },
    { id: 'jitter', provenance: 'assumed' },
    { id: 'priorities', provenance: 'fact' },
    { id: 'buffers', provenance: 'fact' },
    { id: 'sosend', provenance: 'fact' },
    { id: 'windowUpdate', provenance: 'fact' },
    { id: 'tick', provenance: 'fact' },
    { id: 'calls', provenance: 'assumed' },
    { id: 'elbow', provenance: 'unexplained' },
    { id: 'textbook', provenance: 'computed' },
    { id: 'ethernet', provenance: 'assumed' },
    { id: 'noLoss', provenance: 'assumed' },
    { id: 'linuxRules', provenance: 'fact' },
    { id: 'linuxTick', provenance: 'assumed' },
    { id: 'bucket', provenance: 'assumed' },
    { id: 'stalled', provenance: 'computed' },
    { id: 'leftOut', provenance: 'assumed' },
  ],
  hypotheses,
  histogram,
  picture,
  capture,
  anatomy,
  text: { ...card.text, ...text },
  verdict(result, largestSilence) {
    const stalled = Number(result.figures.stalledCalls);
    return largestSilence === 'hold' && stalled > 0 ? 'stalled' : largestSilence;
  },
};
