/** The lesson "Elbows": its steps. Runs and numbers are in lessonRuns.ts, words in lessonText.ts. */

import type { Lesson, PanelName, Step } from '../lesson';
import { setting } from '../lessonFacts';
import { formulas } from './lessonFormulas';
import { items } from './lessonItems';
import {
  callTime,
  curveRun,
  LIMIT,
  MODEL_ABOVE,
  numbers,
  runs,
  SIZES,
  STALL,
  stalls,
  writesOf,
} from './lessonRuns';
import { words } from './lessonText';
import { REPORTED_RANGES } from './measured';

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

const steps: readonly Step[] = [
  {
    id: 'parts',
    run: 'fine',
    look: 'picture',
    claims: [
      {
        says: 'the next call begins when the reply has come: calls follow each other',
        holds: (run) =>
          Math.abs(run('fine').elapsedNs / (callTime(run('fine')) * setting(run('fine'), 'calls')) - 1) <
          0.01,
      },
      {
        says: 'the library cuts the call into two writes',
        holds: (run) => writesOf(run('fine')).length === 2,
      },
    ],
    notes: { seconds: 60, breaks: ['R1'] },
  },
  {
    id: 'one',
    run: 'over',
    pinned: 'fine',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'duration',
      truth: (run) => callTime(run('over')),
      close: 0.25,
      ideas: [
        {
          misconception: 'costIsSmooth',
          gives: (run) =>
            (callTime(run('fine')) * setting(run('over'), 'callBytes')) / setting(run('fine'), 'callBytes'),
        },
        { misconception: 'oneMoreFrame', gives: (run) => 2 * callTime(run('fine')) },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'one byte more',
        holds: (run) => setting(run('over'), 'callBytes') === setting(run('fine'), 'callBytes') + 1,
      },
      {
        says: 'five to ten times as slow as expected, or nearly so',
        holds: (run) => callTime(run('over')) > 5 * callTime(run('fine')),
      },
      { says: 'the lower edge is as reported', holds: () => REPORTED_RANGES[0].from === 4045 },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'wait',
    run: 'slow',
    look: 'ledger',
    question: {
      kind: 'pick',
      among: ['sender', 'network', 'receiver', 'hold'],
      run: 'slow',
      misconceptions: { sender: 'oldMachines', network: 'slowPartIsLine', receiver: 'receiverIsSlow' },
      hides: RESULT,
    },
    claims: [
      {
        says: 'both machines together are at work for far less than the timer runs',
        holds: (run) =>
          4 * (run('slow').shares.sender + run('slow').shares.receiver) < run('slow').shares.hold,
      },
    ],
    notes: { seconds: 50 },
  },
  {
    id: 'gap',
    run: 'slow',
    look: 'why',
    window: { from: 0, to: 200e6 },
    playhead: 100e6,
    claims: [
      {
        says: 'the long silence is nearly as long as the clock’s tick',
        holds: (run) => run('slow').longestSilenceNs > 0.8 * setting(run('slow'), 'ackTickMs') * 1e6,
      },
      {
        says: 'each rule alone does no harm: without either nothing stalls',
        holds: (run) => !stalls(run('noDelay')) && !stalls(run('promptAck')),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'change',
    run: 'noDelay',
    pinned: 'slow',
    look: 'verdict',
    question: {
      kind: 'choice',
      options: [
        { id: 'fastCable', misconception: 'slowPartIsLine' },
        { id: 'almost', misconception: 'biggerIsBetter' },
        { id: 'noDelay' },
      ],
      right: (run) =>
        ['fastCable', 'almost', 'noDelay'].reduce((best, one) =>
          callTime(run(one)) < callTime(run(best)) ? one : best,
        ),
      hides: RESULT,
    },
    claims: [
      {
        says: 'the faster cable and the slightly larger buffer change next to nothing',
        holds: (run) =>
          ['fastCable', 'almost'].every(
            (one) => Math.abs(callTime(run(one)) / callTime(run('slow')) - 1) < 0.01,
          ),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'sliver',
    run: 'over',
    look: 'picture',
    window: { from: 0, to: 200e6 },
    playhead: 100e6,
    claims: [
      {
        says: 'the rest fits into the send buffer at the fast size, and does not at the slow one',
        holds: (run) =>
          writesOf(run('fine')).reduce((sum, one) => sum + one, 0) <=
            setting(run('fine'), 'socketBufferBytes') &&
          writesOf(run('over')).reduce((sum, one) => sum + one, 0) >
            setting(run('over'), 'socketBufferBytes'),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'eight',
    run: 'eight',
    pinned: 'slow',
    look: 'timeline',
    shows: ['histogram'],
    window: 'all',
    question: {
      kind: 'finish',
      truth: (run) => run('eight').elapsedNs,
      until: (run) => 2.3 * run('slow').elapsedNs,
      ideas: [
        {
          misconception: 'proportional',
          gives: (run) =>
            (run('slow').elapsedNs * setting(run('eight'), 'callBytes')) / setting(run('slow'), 'callBytes'),
        },
        {
          misconception: 'costIsSmooth',
          gives: (run) =>
            (run('fine').elapsedNs * setting(run('eight'), 'callBytes')) / setting(run('fine'), 'callBytes'),
        },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'twice the array takes the same time: the clock decides, not the bytes',
        holds: (run) => Math.abs(run('eight').elapsedNs / run('slow').elapsedNs - 1) < 0.01,
      },
      {
        says: 'five times as slow as it could be',
        holds: (run) => callTime(run('eight')) > 5 * callTime(run('fixedEight')),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'draw',
    run: 'slow',
    look: 'elbow',
    shows: ['hypotheses'],
    question: {
      kind: 'curve',
      axis: 'callBytes',
      measure: 'msPerCall',
      over: SIZES.map(curveRun),
      quantity: 'duration',
      of: callTime,
      top: () => 250e6,
      ideas: [
        {
          misconception: 'costIsSmooth',
          gives(run) {
            const [first, fourth] = [run(curveRun(SIZES[0])), run(curveRun(SIZES[3]))];
            const slope = (callTime(fourth) - callTime(first)) / (SIZES[3] - SIZES[0]);
            return SIZES.map((size) => callTime(first) + slope * (size - SIZES[0]));
          },
        },
        {
          misconception: 'staysSlow',
          gives: (run) => SIZES.map((size) => callTime(run(size > 4096 ? curveRun(4500) : curveRun(size)))),
        },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'slow to the last size, fast at the next; and slow again from the second window on',
        holds: (run) =>
          stalls(run('lastSlow')) &&
          !stalls(run('fastAgain')) &&
          setting(run('fastAgain'), 'callBytes') === setting(run('lastSlow'), 'callBytes') + 1 &&
          stalls(run(curveRun(8500))),
      },
      {
        says: 'the rest is then a full segment',
        holds: (run) => writesOf(run('fastAgain'))[1]! >= setting(run('fastAgain'), 'mssBytes'),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'second',
    run: 'secondSlow',
    pinned: 'lastFast',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'count',
      truth: (run) => setting(run('secondSlow'), 'callBytes'),
      close: 0.001,
      ideas: [{ misconception: 'twiceTheSize', gives: (run) => 2 * setting(run('over'), 'callBytes') }],
      hides: RESULT,
    },
    claims: [
      {
        says: 'fast at one size, slow at the next',
        holds: (run) =>
          !stalls(run('lastFast')) &&
          stalls(run('secondSlow')) &&
          setting(run('secondSlow'), 'callBytes') === setting(run('lastFast'), 'callBytes') + 1,
      },
      {
        says: 'it is one buffer, less its mark, above the first',
        holds: (run) =>
          setting(run('secondSlow'), 'callBytes') - setting(run('over'), 'callBytes') ===
          Number(run('slow').figures.sendBufferUsedBytes) - 4,
      },
      {
        says: 'the reported second edge is twice the first',
        holds: () => REPORTED_RANGES[1].from === 2 * REPORTED_RANGES[0].from,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'fix',
    run: 'fixed',
    pinned: 'slow',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'duration',
      truth: (run) => callTime(run('fixed')),
      close: 0.2,
      ideas: [
        {
          misconception: 'proportional',
          gives: (run) =>
            (callTime(run('slow')) * Number(run('slow').figures.sendBufferUsedBytes)) /
            setting(run('fixed'), 'sendBufferBytes'),
        },
        { misconception: 'timerIsNetwork', gives: (run) => callTime(run('slow')) },
      ],
      hides: RESULT,
    },
    claims: [
      { says: 'the call is one write', holds: (run) => writesOf(run('fixed')).length === 1 },
      {
        says: 'no call stalls',
        holds: (run) => !stalls(run('fixed')) && !stalls(run('fixedEight')),
      },
      {
        says: 'the model meets the reported time',
        holds: (run) => Math.abs(callTime(run('fixed')) / 22.8e6 - 1) < 0.05,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'limits',
    run: 'nahm',
    look: 'measured',
    covers: ['picture', 'timeline', 'why', 'ledger', 'figures'],
    claims: [
      {
        says: 'the cable is still silent for most of the time',
        holds: (run) => run('fixed').silentShare > 0.75,
      },
      {
        says: 'at the largest reported size the model falls short by more than a third',
        holds: (run) => callTime(run('nahm')) < 0.67 * 105.4e6,
      },
      {
        says: 'this run is a usual one',
        holds: (run) => Math.abs(callTime(run('nahm')) / MODEL_ABOVE - 1) < 0.02,
      },
      { says: 'it is one write there too', holds: (run) => writesOf(run('nahm')).length === 1 },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'today',
    run: 'linux',
    pinned: 'linuxFixed',
    look: 'verdict',
    question: {
      kind: 'choice',
      options: [
        { id: 'gone', misconception: 'oldMachines' },
        { id: 'shorter' },
        { id: 'same', misconception: 'timerIsNetwork' },
      ],
      right(run) {
        const excess = callTime(run('linux')) - callTime(run('linuxFixed'));
        if (excess < 0.5 * callTime(run('linuxFixed'))) return 'gone';
        return excess < 0.5 * callTime(run('slow')) ? 'shorter' : 'same';
      },
      hides: RESULT,
    },
    claims: [
      {
        says: 'the model is near the measured median',
        holds: (run) => Math.abs(Number(run('linux').figures.msPerCallMedian) / 44.01 - 1) < 0.02,
      },
      {
        says: 'the longest silence is about the timer',
        holds: (run) =>
          Math.abs(run('linux').longestSilenceNs / (setting(run('linux'), 'linuxAckMs') * 1e6) - 1) < 0.15,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'cure',
    run: 'slow',
    look: 'controls',
    controls: ['sendBufferBytes', 'socketBufferBytes', 'noDelay', 'delayedAck', 'lineBitsPerSecond'],
    question: {
      kind: 'task',
      quantity: 'duration',
      of: callTime,
      high: () => LIMIT,
      fixed: ['callBytes', 'calls', 'ackTickMs', 'cpuScale', 'kernel'],
      solution: { noDelay: true },
      hides: [],
    },
    claims: [
      {
        says: 'large buffers, no delay and prompt acknowledgements do it, a faster cable does not',
        holds: (run) =>
          ['fixed', 'noDelay', 'promptAck'].every((one) => callTime(run(one)) <= LIMIT) &&
          callTime(run('fastCable')) > LIMIT,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'again',
    run: 'fixed',
    look: 'controls',
    controls: ['sendBufferBytes'],
    question: {
      kind: 'task',
      quantity: 'duration',
      of: callTime,
      low: () => STALL,
      fixed: ['callBytes', 'calls', 'socketBufferBytes', 'noDelay', 'delayedAck', 'lineBitsPerSecond'],
      solution: { sendBufferBytes: 4092 },
      hides: [],
    },
    claims: [
      {
        says: 'a buffer of nearly the send buffer’s size stalls',
        holds: (run) => callTime(run('almost')) > STALL,
      },
    ],
    notes: { seconds: 60, breaks: ['R17'] },
  },
];

export const elbows: Lesson = {
  id: 'elbows',
  runs,
  numbers,
  steps,
  items,
  names: ['May 1989', 'Sun 3', 'Linux 6.18'],
  terms: { 'Nagle’s rule': 'gap', 'delayed ACK': 'gap', sliver: 'sliver', ACK: 'parts', segment: 'parts' },
  text: words,
  formulas,
};
