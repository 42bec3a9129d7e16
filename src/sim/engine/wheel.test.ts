import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '../units';
import { Scheduler } from './scheduler';
import { Wheel } from './wheel';

/** Delays from nothing to weeks, with plenty of equal ones. */
const delay = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: 2 ** 36 }),
  fc.constantFrom(1, 255, 256, 65_536, 2 ** 24, 2 ** 31, 2 ** 32, 2 ** 33, 2 ** 40, 2 ** 50),
);

interface Pending {
  time: number;
  code: number;
}
const earliest = (pending: Pending[]): Pending => {
  let best = pending[0]!;
  for (const one of pending) if (one.time < best.time) best = one;
  pending.splice(pending.indexOf(best), 1);
  return best;
};

test('the wheel gives events in order of time, equal ones in the order in which they came', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(delay, fc.boolean()), { maxLength: 200 }), (steps) => {
      const wheel = new Wheel(1);
      const pending: Pending[] = [];
      let now = 0;
      steps.forEach(([later, take], code) => {
        wheel.add(now + later, code, code + 7);
        pending.push({ time: now + later, code });
        expect(wheel.peek()).toBe(Math.min(...pending.map(({ time }) => time)));
        if (!take) return;
        const row = wheel.take();
        const wanted = earliest(pending);
        expect([wheel.when[row], wheel.codes[row], wheel.arguments_[row]]).toEqual([
          wanted.time,
          wanted.code,
          wanted.code + 7,
        ]);
        now = wanted.time;
      });
      expect(wheel.size).toBe(pending.length);
    }),
  );
});

test('an empty wheel has no next instant, and one beyond 2^53 ns comes out there', () => {
  const wheel = new Wheel(4);
  expect(wheel.peek()).toBe(Number.POSITIVE_INFINITY);
  wheel.add(Number.POSITIVE_INFINITY, 1, 0);
  wheel.add(1e18, 2, 0);
  wheel.add(7, 3, 0);
  const codes = [wheel.take(), wheel.take(), wheel.take()].map((row) => wheel.codes[row]);
  expect(codes).toEqual([3, 1, 2]);
});

test.each([1, 2, 4, 32])(
  'a scheduler with room for %i in its heap keeps the order as crowds come and go',
  (crowd) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(delay, fc.integer({ min: 0, max: 3 })), { maxLength: 150 }), (steps) => {
        const scheduler = new Scheduler(crowd);
        const pending: Pending[] = [];
        steps.forEach(([later, takes], code) => {
          const time = scheduler.now + later;
          scheduler.at(time as Instant, code, 0);
          pending.push({ time, code });
          // long rises and long falls: three in four steps only add, every fourth takes many
          for (let left = takes === 3 ? 12 : 0; left > 0 && pending.length > 0; left--) {
            expect(scheduler.peek()).toBe(Math.min(...pending.map((one) => one.time)));
            expect(scheduler.take()).toBe(true);
            expect({ time: scheduler.now, code: scheduler.code }).toEqual(earliest(pending));
          }
          expect(scheduler.size).toBe(pending.length);
        });
        while (scheduler.take()) expect(scheduler.code).toBe(earliest(pending).code);
        expect(pending).toEqual([]);
      }),
    );
  },
);
