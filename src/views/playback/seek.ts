/** Keys of the time slider. Native steps would be a share of the run, never a round time, and have no fine step. */

/** A round time of about a two-hundredth of the run; ns. */
function stepOf(elapsed: number): number {
  const rough = Math.max(1, elapsed / 200);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
}

/** Where a key leads, in ns; undefined if it is none of the slider's. */
export function seekBy(key: string, fine: boolean, playhead: number, elapsed: number): number | undefined {
  const step = stepOf(elapsed);
  const to = (ns: number): number => Math.min(elapsed, Math.max(0, Math.round(ns)));
  const arrow = fine ? step / 10 : step;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return to(playhead + arrow);
    case 'ArrowLeft':
    case 'ArrowDown':
      return to(playhead - arrow);
    case 'PageUp':
      return to(playhead + 10 * step);
    case 'PageDown':
      return to(playhead - 10 * step);
    case 'Home':
      return 0;
    case 'End':
      return elapsed;
    default:
      return undefined;
  }
}
