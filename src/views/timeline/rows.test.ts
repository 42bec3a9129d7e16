import { describe, expect, it } from 'vitest';
import { longTrace, MS, pictureTrace } from '../../../tests/helpers/traces';
import { buildLedger } from '../../sim/accounting/ledger';
import { buildIndex } from './index';
import { effectOf, pannedByHalf } from './keys';
import { rowsInView } from './rows';
import { frameOrGapAt, stretchAt } from './strip';
import { axisOf, instantOnAxis } from './ticks';

const trace = pictureTrace(`
  host A    www.......ww
  line A>B  ...dddd.....
  line B>A  .......ccc..
`);

describe('rows of the table', () => {
  it('are those in view, in order of time', () => {
    const { rows, count } = rowsInView(buildIndex(trace), { from: 2 * MS, to: 8 * MS });
    expect(rows.map((row) => trace.columns.start[row]! / MS)).toEqual([0, 3, 7]);
    expect(count).toBe(3);
  });

  it('are at most so many, the first ones, of a true count', () => {
    const long = longTrace(500);
    const { rows, count } = rowsInView(buildIndex(long), { from: 0, to: long.elapsed }, 50);
    expect(rows).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(count).toBe(2000);
  });
});

describe('what the line does at an instant', () => {
  const ledger = buildLedger(trace, 'A>B');
  const at = (ms: number) => {
    const { category, start, end, row } = stretchAt(ledger, ms * MS);
    return [category, start / MS, end / MS, row];
  };

  it('is a part of a frame or a piece of silence, whole', () => {
    expect(at(0)).toEqual(['sender', 0, 3, undefined]);
    expect(at(3)).toEqual(['framing', 3, 3.1, 1]);
    expect(at(5)).toEqual(['payload', 3.3, 6.9, 1]);
    expect(at(7)).toEqual(['drained', 7, 12, undefined]);
    expect(at(12)).toEqual(['drained', 7, 12, undefined]);
  });

  it('belongs to a frame or a gap', () => {
    expect(frameOrGapAt(ledger, 5 * MS)).toEqual({ start: 3 * MS, end: 7 * MS, row: 1 });
    expect(frameOrGapAt(ledger, 1 * MS)).toEqual({ start: 0, end: 3 * MS });
    expect(frameOrGapAt(ledger, 9 * MS)).toEqual({ start: 7 * MS, end: 12 * MS });
  });
});

describe('keys', () => {
  const press = (key: string, shiftKey = false) => ({
    key,
    shiftKey,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
  });
  const window = { from: 0, to: 100 * MS };

  it('move the playhead or the window, or are not the diagram’s', () => {
    expect(effectOf(press('ArrowRight'), 5 * MS, window, 1e9)).toEqual({ playhead: 6 * MS });
    expect(effectOf(press('ArrowLeft', true), 5 * MS, window, 1e9)).toEqual({ playhead: 4.9 * MS });
    expect(effectOf(press('ArrowDown'), 5 * MS, window, 1e9)).toEqual({ playhead: 0 });
    expect(effectOf(press('PageDown'), 5 * MS, window, 1e9)).toBeUndefined();
    expect(effectOf(press('0'), 5 * MS, window, 1e9)).toEqual({ window: { from: 0, to: 1e9 } });
    expect(effectOf(press('Tab'), 5 * MS, window, 1e9)).toBeUndefined();
    expect(effectOf({ ...press('+'), ctrlKey: true }, 5 * MS, window, 1e9)).toBeUndefined();
    expect(pannedByHalf(window, 1, 1e9)).toEqual({ from: 50 * MS, to: 150 * MS });
  });
});

describe('an instant beside the axis', () => {
  it('has the unit of the axis and figures enough for a pixel', () => {
    const axis = axisOf(0, 260e6, 900);
    expect(instantOnAxis(axis, 104.25e6, 0.29e6)).toBe('104.3 ms');
    expect(instantOnAxis(axisOf(0, 20e9, 900), 104.25e6, 22e6)).toBe('0.10 s');
    expect(instantOnAxis(axisOf(0, 3600e9, 900), 1875e9, 4e9)).toBe('31 min 15 s');
  });
});
