/** The lesson "One law", which goes through all three stories: its steps. Runs and numbers are in lessonRuns.ts. */

import type { Lesson, PanelName, Step } from '../lesson';
import { setting } from '../lessonFacts';
import { formulas } from './lessonFormulas';
import { items } from './lessonItems';
import {
  ABOUT_HALF,
  GOAL,
  lawAt,
  mostOfCalls,
  numbers,
  ofCalls,
  ofMessages,
  ofReads,
  readRun,
  roundOf,
  runs,
  SIZES,
  sizeOf,
} from './lessonRuns';
import { words } from './lessonText';

/** Everything that shows how a run came out. */
const RESULT: readonly PanelName[] = [
  'verdict',
  'ledger',
  'timeline',
  'picture',
  'why',
  'elbow',
  'figures',
  'measured',
];

const near = (value: number, other: number, share: number): boolean => Math.abs(value / other - 1) <= share;

const steps: readonly Step[] = [
  {
    id: 'parts',
    run: readRun(512),
    look: 'picture',
    claims: [
      {
        says: 'rounds follow each other: the run is as long as its rounds together',
        holds: (run) =>
          near(roundOf(run(readRun(512))) * (102_400 / 512), run(readRun(512)).elapsedNs, 0.001),
      },
    ],
    notes: { seconds: 60, breaks: ['R1'] },
  },
  {
    id: 'fixed',
    run: readRun(64),
    pinned: readRun(1024),
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'duration',
      truth: (run) => ofReads(run).fixed,
      close: 0.03,
      ideas: [
        { misconception: 'smallIsNothing', gives: (run) => roundOf(run(readRun(64))) },
        { misconception: 'proportional', gives: () => 0 },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'the line through two sizes meets the third',
        holds: (run) => near(lawAt(ofReads(run), 512), roundOf(run(readRun(512))), 0.001),
      },
      {
        says: 'a byte costs its time on the line and nothing more',
        holds: (run) => near(ofReads(run).each, 8e9 / setting(run(readRun(64)), 'lineBitsPerSecond'), 0.001),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'draw',
    run: readRun(64),
    look: 'elbow',
    measure: 'goodput',
    question: {
      kind: 'curve',
      axis: 'readBytes',
      measure: 'goodput',
      over: SIZES.map(readRun),
      quantity: 'rate',
      of: ({ goodput }) => goodput,
      top: () => 10e6,
      ideas: [
        {
          misconception: 'proportional',
          gives: (run) =>
            SIZES.map((size) => Math.min(10e6, (run(readRun(64)).goodput * size) / sizeOf(run(readRun(64))))),
        },
        { misconception: 'bandwidthIsSpeed', gives: () => SIZES.map(() => 10e6) },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'each doubling brings less than the one before',
        holds: (run) => {
          const rates = SIZES.map((size) => run(readRun(size)).goodput);
          const gains = rates.slice(1).map((rate, i) => rate / rates[i]!);
          return gains.every((gain, i) => gain < 2 && (i === 0 || gain < gains[i - 1]!));
        },
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'half',
    run: 'half',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'count',
      truth: (run) => sizeOf(run('half')),
      close: 0.06,
      ideas: [{ misconception: 'proportional', gives: (run) => sizeOf(run(readRun(1024))) / 2 }],
      hides: RESULT,
    },
    claims: [
      {
        says: 'it is fixed cost over cost of a byte',
        holds: (run) => near(ofReads(run).fixed / ofReads(run).each, sizeOf(run('half')), 0.001),
      },
      {
        says: 'a run of that size has half of the line’s rate',
        holds: (run) => near(2 * run('half').goodput, setting(run('half'), 'lineBitsPerSecond'), 0.01),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'calls',
    run: 'largeCall',
    pinned: 'smallCall',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'rate',
      truth: mostOfCalls,
      close: 0.08,
      ideas: [
        { misconception: 'bandwidthIsSpeed', gives: (run) => setting(run('largeCall'), 'lineBitsPerSecond') },
        { misconception: 'largestIsMost', gives: (run) => run('largeCall').goodput },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'a far larger call comes near it and stays below',
        holds: (run) =>
          run('hugeCall').goodput < mostOfCalls(run) && near(run('hugeCall').goodput, mostOfCalls(run), 0.05),
      },
      {
        says: 'a byte costs several times its time on the line',
        holds: (run) => ofCalls(run).each > 3 * (8e9 / setting(run('largeCall'), 'lineBitsPerSecond')),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'who',
    run: 'fastMachines',
    pinned: 'middleCall',
    look: 'verdict',
    question: {
      kind: 'choice',
      options: [
        { id: 'fastCable', misconception: 'slowPartIsLine' },
        { id: 'fastMachines' },
        { id: 'largerBuffer', misconception: 'biggerIsBetter' },
      ],
      right: (run) =>
        ['fastCable', 'fastMachines', 'largerBuffer'].reduce((best, one) =>
          roundOf(run(one)) < roundOf(run(best)) ? one : best,
        ),
      hides: RESULT,
    },
    claims: [
      {
        says: 'by the law, more than half of it is the cost of its bytes',
        holds: (run) => ofCalls(run).each * sizeOf(run('middleCall')) > 0.5 * roundOf(run('middleCall')),
      },
      {
        says: 'twice the processor is nearly twice as fast, ten times the cable is not',
        holds: (run) =>
          roundOf(run('middleCall')) > 1.6 * roundOf(run('fastMachines')) &&
          roundOf(run('middleCall')) < 1.4 * roundOf(run('fastCable')),
      },
      {
        says: 'a still larger buffer changes nothing',
        holds: (run) => near(roundOf(run('largerBuffer')), roundOf(run('middleCall')), 0.02),
      },
    ],
    notes: { seconds: 50 },
  },
  {
    id: 'overlap',
    run: 'multi',
    pinned: 'largeMessage',
    look: 'timeline',
    question: {
      kind: 'number',
      quantity: 'duration',
      truth: (run) => roundOf(run('multi')),
      close: 0.12,
      ideas: [
        { misconception: 'lineGoesOn', gives: (run) => lawAt(ofMessages(run), sizeOf(run('multi'))) },
        {
          misconception: 'proportional',
          gives: (run) => (roundOf(run('largeMessage')) * sizeOf(run('multi'))) / sizeOf(run('largeMessage')),
        },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'it goes in several packets, which overlap',
        holds: (run) => Number(run('multi').figures.packets) > 5 * Number(run('multi').figures.messages),
      },
      {
        says: 'a bit of a small message costs more than its time on the line: it goes over the cables too',
        holds: (run) =>
          ofMessages(run).each > 1.5 * (1e9 / setting(run('largeMessage'), 'lineBitsPerSecond')),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'timer',
    run: 'timer',
    look: 'ledger',
    question: {
      kind: 'pick',
      among: ['sender', 'network', 'receiver', 'hold'],
      run: 'timer',
      misconceptions: { sender: 'oldMachines', network: 'slowPartIsLine', receiver: 'receiverIsSlow' },
      hides: RESULT,
    },
    claims: [
      {
        says: 'without the stall the law is right',
        holds: (run) => near(lawAt(ofCalls(run), sizeOf(run('untimed'))), roundOf(run('untimed')), 0.05),
      },
      {
        says: 'with it the law is wrong by far',
        holds: (run) => roundOf(run('timer')) > 5 * lawAt(ofCalls(run), sizeOf(run('timer'))),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'full',
    run: 'three',
    pinned: 'one',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'rate',
      truth: (run) => run('three').goodput,
      close: 0.1,
      ideas: [
        { misconception: 'ratesAddUp', gives: (run) => 3 * run('one').goodput },
        { misconception: 'bandwidthIsSpeed', gives: (run) => setting(run('three'), 'lineBitsPerSecond') },
        { misconception: 'slowPartIsLine', gives: (run) => run('one').goodput },
      ],
      hides: RESULT,
    },
    claims: [
      { says: 'the line is never silent', holds: (run) => run('three').silentShare < 0.005 },
      { says: 'one transfer leaves it silent', holds: (run) => run('one').silentShare > 0.2 },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'reach',
    run: readRun(64),
    look: 'controls',
    controls: ['readBytes', 'bufferBytes'],
    measure: 'goodput',
    question: {
      kind: 'task',
      quantity: 'rate',
      of: ({ goodput }) => goodput,
      low: () => GOAL,
      fixed: ['lineBitsPerSecond', 'serverMicros', 'clientMicros', 'fileBytes', 'burst', 'clients'],
      solution: { readBytes: 1024 },
      hides: [],
    },
    claims: [
      { says: 'a large read does it', holds: (run) => run(readRun(1024)).goodput > GOAL },
      {
        says: 'the half-performance size does it nearly, if the buffer fits',
        holds: (run) => near(run('half').goodput, GOAL, 0.01),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'find',
    run: 'largeCall',
    look: 'controls',
    controls: ['callBytes'],
    question: {
      kind: 'task',
      quantity: 'rate',
      of: ({ goodput }) => goodput,
      low: (run) => ABOUT_HALF.low * mostOfCalls(run),
      high: (run) => ABOUT_HALF.high * mostOfCalls(run),
      fixed: ['sendBufferBytes', 'recvBufferBytes', 'lineBitsPerSecond', 'cpuScale', 'kernel'],
      solution: { callBytes: 2500 },
      hides: [],
    },
    claims: [
      {
        says: 'the law gives a size that does it, or nearly',
        holds: (run) => near(ofCalls(run).fixed / ofCalls(run).each, 2500, 0.15),
      },
    ],
    notes: { seconds: 60, breaks: ['R17'] },
  },
];

export const law: Lesson = {
  id: 'law',
  runs,
  numbers,
  steps,
  items,
  names: [],
  terms: { 'fixed cost': 'parts', 'half-performance size': 'half', goodput: 'draw' },
  text: words,
  formulas,
};
