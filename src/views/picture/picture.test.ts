import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MS, pictureTrace } from '../../../tests/helpers/traces';
import type { Picture, PictureNode } from '../../scenarios/scenario';
import { buildIndex } from '../timeline/index';
import { pixelsPerBit, placeFrame } from './frames';
import { layoutPicture, type Rect } from './layout';
import { buildPlaces, placesAt } from './places';
import { buildPictureIndex, pictureAt } from './state';

const node = (id: string, shape: 'host' | 'imp', x: number): PictureNode => ({
  id,
  lane: id,
  shape,
  x,
  y: 20,
  width: shape === 'host' ? 130 : 60,
  height: 60,
});
const picture: Picture = {
  nodes: [node('A', 'host', 0), node('X', 'imp', 310), node('Y', 'imp', 630), node('B', 'host', 870)],
  links: [
    { id: 'ax', from: 'A', to: 'X', forward: 'A>X', back: 'X>A' },
    { id: 'xy', from: 'X', to: 'Y', forward: 'X>Y', back: 'Y>X' },
    { id: 'yb', from: 'Y', to: 'B', forward: 'Y>B', back: 'B>Y' },
  ],
  slots: [
    { id: 'buffers', node: 'A', places: () => 2, fillKinds: ['work'], emptyKinds: ['control'] },
    { id: 'reassembly', node: 'Y', places: () => 8, fillKinds: ['data'], emptyKinds: ['data'] },
  ],
};

const trace = pictureTrace(`
  host  A         wwww.......wwww...
  wait  A answer  ....~~~~~~~.......
  line  A>X       ....dd............
  line  X>A       .........cc.......
  node  X         ......t...........
  timer T@X       .......ttttt......
  line  X>Y       .......oo.........
  wait  X>Y queue .....~~...........
`);
const index = buildPictureIndex(buildIndex(trace), picture, {}, 1);
const stateAt = (ms: number) => pictureAt(index, ms * MS);

describe('the state of the picture', () => {
  it('knows what each machine does, and since when it waits', () => {
    const activities = (ms: number) => stateAt(ms).nodes.map(({ activity }) => activity);
    expect(activities(1)).toEqual([
      { kind: 'works', row: 0 },
      { kind: 'idle' },
      { kind: 'idle' },
      { kind: 'idle' },
    ]);
    expect(activities(6.5)[0]).toEqual({ kind: 'waits', rule: 'answer', since: 4 * MS });
    expect(activities(6.5)[1]!.kind).toBe('works');
  });

  it('has frames by the share that has been sent, and what queues behind them', () => {
    const { forward } = stateAt(5).links[0]!;
    expect(forward.frame).toMatchObject({ bits: 200, progress: 0.5 });
    expect(forward.frame!.parts.map(({ category, bits }) => [category, bits])).toEqual([
      ['framing', 10],
      ['header', 20],
      ['payload', 160],
      ['framing', 10],
    ]);
    expect(stateAt(5.5).links[1]!.forward).toEqual({ lane: 'X>Y', frame: undefined, queued: 1 });
    expect(stateAt(8).links[1]!.forward.frame?.progress).toBe(0.5);
    expect(stateAt(12).links[2]!.forward).toEqual({ lane: 'Y>B', frame: undefined, queued: 0 });
  });

  it('has timers running down', () => {
    expect(stateAt(9).nodes[1]!.timers).toEqual([{ row: expect.any(Number), left: 3 * MS, length: 5 * MS }]);
    expect(stateAt(12).nodes[1]!.timers).toEqual([]);
  });

  it('fills places while work fills them, and empties them when the answer has come', () => {
    const buffers = (ms: number) => stateAt(ms).slots[0]!.map((one) => one?.level);
    expect(buffers(1)).toEqual([0.25, undefined]);
    expect(buffers(6)).toEqual([1, undefined]);
    // the answer ends at 11 ms, when the next filling begins
    expect(buffers(10.9)).toEqual([1, undefined]);
    expect(buffers(12)).toEqual([0.25, undefined]);
  });
});

