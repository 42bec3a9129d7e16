/** Rows of a lane by blocks, with running totals before each: finding a place among them, and passing over what is short. */

/** First position in ascending `ends`, from `hint` on, whose value is above `instant`; gallops, then halves. */
export function firstAbove(ends: Float64Array, instant: number, hint: number): number {
  let low = hint;
  let step = 1;
  while (low + step <= ends.length && ends[low + step - 1]! <= instant) {
    low += step;
    step *= 2;
  }
  let high = Math.min(ends.length, low + step);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle]! <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Writes the totals until `instant` to `out` as if time passed evenly in its block, if the block lasts no longer than
 * `slack` ns; returns whether it did. `totals`: `width` numbers before each block, and behind the last one that is whole.
 * `every`: how many of `ends` make a block of `totals`.
 */
export function evenly(
  ends: Float64Array,
  totals: Float64Array,
  width: number,
  block: number,
  instant: number,
  slack: number,
  out: Float64Array,
  every = 1,
): boolean {
  const at = block * width;
  const last = (block + 1) * every - 1;
  if (slack <= 0 || at + 2 * width > totals.length || last >= ends.length) return false;
  const begun = block > 0 ? ends[block * every - 1]! : 0;
  const length = ends[last]! - begun;
  if (length > slack || instant < begun) return false;
  const part = (instant - begun) / length;
  for (let c = 0; c < width; c++) {
    const before = totals[at + c]!;
    out[c] = before + part * (totals[at + width + c]! - before);
  }
  return true;
}
