/** The typeface of captions, which is the page's, and its measure; again when the page's fonts have arrived. */

import { type RefObject, useEffect, useMemo, useState } from 'react';
import { makeMeasure } from './measure';

export interface CaptionFont {
  readonly family: string;
  /** CSS pixels. */
  readonly size: number;
  measure(text: string): number;
}

/** Captions are this much smaller than the text around the diagram. */
const SMALLER = 0.82;

export function useCaptionFont(element: RefObject<HTMLElement | null>, fontSize: number): CaptionFont {
  const [family, setFamily] = useState('sans-serif');
  const [arrivals, setArrivals] = useState(0);

  useEffect(() => {
    if (element.current) setFamily(getComputedStyle(element.current).fontFamily || 'sans-serif');
    const { fonts } = document;
    if (!fonts) return;
    let gone = false;
    const arrived = (): void => {
      if (!gone) setArrivals((count) => count + 1);
    };
    fonts.addEventListener('loadingdone', arrived);
    return () => {
      gone = true;
      fonts.removeEventListener('loadingdone', arrived);
    };
  }, [element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after an arrival the same family has other widths
  return useMemo(() => {
    const size = fontSize * SMALLER;
    return { family, size, measure: makeMeasure(family, size) };
  }, [family, fontSize, arrivals]);
}
