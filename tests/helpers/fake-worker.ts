// Workers that do as a test tells them: serve, stay silent, crash, hang.
import { answer, type FindModel } from '../../src/worker/core';
import type { Answer, FromWorker, Question, ToWorker } from '../../src/worker/protocol';
import type { WorkerLike } from '../../src/worker/workerLink';

export type Manner = 'serve' | 'silent' | 'crashAtStart' | 'crashAtQuestion' | 'hang' | 'hold';

export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  terminated = false;
  /** How often it was told to stop. */
  stopped = 0;
  readonly questions: Question[] = [];
  readonly transferred: Transferable[][] = [];

  constructor(
    readonly manner: Manner,
    private readonly findModel: FindModel,
  ) {
    if (manner === 'crashAtStart') queueMicrotask(() => this.crash());
  }

  postMessage(message: ToWorker, options: { transfer?: Transferable[] } = {}): void {
    const copy = structuredClone(message, options.transfer ? { transfer: options.transfer } : undefined);
    queueMicrotask(() => this.receive(copy));
  }

  terminate(): void {
    this.terminated = true;
  }

  /** For `hold`: answers the question it holds last, or another one. */
  release(number = -1): void {
    this.reply(this.questions.at(number)!);
  }

  crash(): void {
    if (!this.terminated) this.onerror?.({ preventDefault() {} } as ErrorEvent);
  }

  private receive(message: ToWorker): void {
    if (this.terminated) return;
    if ('ping' in message) {
      if (this.manner !== 'silent' && this.manner !== 'crashAtStart') this.say({ pong: true });
      return;
    }
    if ('stop' in message) {
      this.stopped++;
      return;
    }
    this.questions.push(message.question);
    if (this.manner === 'crashAtQuestion') this.crash();
    if (this.manner === 'serve') this.reply(message.question);
  }

  private reply(question: Question): void {
    const answered: Answer = answer(question, this.findModel);
    queueMicrotask(() => this.say({ answer: answered }));
  }

  private say(data: FromWorker): void {
    if (!this.terminated) this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}
