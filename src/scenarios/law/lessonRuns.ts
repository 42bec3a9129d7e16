/** What the lesson "One law" is made of: runs of all three stories, the straight lines through them, and its numbers. */

import type { Lesson, LessonRun, RunFacts, Runs } from '../lesson';
import { figure, setting } from '../lessonFacts';

/** Rounds enough that the beginning of a run does not count (assumed). */
const ROUNDS = 200;

const read = (readBytes: number, more: LessonRun['values'] = {}): LessonRun => ({
  scenario: 'netware',
  preset: 'kilobyte',
  // a file that all sizes divide
  values: { readBytes, fileBytes: 102_400, ...more },
});
const call = (callBytes: number, more: LessonRun['values'] = {}): LessonRun => ({
  scenario: 'sunrpc',
  preset: 'fixed-24000',
  values: { callBytes, ...more },
});
const message = (bufferBits: number): LessonRun => ({
  scenario: 'arpanet',
  preset: 'fair-before',
  values: { bufferBits, fileBits: ROUNDS * bufferBits },
});

/** Sizes at which the curve is drawn: none crosses a border of the buffer. */
export const SIZES = [32, 64, 128, 256, 512, 1024] as const;
export const readRun = (size: number): string => `read${size}`;

/** Half-performance size of the reads, bytes: what comes out of the line, rounded; a claim holds it against the fit. */
const HALF_BYTES = 791;

export const runs: Lesson['runs'] = {
  ...Object.fromEntries(SIZES.map((size) => [readRun(size), read(size)])),
  half: read(HALF_BYTES, { bufferBytes: HALF_BYTES }),
  single: read(1, { fileBytes: 10_240 }),
  smallCall: call(2000),
  largeCall: call(16_000),
  hugeCall: call(100_000, { calls: 20 }),
  // it fits into one send buffer, so that nothing but the three changes matters
  middleCall: call(4000),
  fastCable: call(4000, { lineBitsPerSecond: 100_000_000 }),
  fastMachines: call(4000, { cpuScale: 0.5785 }),
  largerBuffer: call(4000, { sendBufferBytes: 48_000, recvBufferBytes: 48_000 }),
  smallMessage: message(200),
  largeMessage: message(940),
  multi: message(8000),
  fastRead: read(1024, { lineBitsPerSecond: 20_000_000 }),
  fastTimer: { scenario: 'sunrpc', preset: 'default-4096', values: { lineBitsPerSecond: 100_000_000 } },
  timer: { scenario: 'sunrpc', preset: 'default-4096' },
  untimed: { scenario: 'sunrpc', preset: 'fixed-24000' },
  one: { scenario: 'arpanet', preset: 'after' },
  three: { scenario: 'arpanet', preset: 'three' },
};

/** ns a round takes: a read, a call, a message. */
export const roundOf = (facts: RunFacts): number =>
  'exchanges' in facts.figures
    ? facts.elapsedNs / figure(facts, 'exchanges')
    : 'msPerCall' in facts.figures
      ? figure(facts, 'msPerCall') * 1e6
      : facts.elapsedNs / figure(facts, 'messages');

/** What a round carries, in the story's own unit: bytes, or bits over the ARPANET. */
export const sizeOf = ({ values }: RunFacts): number =>
  Number(values.readBytes ?? values.callBytes ?? values.bufferBits);

interface Law {
  /** ns */
  readonly fixed: number;
  /** ns for a byte, or for a bit over the ARPANET. */
  readonly each: number;
}

/** The straight line through two runs. */
function lawOf(small: RunFacts, large: RunFacts): Law {
  const each = (roundOf(large) - roundOf(small)) / (sizeOf(large) - sizeOf(small));
  return { fixed: roundOf(small) - each * sizeOf(small), each };
}
export const lawAt = ({ fixed, each }: Law, size: number): number => fixed + each * size;

export const ofReads = (run: Runs): Law => lawOf(run(readRun(64)), run(readRun(1024)));
export const ofCalls = (run: Runs): Law => lawOf(run('smallCall'), run('largeCall'));
export const ofMessages = (run: Runs): Law => lawOf(run('smallMessage'), run('largeMessage'));

/** bit/s that no size of call can pass. */
export const mostOfCalls = (run: Runs): number => 8e9 / ofCalls(run).each;
/** bit/s the first task asks for: half of the line's rate (assumed). */
export const GOAL = 5e6;
/** Shares of the most that count as half in the last task (assumed). */
export const ABOUT_HALF = { low: 0.47, high: 0.53 } as const;

