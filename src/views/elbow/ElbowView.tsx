/**
 * A measure against a parameter: the sweep's curve, closed forms, what was measured, and the run that is shown. Choosing
 * a point loads its run. One tab stop: arrows move along the curve, up and down to the measured marks, Enter loads.
 */

import { useId } from 'react';
import type { Measure, Reference } from '../../scenarios/scenario';
import type { NumberParameter, Parameter } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { formatShare } from '../../text/format';
import type { ThemeName } from '../theme';
import { useWidth } from '../useWidth';
import type { CurvePoint } from './finding';
import { Legend } from './Legend';
import { type Curve, type PinnedRun, plotOf } from './layout';
import { PlotTables } from './PlotTables';
import { Pointable } from './Pointable';
import type { Range } from './scales';
import { findingText, type Subject, sourceName } from './words';
import './elbow.css';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly parameter: NumberParameter;
  /** Choices for the horizontal axis; only numbers are offered. */
  readonly parameters: readonly Parameter[];
  onParameter(key: string): void;
  readonly measures: readonly Measure[];
  readonly measure: string;
  onMeasure(id: string): void;
  readonly range: Range;
  /** The sweep so far, by place; `spread` where several seeds were run. */
  readonly points: readonly CurvePoint[];
  /** 0..1 */
  readonly progress: number;
  readonly references: readonly Reference[];
  readonly curves: readonly Curve[];
  readonly marks: readonly { readonly id: string; readonly x: number }[];
  readonly current?: { readonly x: number; readonly y: number } | undefined;
  readonly pinned?: PinnedRun | undefined;
  onPoint(x: number): void;
  readonly stale: boolean;
}

const FONT_SIZE: Readonly<Record<ThemeName, number>> = { light: 12, dark: 12, projector: 16 };

export function ElbowView(props: Props) {
  const { t, theme, parameter, points, progress, curves, stale } = props;
  const [ref, width] = useWidth<HTMLDivElement>(400);
  const id = useId();
  const fontSize = FONT_SIZE[theme];
  const measure = props.measures.find((one) => one.id === props.measure) ?? props.measures[0];
  if (!measure) return null;
  const subject: Subject = { t, parameter, measure };
  const references = props.references.filter(
    (one) => one.parameter === parameter.key && one.measure === measure.id,
  );
  const plot = plotOf({
    width,
    fontSize,
    log: parameter.scale === 'log',
    logY: measure.scale === 'log',
    range: props.range,
    points,
    references,
    curves,
    marks: props.marks.map((mark) => ({ ...mark, text: t(`mark.${mark.id}`) })),
    current: props.current,
    pinned: props.pinned,
    sourceName: (source) => sourceName(t, source),
  });
  const placed = plot.references.map(({ reference }) => reference);
  return (
    <div className="lt-elbow">
      <Choosers {...props} measure={measure.id} />
      <div
        ref={ref}
        className={stale && progress >= 1 ? 'lt-plot-frame lt-stale' : 'lt-plot-frame'}
        dir="ltr"
      >
        <Pointable
          // another axis is another plot: nothing is pointed at any more
          key={`${parameter.key} ${measure.id}`}
          subject={subject}
          fontSize={fontSize}
          plot={plot}
          points={points}
          references={placed}
          startX={props.current?.x}
          describedBy={`${id}finding`}
          onPoint={props.onPoint}
        />
        {progress < 1 && (
          <progress className="lt-plot-progress" max={1} value={progress} aria-label={t('elbow.progress')} />
        )}
      </div>
      <p id={`${id}finding`} className="lt-text lt-small">
        {progress < 1 && (
          <>
            <span className="lt-mute">
              {t('elbow.progress.share', { share: formatShare(progress) })}
            </span>{' '}
          </>
        )}
        {stale && (
          <>
            <span className="lt-mute">{t('elbow.stale')}</span>{' '}
          </>
        )}
        {/* half a curve has no finding */}
        {progress >= 1 && findingText(subject, points)}
      </p>
      <Legend t={t} plot={plot} />
      <PlotTables {...{ subject, points, curves, references }} pinned={props.pinned?.points} />
    </div>
  );
}

function Choosers({ t, parameter, parameters, onParameter, measures, measure, onMeasure }: Props) {
  return (
    <div className="lt-elbow-choosers">
      <select
        className="lt-select"
        aria-label={t('elbow.measure')}
        value={measure}
        onChange={(event) => onMeasure(event.target.value)}
      >
        {measures.map(({ id }) => (
          <option key={id} value={id}>
            {t(`measure.${id}`)}
          </option>
        ))}
      </select>
      <span>{t('elbow.against')}</span>
      <select
        className="lt-select"
        aria-label={t('elbow.parameter')}
        value={parameter.key}
        onChange={(event) => onParameter(event.target.value)}
      >
        {parameters
          .filter(({ type }) => type === 'number')
          .map(({ key }) => (
            <option key={key} value={key}>
              {t(`param.${key}`)}
            </option>
          ))}
      </select>
    </div>
  );
}
