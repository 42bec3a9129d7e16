// A model of one host and one line, as small as a model can be: `frames` frames, each after some work.
import type { Model } from '../../src/sim/model';
import { type Duration, milliseconds } from '../../src/sim/units';

interface Values {
  readonly [key: string]: number;
  readonly frames: number;
  readonly workMs: number;
}

const smallModel: Model<Values> = {
  id: 'small',
  lanes: [
    { id: 'host', role: 'host', silence: 'sender' },
    { id: 'line', role: 'line', silence: 'network', from: 'host', to: 'other' },
    { id: 'other', role: 'host', silence: 'receiver' },
  ],
  kinds: [{ id: 'work' }, { id: 'frame', headerBits: 20, body: 'payload' }],
  rules: ['turn'],
  holds: [],
  mainLine: 'line',
  expectedSpans: ({ frames }) => 2 * frames,
  build(world, { frames, workMs }) {
    const frameNs = milliseconds(1);
    let left = frames;
    let last = -1;
    let start = 0;
    const worked = world.on(() => {
      const work = world.trace.add(0, 0, start, world.now, last, frames - left + 1, 0, 0);
      world.trace.wait(0, 0, start, world.now, work, last);
      last = work;
      start = world.now;
      world.after(frameNs, sent);
    });
    const sent = world.on(() => {
      last = world.trace.add(1, 1, start, world.now, last, frames - left + 1, 120, 100);
      start = world.now;
      left--;
      if (left <= 0) world.stop();
      else world.after(milliseconds(workMs), worked);
    });
    world.after(milliseconds(workMs) as Duration, worked);
    return { payloadBits: 100 * frames, figures: () => ({ frames }) };
  },
};

export const findSmallModel = (id: string) => (id === 'small' ? (smallModel as unknown as Model) : undefined);
