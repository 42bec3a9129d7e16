import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTrace, pictureTrace } from '../../../tests/helpers/traces';
import { CATEGORIES } from '../categories';
import { buildLedger, ledgerOf } from './ledger';
import { ledgerSeries, seriesBorder } from './series';

const small = pictureTrace(`
  host A    wwww.............www..............
  line A>B  ....ddddd..oo.......dddddddddd....
  host B    .........ww.......................
  line B>A  ...........cccccc.................
`);

describe('ledger series', () => {
  it.each([
    ['a drawn trace', buildLedger(small, 'A>B')],
    ['400 spans', buildLedger(longTrace(100), 'A>B')],
    // running totals are kept every few rows: also where the last of them ends with the line
    ['64 frames', buildLedger(longTrace(64), 'A>B')],
    ['the way back', buildLedger(longTrace(100), 'B>A')],
  ])('is the ledger of each window, exactly: %s', (_, ledger) => {
    const { elapsed } = ledger.trace;
    const window = fc.record({
      a: fc.integer({ min: 0, max: Math.round(elapsed * 1.2) }),
      b: fc.integer({ min: 0, max: Math.round(elapsed * 1.2) }),
      count: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(window, ({ a, b, count }) => {
        const from = Math.min(a, b);
        const to = Math.max(a, b);
        const series = ledgerSeries(ledger, from, to, count);
        for (let i = 0; i < count; i++) {
          const start = seriesBorder(from, to, count, i);
          const end = seriesBorder(from, to, count, i + 1);
          const { ns } = ledgerOf(ledger, start, end);
          const found = [...series.subarray(i * CATEGORIES.length, (i + 1) * CATEGORIES.length)];
          expect(found).toEqual(CATEGORIES.map((category) => ns[category]));
          expect(found.reduce((sum, part) => sum + part, 0)).toBe(end - start);
        }
      }),
      { numRuns: 60 },
    );
  });
});
