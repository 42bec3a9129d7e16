import { describe, expect, it } from 'vitest';
import { findSmallModel } from '../../tests/helpers/small-model';
import { smallScenario } from '../../tests/helpers/small-scenario';
import { run } from '../sim/run';
import { firstView, prepare } from './shown';
import { silenceBeside } from './silences';
import { eventBeside, spanAt } from './stepping';

const result = run(findSmallModel('small')!, { frames: 5, workMs: 4 }, 1);
const shown = prepare(smallScenario, result);
const { trace } = shown;
const ms = (n: number) => n * 1e6;

describe('stepping', () => {
  it('goes to the next beginning or end, both ways, and stops at the ends', () => {
    expect(eventBeside(trace, 0, 1)).toBe(ms(4));
    expect(eventBeside(trace, ms(4), 1)).toBe(ms(5));
    expect(eventBeside(trace, ms(4.5), -1)).toBe(ms(4));
    expect(eventBeside(trace, ms(4), -1)).toBe(0);
    expect(eventBeside(trace, 0, -1)).toBe(0);
    expect(eventBeside(trace, trace.elapsed, 1)).toBe(trace.elapsed);
  });

  it('visits every event once on the way there and on the way back', () => {
    const visit = (from: number, direction: 1 | -1): number[] => {
      const visited = [eventBeside(trace, from, direction)];
      for (let i = 0; i < 20 && visited.at(-1) !== trace.elapsed && visited.at(-1) !== 0; i++) {
        visited.push(eventBeside(trace, visited.at(-1)!, direction));
      }
      return visited;
    };
    const there = visit(0, 1);
    const back = visit(trace.elapsed, -1);
    expect(there).toHaveLength(10);
    expect([0, ...there].reverse().slice(1)).toEqual(back);
  });

  it('finds silences and what goes on', () => {
    expect(silenceBeside(trace, 'line', 0, 1)).toEqual({ start: ms(5), end: ms(9), until: ms(9) });
    expect(silenceBeside(trace, 'line', ms(7), -1)).toEqual({ start: 0, end: ms(4), until: ms(4) });
    expect(silenceBeside(trace, 'line', trace.elapsed, 1)).toBeUndefined();
    expect(spanAt(trace, ms(4.5))).toBe(1);
    expect(spanAt(trace, trace.elapsed)).toBeUndefined();
  });

  it('shows the first two exchanges first, and the silence behind them', () => {
    expect(firstView(shown)).toEqual({ from: 0, to: ms(14.28) });
    expect(
      firstView(prepare(smallScenario, run(findSmallModel('small')!, { frames: 1, workMs: 4 }, 1))).to,
    ).toBe(ms(5));
  });
});
