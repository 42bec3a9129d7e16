/**
 * S1, S2 and S5 on the engine's event list and trace in one loop with one switch, as the programs compared with do it:
 * the fast path of exchange.ts. A test holds the two equal, row for row.
 *
 * All that changes lives in local variables and typed arrays, so nothing is allocated and nothing is called that the
 * compiler does not put into the loop.
 */

import { NO_CAUSE } from '../../../src/sim/engine/columns';
import { type Bits, type BitsPerSecond, type Instant, transmissionTime } from '../../../src/sim/units';
import type { World } from '../../../src/sim/world';
import type { ExchangeValues } from './shapes';
import { ARRIVED, FLIGHT, FLYING, FRAME, HOST, LINE, READY, SENT, THINKING } from './vocabulary';

export interface Outcome {
  readonly frames: number;
  readonly events: number;
}

export function simulate(world: World, values: ExchangeValues): Outcome {
  const { scheduler, trace } = world;
  const { pairs, exchanges, staggerNs, propagationNs, serverThinkNs, clientThinkNs } = values;
  const { requestBits, lastRequestBits, replyBits } = values;
  const spans = values.rows === 'spans';
  const time = (bits: number): number =>
    transmissionTime(bits as Bits, values.lineBitsPerSecond as BitsPerSecond);
  const requestNs = time(requestBits);
  const lastRequestNs = time(lastRequestBits);
  const replyNs = time(replyBits);
  const rows = new Int32Array(2 * pairs).fill(NO_CAUSE);
  const done = new Int32Array(pairs);
  let frames = 0;
  let events = 0;

  for (let pair = 0; pair < pairs; pair++) {
    const start = pair * staggerNs;
    if (spans && start > 0)
      rows[2 * pair] = trace.add(HOST, THINKING, 0, start, NO_CAUSE, pair * exchanges + 1, 0, 0);
    scheduler.at(start as Instant, READY, 2 * pair);
  }
  while (scheduler.take()) {
    events++;
    const now: number = scheduler.now;
    const node = scheduler.argument;
    const side = node & 1;
    const pair = node >> 1;
    const exchange = pair * exchanges + done[pair]! + 1;
    switch (scheduler.code) {
      case SENT: {
        const arrival = now + propagationNs;
        const to = node ^ 1;
        rows[to] = spans
          ? trace.add(FLIGHT + side, FLYING + side, now, arrival, rows[node]!, exchange, 0, 0)
          : rows[node]!;
        scheduler.at(arrival as Instant, ARRIVED, to);
        break;
      }
      case ARRIVED: {
        const ready = now + (side === 0 ? clientThinkNs : serverThinkNs);
        if (spans && ready > now)
          rows[node] = trace.add(HOST + side, THINKING + side, now, ready, rows[node]!, exchange, 0, 0);
        if (side === 0) done[pair]!++;
        scheduler.at(ready as Instant, READY, node);
        break;
      }
      default: {
        const left = exchanges - done[pair]!;
        if (side === 0 && left === 0) break;
        const last = left === 1;
        const bits = side === 1 ? replyBits : last ? lastRequestBits : requestBits;
        const end = now + (side === 1 ? replyNs : last ? lastRequestNs : requestNs);
        const payload = side === 0 ? bits : 0;
        rows[node] = trace.add(LINE + side, FRAME + side, now, end, rows[node]!, exchange, bits, payload);
        frames++;
        scheduler.at(end as Instant, SENT, node);
      }
    }
  }
  world.stop();
  return { frames, events };
}
