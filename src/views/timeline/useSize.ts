/** Width and text size of an element and device pixels a CSS pixel, as they change: window, zoom, screen, theme. */

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly ratio: number;
  /** Of the element's text, CSS pixels. */
  readonly fontSize: number;
}

/** Before the first measurement, and where nothing can be measured. */
const UNMEASURED = 900;
export const USUAL_FONT = 14;

const ratioNow = (): number => (typeof window === 'undefined' ? 1 : window.devicePixelRatio || 1);

export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: UNMEASURED, ratio: ratioNow(), fontSize: USUAL_FONT });

  // before the first painting, so that nothing is seen at a wrong width
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = (): void => {
      const width = target.clientWidth || UNMEASURED;
      const ratio = ratioNow();
      const fontSize = Number.parseFloat(getComputedStyle(target).fontSize) || USUAL_FONT;
      setSize((old) =>
        old.width === width && old.ratio === ratio && old.fontSize === fontSize
          ? old
          : { width, ratio, fontSize },
      );
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  // a query for the present ratio stops matching when the ratio changes
  useEffect(() => {
    if (typeof matchMedia !== 'function') return;
    const query = matchMedia(`(resolution: ${size.ratio}dppx)`);
    const changed = (): void => setSize((old) => ({ ...old, ratio: ratioNow() }));
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, [size.ratio]);

  return size;
}
