/** Every line of every scenario, random parameters, random windows: the parts equal the whole, and no gap is unexplained. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../src/scenarios/registry';
import { readTrace } from '../../src/sim/accounting/lanes';
import { bitsOf, brokenCauses, buildLedger, ledgerOf, stretchesOf } from '../../src/sim/accounting/ledger';
import { whyAt } from '../../src/sim/accounting/why';
import { CATEGORIES } from '../../src/sim/categories';
import { defaultsOf } from '../../src/sim/parameters';
import { anyValues, shortRun } from '../helpers/any-values';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  const { model } = scenario;
  const lines = model.lanes.filter((lane) => lane.role === 'line').map((lane) => lane.id);

  test('adds up and is explained', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    let tried = 0;
    fc.assert(
      fc.property(
        anyValues(scenario),
        fc.integer({ min: 0, max: 1e6 }),
        fc.array(fc.tuple(share, share), { minLength: 3, maxLength: 6 }),
        (values, seed, windows) => {
          const result = shortRun(model, values, seed);
          if (!result) return;
          tried++;
          const { elapsed } = result;
          const trace = readTrace(model, result.trace!, elapsed);
          expect(brokenCauses(trace)).toEqual([]);
          for (const line of lines) {
            const ledger = buildLedger(trace, line);
            const whole = ledgerOf(ledger);
            expect(sum(Object.values(whole.ns))).toBe(elapsed);
            for (const [a, b] of windows) {
              const from = Math.floor(Math.min(a, b) * elapsed);
              const to = Math.floor(Math.max(a, b) * elapsed);
              const { ns } = ledgerOf(ledger, from, to);
              expect(sum(Object.values(ns))).toBe(to - from);
              const pieces = stretchesOf(ledger, from, to);
              for (const category of CATEGORIES) {
                const lengths = pieces
                  .filter((piece) => piece.category === category)
                  .map((piece) => piece.end - piece.start);
                expect(sum(lengths)).toBe(ns[category]);
              }
              const why = whyAt(trace, line, from);
              if (why.silent && why.frame) {
                expect(sum(why.pieces.map((piece) => piece.end - piece.start))).toBe(why.end - why.start);
              }
            }
          }
        },
      ),
      { numRuns: 600 },
    );
    expect(tried).toBeGreaterThan(50);
  }, 60_000);

  test('the main line carries the payload, and every frame’s parts are its bits', () => {
    // whichever of these a story has makes its run short
    const short = { fileBits: 50_000, calls: 10 };
    const result = shortRun(model, { ...defaultsOf(scenario.parameters), ...short }, 1)!;
    const trace = readTrace(model, result.trace!, result.elapsed);
    const { bits, frames } = bitsOf(trace, model.mainLine);
    expect(bits.payload).toBe(result.payloadBits);
    expect(frames).toBeGreaterThan(0);
  });
});
