/** What the lesson "Elbows" is made of: its runs, and the numbers that its texts take from them. */

import type { Lesson, LessonRun, RunFacts } from '../lesson';
import { figure, setting } from '../lessonFacts';
import { CALL_HEADER, FIXED_BUFFER, MARK } from './facts';
import { LINUX, MODEL_ABOVE_MS, NAHM, REPORTED_RANGES } from './measured';

/** A cable ten times as fast as Ethernet was (assumed). */
const FAST_CABLE = 100_000_000;

/** ns */
export const callTime = (facts: RunFacts): number => figure(facts, 'msPerCall') * 1e6;
/** Bytes of each write of a call. */
export const writesOf = (facts: RunFacts): readonly number[] => facts.figures.writes as readonly number[];
export const stalls = (facts: RunFacts): boolean => figure(facts, 'stalledCalls') > 0;

const array = (callBytes: number, more: LessonRun['values'] = {}): LessonRun => ({
  scenario: 'sunrpc',
  preset: 'default-4096',
  values: { callBytes, ...more },
});

/** Sizes at which the curve is drawn: far enough from each other to be taken hold of. */
export const SIZES = [500, 1500, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500] as const;
export const curveRun = (size: number): string => `size${size}`;
const curve = Object.fromEntries(SIZES.map((size) => [curveRun(size), array(size)]));

export const runs: Lesson['runs'] = {
  fine: array(4044),
  over: array(4045),
  slow: { scenario: 'sunrpc', preset: 'default-4096' },
  fastCable: array(4096, { lineBitsPerSecond: FAST_CABLE }),
  noDelay: { scenario: 'sunrpc', preset: 'no-delay' },
  promptAck: array(4096, { delayedAck: false }),
  almost: { scenario: 'sunrpc', preset: 'almost-4092' },
  eight: { scenario: 'sunrpc', preset: 'default-8192' },
  lastSlow: array(4968),
  fastAgain: array(4969),
  lastFast: array(8040),
  secondSlow: array(8041),
  fixed: { scenario: 'sunrpc', preset: 'fixed-24000' },
  fixedEight: { scenario: 'sunrpc', preset: 'fixed-8192' },
  nahm: { scenario: 'sunrpc', preset: 'nahm-table' },
  linux: { scenario: 'sunrpc', preset: 'linux-4096' },
  linuxFixed: { scenario: 'sunrpc', preset: 'linux-24000' },
  ...curve,
};

const reported = (callBytes: number): number => NAHM.find((row) => row.callBytes === callBytes)!.seconds;
const linuxAt = (callBytes: number): number => LINUX.find((row) => row.callBytes === callBytes)!.nagleMs;

