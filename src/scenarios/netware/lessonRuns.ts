/** What the lesson "One byte at a time" is made of: its runs, and the numbers that its texts take from them. */

import type { Lesson, LessonRun, RunFacts } from '../lesson';
import { figure, setting } from '../lessonFacts';
import {
  CRC_BYTES,
  readHeaderBytes,
  readReplyFrameBytes,
  requestFrameBytes,
  SHORTEST_FRAME_BYTES,
  SLOT_BEFORE_BYTES,
} from './facts';
import { PRINTED, PRINTED_PERCENT } from './measured';

/** A short file where a long one would say the same (assumed). */
const SHORT = { fileBytes: 20_000 };
/** Ten times Ethernet, and a server twice as fast (assumed). */
const FAST_LINE = 100_000_000;
const FAST_SERVER_MICROS = 125;
/** Users at once (assumed). */
const USERS = 8;

const netware = (preset: string, values: LessonRun['values'] = {}): LessonRun => ({
  scenario: 'netware',
  preset,
  values,
});

/** Sizes at which the curve is drawn. */
export const SIZES = [512, 1024, 1200, 1416, 1700, 2048, 2500, 3072, 3600, 4096] as const;
export const curveRun = (size: number): string => `size${size}`;
const curve = Object.fromEntries(
  SIZES.map((size) => [curveRun(size), netware('kilobyte', { readBytes: size, fileBytes: 100_000 })]),
);

export const runs: Lesson['runs'] = {
  byte: netware('byte-by-byte'),
  short: netware('byte-by-byte', SHORT),
  fastLine: netware('byte-by-byte', { ...SHORT, lineBitsPerSecond: FAST_LINE }),
  fastServer: netware('byte-by-byte', { ...SHORT, serverMicros: FAST_SERVER_MICROS }),
  larger: netware('kilobyte', SHORT),
  kilobyte: netware('kilobyte'),
  awkward: netware('awkward-1416'),
  matched: netware('awkward-1416', { bufferBytes: 1436 }),
  cached: netware('cached-4k'),
  burstByte: netware('byte-by-byte', { ...SHORT, burst: true }),
  burst: netware('burst'),
  users: netware('byte-by-byte', { ...SHORT, clients: USERS }),
  usersFast: netware('byte-by-byte', { ...SHORT, clients: USERS, lineBitsPerSecond: FAST_LINE }),
  ...curve,
};

const FILE = 'raw8023';
/** Bytes on the cable of a request for one byte, and of its reply: gap and preamble included. */
export const REQUEST = SLOT_BEFORE_BYTES + requestFrameBytes(FILE, 0);
export const REPLY = SLOT_BEFORE_BYTES + readReplyFrameBytes(FILE, 0, 1);
const HEADERS = readHeaderBytes(FILE);

/** Bytes on the cable for a byte of the file. */
export const bytesPerByte = (facts: RunFacts): number => figure(facts, 'wireBytes') / (facts.payloadBits / 8);
export const exchanges = (facts: RunFacts): number => figure(facts, 'exchanges');
/** ns of both machines for one request (assumed). */
export const work = (facts: RunFacts): number =>
  (setting(facts, 'serverMicros') + setting(facts, 'clientMicros')) * 1e3;
/** Bytes that a read asks for. */
export const asked = (facts: RunFacts): number => setting(facts, 'readBytes');

/** The tasks' goals (assumed): between what one step at a time and what all of them reach. */
export const GOAL_NS = 2e9;
export const GOAL_FRAMES = 1000;

