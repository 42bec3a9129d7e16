/** Something long behind one line that says what it is: closed at first, open on paper. Native, so that every reader knows it. */

import { type ReactNode, useEffect, useRef } from 'react';

interface FoldProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

export function Fold({ summary, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    let wasOpen: boolean | undefined;
    const before = (): void => {
      const details = ref.current;
      if (!details || wasOpen !== undefined) return;
      wasOpen = details.open;
      details.open = true;
    };
    const after = (): void => {
      if (ref.current && wasOpen !== undefined) ref.current.open = wasOpen;
      wasOpen = undefined;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  return (
    <details ref={ref} className="lt-details">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
