/** What a worker of one model does: answer pings and questions. All that counts is in core.ts. */

import { buffersOf } from '../sim/engine/trace';
import type { Model } from '../sim/model';
import { answer } from './core';
import type { FromWorker, ToWorker } from './protocol';

const say = (message: FromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

export function serve(model: Model): void {
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if ('ping' in data) return say({ pong: true });
    const answered = answer(data.question, (id) => (id === model.id ? model : undefined));
    const trace = answered.kind === 'result' ? answered.result.trace : undefined;
    say({ answer: answered }, trace ? buffersOf(trace) : []);
  };
}
