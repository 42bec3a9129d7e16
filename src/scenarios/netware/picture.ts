/** Where the machines and the cable of the story stand in the picture, and what is inside them: plain declarations. */

import type { Picture } from '../scenario';
import type { NetwareValues } from './params';
import { followParts } from './pictureParts';

const clients = (values: unknown): number => (values as NetwareValues).clients;
const alone = (values: unknown): boolean => clients(values) === 1;
const several = (values: unknown): boolean => clients(values) > 1;

export const picture: Picture = {
  nodes: [
    { id: 'client', lane: 'client', shape: 'host', x: 0, y: 20, width: 150, height: 80, count: clients },
    { id: 'server', lane: 'server', shape: 'host', x: 850, y: 20, width: 150, height: 80 },
  ],
  links: [{ id: 'cable', from: 'client', to: 'server', forward: 'ethernet', back: 'ethernet' }],
  slots: [],
  parts: [
    {
      id: 'program',
      node: 'client',
      says: ['wants', 'has', 'takes', 'asksOnce', 'gives', 'gave', 'done', 'doneWrite'],
      shown: alone,
    },
    {
      id: 'cache',
      node: 'client',
      says: ['empty', 'fills', 'holds'],
      level: 'payload',
      shown: (values) => alone(values) && hasCache(values as NetwareValues),
    },
    {
      id: 'redirector',
      node: 'client',
      says: ['asks', 'queues', 'sends', 'waits', 'comes', 'burst', 'again', 'timer', 'lists', 'idle'],
      shown: alone,
    },
    {
      id: 'crew',
      node: 'client',
      says: ['works', 'sends', 'served', 'waits', 'idle'],
      marks: clients,
      shown: several,
    },
    { id: 'progress', node: 'client', says: ['share'], level: 'payload', shown: several },
    { id: 'processor', node: 'server', says: ['idle', 'serves', 'queue'], level: 'sender' },
    { id: 'disk', node: 'server', says: ['memory'] },
  ],
  follow: (trace, values) => followParts(trace, values as NetwareValues),
};

const hasCache = ({ clientCacheBytes, operation }: NetwareValues): boolean =>
  clientCacheBytes > 0 && operation === 'read';
