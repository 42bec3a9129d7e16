import { expect, it } from 'vitest';
import { MS, pictureTrace } from '../../../tests/helpers/traces';
import { buildLedger } from '../../sim/accounting/ledger';
import { whyAt } from '../../sim/accounting/why';
import { textFor } from '../../text';
import { formatDuration } from '../../text/format';
import { stretchAt } from './strip';
import { tipOf } from './words';

const trace = pictureTrace(`
  host A            wwww..........wwww..........
  line A>B          ....dddd..........dddd......
  host B            ........ww..............ww..
  line B>A          ..........cccc..............
`);
const ledger = buildLedger(trace, 'A>B');
const window = { from: 0, to: 28 * MS };
const t = textFor('en', { 'kind.data': 'A data frame' });
const tipAt = (ns: number) => tipOf(t, ledger, window, { kind: 'stretch', stretch: stretchAt(ledger, ns) });

it('tells at every instant the length that the why panel tells', () => {
  for (let ns = 0; ns < 28 * MS; ns += MS / 20) {
    const { start, end } = whyAt(trace, 'A>B', ns);
    expect(tipAt(ns).lines.join(' '), String(ns)).toContain(formatDuration(end - start));
  }
});

it('says of a shorter stretch that it is only a piece', () => {
  expect(tipAt(15 * MS)).toEqual({
    title: 'Silent: sender at work',
    lines: ['4 ms, from 14.00 ms to 18.00 ms', 'one piece of a silence of 10 ms'],
  });
  expect(tipAt(6 * MS).lines[1]).toBe('one part of a frame of 4 ms');
  expect(tipAt(2 * MS).lines).toHaveLength(1);
});
