/**
 * The space-time diagram: time runs right, machines and lines are rows, and the selected line's own strip says where
 * its time went. One tab stop with arrows inside; everything it shows is in the summary and the table behind it too.
 *
 * It owns nothing but what is under the pointer: window, playhead and selection belong to the page.
 */

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReadableTrace } from '../../sim/accounting/lanes';
import { laneIndex } from '../../sim/accounting/lanes';
import type { LineLedger } from '../../sim/accounting/ledger';
import type { Text } from '../../text/catalogue';
import { formatDuration } from '../../text/format';
import { palette, type ThemeName } from '../theme';
import { AxisLayer } from './AxisLayer';
import { Details } from './Details';
import { type HitPlace, hitAt, placeOfRow, rowOf } from './hit';
import type { TraceIndex } from './index';
import { effectOf, pannedByHalf } from './keys';
import { layoutOf, nsToPx } from './layout';
import { Overview } from './Overview';
import { Playhead } from './Playhead';
import { labelWidthOf, RowLabels } from './RowLabels';
import { ScaleBar } from './ScaleBar';
import { SpansCanvas } from './SpansCanvas';
import { sceneOf } from './scene';
import { Tooltip } from './Tooltip';
import { axisOf, instantOnAxis } from './ticks';
import { useCaptionFont } from './useCaptionFont';
import { useGestures } from './useGestures';
import { USUAL_FONT, useSize } from './useSize';
import {
  contains,
  isWhole,
  revealing,
  type TimeWindow,
  wholeRun,
  ZOOM_STEP,
  zoomCentre,
  zoomed,
} from './window';
import { sceneWords, summaryOf, tipOf, valueText } from './words';
import './timeline.css';

export interface TimelineViewProps {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly trace: ReadableTrace;
  /** Of the selected line. */
  readonly ledger: LineLedger;
  /** Of the whole run, for the strip over the diagram; absent: the same. */
  readonly overview?: LineLedger | undefined;
  readonly index: TraceIndex;
  readonly lineId: string;
  readonly window: TimeWindow;
  onWindow(window: TimeWindow): void;
  /** ns */
  readonly playhead: number;
  onPlayhead(ns: number, phase: 'move' | 'end'): void;
  /** How far the axis goes, ns: to the end of the run, unless another one beside it is longer. */
  readonly clock?: number | undefined;
  /** Which of two runs this is. */
  readonly name?: string | undefined;
  /** Row of the trace. */
  readonly selected?: number | undefined;
  onSelect(row: number | undefined, ns: number): void;
  readonly stale: boolean;
  /** Of the diagram without its buttons, in CSS pixels; its natural height without. */
  readonly height?: number | undefined;
  readonly reducedMotion: boolean;
  /** ns that bits need from end to end, by lane id; lanes without have no length. */
  readonly propagation?: Readonly<Record<string, number>> | undefined;
}

