/** The plot as something to point at: one tab stop, arrows, Enter, a pointer; what is meant is told under it. */

import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Reference } from '../../scenarios/scenario';
import { spoken } from '../../text/spoken';
import { Drawing } from './Drawing';
import type { CurvePoint } from './finding';
import type { Plot } from './layout';
import { targetAfterKey, targetAt } from './targets';
import { readout, type Subject, titleOf } from './words';

interface PointableProps {
  readonly subject: Subject;
  readonly fontSize: number;
  readonly plot: Plot;
  readonly points: readonly CurvePoint[];
  readonly references: readonly Reference[];
  readonly startX: number | undefined;
  readonly describedBy: string;
  onPoint(x: number): void;
}

export function Pointable(props: PointableProps) {
  const { subject, fontSize, plot, points, references, startX, describedBy, onPoint } = props;
  const { t, parameter, measure } = subject;
  const { targets } = plot;
  const [wanted, setActive] = useState<number>();
  const active = wanted !== undefined && wanted < targets.length ? wanted : undefined;
  const target = active === undefined ? undefined : targets[active];
  const words = target ? readout(subject, target, points, references) : t('elbow.hint');

  const under = (event: MouseEvent<HTMLDivElement>): number | undefined => {
    const box = event.currentTarget.getBoundingClientRect();
    return targetAt(targets, event.clientX - box.left, event.clientY - box.top);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') setActive(undefined);
    if (event.key === 'Enter' || event.key === ' ') {
      if (target) onPoint(target.x);
      if (target || event.key === ' ') event.preventDefault();
      return;
    }
    const next = targetAfterKey(targets, active, event.key, startX);
    if (next === undefined) return;
    setActive(next);
    event.preventDefault();
  };

  return (
    <>
      <div
        className="lt-plot"
        role="slider"
        tabIndex={0}
        aria-label={titleOf(subject)}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, targets.length - 1)}
        aria-valuenow={active ?? 0}
        aria-valuetext={spoken(words, t)}
        aria-describedby={describedBy}
        onKeyDown={keyDown}
        onPointerMove={(event) => setActive(under(event))}
        onPointerLeave={() => setActive(undefined)}
        onClick={(event) => {
          const chosen = under(event);
          if (chosen !== undefined) onPoint(targets[chosen]!.x);
        }}
      >
        <Drawing
          plot={plot}
          fontSize={fontSize}
          xTitle={t('elbow.axis', {
            name: t(`param.${parameter.key}`),
            unit: t(`elbow.unit.${parameter.unit}`),
          })}
          yTitle={t(plot.y.log ? 'elbow.axis.log' : 'elbow.axis.linear', {
            unit: t(`elbow.unit.${measure.unit}`),
          })}
          active={active}
        />
      </div>
      <p className="lt-text lt-small lt-plot-readout" dir={t.dir} aria-hidden="true">
        {words}
      </p>
    </>
  );
}
