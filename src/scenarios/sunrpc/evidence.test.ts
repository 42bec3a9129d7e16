import { describe, expect, test } from 'vitest';
import { readTrace } from '../../sim/accounting/lanes';
import { defaultsOf } from '../../sim/parameters';
import { run } from '../../sim/run';
import { M1 } from './costs';
import { histogram, hypotheses } from './evidence';
import { model } from './model';
import { parameters, type SunrpcValues } from './params';
import { presets } from './presets';
import { callTimes } from './replay';
import { spec } from './spec';

const defaults: SunrpcValues = defaultsOf(parameters);

describe('how long each call took, from the trace', () => {
  test.each(presets.map(({ id, values }) => [id, values] as const))('%s', (_, more) => {
    const values = { ...defaults, ...more, calls: 20 } as SunrpcValues;
    const { trace, elapsed, figures } = run(model, values, 3);
    const times = histogram.times(readTrace(spec as never, trace!, elapsed));
    expect(times).toEqual(callTimes(values, 3, M1));
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length / 1e6;
    expect(mean).toBeCloseTo(figures.msPerCall as number, 9);
  });

  test('stalled calls last the period; without delayed acknowledgements there is none', () => {
    expect(histogram.period(defaults)).toBe(200e6);
    expect(histogram.period({ ...defaults, kernel: 'linux' })).toBe(44e6);
    expect(histogram.period({ ...defaults, delayedAck: false })).toBeUndefined();
  });
});

test('a limit is between what is fast and what stalls, and thirty calls say the same as a hundred', () => {
  for (const { id, values, limit } of hypotheses.rows.slice(0, 3)) {
    for (const callBytes of [3952, 3953, 4044, 4045, 4552, 4553, 5392, 5393]) {
      const mean = (calls: number): number =>
        run(model, { ...defaults, ...values, callBytes, calls } as SunrpcValues, 2, { trace: false }).figures
          .msPerCall as number;
      expect(mean(30) > limit, `${id} at ${callBytes}`).toBe(mean(100) > limit);
    }
  }
});
