import { describe, expect, it } from 'vitest';
import { makeSizer } from './size';

function setUp() {
  const told: number[] = [];
  const tasks: (() => void)[] = [];
  const sizer = makeSizer(
    (height) => told.push(height),
    (task) => tasks.push(task),
  );
  const settle = (): void => tasks.splice(0).forEach((task) => void task());
  return { told, sizer, settle };
}
const frame = { width: 600, height: 400 };

describe('the height of the frame', () => {
  it('is that of the content, told when it has settled; less than 2 px are nothing', () => {
    const { told, sizer, settle } = setUp();
    sizer.measure(500.2, frame);
    sizer.measure(501.2, frame);
    settle();
    expect(told).toEqual([502]);
    sizer.measure(502.9, frame);
    settle();
    sizer.measure(504, frame);
    settle();
    expect(told).toEqual([502, 504]);
    sizer.measure(300, frame);
    settle();
    expect(told).toEqual([502, 504, 300]);
  });

  it('is no more than the page around wants', () => {
    const { told, sizer, settle } = setUp();
    sizer.setMost(400);
    sizer.measure(500, frame);
    settle();
    sizer.measure(600, frame);
    settle();
    sizer.setMost(0);
    settle();
    expect(told).toEqual([400, 600]);
  });

  it('is not followed for ever where content and frame make each other grow', () => {
    const { told, sizer, settle } = setUp();
    let height = 400;
    for (let i = 0; i < 100; i++) {
      // a page around that gives more than was asked for, and a content that takes all
      sizer.measure(height, { width: 600, height });
      settle();
      height = told.at(-1)! + 16;
    }
    expect(told.length).toBeLessThanOrEqual(5);
    // another width is another matter
    sizer.measure(1000, { width: 500, height: 464 });
    settle();
    expect(told.at(-1)).toBe(1000);
  });

  it('follows content that grows by itself as often as it does', () => {
    const { told, sizer, settle } = setUp();
    for (let i = 1; i <= 20; i++) {
      sizer.measure(100 * i, frame);
      settle();
    }
    expect(told).toHaveLength(20);
  });

  it('follows content that grows in a frame that follows it', () => {
    const { told, sizer, settle } = setUp();
    let height = 150;
    for (let i = 1; i <= 20; i++) {
      sizer.measure(100 * i, { width: 600, height });
      settle();
      height = told.at(-1)!;
      // the frame has its new height; the content is the same
      sizer.measure(100 * i, { width: 600, height });
      settle();
    }
    expect(told).toHaveLength(20);
  });
});
