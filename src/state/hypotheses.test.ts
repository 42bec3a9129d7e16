import { describe, expect, it } from 'vitest';
import { modelById } from '../scenarios/models';
import { scenarioById } from '../scenarios/registry';
import { slowSizes } from '../scenarios/sunrpc/theory';
import { defaultsOf, isLegal, type ParameterValues } from '../sim/parameters';
import { judge } from '../views/hypotheses/judgement';
import { answer } from '../worker/core';
import type { Asked } from '../worker/protocol';
import { makeTrial } from './hypotheses';
import { measureOf, placesOf, plotPoints } from './plot';
import { makeSweep, type Sweep } from './sweep';
import { axisOf, planOf } from './sweepPlan';

const scenario = scenarioById('sunrpc')!;
const hypotheses = scenario.hypotheses!;
const defaults: ParameterValues = defaultsOf(scenario.parameters);

/** A sweep whose one worker answers at once. */
function serving(): { sweep: Sweep; serve(list: readonly Asked[]): void; asked: Asked[] } {
  const asked: Asked[] = [];
  const sweep = makeSweep([{ ask: (one) => asked.push(one), drop() {} }], () => {});
  let answered = 0;
  return {
    sweep,
    asked,
    serve(list) {
      sweep.want(list);
      while (answered < asked.length) {
        const id = ++answered;
        sweep.take(answer({ ...asked[id - 1]!, id }, modelById));
      }
    },
  };
}

describe('the explanations of the Sun RPC story, by simulation', () => {
  const { sweep, serve, asked } = serving();
  const trial = makeTrial(scenario, sweep)!;
  const first = trial.missing();
  let rounds = 0;
  for (let list = first; list.length > 0; list = trial.missing()) {
    serve(list);
    rounds++;
  }
  const slow = (id: string, to = 20_000): string =>
    trial
      .rows()
      .find((row) => row.id === id)!
      .slow!.filter(({ from }) => from <= to)
      .map((range) => `${range.from}-${range.to}`)
      .join(' ');

  it('has exactly the slow sizes of the closed form, where there is one', () => {
    let known = 0;
    for (const { id, values } of hypotheses.rows) {
      const ranges = slowSizes({ ...defaults, ...values } as never, hypotheses.range.to);
      if (!ranges) continue;
      known++;
      expect(slow(id), id).toBe(ranges.map(({ from, to }) => `${from}-${to}`).join(' '));
    }
    expect(known).toBe(10);
  });

  it('has the slow sizes of the table of explanations, up to the third range', () => {
    const table = {
      asItWas: '4045-4968 8041-8964 12037-12960',
      textbook: '3953-5392',
      bsd86: '4045-4552 8041-8548 12037-12544',
      almost: '4045-5060 8133-9148 12221-13236',
      socket2048: '4045-4968 8041-8964 12037-12960',
      socket8192: '',
      noNagle: '',
      noDelayedAck: '',
      library4096: '',
      library8192: '',
      library24000: '',
    };
    for (const [id, ranges] of Object.entries(table)) expect(slow(id, 13_000), id).toBe(ranges);
  });

  it('keeps the four sizes that are fast between two slow ranges', () => {
    expect(slow('noRule', 6000)).toBe('4045-5064 5069-6088');
    expect(slow('noRule')).toContain('11209-12224 12229-13248');
  });

  it('leaves the same rows as fitting, whatever tolerance between 49 and 91 bytes is taken', () => {
    const { ranges, tolerance } = hypotheses.reported;
    const fitting = (most: number): string[] =>
      trial
        .rows()
        .filter((row) => judge(row.slow!, ranges, most).fits)
        .map(({ id }) => id);
    for (const most of [49, tolerance, 91]) expect(fitting(most)).toEqual(['asItWas', 'socket2048']);
    expect(fitting(48)).toEqual([]);
  });

  it('asks for a few rows at first, each run once, and for far fewer sizes than there are', () => {
    expect(new Set(first.map(({ values }) => JSON.stringify({ ...values, callBytes: 0 }))).size).toBe(3);
    expect(new Set(asked.map(({ values }) => JSON.stringify(values))).size).toBe(asked.length);
    expect(asked.length / hypotheses.rows.length).toBeLessThan(250);
    expect(rounds).toBeLessThan(60);
    expect(asked.every(({ values, trace }) => values.calls === 30 && !trace)).toBe(true);
    expect(trial.missing()).toEqual([]);
  });

  it('has legal settings, and no two rows the same', () => {
    for (const { id, values } of hypotheses.rows) {
      for (const [key, value] of Object.entries(values)) {
        const parameter = scenario.parameters.find((one) => one.key === key)!;
        expect(isLegal(parameter, value), `${id}: ${key}`).toBe(true);
      }
      expect(id).toMatch(/^[a-zA-Z0-9]+$/);
    }
    expect(new Set(hypotheses.rows.map(({ values }) => JSON.stringify(values))).size).toBe(
      hypotheses.rows.length,
    );
  });
});

describe('the refined plot', () => {
  it.each([
    [{}, [4044, 4045, 4968, 4969, 8040, 8041, 8964, 8965]],
    [{ sendBufferBytes: 3000, recvBufferBytes: 4000, socketBufferBytes: 3072 }, undefined],
    [{ kernel: 'bsd86' }, [4044, 4045, 4552, 4553]],
  ] as const)('has the sizes on both sides of each edge, with %j', (more, wanted) => {
    const { sweep, serve } = serving();
    const values = { ...defaults, ...more, calls: 12 };
    const plan = planOf(scenario, values, 1, axisOf(scenario, undefined));
    const measure = measureOf(scenario, undefined);
    serve(plan.curve);
    let places = placesOf(plan, measure, sweep);
    expect(places.progress).toBeLessThan(1);
    for (let before = 0.9; places.missing.length > 0; places = placesOf(plan, measure, sweep)) {
      expect(places.progress).toBeGreaterThanOrEqual(before);
      before = places.progress;
      serve(places.missing.map(plan.at));
    }
    expect(places.progress).toBe(1);
    const edges =
      wanted ??
      slowSizes(values as never, 20_000)!.flatMap(({ from, to }) =>
        [from - 1, from, to, to + 1].filter((x) => x <= 20_000),
      );
    expect(edges.length).toBeGreaterThan(3);
    expect(edges.filter((x) => !places.xs.includes(x))).toEqual([]);
    expect(places.xs.length).toBeLessThan(97 + 161);
    // the added places are points of the curve
    expect(plotPoints(plan, measure, sweep, places.xs).map(({ x }) => x)).toEqual(places.xs);
  });

  it('is left as it is where a story does not ask for it', () => {
    const plain = scenarioById('arpanet')!;
    const { sweep } = serving();
    const plan = planOf(plain, defaultsOf(plain.parameters), 1, axisOf(plain, undefined));
    expect(plan.refines).toBe(false);
    expect(placesOf(plan, measureOf(plain, undefined), sweep)).toEqual({
      xs: plan.axis.xs,
      missing: [],
      progress: 0,
    });
  });
});
