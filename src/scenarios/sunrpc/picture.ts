/** Where the two hosts and the cable of the story stand in the picture, and what is inside them: plain declarations. */

import type { Picture } from '../scenario';
import type { SunrpcValues } from './params';
import { followParts } from './pictureParts';

const bsd = (values: unknown): boolean => (values as SunrpcValues).kernel !== 'linux';
const lights = { node: 'client', says: ['yes', 'no'], light: true } as const;

export const picture: Picture = {
  nodes: [
    { id: 'client', lane: 'client', shape: 'host', x: 0, y: 10, width: 220, height: 100 },
    { id: 'server', lane: 'server', shape: 'host', x: 780, y: 10, width: 220, height: 100 },
  ],
  links: [{ id: 'ethernet', from: 'client', to: 'server', forward: 'client-server', back: 'server-client' }],
  slots: [],
  parts: [
    { id: 'library', node: 'client', says: ['fills', 'writes', 'sent'], level: 'payload' },
    { id: 'sendBuffer', node: 'client', says: ['empty', 'holds'], level: 'payload' },
    { id: 'ruleFull', ...lights },
    { id: 'ruleIdle', ...lights },
    { id: 'ruleHalf', ...lights },
    { id: 'verdict', node: 'client', says: ['nothing', 'may', 'nagle', 'minshall', 'corked', 'window'] },
    { id: 'recvBuffer', node: 'server', says: ['empty', 'holds'], level: 'payload' },
    { id: 'opens', node: 'server', says: ['read'], level: 'receiver', shown: bsd },
    { id: 'routine', node: 'server', says: ['waits', 'network', 'reads', 'decodes'] },
    { id: 'ackTimer', node: 'server', says: ['none', 'owed', 'runs'], level: 'hold' },
  ],
  follow: (trace, values, seed) => followParts(trace, values as SunrpcValues, seed),
};
