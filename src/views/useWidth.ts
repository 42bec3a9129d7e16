/** Width of an element in px, followed as it changes; what depends on it (labels that fit, ticks) is laid out again. */

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** `usual` holds until the element has been measured, and where nothing can be measured. */
export function useWidth<Element extends HTMLElement>(usual: number): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const take = (): void => {
      const measured = Math.floor(element.clientWidth);
      if (measured > 0) setWidth(measured);
    };
    take();
    const observer = new ResizeObserver(take);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
