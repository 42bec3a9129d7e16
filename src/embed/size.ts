/**
 * How high the frame should be. The height is that of what is in it and never depends on the frame's own height; changes
 * under 2 px are nothing. Should a page around make the content grow by growing the frame (a scroll bar that takes
 * width, a zoom that rounds), it is followed three times and then no more until the width is another one.
 */

export interface Sizer {
  /** Measured anew. */
  measure(content: number, frame: { readonly width: number; readonly height: number }): void;
  setMost(height: number): void;
  /** Tells the height again. */
  tell(): void;
}

const LEAST_CHANGE = 2;
const MOST_ROUNDS = 3;
const GAP_MS = 100;

export function makeSizer(
  onHeight: (height: number) => void,
  later: (run: () => void, ms: number) => unknown = setTimeout,
): Sizer {
  let most = Number.POSITIVE_INFINITY;
  let content = 0;
  let told: number | undefined;
  let width = 0;
  let frame = 0;
  let rounds = 0;
  let waiting = false;

  const height = (): number => Math.min(most, Math.ceil(content));
  const tell = (): void => {
    if (content === 0) return;
    told = height();
    onHeight(told);
  };
  const soon = (): void => {
    if (waiting) return;
    waiting = true;
    later(
      () => {
        waiting = false;
        if (told === undefined || Math.abs(height() - told) >= LEAST_CHANGE) tell();
      },
      told === undefined ? 0 : GAP_MS,
    );
  };
  return {
    measure(next, now) {
      const grown = next - content;
      const follows = now.height - frame;
      // content and frame grew together, and nobody made the frame wider or narrower
      const looks =
        told !== undefined && now.width === width && grown >= LEAST_CHANGE && follows >= LEAST_CHANGE;
      if (now.width !== width) rounds = 0;
      else if (looks) rounds++;
      else if (grown >= LEAST_CHANGE && rounds <= MOST_ROUNDS) rounds = 0;
      width = now.width;
      frame = now.height;
      if (rounds > MOST_ROUNDS) return;
      content = next;
      soon();
    },
    setMost(next) {
      most = next > 0 ? next : Number.POSITIVE_INFINITY;
      soon();
    },
    tell,
  };
}

/** Watches an element and its frame. Returns how to stop. */
export function watchSize(element: Element, frame: Window, sizer: Sizer): () => void {
  const measure = (): void =>
    sizer.measure(element.getBoundingClientRect().height, {
      width: frame.innerWidth,
      height: frame.innerHeight,
    });
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
  observer?.observe(element);
  frame.addEventListener('resize', measure);
  // letters of another width change lines, even where the box was measured in time
  void frame.document.fonts?.ready.then(measure, () => {});
  measure();
  return () => {
    observer?.disconnect();
    frame.removeEventListener('resize', measure);
  };
}
