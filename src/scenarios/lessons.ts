/** The lessons, one line each: where each is offered, and the way to the rest, which is loaded when it is opened. */

import type { LessonCard } from './lesson';

export const lessons: readonly LessonCard[] = [
  {
    id: 'minutes',
    scenario: 'arpanet',
    title: 'Half an hour to seven minutes',
    load: async () => (await import('./arpanet/lesson')).minutes,
  },
  {
    id: 'bytes',
    scenario: 'netware',
    title: 'One byte at a time, two million frames',
    load: async () => (await import('./netware/lesson')).bytes,
  },
  {
    id: 'elbows',
    scenario: 'sunrpc',
    title: 'Elbows: a fifth of a second for one byte',
    load: async () => (await import('./sunrpc/lesson')).elbows,
  },
  {
    id: 'law',
    title: 'One law: fixed cost and cost per bit',
    load: async () => (await import('./law/lesson')).law,
  },
];
