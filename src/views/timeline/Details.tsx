/** What the diagram shows, in words and as a table; made only while it is open. */

import { useState } from 'react';
import type { Text } from '../../text/catalogue';
import type { TraceIndex } from './index';
import { SpanTable } from './SpanTable';
import type { TimeWindow } from './window';

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
          <SpanTable t={t} index={index} window={window} />
        </>
      ) : null}
    </details>
  );
}
