/** The NetWare story as the rest of the program sees it. */

import { goodputOf } from '../../sim/accounting/figures';
import type { ModelSpec, RunResult } from '../../sim/model';
import type { ParameterValues } from '../../sim/parameters';
import type { Scenario } from '../scenario';
import { anatomy } from './anatomy';
import { capture } from './capture';
import { card } from './card';
import { countings } from './countings';
import { mostRead } from './facts';
import { comparisons, references } from './measured';
import { type NetwareValues, parameters } from './params';
import { picture } from './picture';
import { presets } from './presets';
import { fileBytesOf } from './requests';
import { spec } from './spec';
import { text } from './text';
import { accountOf, enoughClients, isCountable, loneTime, mostRequests } from './theory';

const figure =
  (name: string, factor = 1) =>
  ({ figures }: RunResult): number | null => {
    const value = figures[name];
    return typeof value === 'number' ? value * factor : null;
  };

/** Arithmetic for one workstation without Packet Burst. */
const alone = (values: ParameterValues, form: (given: NetwareValues) => number): number | undefined => {
  const given = values as NetwareValues;
  const holds = given.clients === 1 && isCountable(given) && fileBytesOf(given) > 0;
  return holds ? form(given) : undefined;
};

/** Bytes of a whole request, where all are alike: no buffer border falls into a read. */
const evenBytes = ({
  bufferBytes,
  clientCacheBytes,
  operation,
  readBytes,
}: NetwareValues): number | undefined => {
  const size = operation === 'read' && clientCacheBytes > 0 ? clientCacheBytes : readBytes;
  const whole = Math.min(size, bufferBytes);
  const even = size <= bufferBytes ? bufferBytes % size === 0 : size % bufferBytes === 0;
  return even && whole <= mostRead('snap', 1) ? whole : undefined;
};

const bounded = (values: ParameterValues, form: (given: NetwareValues, bytes: number) => number) => {
  const given = values as NetwareValues;
  const bytes = isCountable(given) ? evenBytes(given) : undefined;
  return bytes === undefined ? undefined : form(given, bytes);
};

export const netware: Scenario = {
  ...card,
  parameters,
  presets,
  moments: ['byte-by-byte', 'kilobyte'],
  model: spec as ModelSpec,
  references,
  comparisons,
  measures: [
    { id: 'fileTime', unit: 'ms', scale: 'log', of: ({ elapsed }) => elapsed / 1e6 },
    { id: 'goodput', unit: 'bit/s', of: goodputOf },
    { id: 'frames', unit: 'count', scale: 'log', of: figure('frames') },
    { id: 'wireBytes', unit: 'byte', scale: 'log', of: figure('wireBytes') },
    { id: 'frameBytes', unit: 'byte', scale: 'log', of: figure('frameBytes') },
    { id: 'columnBytes', unit: 'byte', scale: 'log', of: figure('columnBytes') },
    {
      id: 'efficiency',
      unit: '%',
      of: (result) => {
        const wire = figure('wireBytes')(result);
        return wire ? (result.payloadBits / 8 / wire) * 100 : null;
      },
    },
    { id: 'requests', unit: '1/s', of: figure('readsPerSecond') },
    { id: 'serverLoad', unit: '%', of: figure('serverBusyShare', 100) },
    { id: 'lineLoad', unit: '%', of: figure('lineBusyShare', 100) },
  ],
  theory: [
    { id: 'fileTime', measure: 'fileTime', at: (values) => alone(values, (given) => loneTime(given) / 1e6) },
    {
      id: 'goodput',
      measure: 'goodput',
      at: (values) => alone(values, (given) => (fileBytesOf(given) * 8e9) / loneTime(given)),
    },
    {
      id: 'frames',
      measure: 'frames',
      at: (values) => alone(values, (given) => 2 * accountOf(given).requests),
    },
    {
      id: 'wireBytes',
      measure: 'wireBytes',
      at: (values) => alone(values, (given) => accountOf(given).wireBytes),
    },
    {
      id: 'frameBytes',
      measure: 'frameBytes',
      at: (values) => alone(values, (given) => accountOf(given).frameBytes),
    },
    {
      id: 'bound',
      measure: 'requests',
      at: (values) => bounded(values, (given, bytes) => mostRequests(given, bytes).perSecond),
    },
  ],
  marks: [
    {
      id: 'padding',
      parameter: 'readBytes',
      measure: 'wireBytes',
      at: (values) => firstUnpadded(values as NetwareValues),
    },
    {
      id: 'padding',
      parameter: 'readBytes',
      measure: 'frameBytes',
      at: (values) => firstUnpadded(values as NetwareValues),
    },
    {
      id: 'buffer',
      parameter: 'readBytes',
      measure: 'fileTime',
      at: (values) => (values as NetwareValues).bufferBytes,
    },
    {
      id: 'buffer',
      parameter: 'readBytes',
      measure: 'frameBytes',
      at: (values) => (values as NetwareValues).bufferBytes,
    },
    { id: 'knee', parameter: 'clients', measure: 'requests', at: (values) => bounded(values, enoughClients) },
  ],
  plot: {
    parameter: 'readBytes',
    from: 1,
    to: 65_535,
    scale: 'log',
    corners: [6, 512, 1023, 1024, 1025, 1416, 1460, 2048],
    measure: 'fileTime',
  },
  assumptions: [
    { id: 'machineTimes', provenance: 'assumed' },
    { id: 'stopAndWait', provenance: 'fact' },
    { id: 'firstComeFirstServed', provenance: 'assumed' },
    { id: 'noCollisions', provenance: 'assumed' },
    { id: 'gapFirst', provenance: 'assumed' },
    { id: 'counting', provenance: 'computed' },
    { id: 'percent', provenance: 'computed' },
    { id: 'paddingSlip', provenance: 'computed' },
    { id: 'crcSlip', provenance: 'computed' },
    { id: 'fractions', provenance: 'computed' },
    { id: 'bufferRule', provenance: 'fact' },
    { id: 'fullServer', provenance: 'computed' },
    { id: 'cacheFree', provenance: 'assumed' },
    { id: 'readAhead', provenance: 'assumed' },
    { id: 'burstRule', provenance: 'fact' },
    { id: 'burstOnce', provenance: 'assumed' },
    { id: 'burstLoss', provenance: 'assumed' },
    { id: 'starts', provenance: 'assumed' },
    { id: 'leftOut', provenance: 'assumed' },
  ],
  picture,
  countings,
  capture,
  anatomy,
  text: { ...card.text, ...text },
  verdict({ values, figures }, largestSilence) {
    const { operation, clients } = values as NetwareValues;
    if (clients > 1 && Number(figures.serverBusyShare) > 0.95) return 'serverFull';
    if (clients > 1 && Number(figures.lineBusyShare) > 0.95) return 'cableFull';
    if (operation === 'write' && (largestSilence === 'sender' || largestSilence === 'receiver')) {
      return `${largestSilence}Write`;
    }
    return largestSilence;
  },
};

/** First size of reply that needs no padding; SNAP's header is so long that there is none. */
function firstUnpadded({ frameType, operation }: NetwareValues): number | undefined {
  if (operation === 'write') return undefined;
  return { raw8023: 6, ethernet2: 6, llc: 3, snap: undefined }[frameType];
}
