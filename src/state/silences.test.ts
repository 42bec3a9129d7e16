import { describe, expect, it } from 'vitest';
import { MS, pictureTrace } from '../../tests/helpers/traces';
import { modelById } from '../scenarios/models';
import { scenarioById } from '../scenarios/registry';
import { readTrace } from '../sim/accounting/lanes';
import { whyAt } from '../sim/accounting/why';
import { defaultsOf } from '../sim/parameters';
import { run } from '../sim/run';
import { silenceBeside } from './silences';

const ms = (start: number, end: number, until = end) => ({
  start: start * MS,
  end: end * MS,
  until: until * MS,
});
const all = (trace: Parameters<typeof silenceBeside>[0], line: string, direction: 1 | -1) => {
  const found = [];
  let at = direction > 0 ? -1 : trace.elapsed;
  for (let one = silenceBeside(trace, line, at, direction); one; ) {
    found.push(one);
    at = one.start;
    one = silenceBeside(trace, line, at, direction);
  }
  return found;
};

// the work of A goes on while strangers pass at 6 and 10; at 25 the answer of B is under way, at 28 A works again
const trace = pictureTrace(`
  host A    wwww................................wwwww....
  host B    ......................wwwwwwww...............
  line A>B  ....dd..o.o...d.......................oo.dd.....o..
  timer T@A ......tttttttt.................................
  line B>A  ..............................cccccc............
  host X    ...............wwwwwww.........................
`);

describe('silences as a reader counts them', () => {
  it('counts a timer that strangers interrupt as one, and lands on its first gap', () => {
    expect(silenceBeside(trace, 'A>B', 0, 1)).toEqual(ms(6, 8, 14));
  });

  it('goes on from within such a silence to the next, and back to the one before', () => {
    expect(silenceBeside(trace, 'A>B', 6 * MS, 1)).toEqual(ms(15, 38, 41));
    expect(silenceBeside(trace, 'A>B', 9.5 * MS, 1)).toEqual(ms(15, 38, 41));
    expect(silenceBeside(trace, 'A>B', 9.5 * MS, -1)).toEqual(ms(0, 4));
    expect(silenceBeside(trace, 'A>B', 14 * MS, -1)).toEqual(ms(6, 8, 14));
  });

  it('counts all that follows the last frame of the story as one', () => {
    expect(silenceBeside(trace, 'A>B', 40 * MS, 1)).toEqual(ms(43, 48, 51));
    expect(silenceBeside(trace, 'A>B', 43 * MS, 1)).toBeUndefined();
  });

  it('visits the same silences both ways', () => {
    expect(all(trace, 'A>B', -1).reverse()).toEqual(all(trace, 'A>B', 1));
    expect(all(trace, 'A>B', 1)).toHaveLength(4);
  });

  it('begins a new one where another cause than the one seen first goes on', () => {
    const relay = pictureTrace(`
      host A    wwwwww........wwwww.
      host B    ......wwwwwwww......
      line A>B  ...o....oo..o......d
    `);
    // B's work begins in the gap that A's own work reaches into, and goes on behind the next stranger
    expect(all(relay, 'A>B', 1)).toEqual([ms(0, 3, 8), ms(10, 12, 19)]);
  });

  it('keeps silences apart whose cause changes behind a stranger', () => {
    const change = pictureTrace(`
      host A    wwwww..wwww
      host B    .....ww....
      line A>B  ...oo......d
    `);
    expect(all(change, 'A>B', 1)).toEqual([ms(0, 3), ms(5, 11)]);
  });
});

it('makes the thirty seconds after a loss one step in the first story', () => {
  const scenario = scenarioById('arpanet')!;
  const values = { ...defaultsOf(scenario.parameters), fileBits: 200_000, lossPercent: 2 };
  const result = run(modelById('arpanet')!, values, 1);
  const lossy = readTrace(scenario.model, result.trace!, result.elapsed);
  const line = scenario.model.mainLine;
  const silences = all(lossy, line, 1);
  const long = silences.filter(({ start, until }) => until - start > 20e9);
  expect(long.length).toBeGreaterThan(0);
  for (const { start, end, until } of long) {
    expect(end - start).toBeLessThan(2e9);
    // what keeps the line waiting at the end of the first gap is what does so at the beginning of the last
    const first = whyAt(lossy, line, start);
    const final = whyAt(lossy, line, until - 1);
    expect(final.pieces.at(-1)!.row).toBe(first.pieces[0]!.row);
    expect(final.start).toBeGreaterThan(first.end);
  }
});
