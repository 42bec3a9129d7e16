import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrameField } from '../../scenarios/scenario';
import { layoutFrame } from './layout';

const field = (id: string, category: FrameField['category'], length: number): FrameField => ({
  id,
  category,
  length,
});
const reply = (data: number): FrameField[] => [
  field('gap', 'framing', 12),
  field('preamble', 'framing', 8),
  field('destination', 'header', 6),
  field('rest', 'header', 48),
  field('data', 'payload', data),
  ...(data < 6 ? [field('padding', 'padding', 6 - data)] : []),
  field('check', 'framing', 4),
];
const layoutOf = (fields: FrameField[], width: number, scale = 1) =>
  layoutFrame(
    fields,
    fields.map(({ id }) => ({ long: `${id} in full`, short: id })),
    {},
    width,
    scale,
  );

describe('the layout of a frame', () => {
  it('draws a slot of 84 bytes to scale in one row where there is room, in two where there is little', () => {
    const wide = layoutOf(reply(1), 840);
    expect(wide.fields.map(({ pieces }) => pieces[0].width)).toEqual([120, 80, 60, 480, 10, 50, 40]);
    expect(wide.strip).toEqual([]);
    expect(wide.at(0)).toEqual({ x: 0, y: 0 });
    expect(wide.at(74)).toEqual({ x: 740, y: 0 });
    const narrow = layoutOf(reply(1), 420);
    expect(new Set(narrow.fields.flatMap(({ pieces }) => pieces.map(({ y }) => y))).size).toBe(2);
    expect(narrow.fields[3]!.pieces).toHaveLength(2);
    expect(narrow.at(43)).toEqual({ x: 10, y: narrow.field + narrow.group + 5 });
  });

  it('cuts what is long, says how much, and then has the whole to scale beside it', () => {
    const { fields, strip, groups, at } = layoutOf(reply(1460), 980);
    expect(fields.map(({ hidden }) => hidden)).toEqual([0, 0, 0, 24, 1436, 0]);
    expect(strip.map(({ category, width }) => [category, Math.round((width * 1538) / 980)])).toEqual([
      ['framing', 20],
      ['header', 54],
      ['payload', 1460],
      ['framing', 4],
    ]);
    expect(groups.map(({ bytes }) => bytes)).toEqual([20, 54, 1460, 4]);
    // half of the data is sent: in the middle of what stands for it
    const data = fields[4]!.pieces[0];
    expect(at(20 + 54 + 730).x).toBeCloseTo(data.x + data.width / 2);
  });

  it('never leaves the width, never lays one thing on another, and loses no byte', () => {
    const anyField = fc.tuple(
      fc.constantFrom('header', 'payload', 'padding'),
      fc.integer({ min: 1, max: 1500 }),
    );
    fc.assert(
      fc.property(
        fc.array(anyField, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 280, max: 1900 }),
        fc.constantFrom(1, 1.29),
        (made, width, scale) => {
          const fields = made.map(([category, length], i) =>
            field(`f${i}`, category as FrameField['category'], length),
          );
          const layout = layoutOf(fields, width, scale);
          const pieces = layout.fields.flatMap(({ pieces: own }) => own);
          for (const { x, y, width: length } of pieces) {
            expect(length).toBeGreaterThan(0);
            expect(x + length).toBeLessThanOrEqual(width + 0.001);
            expect(y + layout.field).toBeLessThanOrEqual(layout.height + 0.001);
          }
          const inOrder = [...pieces].sort((a, b) => a.y - b.y || a.x - b.x);
          inOrder.slice(1).forEach(({ x, y }, i) => {
            const before = inOrder[i]!;
            if (before.y === y) expect(before.x + before.width).toBeLessThanOrEqual(x + 0.001);
          });
          const bytes = layout.groups.reduce((sum, group) => sum + (group.bytes ?? 0), 0);
          expect(bytes).toBe(fields.reduce((sum, { length }) => sum + length, 0));
        },
      ),
    );
  });
});