export function TimelineView(props: TimelineViewProps) {
  const { t, theme, trace, ledger, index, lineId, window, onWindow, playhead, onPlayhead, onSelect } = props;
  const { selected, stale, height, propagation } = props;
  const elapsed = props.clock ?? trace.elapsed;
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const { width, ratio, fontSize } = useSize(root);
  const font = useCaptionFont(root, fontSize);
  const summaryId = useId();
  const line = laneIndex(trace, lineId);

  const layout = useMemo(() => {
    const labelWidth = labelWidthOf(t, trace, line, font.measure);
    const scale = fontSize / USUAL_FONT;
    return layoutOf(trace.lanes, {
      width,
      labelWidth,
      line,
      scale,
      ...(height === undefined ? {} : { height }),
    });
  }, [trace, width, height, line, font, fontSize, t]);
  const { plotX, plotWidth } = layout;

  const scene = useMemo(() => {
    const words = sceneWords(t, trace, palette(theme), font.measure);
    return sceneOf({ index, ledger, layout, window, words, ratio, ...(propagation ? { propagation } : {}) });
  }, [t, trace, theme, font, index, ledger, layout, window, ratio, propagation]);
  const axis = useMemo(() => axisOf(window.from, window.to, plotWidth), [window, plotWidth]);
  const summary = useMemo(() => summaryOf(t, ledger, window), [t, ledger, window]);

  const place: HitPlace = {
    index,
    ledger,
    layout,
    window,
    exact: scene.exact,
    ...(propagation ? { propagation } : {}),
  };
  const [pointer, setPointer] = useState<{ x: number; y: number } | undefined>(undefined);
  const hit = pointer ? hitAt(place, pointer.x, pointer.y) : undefined;
  const playheadX = nsToPx(playhead, window.from, window.to, plotWidth);
  const inView = contains(window, playhead);

  // a playhead that runs out of the window takes it along
  const before = useRef({ playhead, window });
  useEffect(() => {
    const { playhead: old, window: oldWindow } = before.current;
    before.current = { playhead, window };
    const left =
      old !== playhead && oldWindow === window && contains(window, old) && !contains(window, playhead);
    if (left) onWindow(revealing(window, playhead, elapsed));
  }, [playhead, window, elapsed, onWindow]);

  const gestures = useGestures(surface, {
    window,
    elapsed,
    plotWidth,
    axisHeight: layout.axisHeight,
    playheadX: inView ? playheadX : undefined,
    onWindow,
    onScrub: onPlayhead,
    onClick: (x, y, ns) => onSelect(rowOf(place, hitAt(place, x, y), ns), ns),
    onHover: setPointer,
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setPointer(undefined);
    const effect = effectOf(event, playhead, window, elapsed);
    if (!effect) return;
    event.preventDefault();
    if ('window' in effect) onWindow(effect.window);
    else onPlayhead(effect.playhead, 'end');
  };

  const zoomBy = (factor: number): void =>
    onWindow(zoomed(window, zoomCentre(window, playhead), factor, elapsed));
  const perPixel = (window.to - window.from) / plotWidth;
  const frame = selected === undefined ? undefined : placeOfRow(place, selected);

  const classes = [
    'lt-timeline',
    ...(layout.narrow ? ['lt-timeline-narrow'] : []),
    ...(stale ? ['lt-stale'] : []),
  ];
  return (
    <div ref={root} className={classes.join(' ')} aria-busy={stale}>
      <div className="lt-timeline-top">
        <span className="lt-timeline-whole lt-small lt-mute">
          {props.name !== undefined && <b>{props.name} </b>}
          {t('timeline.overview', { elapsed: formatDuration((props.overview ?? ledger).trace.elapsed) })}
        </span>
        <Overview
          theme={theme}
          ledger={props.overview ?? ledger}
          elapsed={elapsed}
          window={window}
          playhead={playhead}
          onWindow={onWindow}
        />
        <div className="lt-timeline-buttons" dir="ltr">
          <ViewButton
            label={t('timeline.back')}
            sign="‹"
            onPress={() => onWindow(pannedByHalf(window, -1, elapsed))}
          />
          <ViewButton
            label={t('timeline.on')}
            sign="›"
            onPress={() => onWindow(pannedByHalf(window, 1, elapsed))}
          />
          <ViewButton label={t('timeline.zoomOut')} sign="−" onPress={() => zoomBy(1 / ZOOM_STEP)} />
          <ViewButton label={t('timeline.zoomIn')} sign="+" onPress={() => zoomBy(ZOOM_STEP)} />
          <button
            type="button"
            className="lt-button lt-timeline-button"
            aria-disabled={isWhole(window, elapsed)}
            onClick={() => onWindow(wholeRun(elapsed))}
          >
            {t('timeline.fit')}
          </button>
        </div>
      </div>
      <div className="lt-timeline-diagram" dir="ltr" style={{ blockSize: layout.height }}>
        <RowLabels t={t} trace={trace} layout={layout} lineId={lineId} />
        <AxisLayer layout={layout} window={window} axis={axis} />
        <div className="lt-timeline-plot" style={{ insetInlineStart: plotX, inlineSize: plotWidth }}>
          <SpansCanvas
            theme={theme}
            scene={scene}
            width={plotWidth}
            height={layout.height}
            ratio={ratio}
            font={font}
          />
          {frame && frame.x + frame.width >= 0 && frame.x <= plotWidth ? (
            <div
              className="lt-timeline-selected"
              style={{
                left: frame.x - 2,
                top: frame.y - 1,
                width: frame.width + 4,
                height: frame.height + 2,
              }}
            />
          ) : null}
        </div>
        <Playhead
          x={plotX + Math.min(plotWidth, Math.max(0, playheadX))}
          width={width}
          label={instantOnAxis(axis, playhead, perPixel)}
          beyond={inView ? 0 : playhead < window.from ? -1 : 1}
        />
        <div
          ref={surface}
          className="lt-timeline-surface"
          style={{ insetInlineStart: plotX, inlineSize: plotWidth }}
          role="slider"
          tabIndex={0}
          aria-label={t('timeline.label')}
          aria-describedby={summaryId}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={elapsed}
          aria-valuenow={playhead}
          aria-valuetext={valueText(t, ledger, playhead, window)}
          onKeyDown={onKeyDown}
          onDoubleClick={(event) => {
            const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
            const about = window.from + (x / plotWidth) * (window.to - window.from);
            onWindow(zoomed(window, about, ZOOM_STEP, elapsed));
          }}
          {...gestures}
        />
        {hit && pointer ? (
          <Tooltip
            tip={tipOf(t, ledger, window, hit)}
            x={plotX + pointer.x}
            y={pointer.y}
            width={width}
            height={layout.height}
            dir={t.dir}
          />
        ) : null}
      </div>
      <div className="lt-timeline-foot lt-small">
        <Details t={t} index={index} window={window} summary={summary} />
        <span className="lt-timeline-range lt-mute">
          <bdi className="lt-num">
            {t('timeline.range', {
              from: instantOnAxis(axis, window.from, perPixel * 10),
              to: instantOnAxis(axis, window.to, perPixel * 10),
            })}
          </bdi>
        </span>
        <ScaleBar window={window} plotWidth={plotWidth} />
      </div>
      <p id={summaryId} className="lt-hidden">
        {summary} {t('timeline.keys')}
      </p>
    </div>
  );
}

function ViewButton({ label, sign, onPress }: { label: string; sign: string; onPress(): void }) {
  return (
    <button
      type="button"
      className="lt-button lt-button-icon"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
