import { expect, test } from 'vitest';
import { defaultsOf, type ParameterValues } from '../../sim/parameters';
import { run } from '../../sim/run';
import { model } from './model';
import type { ArpanetValues } from './params';
import { parameters } from './params';
import { presets } from './presets';

test.each(presets.map(({ id, values }) => [id, values] as const))(
  'the length of a run is expected within a tenth: %s',
  (_, values) => {
    const given = { ...defaultsOf(parameters), ...values } as ParameterValues as ArpanetValues;
    const { spans } = run(model, given, 1, { trace: false });
    expect(model.expectedSpans(given) / spans).toBeGreaterThan(0.9);
    expect(model.expectedSpans(given) / spans).toBeLessThan(1.1);
  },
);
