/** Lanes, kinds and event codes of the exchange, shared by its two programs. By side: 0 the client's, 1 the server's. */

import type { KindSpec, LaneSpec } from '../../../src/sim/model';

export const LINE = 0;
export const FLIGHT = 2;
export const HOST = 4;

export const LANES: readonly LaneSpec[] = [
  { id: 'up', role: 'line', silence: 'network', from: 'client', to: 'server' },
  { id: 'down', role: 'line', silence: 'network', from: 'server', to: 'client' },
  { id: 'up-flight', role: 'node', silence: 'network' },
  { id: 'down-flight', role: 'node', silence: 'network' },
  { id: 'client', role: 'host', silence: 'sender' },
  { id: 'server', role: 'host', silence: 'receiver' },
];

export const FRAME = 0;
export const FLYING = 2;
export const THINKING = 4;

export const KINDS: readonly KindSpec[] = [
  { id: 'request', body: 'payload' },
  { id: 'reply', whole: 'control' },
  { id: 'request-flight' },
  { id: 'reply-flight' },
  { id: 'client-thinks' },
  { id: 'server-thinks' },
];

/** The last bit has left; it has arrived; whoever got it has finished thinking and may send. */
export const SENT = 0;
export const ARRIVED = 1;
export const READY = 2;