export const numbers: Lesson['numbers'] = {
  smallRead: { quantity: 'count', of: (run) => sizeOf(run(readRun(64))) },
  largeRead: { quantity: 'count', of: (run) => sizeOf(run(readRun(1024))) },
  smallReadTime: { quantity: 'duration', of: (run) => roundOf(run(readRun(64))) },
  largeReadTime: { quantity: 'duration', of: (run) => roundOf(run(readRun(1024))) },
  middleRead: { quantity: 'count', of: (run) => sizeOf(run(readRun(512))) },
  middleReadTime: { quantity: 'duration', of: (run) => roundOf(run(readRun(512))) },
  readFixed: { quantity: 'duration', of: (run) => ofReads(run).fixed },
  readEach: { quantity: 'duration', of: (run) => ofReads(run).each },
  netwareLine: { quantity: 'rate', of: (run) => setting(run(readRun(64)), 'lineBitsPerSecond') },
  singleTime: { quantity: 'duration', of: (run) => roundOf(run('single')) },
  singleLaw: { quantity: 'duration', of: (run) => lawAt(ofReads(run), 1) },
  firstDrawn: { quantity: 'count', of: (run) => sizeOf(run(readRun(SIZES[0]))) },
  rateSmall: { quantity: 'rate', of: (run) => run(readRun(64)).goodput },
  rateLarge: { quantity: 'rate', of: (run) => run(readRun(1024)).goodput },
  half: { quantity: 'count', of: (run) => sizeOf(run('half')) },
  rateHalf: { quantity: 'rate', of: (run) => run('half').goodput },
  smallCall: { quantity: 'count', of: (run) => sizeOf(run('smallCall')) },
  largeCall: { quantity: 'count', of: (run) => sizeOf(run('largeCall')) },
  smallCallTime: { quantity: 'duration', of: (run) => roundOf(run('smallCall')) },
  largeCallTime: { quantity: 'duration', of: (run) => roundOf(run('largeCall')) },
  doubledGain: {
    quantity: 'factor',
    of: (run) => run(readRun(128)).goodput / run(readRun(64)).goodput,
  },
  fastReadGain: {
    quantity: 'factor',
    of: (run) => run('fastRead').goodput / run(readRun(1024)).goodput,
  },
  fastTimerTime: { quantity: 'duration', of: (run) => roundOf(run('fastTimer')) },
  callFixed: { quantity: 'duration', of: (run) => ofCalls(run).fixed },
  callEach: { quantity: 'duration', of: (run) => ofCalls(run).each },
  callLine: { quantity: 'rate', of: (run) => setting(run('largeCall'), 'lineBitsPerSecond') },
  mostCalls: { quantity: 'rate', of: mostOfCalls },
  hugeCall: { quantity: 'count', of: (run) => sizeOf(run('hugeCall')) },
  rateHuge: { quantity: 'rate', of: (run) => run('hugeCall').goodput },
  middleCall: { quantity: 'count', of: (run) => sizeOf(run('middleCall')) },
  middleCallTime: { quantity: 'duration', of: (run) => roundOf(run('middleCall')) },
  lineFactor: {
    quantity: 'factor',
    of: (run) =>
      setting(run('fastCable'), 'lineBitsPerSecond') / setting(run('middleCall'), 'lineBitsPerSecond'),
  },
  fastCableTime: { quantity: 'duration', of: (run) => roundOf(run('fastCable')) },
  fastMachinesTime: { quantity: 'duration', of: (run) => roundOf(run('fastMachines')) },
  largerBufferTime: { quantity: 'duration', of: (run) => roundOf(run('largerBuffer')) },
  smallMessage: { quantity: 'count', of: (run) => sizeOf(run('smallMessage')) },
  largeMessage: { quantity: 'count', of: (run) => sizeOf(run('largeMessage')) },
  multi: { quantity: 'count', of: (run) => sizeOf(run('multi')) },
  smallMessageTime: { quantity: 'duration', of: (run) => roundOf(run('smallMessage')) },
  largeMessageTime: { quantity: 'duration', of: (run) => roundOf(run('largeMessage')) },
  multiTime: { quantity: 'duration', of: (run) => roundOf(run('multi')) },
  multiLaw: { quantity: 'duration', of: (run) => lawAt(ofMessages(run), sizeOf(run('multi'))) },
  messageEach: { quantity: 'duration', of: (run) => ofMessages(run).each },
  lineBit: {
    quantity: 'duration',
    of: (run) => 1e9 / setting(run('largeMessage'), 'lineBitsPerSecond'),
  },
  packets: {
    quantity: 'count',
    of: (run) => Math.round(figure(run('multi'), 'packets') / figure(run('multi'), 'messages')),
  },
  timerSize: { quantity: 'count', of: (run) => sizeOf(run('timer')) },
  timerTime: { quantity: 'duration', of: (run) => roundOf(run('timer')) },
  timerLaw: { quantity: 'duration', of: (run) => lawAt(ofCalls(run), sizeOf(run('timer'))) },
  untimedTime: { quantity: 'duration', of: (run) => roundOf(run('untimed')) },
  holdTimer: { quantity: 'share', of: (run) => run('timer').shares.hold },
  senderTimer: { quantity: 'share', of: (run) => run('timer').shares.sender },
  receiverTimer: { quantity: 'share', of: (run) => run('timer').shares.receiver },
  networkTimer: { quantity: 'share', of: (run) => run('timer').shares.network },
  rateOne: { quantity: 'rate', of: (run) => run('one').goodput },
  silentOne: { quantity: 'share', of: (run) => run('one').silentShare },
  rateSum: { quantity: 'rate', of: (run) => 3 * run('one').goodput },
  rateThree: { quantity: 'rate', of: (run) => run('three').goodput },
  silentThree: { quantity: 'share', of: (run) => run('three').silentShare },
  arpanetLine: { quantity: 'rate', of: (run) => setting(run('one'), 'lineBitsPerSecond') },
  goal: { quantity: 'rate', of: () => GOAL },
  halfCallRate: { quantity: 'rate', of: (run) => mostOfCalls(run) / 2 },
  halfCall: { quantity: 'count', of: (run) => Math.round(ofCalls(run).fixed / ofCalls(run).each) },
};
