/** What the lesson "Half an hour to seven minutes" is made of: its runs, and the numbers that its texts take from them. */

import type { Lesson } from '../lesson';
import { overhead, setting, silence } from '../lessonFacts';
import { PRINTED_TAPE_BITS, REPORTED } from './measured';

/** A faster line than any IMP had (assumed): ten times the one of 1974. */
export const FAST_LINE = 500_000;
/** One message in a thousand (assumed). */
export const LOSS_PERCENT = 0.1;
/** Messages under way in the loss step (assumed): as many as a pair of IMPs allowed (see impPairMessages). */
const UNDER_WAY = 4;

/** bit/s the task asks for: between one transfer and a full line (assumed). */
export const GOAL = 35_000;

/** Buffers at which the curve is drawn, bits. */
export const SIZES = [300, 940, 2000, 3000, 4000, 5500, 7000, 8023] as const;
export const curveRun = (size: number): string => `size${size}`;

export const runs: Lesson['runs'] = {
  before: { scenario: 'arpanet', preset: 'before' },
  after: { scenario: 'arpanet', preset: 'after' },
  fair: { scenario: 'arpanet', preset: 'fair-before' },
  fastLine: { scenario: 'arpanet', preset: 'before', values: { lineBitsPerSecond: FAST_LINE } },
  two: { scenario: 'arpanet', preset: 'two' },
  three: { scenario: 'arpanet', preset: 'three' },
  underWay: { scenario: 'arpanet', preset: 'before', values: { outstandingMessages: UNDER_WAY } },
  restart: {
    scenario: 'arpanet',
    preset: 'before',
    values: { outstandingMessages: UNDER_WAY, lossPercent: LOSS_PERCENT, recovery: 'restart' },
  },
  numbered: {
    scenario: 'arpanet',
    preset: 'before',
    values: { outstandingMessages: UNDER_WAY, lossPercent: LOSS_PERCENT, recovery: 'numbered' },
  },
  tapeBefore: { scenario: 'arpanet', preset: 'tape-before' },
  tapeAfter: { scenario: 'arpanet', preset: 'tape-after' },
  half: { scenario: 'arpanet', preset: 'after', values: { bufferBits: 1750 } },
  ...Object.fromEntries(
    SIZES.map((size) => [
      curveRun(size),
      { scenario: 'arpanet', preset: 'after', values: { bufferBits: size } },
    ]),
  ),
};

