/** The lesson "Half an hour to seven minutes": its steps. Runs and numbers are in lessonRuns.ts, words in lessonText.ts. */

import type { Lesson, Step } from '../lesson';
import { overhead, setting, silence } from '../lessonFacts';
import { formulas } from './lessonFormulas';
import { items } from './lessonItems';
import { curveRun, FAST_LINE, GOAL, LOSS_PERCENT, numbers, runs, SIZES } from './lessonRuns';
import { words } from './lessonText';
import { REPORTED } from './measured';

const steps: readonly Step[] = [
  {
    id: 'parts',
    run: 'before',
    look: 'picture',
    covers: ['verdict', 'ledger', 'why', 'elbow', 'figures', 'measured'],
    claims: [
      {
        says: 'it waits for one RFNM per message',
        holds: (run) => setting(run('before'), 'outstandingMessages') === 1,
      },
    ],
    notes: { seconds: 60, breaks: ['R1'] },
  },
  {
    id: 'share',
    run: 'before',
    look: 'ledger',
    question: {
      kind: 'number',
      quantity: 'share',
      truth: (run) => run('before').shares.payload,
      close: 0.25,
      ideas: [
        { misconception: 'bandwidthIsSpeed', gives: () => 1 },
        {
          misconception: 'headersEatIt',
          gives: (run) => run('before').ns.payload / (run('before').ns.payload + overhead(run('before'))),
        },
      ],
      hides: ['verdict', 'ledger', 'timeline', 'why', 'elbow', 'figures', 'measured'],
    },
    claims: [
      { says: 'for most of the time the line is silent', holds: (run) => run('before').silentShare > 0.5 },
      {
        says: 'headers take far less than silence',
        holds: (run) => 10 * overhead(run('before')) < silence(run('before')),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'wait',
    run: 'before',
    look: 'ledger',
    question: {
      kind: 'pick',
      among: ['sender', 'network', 'receiver', 'hold'],
      run: 'before',
      misconceptions: { network: 'slowPartIsLine', receiver: 'receiverIsSlow', hold: 'waitingIsTheRule' },
      hides: ['verdict', 'ledger', 'timeline', 'why', 'elbow', 'figures', 'measured'],
    },
    claims: [
      { says: 'the receiver makes nobody wait', holds: (run) => run('before').shares.receiver === 0 },
      { says: 'somebody is always at work', holds: (run) => run('before').shares.hold === 0 },
    ],
    notes: { seconds: 50 },
  },
  {
    id: 'gap',
    run: 'before',
    look: 'why',
    window: { from: 0, to: 260e6 },
    playhead: 200e6,
    claims: [
      {
        says: 'every message is one packet, so every round is alike',
        holds: (run) => Number(run('before').figures.messages) === run('before').figures.packets,
      },
      {
        says: 'host work takes more of a round than the round trip',
        holds: (run) => setting(run('before'), 'senderHostMs') > Number(run('before').figures.roundTripMs),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'line',
    run: 'fastLine',
    pinned: 'before',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'rate',
      truth: (run) => run('fastLine').goodput,
      ideas: [
        {
          misconception: 'proportional',
          gives: (run) => (run('before').goodput * FAST_LINE) / setting(run('before'), 'lineBitsPerSecond'),
        },
        { misconception: 'bandwidthIsSpeed', gives: () => FAST_LINE },
      ],
      hides: ['verdict', 'ledger', 'timeline', 'picture', 'why', 'elbow', 'figures', 'measured'],
    },
    claims: [
      {
        says: 'the line is silent more than before',
        holds: (run) => run('fastLine').silentShare > run('before').silentShare,
      },
      {
        says: 'faster, but not by half',
        holds: (run) => run('fastLine').goodput < 1.5 * run('before').goodput,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'finish',
    run: 'after',
    pinned: 'before',
    look: 'timeline',
    window: 'all',
    question: {
      kind: 'finish',
      truth: (run) => run('after').elapsedNs,
      until: (run) => 1.2 * run('before').elapsedNs,
      close: 0.2,
      ideas: [
        {
          misconception: 'proportional',
          gives: (run) =>
            (run('before').elapsedNs * setting(run('before'), 'bufferBits')) /
            setting(run('after'), 'bufferBits'),
        },
        { misconception: 'headersEatIt', gives: (run) => run('before').elapsedNs - overhead(run('before')) },
      ],
      hides: ['verdict', 'ledger', 'timeline', 'picture', 'why', 'elbow', 'figures', 'measured'],
    },
    claims: [
      {
        says: 'the line has carried the file for more than half the time',
        holds: (run) => run('after').shares.payload > 0.5,
      },
      {
        says: 'the factor is less than that of the buffers',
        holds: (run) =>
          run('before').elapsedNs / run('after').elapsedNs <
          setting(run('after'), 'bufferBits') / setting(run('before'), 'bufferBits'),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'why',
    run: 'after',
    pinned: 'before',
    look: 'ledger',
    question: {
      kind: 'choice',
      options: [
        { id: 'waits' },
        { id: 'headers', misconception: 'headersEatIt' },
        { id: 'line', misconception: 'bandwidthIsSpeed' },
        { id: 'receiver', misconception: 'receiverIsSlow' },
      ],
      right(run) {
        const [before, after] = [run('before'), run('after')];
        const saved = {
          waits: silence(before) - silence(after) - (before.ns.receiver - after.ns.receiver),
          headers: overhead(before) - overhead(after),
          line: before.ns.payload - after.ns.payload,
          receiver: before.ns.receiver - after.ns.receiver,
        };
        return Object.entries(saved).reduce((best, one) => (one[1] > best[1] ? one : best))[0];
      },
      hides: ['ledger', 'why', 'elbow', 'figures'],
    },
    claims: [
      {
        says: 'the file itself needs the line for as long as before',
        holds: (run) => Math.abs(run('before').ns.payload / run('after').ns.payload - 1) < 0.001,
      },
      { says: 'a larger message still waits once', holds: (run) => run('after').silentShare > 0.2 },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'fair',
    run: 'after',
    pinned: 'fair',
    look: 'verdict',
    question: {
      kind: 'choice',
      options: [
        { id: 'all', misconception: 'oneCause' },
        { id: 'most' },
        { id: 'little', misconception: 'bandwidthIsSpeed' },
      ],
      right(run) {
        const buffer = run('after').goodput / run('fair').goodput;
        const machine = run('fair').goodput / run('before').goodput;
        if (machine < 1.02) return 'all';
        return buffer > machine ? 'most' : 'little';
      },
      hides: ['verdict', 'ledger', 'timeline', 'picture', 'why', 'elbow', 'figures', 'measured'],
    },
    claims: [
      {
        says: 'the buffer did more than the machine',
        holds: (run) =>
          run('after').goodput / run('fair').goodput > 2 * (run('fair').goodput / run('before').goodput),
      },
      {
        says: 'the model meets both reported rates',
        holds: (run) =>
          Math.abs(run('before').goodput / REPORTED.before - 1) < 0.01 &&
          Math.abs(run('after').goodput / REPORTED.after - 1) < 0.01,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'draw',
    run: 'after',
    look: 'elbow',
    question: {
      kind: 'curve',
      axis: 'bufferBits',
      measure: 'goodput',
      over: SIZES.map(curveRun),
      quantity: 'rate',
      of: ({ goodput }) => goodput,
      top: () => 32_000,
      ideas: [
        {
          misconception: 'proportional',
          gives: (run) =>
            SIZES.map((size) => (run('after').goodput * size) / setting(run('after'), 'bufferBits')),
        },
      ],
      hides: ['verdict', 'ledger', 'timeline', 'picture', 'why', 'elbow', 'figures', 'measured'],
    },
    claims: [
      {
        says: 'half of the size brings far more than half of the rate',
        holds: (run) => run(curveRun(4000)).goodput > 0.7 * run('after').goodput,
      },
      {
        says: 'it rises all the way',
        holds: (run) =>
          SIZES.every(
            (size, i) => i === 0 || run(curveRun(size)).goodput > run(curveRun(SIZES[i - 1]!)).goodput,
          ),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'two',
    run: 'two',
    pinned: 'after',
    look: 'ledger',
    question: {
      kind: 'number',
      quantity: 'rate',
      truth: (run) => run('two').goodput,
      close: 0.08,
      ideas: [
        { misconception: 'ratesAddUp', gives: (run) => 2 * run('after').goodput },
        { misconception: 'bandwidthIsSpeed', gives: (run) => setting(run('two'), 'lineBitsPerSecond') },
        { misconception: 'slowPartIsLine', gives: (run) => run('after').goodput },
      ],
      hides: ['verdict', 'ledger', 'timeline', 'picture', 'why', 'elbow', 'figures', 'measured'],
    },
    claims: [
      { says: 'the line is hardly silent any more', holds: (run) => run('two').silentShare < 0.02 },
      {
        says: 'a third transfer adds next to nothing',
        holds: (run) => run('three').goodput < 1.02 * run('two').goodput,
      },
      {
        says: 'the rest is headers, framing and control',
        holds: (run) =>
          Math.abs(
            run('two').shares.payload +
              run('two').shares.header +
              run('two').shares.framing +
              run('two').shares.control +
              run('two').silentShare -
              1,
          ) < 0.01,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'loss',
    run: 'restart',
    pinned: 'underWay',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'rate',
      truth: (run) => run('restart').goodput,
      close: 0.4,
      ideas: [
        {
          misconception: 'lossCostsOneMessage',
          gives: (run) => run('underWay').goodput * (1 - LOSS_PERCENT / 100),
        },
      ],
      hides: ['verdict', 'ledger', 'timeline', 'picture', 'why', 'elbow', 'figures', 'measured'],
    },
    claims: [
      {
        says: 'slower than the old way without any loss',
        holds: (run) => run('restart').goodput < run('before').goodput,
      },
      {
        says: 'with numbers hardly anything is lost',
        holds: (run) => run('numbered').goodput > 0.8 * run('underWay').goodput,
      },
      {
        says: 'several under way is faster while nothing is lost',
        holds: (run) => run('underWay').goodput > 1.5 * run('before').goodput,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'reach',
    run: 'fair',
    look: 'controls',
    controls: ['bufferBits', 'outstandingMessages', 'transfers'],
    question: {
      kind: 'task',
      quantity: 'rate',
      of: ({ goodput }) => goodput,
      low: () => GOAL,
      fixed: ['lineBitsPerSecond', 'cableBitsPerSecond', 'senderHostMs', 'fileBits'],
      solution: { bufferBits: 8023, transfers: 2 },
      hides: [],
    },
    claims: [
      { says: 'no buffer does it alone', holds: (run) => run('after').goodput < GOAL },
      { says: 'two transfers do it with it', holds: (run) => run('two').goodput > GOAL },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'half',
    run: 'after',
    look: 'elbow',
    controls: ['bufferBits'],
    question: {
      kind: 'task',
      quantity: 'rate',
      of: ({ goodput }) => goodput,
      low: (run) => 0.47 * run('after').goodput,
      high: (run) => 0.53 * run('after').goodput,
      fixed: [
        'lineBitsPerSecond',
        'cableBitsPerSecond',
        'senderHostMs',
        'fileBits',
        'transfers',
        'outstandingMessages',
      ],
      solution: { bufferBits: 1750 },
      hides: [],
    },
    claims: [
      {
        says: 'half the rate needs far less than half the size',
        holds: (run) =>
          run('half').goodput > 0.47 * run('after').goodput &&
          setting(run('half'), 'bufferBits') < 0.25 * setting(run('after'), 'bufferBits'),
      },
    ],
    notes: { seconds: 60, breaks: ['R17'] },
  },
];

export const minutes: Lesson = {
  id: 'minutes',
  runs,
  numbers,
  steps,
  items,
  names: ['RFC 662', 'IMP 44', 'IMP 6', 'November 1974'],
  terms: { RFNM: 'parts', IMP: 'parts', 'fixed cost': 'why', goodput: 'share' },
  text: words,
  formulas,
};
