/** The plot as SVG: axes, curves, points, measured numbers, labels. Only drawing; the words around it say what it shows. */

import { useId } from 'react';
import type { Provenance } from '../../sim/parameters';
import type { PlacedReference, Plot } from './layout';

interface Props {
  readonly plot: Plot;
  readonly fontSize: number;
  readonly xTitle: string;
  readonly yTitle: string;
  /** Index of the target pointed at. */
  readonly active: number | undefined;
}

/** Each label of a number has a shape of its own, besides its word in the legend. */
const SHAPES: Readonly<Record<Provenance, string>> = {
  fact: 'M-4.5 -4.5h9v9h-9Z',
  measured: 'M0 -6 6 0 0 6 -6 0Z',
  computed: 'M5 0A5 5 0 1 1 -5 0 5 5 0 0 1 5 0Z',
  assumed: 'M0 -5.5 5.5 4.5h-11Z',
  fitted: 'M0 5.5 5.5 -4.5h-11Z',
  unexplained: 'M-5 -5 5 5M-5 5 5 -5',
};

export const ReferenceShape = ({ provenance }: { readonly provenance: Provenance }) => (
  <path className="lt-plot-reference" d={SHAPES[provenance]} />
);

/** Points to where the curve turns against its trend: from below to a step down, from above to a step up. */
export const StepShape = ({ down }: { readonly down: boolean }) => (
  <path className="lt-plot-step" d={down ? 'M0 5 -4 11h8Z' : 'M0 -5 -4 -11h8Z'} />
);

export function Drawing({ plot, fontSize, xTitle, yTitle, active }: Props) {
  const clip = useId();
  const { area, x, y } = plot;
  const bottom = area.y + area.height;
  const right = area.x + area.width;
  const target = active === undefined ? undefined : plot.targets[active];
  return (
    <svg
      className="lt-plot-svg"
      width={plot.width}
      height={plot.height}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      aria-hidden="true"
      style={{ fontSize }}
    >
      {y.ticks.map(({ value, px, label }) => (
        <g key={value}>
          <line className="lt-plot-grid" x1={area.x} x2={right} y1={px} y2={px} />
          <text className="lt-plot-number" x={area.x - 5} y={px} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {x.ticks.map(({ value, px, label }) => (
        <g key={value}>
          <line className="lt-plot-axis" x1={px} x2={px} y1={bottom} y2={bottom + 4} />
          <text className="lt-plot-number" x={px} y={bottom + 5 + fontSize * 0.8} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <path className="lt-plot-axis" d={`M${area.x} ${area.y}V${bottom}H${right}`} />
      <text className="lt-plot-title" x={0} y={area.y - fontSize * 0.5}>
        {yTitle}
      </text>
      <text className="lt-plot-title" x={right} y={plot.height - fontSize * 0.2} textAnchor="end">
        {xTitle}
      </text>
      {plot.marks.map((mark) => {
        const base = fontSize * (0.9 + mark.row * 1.25);
        return (
          <g key={mark.id}>
            <line className="lt-plot-mark" x1={mark.at} x2={mark.at} y1={base + 3} y2={bottom} />
            <text className="lt-plot-mark-label" x={mark.x} y={base}>
              {mark.text}
            </text>
          </g>
        );
      })}
      <clipPath id={clip}>
        <rect x={area.x} y={area.y} width={area.width} height={area.height} />
      </clipPath>
      {plot.band !== '' && <path className="lt-plot-band" d={plot.band} />}
      <g clipPath={`url(#${clip})`}>
        {plot.curves.map(({ id, path }, i) => (
          <path key={id} className={`lt-plot-theory lt-plot-theory-${i % 3}`} d={path} />
        ))}
      </g>
      {plot.pinned && <path className="lt-plot-curve-a" d={plot.pinned.path} />}
      <path className="lt-plot-curve" d={plot.path} />
      {plot.targets.map((point) =>
        point.type === 'point' ? (
          <circle key={point.x} className="lt-plot-point" cx={point.px} cy={point.py} r={1.8} />
        ) : null,
      )}
      {plot.steps.map((step) => (
        <g key={step.to.x} transform={`translate(${step.px} ${step.py})`}>
          <StepShape down={step.change < 0} />
        </g>
      ))}
      {plot.references.map((reference) => (
        <Measured key={reference.reference.id} {...reference} />
      ))}
      {plot.labels.map(({ id, x: left, y: top, text }) => (
        <text key={id} className="lt-plot-label" x={left + 2} y={top + fontSize * 0.95}>
          {text}
        </text>
      ))}
      {plot.pinned?.at && <Lettered {...plot.pinned.at} letter="A" />}
      {plot.current && plot.pinned && <Lettered {...plot.current} letter="B" />}
      {plot.current && !plot.pinned && (
        <g className="lt-plot-current">
          <circle cx={plot.current.px} cy={plot.current.py} r={7} />
          <circle cx={plot.current.px} cy={plot.current.py} r={2.5} className="lt-plot-current-dot" />
        </g>
      )}
      {target && (
        <g className="lt-plot-active">
          <line x1={target.px} x2={target.px} y1={area.y} y2={bottom} />
          <circle cx={target.px} cy={target.py} r={9} />
        </g>
      )}
    </svg>
  );
}

interface LetteredProps {
  readonly px: number;
  readonly py: number;
  readonly letter: 'A' | 'B';
}

/** One of two runs that are compared. */
export const Lettered = ({ px, py, letter }: LetteredProps) => (
  <g className={letter === 'A' ? 'lt-plot-run lt-plot-run-a' : 'lt-plot-run'}>
    <circle cx={px} cy={py} r={8} />
    <text x={px} y={py} dy="0.36em" textAnchor="middle">
      {letter}
    </text>
  </g>
);

function Measured({ reference, px, py, low, high }: PlacedReference) {
  return (
    <g>
      {low !== undefined && high !== undefined && (
        <path className="lt-plot-error" d={`M${px - 3} ${high}h6M${px - 3} ${low}h6M${px} ${high}V${low}`} />
      )}
      <g transform={`translate(${px} ${py})`}>
        <ReferenceShape provenance={reference.provenance} />
      </g>
    </g>
  );
}
