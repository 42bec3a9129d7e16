/**
 * For what may come a frame later than the picture: called back when the next frame is on the screen, or a little later
 * where nothing is painted (a hidden page, no page at all).
 */

/** Calls back later; returns how to call it off. */
export type Later = (then: () => void) => () => void;

const UNPAINTED_MS = 100;

export const afterPaint: Later = (then) => {
  let over = false;
  const once = (): void => {
    if (over) return;
    stop();
    then();
  };
  let timer = setTimeout(once, UNPAINTED_MS);
  const frame =
    typeof requestAnimationFrame === 'function'
      ? requestAnimationFrame(() => {
          // a task of its own runs when the frame has been painted
          clearTimeout(timer);
          timer = setTimeout(once, 0);
        })
      : undefined;
  const stop = (): void => {
    over = true;
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
  return stop;
};
