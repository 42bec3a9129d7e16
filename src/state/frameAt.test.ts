import { describe, expect, it } from 'vitest';
import { MS, pictureTrace } from '../../tests/helpers/traces';
import { frameAt } from './frameAt';

const trace = pictureTrace(`
  host  A         ww.......ww......
  line  A>B       ..dddd.....dd....
  line  B>A       .......cc........
`);
const at = (ms: number, picked?: number) => frameAt(trace, 'A>B', ms * MS, picked);
const start = (row: number | undefined) => trace.columns.start[row!]! / MS;

describe('the frame to look at', () => {
  it('is the one on the line, with how much of it is sent', () => {
    expect(at(3)).toMatchObject({ moment: 'now', progress: 0.25 });
    expect(start(at(3)?.row)).toBe(2);
    expect(at(2)).toMatchObject({ moment: 'now', progress: 0 });
  });

  it('is the next one while the line is silent, and at the end the last', () => {
    expect(at(0)).toMatchObject({ moment: 'next', progress: undefined });
    expect(start(at(6)?.row)).toBe(11);
    expect(at(6)?.moment).toBe('next');
    expect(at(13)).toMatchObject({ moment: 'last', progress: undefined });
    expect(start(at(13)?.row)).toBe(11);
  });

  it('is the picked one, if that is on this line', () => {
    const first = at(3)!.row;
    expect(at(12, first)).toEqual({ row: first, moment: 'picked', progress: undefined });
    const other = trace.rowsOfLane[2]![0]!;
    expect(at(12, other)).toMatchObject({ moment: 'now', progress: 0.5 });
  });

  it('is none where there never is one', () => {
    const empty = pictureTrace(`
      host A ww
      line A>B ..
      line B>A dd
    `);
    expect(frameAt(empty, 'A>B', 0)).toBeUndefined();
  });
});