export const numbers: Lesson['numbers'] = {
  lineRate: { quantity: 'rate', of: (run) => setting(run('before'), 'lineBitsPerSecond') },
  smallBuffer: { quantity: 'bits', of: (run) => setting(run('before'), 'bufferBits') },
  bigBuffer: { quantity: 'bits', of: (run) => setting(run('after'), 'bufferBits') },
  file: { quantity: 'bits', of: (run) => run('before').payloadBits },
  messagesBefore: { quantity: 'count', of: (run) => Number(run('before').figures.messages) },
  messagesAfter: { quantity: 'count', of: (run) => Number(run('after').figures.messages) },
  payloadBefore: { quantity: 'share', of: (run) => run('before').shares.payload },
  payloadAfter: { quantity: 'share', of: (run) => run('after').shares.payload },
  silentBefore: { quantity: 'share', of: (run) => run('before').silentShare },
  silentAfter: { quantity: 'share', of: (run) => run('after').silentShare },
  overheadBefore: { quantity: 'share', of: (run) => overhead(run('before')) / run('before').elapsedNs },
  controlBefore: { quantity: 'share', of: (run) => run('before').shares.control },
  senderBefore: { quantity: 'share', of: (run) => run('before').shares.sender },
  networkBefore: { quantity: 'share', of: (run) => run('before').shares.network },
  hostWork: { quantity: 'duration', of: (run) => setting(run('before'), 'senderHostMs') * 1e6 },
  hostWorkNew: { quantity: 'duration', of: (run) => setting(run('after'), 'senderHostMs') * 1e6 },
  roundTrip: { quantity: 'duration', of: (run) => Number(run('before').figures.roundTripMs) * 1e6 },
  rateBefore: { quantity: 'rate', of: (run) => run('before').goodput },
  rateAfter: { quantity: 'rate', of: (run) => run('after').goodput },
  rateFair: { quantity: 'rate', of: (run) => run('fair').goodput },
  rateFast: { quantity: 'rate', of: (run) => run('fastLine').goodput },
  fastLine: { quantity: 'rate', of: (run) => setting(run('fastLine'), 'lineBitsPerSecond') },
  lineFactor: {
    quantity: 'factor',
    of: (run) => setting(run('fastLine'), 'lineBitsPerSecond') / setting(run('before'), 'lineBitsPerSecond'),
  },
  fastGain: { quantity: 'factor', of: (run) => run('fastLine').goodput / run('before').goodput },
  silentFast: { quantity: 'share', of: (run) => run('fastLine').silentShare },
  timeBefore: { quantity: 'duration', of: (run) => run('before').elapsedNs },
  timeAfter: { quantity: 'duration', of: (run) => run('after').elapsedNs },
  bufferFactor: {
    quantity: 'factor',
    of: (run) => setting(run('after'), 'bufferBits') / setting(run('before'), 'bufferBits'),
  },
  gain: { quantity: 'factor', of: (run) => run('after').goodput / run('before').goodput },
  bufferGain: { quantity: 'factor', of: (run) => run('after').goodput / run('fair').goodput },
  machineGain: { quantity: 'factor', of: (run) => run('fair').goodput / run('before').goodput },
  savedSilence: { quantity: 'duration', of: (run) => silence(run('before')) - silence(run('after')) },
  savedHeaders: { quantity: 'duration', of: (run) => overhead(run('before')) - overhead(run('after')) },
  fileTime: { quantity: 'duration', of: (run) => run('after').ns.payload },
  rateTwo: { quantity: 'rate', of: (run) => run('two').goodput },
  rateThree: { quantity: 'rate', of: (run) => run('three').goodput },
  twiceAfter: { quantity: 'rate', of: (run) => 2 * run('after').goodput },
  payloadTwo: { quantity: 'share', of: (run) => run('two').shares.payload },
  restTwo: {
    quantity: 'share',
    of: (run) => (overhead(run('two')) + run('two').ns.control) / run('two').elapsedNs,
  },
  underWay: { quantity: 'count', of: (run) => setting(run('underWay'), 'outstandingMessages') },
  rateUnderWay: { quantity: 'rate', of: (run) => run('underWay').goodput },
  rateRestart: { quantity: 'rate', of: (run) => run('restart').goodput },
  rateNumbered: { quantity: 'rate', of: (run) => run('numbered').goodput },
  restarts: { quantity: 'count', of: (run) => Number(run('restart').figures.restarts) },
  repeatRestart: { quantity: 'share', of: (run) => run('restart').shares.repeat },
  lossEvery: { quantity: 'count', of: (run) => Math.round(100 / setting(run('restart'), 'lossPercent')) },
  patience: { quantity: 'duration', of: (run) => setting(run('restart'), 'incompleteSeconds') * 1e9 },
  goal: { quantity: 'rate', of: () => GOAL },
  halfRate: { quantity: 'rate', of: (run) => run('after').goodput / 2 },
  halfBuffer: { quantity: 'bits', of: (run) => setting(run('half'), 'bufferBits') },
  firstDrawn: { quantity: 'bits', of: (run) => setting(run(curveRun(SIZES[0])), 'bufferBits') },
  middle: { quantity: 'bits', of: (run) => setting(run(curveRun(4000)), 'bufferBits') },
  rateMiddle: { quantity: 'rate', of: (run) => run(curveRun(4000)).goodput },
  tapeBefore: { quantity: 'duration', of: (run) => run('tapeBefore').elapsedNs },
  tapeAfter: { quantity: 'duration', of: (run) => run('tapeAfter').elapsedNs },
  tapeBits: { quantity: 'bits', of: (run) => run('tapeAfter').payloadBits },
  printedTape: { quantity: 'bits', reported: PRINTED_TAPE_BITS, source: 'source.tape' },
  reportedBefore: { quantity: 'rate', reported: REPORTED.before, source: 'reference.rfc662' },
  reportedAfter: { quantity: 'rate', reported: REPORTED.after, source: 'reference.rfc662' },
  reportedTwo: { quantity: 'rate', reported: REPORTED.two, source: 'reference.rfc662-several' },
};
