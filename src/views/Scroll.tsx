/** A box for what may be wider than its place. It is a tab stop only while there is something to scroll. */

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

export function Scroll({ label, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const look = (): void => setWide(box.scrollWidth > box.clientWidth + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    // the box keeps its width when its content grows
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={ref} className="lt-scroll" aria-label={label} tabIndex={wide ? 0 : undefined}>
      {children}
    </section>
  );
}
