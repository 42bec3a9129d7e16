/** What is under the pointer, beside it: never under it, and never outside of the diagram's width. */

import type { Tip } from './words';

interface TooltipProps {
  readonly tip: Tip;
  /** The pointer, in pixels of the diagram. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly dir: 'ltr' | 'rtl';
}

const AWAY = 14;
const WIDEST = 280;

export function Tooltip({ tip, x, y, width, height, dir }: TooltipProps) {
  const widest = Math.min(WIDEST, width);
  // as much of its greatest width as there is room for at the right; the rest of the way it moves left
  const left = Math.max(0, Math.min(x + AWAY, width - widest));
  const vertical = y > height / 2 ? { bottom: height - y + AWAY } : { top: y + AWAY };
  return (
    <div
      className="lt-timeline-tip"
      role="presentation"
      dir={dir}
      style={{ left, maxInlineSize: widest, ...vertical }}
    >
      <strong>{tip.title}</strong>
      {tip.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
