/** Keys of the diagram: what they do to playhead and window. Pure. */

import { panned, steps, type TimeWindow, wholeRun, ZOOM_STEP, zoomCentre, zoomed } from './window';

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export type KeyEffect = { readonly playhead: number } | { readonly window: TimeWindow } | undefined;

/** undefined: the key is not the diagram's, and goes on to whoever wants it. */
export function effectOf(press: KeyPress, playhead: number, window: TimeWindow, elapsed: number): KeyEffect {
  // with these, keys belong to browser and system
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const { fine, step, coarse } = steps(window);
  const moved = (by: number): KeyEffect => ({
    playhead: Math.min(elapsed, Math.max(0, Math.round(playhead + by))),
  });
  const arrow = press.shiftKey ? fine : step;
  switch (press.key) {
    // time runs to the right in every language
    case 'ArrowRight':
      return moved(arrow);
    case 'ArrowLeft':
      return moved(-arrow);
    // not the Page keys: they scroll the page, from here as from anywhere
    case 'ArrowUp':
      return moved(coarse);
    case 'ArrowDown':
      return moved(-coarse);
    case 'Home':
      return { playhead: 0 };
    case 'End':
      return { playhead: elapsed };
    case '+':
    case '=':
      return { window: zoomed(window, zoomCentre(window, playhead), ZOOM_STEP, elapsed) };
    case '-':
    case '−':
      return { window: zoomed(window, zoomCentre(window, playhead), 1 / ZOOM_STEP, elapsed) };
    case '0':
      return { window: wholeRun(elapsed) };
    default:
      return undefined;
  }
}

/** Buttons that move the window by half of itself. */
export const pannedByHalf = (window: TimeWindow, direction: 1 | -1, elapsed: number): TimeWindow =>
  panned(window, (direction * (window.to - window.from)) / 2, elapsed);
