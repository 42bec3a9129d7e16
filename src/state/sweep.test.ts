import { describe, expect, it } from 'vitest';
import { findSmallModel } from '../../tests/helpers/small-model';
import { smallScenario } from '../../tests/helpers/small-scenario';
import { answer } from '../worker/core';
import type { Answer, Asked } from '../worker/protocol';
import { startOf } from './linkState';
import { measureOf, plotPoints } from './plot';
import { makeSweep } from './sweep';
import { axisOf, coarseToFine, inRounds, planOf } from './sweepPlan';

const { values } = startOf(smallScenario);

describe('the plan of a sweep', () => {
  it('has even ratios on a log axis, whole values, both ends, none twice', () => {
    const { xs, range } = axisOf(smallScenario, undefined);
    expect(range).toEqual({ from: 1, to: 1000 });
    expect(xs[0]).toBe(1);
    expect(xs.at(-1)).toBe(1000);
    expect(new Set(xs).size).toBe(xs.length);
    expect(xs.every(Number.isInteger)).toBe(true);
    expect([...xs].sort((a, b) => a - b)).toEqual(xs);
  });

  it('has even steps on a linear axis', () => {
    const { xs } = axisOf(smallScenario, 'workMs');
    expect(xs).toHaveLength(97);
    expect(xs[48]).toBe(250);
  });

  it('has the corners that the story names too', () => {
    const { plot } = smallScenario;
    const cornered = {
      ...smallScenario,
      plot: { ...plot, scale: 'linear' as const, corners: [0, 333, 334, 2000] },
    };
    const { xs, parameter } = axisOf(cornered, undefined);
    expect(xs).toContain(333);
    expect(xs).toContain(334);
    expect(xs).not.toContain(2000);
    expect(parameter.scale).toBe('linear');
    expect([...xs].sort((a, b) => a - b)).toEqual(xs);
  });

  it('goes from coarse to fine and leaves nothing out', () => {
    const items = Array.from({ length: 97 }, (_, i) => i);
    const ordered = coarseToFine(items);
    expect(ordered.slice(0, 8)).toEqual([0, 16, 32, 48, 64, 80, 96, 8]);
    expect([...ordered].sort((a, b) => a - b)).toEqual(items);
    expect(coarseToFine([7, 8, 9])).toEqual([7, 9, 8]);
    expect(coarseToFine([])).toEqual([]);
    expect(inRounds([])).toEqual([]);
  });
});

