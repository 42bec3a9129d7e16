/** What the diagram shows, in words and as a table; made only while it is open. */

import { lazy, Suspense, useState } from 'react';
import type { Text } from '../../text/catalogue';
import type { TraceIndex } from './index';
import type { TimeWindow } from './window';

/** Loaded when it is first opened. */
const SpanTable = lazy(async () => ({ default: (await import('./SpanTable')).SpanTable }));

interface DetailsProps {
  readonly t: Text;
  readonly index: TraceIndex;
  readonly window: TimeWindow;
  readonly summary: string;
}

export function Details({ t, index, window, summary }: DetailsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="lt-details lt-timeline-details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('timeline.table')}</summary>
      {open ? (
        <>
          <p className="lt-text lt-small">{summary}</p>
          <Suspense fallback={null}>
            <SpanTable t={t} index={index} window={window} />
          </Suspense>
        </>
      ) : null}
    </details>
  );
}
