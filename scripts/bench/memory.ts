/**
 * What a trace weighs, and whether it is handed over without a copy: out through a message port, back, and into the next
 * run. The same is measured between page and worker by browser.ts.
 */

import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { buffersOf, type TraceColumns, traceBytes } from '../../src/sim/engine/columns';
import { run } from '../../src/sim/run';
import { checklist } from './checklist';
import { exchangeModel } from './models/exchange';
import { SHAPES } from './models/shapes';
import type { Table } from './table';

const EXCHANGES = 200_000;
const BYTES_A_SPAN = 40;

const weight = (columns: TraceColumns): number =>
  buffersOf(columns).reduce((sum, buffer) => sum + buffer.byteLength, 0);

export function memoryTable(): Table {
  const values = { ...SHAPES.S2(EXCHANGES), rows: 'spans' } as const;
  const { trace, spans } = run(exchangeModel, values, 1);
  const columns = trace!;
  const held = weight(columns);
  const used = traceBytes(columns);

  const { port1, port2 } = new MessageChannel();
  port1.postMessage(columns, buffersOf(columns));
  const left = weight(columns);
  const received: TraceColumns = receiveMessageOnPort(port2)?.message;
  port1.close();
  const arrived = weight(received);

  const again = run(exchangeModel, values, 1, { pooled: received }).trace!;
  const old = new Set(buffersOf(received));
  const fresh = buffersOf(again).filter((buffer) => !old.has(buffer));
  return checklist(`Memory: S2 with every span, ${spans.toLocaleString('en')} spans`, [
    { what: 'bytes a span', value: used / spans, unit: 'bytes', most: BYTES_A_SPAN },
    { what: 'with the room asked for in advance', value: held / spans, unit: 'bytes', most: BYTES_A_SPAN },
    { what: 'left with the sender after sending', value: left, unit: 'bytes', most: 0 },
    { what: 'lost on the way', value: held - arrived, unit: 'bytes', most: 0 },
    {
      what: 'fresh memory of the next run, which got it back',
      value: fresh.reduce((sum, buffer) => sum + buffer.byteLength, 0),
      unit: 'bytes',
      most: 0,
    },
  ]);
}
