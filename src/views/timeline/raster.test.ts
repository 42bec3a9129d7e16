import { describe, expect, it } from 'vitest';
import { colourOf, fillShade, type ShadeColours } from './raster';

const RED = 0;
const BLUE = 1;
const colours: ShadeColours = {
  fills: [
    [200, 0, 0],
    [0, 0, 200],
  ],
  lines: [
    [100, 0, 0],
    [0, 0, 100],
  ],
  hatch: [10, 10, 10],
  ratio: 1,
};

/** Pixels of one column from the top: red, green, blue, alpha. */
function column(shade: Parameters<typeof fillShade>[1], rows: number): number[][] {
  const pixels = new Uint8ClampedArray(rows * 4);
  fillShade(pixels, shade, 1, rows, colours);
  return Array.from({ length: rows }, (_, i) => [...pixels.subarray(i * 4, i * 4 + 4)]);
}
const shade = (red: number, blue: number) => ({
  shares: Float64Array.from([red, blue]),
  categories: [RED, BLUE],
  whole: 100,
});

describe('shades as pixels', () => {
  it('stack from below, each as high as its share', () => {
    expect(column(shade(50, 25), 4)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 200, 255],
      [200, 0, 0, 255],
      [200, 0, 0, 255],
    ]);
  });

  it('mix colours in a pixel that two of them share, and leave what is nobody’s open', () => {
    const [top, , bottom] = column(shade(50, 33), 3);
    expect(bottom).toEqual([200, 0, 0, 255]);
    expect(column(shade(50, 50), 1)).toEqual([[100, 0, 100, 255]]);
    expect(top![3]).toBeCloseTo(255 * 0.49, -1);
    expect(column(shade(10, 0), 1)).toEqual([[200, 0, 0, 26]]);
  });

  it('never leave the column, also when spans at the same time add up to more than it', () => {
    expect(column(shade(90, 90), 2)).toHaveLength(2);
    expect(column(shade(150, 0), 2)).toEqual([
      [200, 0, 0, 255],
      [200, 0, 0, 255],
    ]);
  });

  it('hatch waiting from above, behind the stack', () => {
    const waiting = { ...shade(50, 0), waiting: Float64Array.from([100]) };
    const pixels = column(waiting, 10);
    expect(pixels[0]).toEqual([10, 10, 10, 255]);
    expect(pixels[1]).toEqual([0, 0, 0, 0]);
    expect(pixels[5]).toEqual([200, 0, 0, 255]);
  });

  it('have a line on top where they are low and pale', () => {
    expect(column({ ...shade(20, 0), contour: true }, 10)[7]).toEqual([100, 0, 0, 255]);
    expect(column({ ...shade(60, 0), contour: true }, 10)[3]).toEqual([0, 0, 0, 0]);
  });

  it('read colours as themes write them', () => {
    expect(colourOf('#0b6aa8')).toEqual([11, 106, 168]);
  });
});
