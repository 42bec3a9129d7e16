/** The worker's own lines: answer pings and questions. All that counts is in core.ts. */

import { modelById } from '../scenarios/models';
import { buffersOf } from '../sim/engine/trace';
import { answer } from './core';
import type { FromWorker, ToWorker } from './protocol';

const say = (message: FromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('ping' in data) return say({ pong: true });
  const answered = answer(data.question, modelById);
  const trace = answered.kind === 'result' ? answered.result.trace : undefined;
  say({ answer: answered }, trace ? buffersOf(trace) : []);
};
