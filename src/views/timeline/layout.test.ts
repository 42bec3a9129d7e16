import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LaneSpec } from '../../sim/model';
import { layoutOf, machineOrder, nsToPx, pxToNs } from './layout';

const host = (id: string): LaneSpec => ({ id, role: 'host', silence: 'sender' });
const line = (from: string, to: string): LaneSpec => ({
  id: `${from}>${to}`,
  role: 'line',
  silence: 'network',
  from,
  to,
});
const chain: LaneSpec[] = [
  host('left'),
  line('left', 'imp'),
  line('imp', 'left'),
  { id: 'imp', role: 'node', silence: 'network' },
  line('far', 'imp'),
  line('imp', 'far'),
  host('far'),
  { id: 'clock', role: 'timer', silence: 'hold', from: 'imp' },
];
const names = (lanes: readonly LaneSpec[], order: readonly number[]) => order.map((lane) => lanes[lane]!.id);

describe('order of machines', () => {
  it('follows the lines from one end', () => {
    expect(names(chain, machineOrder(chain))).toEqual(['left', 'imp', 'far']);
    const shuffled = [host('b'), host('c'), host('a'), line('a', 'b'), line('b', 'c')];
    expect(names(shuffled, machineOrder(shuffled))).toEqual(['c', 'b', 'a']);
  });

  it('has every machine once, also in stars, rings and apart', () => {
    const lanes = fc.tuple(
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 9 }),
    );
    fc.assert(
      fc.property(lanes, ([count, pairs]) => {
        const all = [
          ...Array.from({ length: count }, (_, i) => host(String(i))),
          ...pairs
            .filter(([a, b]) => a !== b && a < count && b < count)
            .map(([a, b]) => line(String(a), String(b))),
        ];
        expect(machineOrder(all).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_, i) => i),
        );
        const layout = layoutOf(all, { width: 900, labelWidth: 120, line: 0 });
        const drawn = layout.links.flatMap(({ lines }) => lines.map(({ lane }) => lane));
        expect(drawn.toSorted((a, b) => a - b)).toEqual(
          all.flatMap((lane, i) => (lane.role === 'line' ? [i] : [])),
        );
      }),
    );
  });
});

describe('layout', () => {
  it('puts each line between its machines, the way down above the way back', () => {
    const { machines, links } = layoutOf(chain, { width: 900, labelWidth: 120, line: 1 });
    expect(
      names(
        chain,
        machines.map(({ lane }) => lane),
      ),
    ).toEqual(['left', 'imp', 'far']);
    expect(links.map(({ lines }) => lines.map(({ lane, down }) => `${chain[lane]!.id} ${down}`))).toEqual([
      ['left>imp true', 'imp>left false'],
      ['imp>far true', 'far>imp false'],
    ]);
    expect(links[0]!.y).toBe(machines[0]!.y + machines[0]!.height);
    expect(machines[1]!.y).toBe(links[0]!.y + links[0]!.height);
    expect(machines[1]!.timers.map(({ lane }) => chain[lane]!.id)).toEqual(['clock']);
  });

  it('never lets two rows or two names overlap, at any size', () => {
    const size = fc.record({
      width: fc.integer({ min: 200, max: 2000 }),
      height: fc.integer({ min: 80, max: 900 }),
    });
    fc.assert(
      fc.property(size, ({ width, height }) => {
        const layout = layoutOf(chain, { width, height, labelWidth: 120, line: 1 });
        const rows = [
          ...layout.machines,
          ...layout.machines.flatMap(({ timers }) => timers),
          ...layout.links.flatMap(({ lines }) => lines),
          layout.strip,
        ].toSorted((a, b) => a.y - b.y);
        rows.forEach((row, i) => {
          expect(row.y).toBeGreaterThanOrEqual(
            i > 0 ? rows[i - 1]!.y + rows[i - 1]!.height : layout.axisHeight,
          );
        });
        expect(layout.strip.y + layout.strip.height).toBe(layout.height);
        for (const a of layout.labels) {
          expect(a.x + a.width).toBeLessThanOrEqual(layout.narrow ? width + 0.01 : layout.plotX);
          for (const row of rows) {
            if (layout.narrow) expect(a.y + a.height <= row.y || a.y >= row.y + row.height).toBe(true);
          }
          for (const b of layout.labels) {
            if (a === b) continue;
            const apart =
              a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('fits a wished height where the rows can be made to fit', () => {
    const { height } = layoutOf(chain, { width: 900, height: 260, labelWidth: 120, line: 1 });
    expect(height).toBeLessThanOrEqual(260);
    expect(height).toBeGreaterThan(250);
  });

  it('turns instants into pixels and back', () => {
    expect(nsToPx(150, 100, 200, 900)).toBe(450);
    expect(pxToNs(450, 100, 200, 900)).toBe(150);
  });
});
