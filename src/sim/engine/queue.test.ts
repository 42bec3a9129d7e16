import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Queue } from './queue';

test('does what an array does', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('push', 'shift', 'unshift'), { maxLength: 600 }), (steps) => {
      const queue = new Queue<number>();
      const list: number[] = [];
      steps.forEach((step, i) => {
        if (step === 'push') {
          queue.push(i);
          list.push(i);
        } else if (step === 'unshift') {
          queue.unshift(i);
          list.unshift(i);
        } else {
          expect(queue.shift()).toBe(list.shift());
        }
        expect(queue.length).toBe(list.length);
      });
    }),
  );
});

test('a million are taken out in no time', () => {
  const queue = new Queue<number>();
  for (let i = 0; i < 1_000_000; i++) queue.push(i);
  let sum = 0;
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) sum += item;
  expect(sum).toBe((1_000_000 * 999_999) / 2);
  expect(queue.shift()).toBeUndefined();
});
