import { describe, expect, it } from 'vitest';
import { type Gesture, type History, NO_HISTORY, record, redo, type Settings, settle, undo } from './undo';

const at = (x: number): Settings => ({ values: { x }, seed: 1 });
const move = (id: string): Gesture => ({ id, phase: 'move' });
const end = (id: string): Gesture => ({ id, phase: 'end' });

/** A history of changes `x -> x + 1`, one for each gesture given. */
function historyOf(...gestures: Gesture[]): { history: History; now: Settings } {
  let history = NO_HISTORY;
  let x = 0;
  for (const gesture of gestures) history = record(history, at(x++), gesture);
  return { history, now: at(x) };
}

describe('undo', () => {
  it('has one entry a gesture, however many changes it is made of', () => {
    const { history, now } = historyOf(move('a#1'), move('a#1'), move('a#1'), end('a#1'));
    expect(history.past).toEqual([at(0)]);
    expect(undo(history, now)?.settings).toEqual(at(0));
  });

  it('never melts two gestures or two controls together', () => {
    const { history } = historyOf(move('a#1'), end('a#1'), move('a#2'), end('a#2'), move('b#1'), move('a#3'));
    expect(history.past).toEqual([at(0), at(2), at(4), at(5)]);
  });

  it('goes back and forth, and forgets the future at the next change', () => {
    const { history, now } = historyOf(end('a#1'), end('a#2'));
    const back = undo(history, now)!;
    expect(back.settings).toEqual(at(1));
    const again = undo(back.history, back.settings)!;
    expect(again.settings).toEqual(at(0));
    expect(undo(again.history, again.settings)).toBeUndefined();
    const forth = redo(again.history, again.settings)!;
    expect(forth.settings).toEqual(at(1));
    expect(redo(record(forth.history, at(1), end('c#1')), at(9))).toBeUndefined();
  });

  it('drops the entry of a gesture that ended where it began', () => {
    let history = record(NO_HISTORY, at(0), move('a#1'));
    history = record(history, at(5), end('a#1'));
    expect(settle(history, at(0)).past).toEqual([]);
    expect(settle(history, at(1)).past).toEqual([at(0)]);
  });

  it('keeps no more than 200 entries', () => {
    expect(historyOf(...Array.from({ length: 300 }, (_, i) => end(`a#${i}`))).history.past).toHaveLength(200);
  });
});
