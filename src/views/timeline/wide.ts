/**
 * Series to be drawn, over and over while one scrubs and zooms. A lane of two million frames at full range is read off
 * running totals at equal distances over the whole run: one step a column, whatever the run's length. They are made when a
 * run is looked at for the second time: who only passes by while a slider moves does not pay for them.
 *
 * What is drawn may put a border between two colours off by a third of a pixel: time is taken to pass evenly between two
 * totals, of which a column holds at least two. Sums stay those of the run. Tooltips and tables ask exactly.
 */

/** ns of equal parts of a window (ns): columns x width; what lasts no longer than `slack` ns may be passed over evenly. */
export type Series = (from: number, to: number, columns: number, slack: number) => Float64Array;

/** The same of those numbers that are not zero all the time: columns x used.length. */
export interface Shares {
  readonly shares: Float64Array;
  /** Which of the numbers of a column, ascending. */
  readonly used: readonly number[];
}

const CELLS = 8192;
/** Cells in a column at least. */
const LEAST = 2;

export class WideSeries {
  private known = false;
  private grid: Grid | undefined;

  /** `series`: answers for any window, from 0 to `elapsed` and beyond; `width`: numbers a column. */
  constructor(
    private readonly series: Series,
    private readonly elapsed: number,
    private readonly width: number,
  ) {}

  of(from: number, to: number, columns: number): Shares {
    const until = Math.max(this.elapsed, to);
    const wide = from >= 0 && (to - from) / columns >= (LEAST * until) / CELLS;
    if (!wide || !this.known) {
      this.known ||= wide;
      const slack = (to - from) / columns / LEAST;
      return { shares: this.series(from, to, columns, slack), used: range(this.width) };
    }
    if (!this.grid || this.grid.until < until) this.grid = new Grid(this.series, until, this.width);
    return { shares: this.grid.read(from, to, columns), used: this.grid.used };
  }
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

class Grid {
  readonly used: readonly number[];
  /** ns before each border of cells: (CELLS + 1) x used.length. */
  private readonly totals: Float64Array;

  constructor(
    series: Series,
    readonly until: number,
    width: number,
  ) {
    const shares = series(0, until, CELLS, until / CELLS / 4);
    this.used = range(width).filter((c) => {
      for (let i = c; i < shares.length; i += width) if (shares[i] !== 0) return true;
      return false;
    });
    const count = this.used.length;
    this.totals = new Float64Array((CELLS + 1) * count);
    for (let cell = 0; cell < CELLS; cell++) {
      for (let u = 0; u < count; u++) {
        const at = cell * count + u;
        this.totals[at + count] = this.totals[at]! + shares[cell * width + this.used[u]!]!;
      }
    }
  }

  read(from: number, to: number, columns: number): Float64Array {
    const { totals, until } = this;
    const count = this.used.length;
    const out = new Float64Array(columns * count);
    const first = (from / until) * CELLS;
    const step = ((to - from) / until / columns) * CELLS;
    const last = new Float64Array(count);
    for (let border = 0; border <= columns; border++) {
      const place = Math.min(CELLS, first + step * border);
      const cell = Math.min(CELLS - 1, Math.floor(place));
      const part = place - cell;
      let at = cell * count;
      for (let u = 0; u < count; u++, at++) {
        const now = totals[at]! + part * (totals[at + count]! - totals[at]!);
        if (border > 0) out[(border - 1) * count + u] = now - last[u]!;
        last[u] = now;
      }
    }
    return out;
  }
}
