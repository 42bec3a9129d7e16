/** The lesson "One byte at a time": its steps. Runs and numbers are in lessonRuns.ts, words in lessonText.ts. */

import type { Lesson, PanelName, Step } from '../lesson';
import { figure, setting } from '../lessonFacts';
import { formulas } from './lessonFormulas';
import { items } from './lessonItems';
import {
  asked,
  bytesPerByte,
  curveRun,
  exchanges,
  GOAL_FRAMES,
  GOAL_NS,
  numbers,
  REPLY,
  REQUEST,
  runs,
  SIZES,
  work,
} from './lessonRuns';
import { words } from './lessonText';
import { PRINTED, PRINTED_PERCENT } from './measured';

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
    run: 'byte',
    look: 'picture',
    covers: ['verdict', 'ledger', 'why', 'elbow', 'figures', 'measured'],
    claims: [
      {
        says: 'every byte is a request and a reply',
        holds: (run) => run('byte').frames === (2 * run('byte').payloadBits) / 8,
      },
    ],
    notes: { seconds: 60, breaks: ['R1'] },
  },
  {
    id: 'cost',
    run: 'byte',
    look: 'ledger',
    by: 'bits',
    question: {
      kind: 'number',
      quantity: 'count',
      truth: (run) => bytesPerByte(run('byte')),
      close: 0.1,
      ideas: [
        { misconception: 'frameIsItsData', gives: () => 2 },
        { misconception: 'replyOnly', gives: () => REPLY },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'request and reply are the sum',
        holds: (run) => bytesPerByte(run('byte')) === REQUEST + REPLY,
      },
      {
        says: 'the reply is filled up, the request is not',
        holds: (run) => run('byte').ns.padding > 0 && REPLY < REQUEST,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'inside',
    run: 'short',
    look: 'frame',
    playhead: 600e3,
    covers: ['verdict', 'ledger', 'figures', 'elbow', 'measured'],
    claims: [
      {
        says: 'most of a reply is headers',
        holds: (run) => run('short').ns.header > 10 * run('short').ns.padding,
      },
      { says: 'one byte of it is the file', holds: (run) => asked(run('short')) === 1 },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'time',
    run: 'byte',
    look: 'verdict',
    question: {
      kind: 'number',
      quantity: 'duration',
      truth: (run) => run('byte').elapsedNs,
      close: 0.25,
      ideas: [
        {
          misconception: 'bandwidthIsSpeed',
          gives: (run) => (run('byte').payloadBits * 1e9) / setting(run('byte'), 'lineBitsPerSecond'),
        },
        { misconception: 'headersEatIt', gives: (run) => figure(run('byte'), 'wireSeconds') * 1e9 },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'a round is work and time on the cable, nothing else',
        holds: (run) =>
          Math.abs(
            run('byte').elapsedNs / exchanges(run('byte')) -
              work(run('byte')) -
              (figure(run('byte'), 'wireSeconds') * 1e9) / exchanges(run('byte')),
          ) < 1,
      },
      { says: 'the cable is silent for most of the time', holds: (run) => run('byte').silentShare > 0.5 },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'better',
    run: 'larger',
    pinned: 'short',
    look: 'verdict',
    question: {
      kind: 'choice',
      options: [
        { id: 'fastLine', misconception: 'slowPartIsLine' },
        { id: 'fastServer', misconception: 'receiverIsSlow' },
        { id: 'larger' },
      ],
      right: (run) =>
        ['fastLine', 'fastServer', 'larger'].reduce((best, one) =>
          run(one).elapsedNs < run(best).elapsedNs ? one : best,
        ),
      hides: RESULT,
    },
    claims: [
      {
        says: 'line and server gain less than a third each',
        holds: (run) =>
          ['fastLine', 'fastServer'].every((one) => run('short').elapsedNs / run(one).elapsedNs < 1.34),
      },
    ],
    notes: { seconds: 50 },
  },
  {
    id: 'finish',
    run: 'kilobyte',
    look: 'timeline',
    window: 'all',
    question: {
      kind: 'finish',
      truth: (run) => run('kilobyte').elapsedNs,
      until: () => 3e9,
      ideas: [
        {
          misconception: 'proportional',
          gives: (run) => run('byte').elapsedNs / asked(run('kilobyte')),
        },
        {
          misconception: 'bandwidthIsSpeed',
          gives: (run) => (run('kilobyte').payloadBits * 1e9) / setting(run('kilobyte'), 'lineBitsPerSecond'),
        },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'it gains far more than a hundred times, and less than the size grew',
        holds: (run) => {
          const gain = run('byte').elapsedNs / run('kilobyte').elapsedNs;
          return gain > 100 && gain < asked(run('kilobyte'));
        },
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'draw',
    run: curveRun(1024),
    look: 'elbow',
    measure: 'goodput',
    question: {
      kind: 'curve',
      axis: 'readBytes',
      measure: 'goodput',
      over: SIZES.map(curveRun),
      quantity: 'rate',
      of: ({ goodput }) => goodput,
      top: () => 10e6,
      ideas: [
        {
          // what it would be if a read of any size were one request
          misconception: 'biggerIsBetter',
          gives(run) {
            const small = run(curveRun(512));
            const large = run(curveRun(1024));
            const round = (facts: typeof small): number => facts.elapsedNs / exchanges(facts);
            const perByte = (round(large) - round(small)) / (1024 - 512);
            const fixed = round(large) - 1024 * perByte;
            return SIZES.map((size) => (size * 8e9) / (fixed + size * perByte));
          },
        },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'a little above the buffer it is slower than at the buffer, and back at twice the buffer',
        holds: (run) =>
          run(curveRun(1200)).goodput < 0.8 * run(curveRun(1024)).goodput &&
          Math.abs(run(curveRun(2048)).goodput / run(curveRun(1024)).goodput - 1) < 0.02,
      },
      {
        says: 'no size is better than the buffer’s',
        holds: (run) =>
          SIZES.every((size) => run(curveRun(size)).goodput <= 1.001 * run(curveRun(1024)).goodput),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'awkward',
    run: 'awkward',
    pinned: 'kilobyte',
    look: 'figures',
    question: {
      kind: 'number',
      quantity: 'count',
      truth: (run) => exchanges(run('awkward')),
      close: 0.03,
      ideas: [
        { misconception: 'biggerIsBetter', gives: (run) => figure(run('awkward'), 'applicationReads') },
        { misconception: 'cutInTwo', gives: (run) => 2 * figure(run('awkward'), 'applicationReads') },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'more requests than with the smaller reads',
        holds: (run) => exchanges(run('awkward')) > exchanges(run('kilobyte')),
      },
      {
        says: 'even a buffer as large as the read does not bring it down to one request a read',
        holds: (run) =>
          setting(run('matched'), 'bufferBytes') >= asked(run('matched')) &&
          exchanges(run('matched')) > figure(run('matched'), 'applicationReads'),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'cache',
    run: 'cached',
    look: 'picture',
    question: {
      kind: 'number',
      quantity: 'count',
      truth: (run) => exchanges(run('cached')),
      close: 0.05,
      ideas: [
        { misconception: 'programIsTraffic', gives: (run) => figure(run('cached'), 'applicationReads') },
        { misconception: 'biggerIsBetter', gives: (run) => figure(run('cached'), 'fetches') },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'as many requests as a program that asks for as much as the buffer holds',
        holds: (run) => exchanges(run('cached')) === exchanges(run('kilobyte')),
      },
      { says: 'the program still reads single bytes', holds: (run) => asked(run('cached')) === 1 },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'burst',
    run: 'burstByte',
    pinned: 'short',
    look: 'verdict',
    question: {
      kind: 'choice',
      options: [
        { id: 'much', misconception: 'biggerIsBetter' },
        { id: 'little', misconception: 'headersEatIt' },
        { id: 'nothing' },
      ],
      right(run) {
        const gain = run('short').elapsedNs / run('burstByte').elapsedNs;
        return gain > 1.5 ? 'much' : gain > 1.001 ? 'little' : 'nothing';
      },
      hides: RESULT,
    },
    claims: [
      {
        says: 'frame for frame the same',
        holds: (run) => run('short').frames === run('burstByte').frames,
      },
      {
        says: 'with large reads it saves turnarounds rather than bytes',
        holds: (run) =>
          exchanges(run('burst')) < 0.1 * exchanges(run('kilobyte')) &&
          figure(run('burst'), 'frameBytes') > 0.9 * figure(run('kilobyte'), 'frameBytes'),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'users',
    run: 'users',
    pinned: 'short',
    look: 'figures',
    question: {
      kind: 'number',
      quantity: 'rate',
      truth: (run) => run('users').goodput,
      ideas: [
        {
          misconception: 'ratesAddUp',
          gives: (run) => setting(run('users'), 'clients') * run('short').goodput,
        },
        { misconception: 'bandwidthIsSpeed', gives: (run) => setting(run('users'), 'lineBitsPerSecond') },
        { misconception: 'slowPartIsLine', gives: (run) => run('short').goodput },
      ],
      hides: RESULT,
    },
    claims: [
      {
        says: 'the server is full, the cable is not',
        holds: (run) =>
          figure(run('users'), 'serverBusyShare') > 0.99 && figure(run('users'), 'lineBusyShare') < 0.6,
      },
      {
        says: 'one user alone does not fill it by half',
        holds: (run) => figure(run('short'), 'serverBusyShare') < 0.5,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'slips',
    run: 'byte',
    look: 'measured',
    covers: ['picture', 'timeline', 'why', 'ledger', 'elbow', 'figures'],
    claims: [
      {
        says: 'the printed total leaves out one check of four bytes an exchange',
        holds: (run) =>
          figure(run('byte'), 'frameBytes') - PRINTED[0].columnBytes === 4 * exchanges(run('byte')),
      },
      { says: 'the printed percentage is a tenth', holds: () => 10 * PRINTED_PERCENT === 100 * REPLY },
      {
        says: 'gap and preamble come on top',
        holds: (run) => figure(run('byte'), 'wireBytes') > figure(run('byte'), 'frameBytes'),
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'quick',
    run: 'byte',
    look: 'controls',
    controls: ['clientCacheBytes', 'bufferBytes', 'burst', 'lineBitsPerSecond'],
    question: {
      kind: 'task',
      quantity: 'duration',
      of: ({ elapsedNs }) => elapsedNs,
      high: () => GOAL_NS,
      fixed: ['readBytes', 'serverMicros', 'clientMicros', 'fileBytes', 'clients'],
      solution: { clientCacheBytes: 1024 },
      hides: [],
    },
    claims: [
      { says: 'a block in the workstation does it', holds: (run) => run('cached').elapsedNs < GOAL_NS },
      {
        says: 'a faster line does not',
        holds: (run) => run('fastLine').elapsedNs / run('short').elapsedNs > GOAL_NS / run('byte').elapsedNs,
      },
    ],
    notes: { seconds: 60 },
  },
  {
    id: 'few',
    run: 'kilobyte',
    look: 'controls',
    controls: ['readBytes', 'bufferBytes', 'burst', 'burstBytes'],
    question: {
      kind: 'task',
      quantity: 'count',
      of: ({ frames }) => frames,
      high: () => GOAL_FRAMES,
      fixed: ['fileBytes', 'clients', 'lineBitsPerSecond'],
      solution: { readBytes: 65_535, burst: true },
      hides: [],
    },
    claims: [
      {
        says: 'bursts do it, single requests of the largest buffer do not',
        holds: (run) => run('burst').frames < GOAL_FRAMES && run('matched').frames > GOAL_FRAMES,
      },
    ],
    notes: { seconds: 60, breaks: ['R17'] },
  },
];

export const bytes: Lesson = {
  id: 'bytes',
  runs,
  numbers,
  steps,
  items,
  names: ['May 1995'],
  terms: {
    request: 'parts',
    padding: 'cost',
    goodput: 'draw',
    'negotiated buffer': 'draw',
    'Packet Burst': 'burst',
  },
  text: words,
  formulas,
};
