import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ln, Random } from './random';

test('the logarithm is within one unit in the last place of the platform’s', () => {
  const ulp = (x: number): number => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, Math.abs(x));
    const bits = view.getBigUint64(0);
    view.setBigUint64(0, bits + 1n);
    return view.getFloat64(0) - Math.abs(x);
  };
  const close = (x: number): void => {
    const wanted = Math.log(x);
    expect(Math.abs(ln(x) - wanted)).toBeLessThanOrEqual(1.01 * ulp(wanted));
  };
  fc.assert(
    fc.property(fc.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true }), (x) => {
      close(x);
    }),
    { numRuns: 5000 },
  );
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), (x) => {
      if (x !== 1) close(x);
    }),
    { numRuns: 5000 },
  );
  expect(ln(1)).toBe(0);
  for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => ln(bad)).toThrow(/above 0/);
});

test('known draws: a change of the generator would change every golden trace', () => {
  const random = new Random(1, 'test');
  expect([random.next(), random.next(), random.next()]).toMatchInlineSnapshot(`
    [
      1146452345,
      430992076,
      1365175662,
    ]
  `);
});

test('streams differ by seed and by purpose, and repeat', () => {
  const draws = (seed: number, purpose: string): number[] => {
    const random = new Random(seed, purpose);
    return Array.from({ length: 4 }, () => random.uniform());
  };
  expect(draws(1, 'loss')).toEqual(draws(1, 'loss'));
  expect(draws(1, 'loss')).not.toEqual(draws(2, 'loss'));
  expect(draws(1, 'loss')).not.toEqual(draws(1, 'jitter'));
  expect(draws(2 ** 40, 'loss')).not.toEqual(draws(0, 'loss'));
});

test('means and spreads are what they should be', () => {
  const random = new Random(5, 'moments');
  const n = 200_000;
  let uniform = 0;
  let exponential = 0;
  let squares = 0;
  let hits = 0;
  for (let i = 0; i < n; i++) {
    uniform += random.uniform();
    const draw = random.exponential(3);
    exponential += draw;
    squares += draw * draw;
    hits += random.chance(0.2) ? 1 : 0;
    if (Math.abs(random.spread()) > 1) throw new Error('a spread lies within -1 and 1');
  }
  expect(uniform / n).toBeCloseTo(0.5, 2);
  expect(exponential / n).toBeCloseTo(3, 1);
  expect(Math.sqrt(squares / n - (exponential / n) ** 2)).toBeCloseTo(3, 1);
  expect(hits / n).toBeCloseTo(0.2, 2);
});