describe('places', () => {
  const slots = { fillKinds: ['data', 'work'], emptyKinds: ['control'] };

  it('are the same as counting from the start, while there are enough', () => {
    const span = fc.record({
      exchange: fc.nat(5),
      fills: fc.boolean(),
      start: fc.nat(400),
      length: fc.nat(60),
    });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), fc.nat(500), (spans, instant) => {
        const made = pictureTrace('line A>B d');
        const { columns } = made;
        columns.length = spans.length;
        columns.kind = Uint8Array.from(spans, ({ fills }) => (fills ? 1 : 2));
        columns.start = Float64Array.from(spans, ({ start }) => start);
        columns.end = Float64Array.from(spans, ({ start, length }) => start + length);
        columns.exchange = Int32Array.from(spans, ({ exchange }) => exchange);
        columns.bits = Uint16Array.from(spans, () => 100);
        const places = buildPlaces(made, slots, 40);
        const taken = placesAt(places, instant).filter((one) => one !== undefined);
        let expected = 0;
        for (let exchange = 0; exchange <= 5; exchange++) {
          const own = spans.filter((one) => one.exchange === exchange);
          const events = own
            .map(({ fills, start, length }) => ({ at: fills ? start : start + length, by: fills ? 1 : -1 }))
            .filter(({ at }) => at <= instant)
            .sort((a, b) => a.at - b.at || a.by - b.by);
          // what is empty cannot be emptied
          expected += events.reduce((count, { by }) => Math.max(0, count + by), 0);
        }
        expect(taken.length).toBe(expected);
      }),
    );
  });

  it('take work that was interrupted as one filling', () => {
    const made = pictureTrace('host A ww.ww');
    made.columns.exchange = Int32Array.from([1, 1]);
    const places = buildPlaces(made, slots, 3);
    expect(placesAt(places, 4.5 * MS).filter((one) => one !== undefined)).toEqual([
      { exchange: 1, kind: 0, level: 0.9 },
    ]);
  });

  it('are never more than there are: the oldest is given up', () => {
    const made = pictureTrace('line A>B dd.dd.dd');
    made.columns.exchange = Int32Array.from([1, 2, 3]);
    const places = buildPlaces(made, slots, 2);
    expect(placesAt(places, 7 * MS).map((one) => one?.exchange)).toEqual([3, 2]);
    expect(buildPlaces(made, slots, 0).stays).toEqual([]);
  });
});

describe('the layout of the picture', () => {
  const inside = (inner: Rect, outer: { width: number; height: number }): boolean =>
    inner.x >= -0.5 && inner.y >= -6 && inner.x + inner.width <= outer.width + 0.5;
  const apart = (a: Rect, b: Rect): boolean =>
    a.x + a.width <= b.x + 0.01 ||
    b.x + b.width <= a.x + 0.01 ||
    a.y + a.height <= b.y + 0.01 ||
    b.y + b.height <= a.y + 0.01;

  it('keeps everything inside and nothing on top of anything else, at any width and text size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 1900 }), fc.constantFrom(1, 1.15, 1.29), (width, scale) => {
        const layout = layoutPicture(picture, [2, 8], width, scale);
        const rooms = [
          ...layout.nodes,
          ...layout.nodes.map(({ words }) => words),
          ...layout.links.filter(({ upright }) => !upright).flatMap(({ name, words }) => [name, words]),
        ];
        for (const room of rooms) expect(inside(room, layout)).toBe(true);
        rooms.forEach((a, i) => {
          for (const b of rooms.slice(i + 1)) expect(apart(a, b)).toBe(true);
        });
        for (const { length } of layout.links) expect(length).toBeGreaterThan(30);
      }),
    );
  });

  it('folds where it is narrow, so that the middle link is upright', () => {
    const layout = layoutPicture(picture, [2, 8], 358);
    expect(layout.folded).toBe(true);
    expect(layout.links.map(({ upright }) => upright)).toEqual([false, true, false]);
    const [first, , last] = layout.links;
    expect(first!.forward.x2).toBeGreaterThan(first!.forward.x1);
    expect(last!.forward.x2).toBeLessThan(last!.forward.x1);
    expect(layoutPicture(picture, [2, 8], 984).folded).toBe(false);
  });

  it('names what is missing', () => {
    const broken = { ...picture, links: [{ ...picture.links[0]!, to: 'nowhere' }] };
    expect(() => layoutPicture(broken, [], 900)).toThrow('link "ax" joins "A" and "nowhere"');
  });
});

describe('a frame on its link', () => {
  const frame = (progress: number) => ({
    row: 0,
    bits: 1000,
    progress,
    parts: [
      { category: 'header' as const, bits: 200 },
      { category: 'payload' as const, bits: 800 },
    ],
  });
  const right = { x1: 100, y1: 50, x2: 300, y2: 50 };
  const left = { x1: 300, y1: 50, x2: 100, y2: 50 };
  const perBit = pixelsPerBit(1000, 200);

  it('goes from end to end with its share sent, and is to scale', () => {
    expect(placeFrame(frame(0), right, perBit)).toMatchObject({ x: 100, width: 100 });
    expect(placeFrame(frame(0.5), right, perBit)).toMatchObject({ x: 150, width: 100 });
    expect(placeFrame(frame(1), right, perBit)).toMatchObject({ x: 200, width: 100 });
    expect(placeFrame(frame(0), left, perBit)).toMatchObject({ x: 200, width: 100 });
    expect(placeFrame(frame(1), left, perBit)).toMatchObject({ x: 100, width: 100 });
    expect(placeFrame(frame(0), { x1: 50, y1: 10, x2: 50, y2: 210 }, perBit)).toMatchObject({
      y: 10,
      height: 100,
    });
  });

  it('has ahead what is sent first', () => {
    const ahead = (way: typeof right) =>
      placeFrame(frame(0), way, perBit).parts.map(({ category, x, width }) => [category, x, width]);
    expect(ahead(right)).toEqual([
      ['header', 180, 20],
      ['payload', 100, 80],
    ]);
    expect(ahead(left)).toEqual([
      ['header', 200, 20],
      ['payload', 220, 80],
    ]);
  });
});