describe('the sweep', () => {
  function setUp() {
    const asked: Asked[] = [];
    const client = { ask: (one: Asked) => asked.push(one), drop() {} };
    let progress = 0;
    const sweep = makeSweep([client], () => progress++);
    const reply = () => {
      const id = asked.length;
      const answered: Answer = answer({ ...asked[id - 1]!, id }, findSmallModel);
      sweep.take(answered);
    };
    return { sweep, asked, reply, progress: () => progress };
  }
  const axis = axisOf(smallScenario, undefined);
  const plan = planOf(smallScenario, values, 1, axis);
  const curve = coarseToFine(plan.curve);
  const at = (frames: number): Asked => ({
    scenario: 'small',
    values: { ...values, frames },
    seed: 1,
    trace: false,
  });
  const goodput = measureOf(smallScenario, 'goodput');

  it('asks one after the other, without traces, and remembers', () => {
    const { sweep, asked, reply, progress } = setUp();
    const runs = curve;
    sweep.want(runs);
    expect(asked).toHaveLength(1);
    while (progress() < runs.length) reply();
    expect(asked.every(({ trace }) => !trace)).toBe(true);
    sweep.want(runs);
    expect(asked).toHaveLength(runs.length);
    const points = plotPoints(plan, goodput, sweep);
    expect(points.map(({ x }) => x)).toEqual(axis.xs);
    expect(points.every(({ y }) => y !== null && y > 0)).toBe(true);
  });

  it('turns to what is wanted now', () => {
    const { sweep, asked, reply } = setUp();
    sweep.want(curve);
    reply();
    sweep.want([at(777)]);
    expect(asked.map(({ values }) => values.frames)).toEqual([1, axis.xs[16], 777]);
    // the answer of the one that was under way comes all the same, and is kept
    sweep.take(answer({ ...asked[1]!, id: 2 }, findSmallModel));
    expect(sweep.get(asked[1]!)).toBeDefined();
    expect(asked).toHaveLength(3);
    reply();
    expect(sweep.get(asked[2]!)).toBeDefined();
  });

  it('shows a run that was stopped as a point without a value', () => {
    const { sweep, asked } = setUp();
    sweep.want([at(1)]);
    sweep.take({ id: 1, kind: 'failure', failure: { key: 'stopped.spans', args: {} } });
    expect(sweep.get(asked[0]!)).toBeNull();
    expect(plotPoints(plan, goodput, sweep)).toEqual([{ x: 1, y: null }]);
  });

  it('does not ask for what is known to be stopped', () => {
    const asked: Asked[] = [];
    const sweep = makeSweep(
      [{ ask: (one) => asked.push(one), drop() {} }],
      () => {},
      ({ values }) => values.frames !== 1000,
    );
    sweep.want(curve);
    expect(asked.map(({ values }) => values.frames)).toEqual([1000]);
    expect(sweep.get(at(1))).toBeNull();
  });

  it('drops what is under way when nothing is wanted any more, and long runs give way', () => {
    const asked: Asked[] = [];
    let dropped = 0;
    const client = { ask: (one: Asked) => asked.push(one), drop: () => void dropped++ };
    const sweep = makeSweep(
      [client],
      () => {},
      () => false,
      ({ values }) => (values.frames as number) > 2,
    );
    const long = curve.find(({ values }) => (values.frames as number) > 2)!;
    const short = curve.find(({ values }) => (values.frames as number) <= 2)!;
    sweep.want([long]);
    expect(dropped).toBe(0);
    sweep.want([]);
    expect(dropped).toBe(1);
    sweep.want([short]);
    expect(asked.map(({ givesWay }) => givesWay)).toEqual([true, false]);
    expect(dropped).toBe(1);
  });

  it('asks several workers at once, and none of them twice the same', () => {
    const asked: [number, number][] = [];
    let id = 0;
    const clientOf = (lane: number) => ({
      drop() {},
      ask: ({ values }: Asked) => {
        asked.push([lane, values.frames as number]);
        return id++;
      },
    });
    const sweep = makeSweep([clientOf(0), clientOf(1)], () => {});
    sweep.want(curve.slice(0, 4));
    expect(asked.map(([lane]) => lane)).toEqual([0, 1]);
    sweep.take({ id: 1, kind: 'failure', failure: { key: 'stopped.spans', args: {} } }, 1);
    sweep.take({ id: 0, kind: 'failure', failure: { key: 'stopped.spans', args: {} } }, 0);
    expect(asked.map(([lane]) => lane)).toEqual([0, 1, 1, 0]);
    expect(new Set(asked.map(([, frames]) => frames)).size).toBe(4);
    expect(sweep.get(curve[0]!)).toBeNull();
    expect(sweep.get(curve[2]!)).toBeUndefined();
  });

  it('shows a spread once all its seeds are there', () => {
    const { sweep, reply, progress } = setUp();
    const runs = [...curve, ...[...plan.spread.values()].flat()];
    sweep.want(runs);
    while (progress() < axis.xs.length) reply();
    expect(plotPoints(plan, goodput, sweep).some(({ spread }) => spread)).toBe(false);
    for (let i = 0; i < 100; i++) reply();
    const withSpread = plotPoints(plan, goodput, sweep).filter(({ spread }) => spread);
    expect(withSpread.map(({ x }) => x)).toEqual([...plan.spread.keys()]);
  });
});