export const numbers: Lesson['numbers'] = {
  lineRate: { quantity: 'rate', of: (run) => setting(run('fine'), 'lineBitsPerSecond') },
  calls: { quantity: 'count', of: (run) => setting(run('fine'), 'calls') },
  socketBuffer: { quantity: 'count', of: (run) => setting(run('fine'), 'socketBufferBytes') },
  rpcBuffer: { quantity: 'count', of: (run) => figure(run('fine'), 'sendBufferUsedBytes') },
  fineSize: { quantity: 'count', of: (run) => setting(run('fine'), 'callBytes') },
  overSize: { quantity: 'count', of: (run) => setting(run('over'), 'callBytes') },
  slowSize: { quantity: 'count', of: (run) => setting(run('slow'), 'callBytes') },
  eightSize: { quantity: 'count', of: (run) => setting(run('eight'), 'callBytes') },
  fineTime: { quantity: 'duration', of: (run) => callTime(run('fine')) },
  overTime: { quantity: 'duration', of: (run) => callTime(run('over')) },
  overFactor: { quantity: 'factor', of: (run) => callTime(run('over')) / callTime(run('fine')) },
  slowTime: { quantity: 'duration', of: (run) => callTime(run('slow')) },
  silentSlow: { quantity: 'share', of: (run) => run('slow').silentShare },
  holdSlow: { quantity: 'share', of: (run) => run('slow').shares.hold },
  senderSlow: { quantity: 'share', of: (run) => run('slow').shares.sender },
  receiverSlow: { quantity: 'share', of: (run) => run('slow').shares.receiver },
  networkSlow: { quantity: 'share', of: (run) => run('slow').shares.network },
  gap: { quantity: 'duration', of: (run) => run('slow').longestSilenceNs },
  tick: { quantity: 'duration', of: (run) => setting(run('slow'), 'ackTickMs') * 1e6 },
  fastCable: { quantity: 'rate', of: (run) => setting(run('fastCable'), 'lineBitsPerSecond') },
  fastCableTime: { quantity: 'duration', of: (run) => callTime(run('fastCable')) },
  noDelayTime: { quantity: 'duration', of: (run) => callTime(run('noDelay')) },
  promptAckTime: { quantity: 'duration', of: (run) => callTime(run('promptAck')) },
  almostBuffer: { quantity: 'count', of: (run) => setting(run('almost'), 'sendBufferBytes') },
  almostTime: { quantity: 'duration', of: (run) => callTime(run('almost')) },
  room: {
    quantity: 'count',
    of: (run) => setting(run('over'), 'socketBufferBytes') - writesOf(run('over'))[0]!,
  },
  fineRest: { quantity: 'count', of: (run) => writesOf(run('fine'))[1]! },
  overRest: { quantity: 'count', of: (run) => writesOf(run('over'))[1]! },
  left: {
    quantity: 'count',
    of: (run) =>
      writesOf(run('over'))[1]! - (setting(run('over'), 'socketBufferBytes') - writesOf(run('over'))[0]!),
  },
  callHeader: { quantity: 'count', of: () => CALL_HEADER },
  mark: { quantity: 'count', of: () => MARK },
  slowTotal: { quantity: 'duration', of: (run) => run('slow').elapsedNs },
  eightTotal: { quantity: 'duration', of: (run) => run('eight').elapsedNs },
  eightTime: { quantity: 'duration', of: (run) => callTime(run('eight')) },
  fixedEightTime: { quantity: 'duration', of: (run) => callTime(run('fixedEight')) },
  drawnSlow: { quantity: 'count', of: (run) => setting(run(curveRun(4500)), 'callBytes') },
  drawnSlowTime: { quantity: 'duration', of: (run) => callTime(run(curveRun(4500))) },
  drawnFast: { quantity: 'count', of: (run) => setting(run(curveRun(5500)), 'callBytes') },
  drawnFastTime: { quantity: 'duration', of: (run) => callTime(run(curveRun(5500))) },
  firstDrawn: { quantity: 'count', of: (run) => setting(run(curveRun(SIZES[0])), 'callBytes') },
  lastDrawn: { quantity: 'count', of: (run) => setting(run(curveRun(SIZES.at(-1)!)), 'callBytes') },
  lastSlowSize: { quantity: 'count', of: (run) => setting(run('lastSlow'), 'callBytes') },
  fastAgainSize: { quantity: 'count', of: (run) => setting(run('fastAgain'), 'callBytes') },
  fastAgainTime: { quantity: 'duration', of: (run) => callTime(run('fastAgain')) },
  fastAgainRest: { quantity: 'count', of: (run) => writesOf(run('fastAgain'))[1]! },
  lastFastSize: { quantity: 'count', of: (run) => setting(run('lastFast'), 'callBytes') },
  secondSize: { quantity: 'count', of: (run) => setting(run('secondSlow'), 'callBytes') },
  twiceFirst: { quantity: 'count', of: (run) => 2 * setting(run('over'), 'callBytes') },
  // what a full buffer takes of the array: all but its mark
  perBuffer: { quantity: 'count', of: (run) => figure(run('slow'), 'sendBufferUsedBytes') - MARK },
  fixBuffer: { quantity: 'count', of: () => FIXED_BUFFER },
  fixedTime: { quantity: 'duration', of: (run) => callTime(run('fixed')) },
  fixedGain: { quantity: 'factor', of: (run) => callTime(run('slow')) / callTime(run('fixed')) },
  fixedEightGain: { quantity: 'factor', of: (run) => callTime(run('eight')) / callTime(run('fixedEight')) },
  fixedSilent: { quantity: 'share', of: (run) => run('fixed').silentShare },
  nahmSize: { quantity: 'count', of: (run) => setting(run('nahm'), 'callBytes') },
  nahmModel: { quantity: 'duration', of: (run) => callTime(run('nahm')) },
  linuxTime: { quantity: 'duration', of: (run) => callTime(run('linux')) },
  linuxFixedTime: { quantity: 'duration', of: (run) => callTime(run('linuxFixed')) },
  linuxTimer: { quantity: 'duration', of: (run) => setting(run('linux'), 'linuxAckMs') * 1e6 },
  limit: { quantity: 'duration', of: () => LIMIT },
  stall: { quantity: 'duration', of: () => STALL },
  reportedFrom: { quantity: 'count', reported: REPORTED_RANGES[0].from, source: 'source.jakobsen' },
  reportedTo: { quantity: 'count', reported: REPORTED_RANGES[0].to, source: 'source.jakobsen' },
  reportedSecond: { quantity: 'count', reported: REPORTED_RANGES[1].from, source: 'source.jakobsen' },
  // 100 calls a figure is inferred
  reportedFixed: { quantity: 'duration', reported: reported(4096) * 1e7, source: 'reference.nahm' },
  reportedNahm: { quantity: 'duration', reported: reported(16_400) * 1e7, source: 'reference.nahm-elbow' },
  measuredLinux: { quantity: 'duration', reported: linuxAt(4096) * 1e6, source: 'reference.linux-nagle' },
};

/** ns a call that the tasks ask for: well below and well above what there is in between (assumed). */
export const LIMIT = 30e6;
export const STALL = 150e6;
/** ns a call of the model's many runs of Nahm's largest size. */
export const MODEL_ABOVE = MODEL_ABOVE_MS * 1e6;
