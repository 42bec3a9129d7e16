/** The playhead: a layer of its own, since it moves much more often than what is behind it. Moved by `useGestures`. */

/** Half of the widest time a playhead shows, in pixels: near an edge the time moves in, the line stays. */
const TAG = 40;

interface PlayheadProps {
  readonly x: number;
  readonly width: number;
  readonly label: string;
  /** It is out of view: before (-1) or behind (1) the window. */
  readonly beyond: -1 | 0 | 1;
}

export function Playhead({ x, width, label, beyond }: PlayheadProps) {
  const lean = Math.max(0, TAG - x) - Math.max(0, x + TAG - width);
  const text = beyond === 0 ? label : beyond < 0 ? `‹ ${label}` : `${label} ›`;
  return (
    <div
      className={beyond === 0 ? 'lt-timeline-playhead' : 'lt-timeline-playhead lt-timeline-beyond'}
      style={{ transform: `translateX(${x}px)` }}
      aria-hidden="true"
    >
      <span className="lt-timeline-time lt-num" style={{ transform: `translateX(calc(-50% + ${lean}px))` }}>
        {text}
      </span>
    </div>
  );
}
