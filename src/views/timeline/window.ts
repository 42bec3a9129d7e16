/**
 * The stretch of time that is in view, and what zooming, panning and stepping make of it. Pure: no pointer, no page.
 * All instants in ns. A window never leaves the run.
 */

export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Narrower shows nothing more: a bit at 10 Mbit/s lasts 100 ns. */
const NARROWEST = 500;
export const ZOOM_STEP = 2;
/** A turned page shows the playhead this far from its edge. */
const TURNED = 0.12;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The nearest window that lies in the run, in whole nanoseconds. */
export function clampWindow({ from, to }: TimeWindow, elapsed: number): TimeWindow {
  const whole = Math.max(elapsed, 1);
  const length = clamp(Math.round(to - from), Math.min(NARROWEST, whole), whole);
  const start = clamp(Math.round(from), 0, whole - length);
  return { from: start, to: start + length };
}

export const wholeRun = (elapsed: number): TimeWindow => clampWindow({ from: 0, to: elapsed }, elapsed);

export const isWhole = (window: TimeWindow, elapsed: number): boolean =>
  window.from <= 0 && window.to >= elapsed;

/** Makes the window `factor` times as narrow (below 1: wider) and keeps `about` where it is on the screen. */
export function zoomed(window: TimeWindow, about: number, factor: number, elapsed: number): TimeWindow {
  const length = clamp(
    (window.to - window.from) / factor,
    Math.min(NARROWEST, elapsed),
    Math.max(elapsed, 1),
  );
  const share = clamp((about - window.from) / (window.to - window.from), 0, 1);
  const from = about - share * length;
  return clampWindow({ from, to: from + length }, elapsed);
}

export const panned = ({ from, to }: TimeWindow, by: number, elapsed: number): TimeWindow =>
  clampWindow({ from: from + by, to: to + by }, elapsed);

/** Where zoom buttons and keys zoom about: the playhead if it is in view, else the middle. */
export const zoomCentre = ({ from, to }: TimeWindow, playhead: number): number =>
  playhead >= from && playhead <= to ? playhead : (from + to) / 2;

export const contains = ({ from, to }: TimeWindow, instant: number): boolean =>
  instant >= from && instant <= to;

/** The same window moved so that `instant` is in it: a page on or back, or the very same one if it is in it already. */
export function revealing(window: TimeWindow, instant: number, elapsed: number): TimeWindow {
  if (contains(window, instant)) return window;
  const length = window.to - window.from;
  const margin = length * TURNED;
  const from = instant > window.to ? instant - margin : instant - length + margin;
  return clampWindow({ from, to: from + length }, elapsed);
}

/** How far keys move the playhead: `fine` < `step` < `coarse`, round numbers of about a pixel, ten, a hundred. */
export function steps({ from, to }: TimeWindow): { fine: number; step: number; coarse: number } {
  const step = Math.max(10, 10 ** Math.round(Math.log10((to - from) / 100)));
  return { fine: step / 10, step, coarse: step * 10 };
}
