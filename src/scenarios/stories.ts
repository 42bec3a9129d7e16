/**
 * The stories as the page knows them, one line each: a card from the start, and the way to the rest, which is loaded when
 * the story is opened.
 */

import { card as arpanet } from './arpanet/card';
import { card as netware } from './netware/card';
import type { Card, Scenario } from './scenario';
import { card as sunrpc } from './sunrpc/card';

export interface Story {
  readonly card: Card;
  load(): Promise<Scenario>;
}

export const stories: readonly Story[] = [
  { card: arpanet, load: async () => (await import('./arpanet/scenario')).arpanet },
  { card: netware, load: async () => (await import('./netware/scenario')).netware },
  { card: sunrpc, load: async () => (await import('./sunrpc/scenario')).sunrpc },
];
