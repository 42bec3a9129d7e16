/** A bar of a round length of time, to compare with. */

import { formatDuration } from '../../text/format';
import { scaleBar } from './ticks';
import type { TimeWindow } from './window';

const WIDEST = 110;

export function ScaleBar({ window, plotWidth }: { window: TimeWindow; plotWidth: number }) {
  const { ns, width } = scaleBar(window.from, window.to, plotWidth, WIDEST);
  return (
    <span className="lt-timeline-scale" dir="ltr" aria-hidden="true">
      <span className="lt-timeline-scale-bar" style={{ inlineSize: width }} />
      <bdi className="lt-num">{formatDuration(ns)}</bdi>
    </span>
  );
}
