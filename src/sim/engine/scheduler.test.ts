import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '../units';
import { Scheduler } from './scheduler';

test('events come in order of time, and those of one instant in the order in which they were scheduled', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 300 }), (times) => {
      const scheduler = new Scheduler(4);
      times.forEach((time, i) => {
        scheduler.at(time as Instant, i, i + 7);
      });
      const taken: number[] = [];
      while (scheduler.take()) {
        expect(scheduler.argument).toBe(scheduler.code + 7);
        expect(scheduler.now).toBe(times[scheduler.code]);
        taken.push(scheduler.code);
      }
      const wanted = times.map((_, i) => i).sort((a, b) => times[a]! - times[b]! || a - b);
      expect(taken).toEqual(wanted);
    }),
  );
});

test('events scheduled while others are taken keep the order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()), { maxLength: 200 }),
      (steps) => {
        const scheduler = new Scheduler();
        const pending: { time: number; code: number }[] = [];
        steps.forEach(([delay, take], code) => {
          const time = scheduler.now + delay;
          scheduler.at(time as Instant, code, 0);
          pending.push({ time, code });
          if (!take) return;
          pending.sort((a, b) => a.time - b.time || a.code - b.code);
          scheduler.take();
          expect({ time: scheduler.now, code: scheduler.code }).toEqual(pending.shift());
        });
      },
    ),
  );
});

test('an event in the past is refused with both instants', () => {
  const scheduler = new Scheduler();
  scheduler.at(10 as Instant, 1, 0);
  scheduler.take();
  expect(() => scheduler.at(9 as Instant, 2, 0)).toThrow('event 2 at 9 ns lies before now, 10 ns');
  expect(() => scheduler.at(Number.NaN as Instant, 2, 0)).toThrow(/NaN/);
  expect(scheduler.take()).toBe(false);
});
