/** The ARPANET story as the rest of the program sees it. */

import { goodputOf } from '../../sim/accounting/figures';
import type { ModelSpec } from '../../sim/model';
import type { ParameterValues } from '../../sim/parameters';
import type { Scenario } from '../scenario';
import { card } from './card';
import { LARGEST_MESSAGE_BITS, packetBorders } from './facts';
import { comparisons, references } from './measured';
import { type ArpanetValues, parameters } from './params';
import { picture } from './picture';
import { presets } from './presets';
import { spec } from './spec';
import { text } from './text';
import { halfPerformanceBits, isAlone, saturationRate, steadyRate, steadyRoundTrip } from './theory';

const numberFigure = (name: string) => (result: { figures: Readonly<Record<string, unknown>> }) => {
  const figure = result.figures[name];
  return typeof figure === 'number' ? figure : null;
};

const messageBits = (values: ArpanetValues): number =>
  Math.min(
    values.bufferBits,
    values.allocationBits === 'unlimited' ? LARGEST_MESSAGE_BITS : values.allocationBits,
  );

/** The closed form, where it holds. */
const alone = (values: ParameterValues, form: (given: ArpanetValues) => number): number | undefined =>
  isAlone(values as ArpanetValues) ? form(values as ArpanetValues) : undefined;

export const arpanet: Scenario = {
  ...card,
  parameters,
  presets,
  moments: ['fair-before', 'after'],
  model: spec as ModelSpec,
  references,
  comparisons,
  measures: [
    { id: 'goodput', unit: 'bit/s', of: goodputOf },
    {
      id: 'messageTime',
      unit: 'ms',
      of: (result) => result.elapsed / 1e6 / (numberFigure('messages')(result) ?? 1),
    },
    { id: 'roundTrip', unit: 'ms', of: numberFigure('roundTripMs') },
    {
      id: 'efficiency',
      unit: '%',
      of: (result) => (100 * goodputOf(result)) / (result.values as ArpanetValues).lineBitsPerSecond,
    },
    { id: 'interactiveDelay', unit: 'ms', of: numberFigure('interactiveDelayMs') },
  ],
  theory: [
    {
      id: 'undisturbed',
      measure: 'goodput',
      at: (values) => alone(values, (given) => steadyRate(given, messageBits(given))),
    },
    {
      id: 'saturation',
      measure: 'goodput',
      at: (values) => saturationRate(values as ArpanetValues, messageBits(values as ArpanetValues)),
    },
    {
      id: 'roundTrip',
      measure: 'roundTrip',
      at: (values) => alone(values, (given) => steadyRoundTrip(given, messageBits(given)) / 1e6),
    },
  ],
  marks: [
    {
      id: 'half',
      parameter: 'bufferBits',
      measure: 'goodput',
      at: (values) => alone(values, halfPerformanceBits),
    },
    { id: 'secondPacket', parameter: 'bufferBits', measure: 'roundTrip', at: () => 968 },
  ],
  plot: {
    parameter: 'bufferBits',
    from: 200,
    to: LARGEST_MESSAGE_BITS,
    scale: 'linear',
    corners: packetBorders(),
    measure: 'goodput',
  },
  assumptions: [
    { id: 'direction', provenance: 'fact' },
    { id: 'differentSenders', provenance: 'fact' },
    { id: 'hostTime', provenance: 'fitted' },
    { id: 'hostTimeLength', provenance: 'assumed' },
    { id: 'oneProcessor', provenance: 'assumed' },
    { id: 'byteSize', provenance: 'fact' },
    { id: 'lastRfnm', provenance: 'assumed' },
    { id: 'hostJitter', provenance: 'assumed' },
    { id: 'cableRate', provenance: 'assumed' },
    { id: 'impProgram', provenance: 'measured' },
    { id: 'fourHandlings', provenance: 'measured' },
    { id: 'routing', provenance: 'fitted' },
    { id: 'routingLock', provenance: 'computed' },
    { id: 'allocationLife', provenance: 'fact' },
    { id: 'rfnmEarly', provenance: 'fact' },
    { id: 'severalTransfers', provenance: 'computed' },
    { id: 'tape', provenance: 'computed' },
    { id: 'incomplete', provenance: 'fact' },
    { id: 'recovery', provenance: 'assumed' },
    { id: 'buffers', provenance: 'assumed' },
    { id: 'allocation', provenance: 'assumed' },
    { id: 'strangers', provenance: 'assumed' },
    { id: 'terminals', provenance: 'assumed' },
    { id: 'leftOut', provenance: 'assumed' },
    { id: 'unknown', provenance: 'assumed' },
  ],
  picture,
  text: { ...card.text, ...text },
  verdict(result, largestSilence) {
    const values = result.values as ArpanetValues;
    if (Number(result.figures.restarts) > 0) return 'restarted';
    if (largestSilence !== 'sender') return largestSilence;
    return values.transfers > 1 ? 'senderShared' : 'sender';
  },
};