export const numbers: Lesson['numbers'] = {
  file: { quantity: 'count', of: (run) => run('byte').payloadBits / 8 },
  lineRate: { quantity: 'rate', of: (run) => setting(run('byte'), 'lineBitsPerSecond') },
  frames: { quantity: 'count', of: (run) => run('byte').frames },
  perByte: { quantity: 'count', of: (run) => bytesPerByte(run('byte')) },
  request: { quantity: 'count', of: () => REQUEST },
  reply: { quantity: 'count', of: () => REPLY },
  shortest: { quantity: 'count', of: () => SHORTEST_FRAME_BYTES + CRC_BYTES },
  around: { quantity: 'count', of: () => SLOT_BEFORE_BYTES + CRC_BYTES },
  headers: { quantity: 'count', of: () => HEADERS },
  padding: { quantity: 'count', of: () => REPLY - SLOT_BEFORE_BYTES - CRC_BYTES - HEADERS - 1 },
  work: { quantity: 'duration', of: (run) => work(run('byte')) },
  round: { quantity: 'duration', of: (run) => run('byte').elapsedNs / exchanges(run('byte')) },
  onCable: {
    quantity: 'duration',
    of: (run) => (figure(run('byte'), 'wireSeconds') * 1e9) / exchanges(run('byte')),
  },
  timeByte: { quantity: 'duration', of: (run) => run('byte').elapsedNs },
  cableByte: { quantity: 'duration', of: (run) => figure(run('byte'), 'wireSeconds') * 1e9 },
  silentByte: { quantity: 'share', of: (run) => run('byte').silentShare },
  lineFactor: {
    quantity: 'factor',
    of: (run) => setting(run('fastLine'), 'lineBitsPerSecond') / setting(run('short'), 'lineBitsPerSecond'),
  },
  fastLineGain: { quantity: 'factor', of: (run) => run('short').elapsedNs / run('fastLine').elapsedNs },
  fastServerGain: { quantity: 'factor', of: (run) => run('short').elapsedNs / run('fastServer').elapsedNs },
  largerGain: { quantity: 'factor', of: (run) => run('short').elapsedNs / run('larger').elapsedNs },
  kilobyte: { quantity: 'count', of: (run) => asked(run('kilobyte')) },
  timeKilobyte: { quantity: 'duration', of: (run) => run('kilobyte').elapsedNs },
  kilobyteGain: { quantity: 'factor', of: (run) => run('byte').elapsedNs / run('kilobyte').elapsedNs },
  payloadKilobyte: { quantity: 'share', of: (run) => run('kilobyte').shares.payload },
  requestsKilobyte: { quantity: 'count', of: (run) => exchanges(run('kilobyte')) },
  buffer: { quantity: 'count', of: (run) => setting(run('kilobyte'), 'bufferBytes') },
  rateKilobyte: { quantity: 'rate', of: (run) => run(curveRun(1024)).goodput },
  firstDrawn: { quantity: 'count', of: (run) => asked(run(curveRun(SIZES[0]))) },
  lastDrawn: { quantity: 'count', of: (run) => asked(run(curveRun(SIZES.at(-1)!))) },
  rateAwkward: { quantity: 'rate', of: (run) => run(curveRun(1416)).goodput },
  awkward: { quantity: 'count', of: (run) => asked(run('awkward')) },
  awkwardReads: { quantity: 'count', of: (run) => figure(run('awkward'), 'applicationReads') },
  requestsAwkward: { quantity: 'count', of: (run) => exchanges(run('awkward')) },
  matchedBuffer: { quantity: 'count', of: (run) => setting(run('matched'), 'bufferBytes') },
  requestsMatched: { quantity: 'count', of: (run) => exchanges(run('matched')) },
  block: { quantity: 'count', of: (run) => setting(run('cached'), 'clientCacheBytes') },
  fetches: { quantity: 'count', of: (run) => figure(run('cached'), 'fetches') },
  requestsCached: { quantity: 'count', of: (run) => exchanges(run('cached')) },
  timeCached: { quantity: 'duration', of: (run) => run('cached').elapsedNs },
  burstSize: { quantity: 'count', of: (run) => setting(run('burst'), 'burstBytes') },
  requestsBurst: { quantity: 'count', of: (run) => exchanges(run('burst')) },
  timeBurst: { quantity: 'duration', of: (run) => run('burst').elapsedNs },
  framesBurst: { quantity: 'count', of: (run) => run('burst').frames },
  payloadBurst: { quantity: 'share', of: (run) => run('burst').shares.payload },
  users: { quantity: 'count', of: (run) => setting(run('users'), 'clients') },
  rateOne: { quantity: 'rate', of: (run) => run('short').goodput },
  rateUsers: { quantity: 'rate', of: (run) => run('users').goodput },
  rateSum: { quantity: 'rate', of: (run) => USERS * run('short').goodput },
  serverOne: { quantity: 'share', of: (run) => figure(run('short'), 'serverBusyShare') },
  serverUsers: { quantity: 'share', of: (run) => figure(run('users'), 'serverBusyShare') },
  cableUsers: { quantity: 'share', of: (run) => figure(run('users'), 'lineBusyShare') },
  rateUsersFast: { quantity: 'rate', of: (run) => run('usersFast').goodput },
  columnBytes: { quantity: 'count', reported: PRINTED[0].columnBytes, source: 'reference.column' },
  frameBytes: { quantity: 'count', of: (run) => figure(run('byte'), 'frameBytes') },
  wireBytes: { quantity: 'count', of: (run) => figure(run('byte'), 'wireBytes') },
  printedPercent: { quantity: 'count', reported: PRINTED_PERCENT, source: 'reference.column' },
  truePercent: { quantity: 'count', of: () => 100 * REPLY },
  crc: { quantity: 'count', of: () => CRC_BYTES },
  goalTime: { quantity: 'duration', of: () => GOAL_NS },
  goalFrames: { quantity: 'count', of: () => GOAL_FRAMES },
  framesKilobyte: { quantity: 'count', of: (run) => run('kilobyte').frames },
};
