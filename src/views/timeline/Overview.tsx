/**
 * The whole run as a strip of the selected line's shares of time, with the window in it as a brush: drag it, drag its
 * edges, or press beside it. For pointers; keys have + - 0 and the buttons.
 */

import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { LineLedger } from '../../sim/accounting/ledger';
import { palette, type ThemeName } from '../theme';
import { contextOf } from './measure';
import { fillShade, shadeColours } from './raster';
import { shadeOfStrip } from './shades';
import { useSize } from './useSize';
import { clampWindow, type TimeWindow } from './window';

interface OverviewProps {
  /** Of the axis, ns. */
  readonly elapsed: number;
  readonly theme: ThemeName;
  readonly ledger: LineLedger;
  readonly window: TimeWindow;
  readonly playhead: number;
  onWindow(window: TimeWindow): void;
}

const HEIGHT = 18;
/** A brush has edges to drag when it is wider than this, in pixels; thinner than the second it is drawn wider. */
const EDGES_FROM = 24;
const THINNEST = 4;
const EDGE = 7;

type Hold = 'from' | 'to' | 'both';

export function Overview({ theme, ledger, elapsed, window, playhead, onWindow }: OverviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, ratio } = useSize(root);
  const columns = Math.max(1, Math.round(width * ratio));
  const rows = Math.round(HEIGHT * ratio);

  useLayoutEffect(() => {
    const context = contextOf(canvas.current);
    if (!context) return;
    const shade = shadeOfStrip(ledger, { from: 0, to: elapsed }, columns, { y: 0, height: HEIGHT, slant: 0 });
    const image = context.createImageData(columns, rows);
    fillShade(image.data, shade, columns, rows, shadeColours(palette(theme), ratio));
    context.putImageData(image, 0, 0);
  }, [theme, ledger, elapsed, columns, rows, ratio]);

  const press = useRef<{ hold: Hold; startX: number; start: TimeWindow } | undefined>(undefined);
  const latest = useRef(window);
  useEffect(() => {
    latest.current = window;
  });
  const perPixel = elapsed / Math.max(1, width);
  const left = window.from / perPixel;
  const brush = Math.max(THINNEST, (window.to - window.from) / perPixel);

  const placeOf = (event: PointerEvent<HTMLElement>): number =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;

  const down = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const x = placeOf(event);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    let start = latest.current;
    let hold: Hold = 'both';
    if (x < left - EDGE || x > left + brush + EDGE) {
      const half = (start.to - start.from) / 2;
      start = clampWindow({ from: x * perPixel - half, to: x * perPixel + half }, elapsed);
      onWindow(start);
    } else if (brush > EDGES_FROM) {
      if (Math.abs(x - left) <= EDGE) hold = 'from';
      else if (Math.abs(x - left - brush) <= EDGE) hold = 'to';
    }
    press.current = { hold, startX: x, start };
  };

  const move = (event: PointerEvent<HTMLDivElement>): void => {
    const now = press.current;
    if (!now) return;
    const by = (placeOf(event) - now.startX) * perPixel;
    const { from, to } = now.start;
    if (now.hold === 'both') onWindow(clampWindow({ from: from + by, to: to + by }, elapsed));
    else if (now.hold === 'from')
      onWindow(clampWindow({ from: Math.min(from + by, to - perPixel), to }, elapsed));
    else onWindow(clampWindow({ from, to: Math.max(to + by, from + perPixel) }, elapsed));
  };

  const up = (): void => {
    press.current = undefined;
  };

  return (
    <div
      ref={root}
      className="lt-timeline-overview"
      dir="ltr"
      aria-hidden="true"
      style={{ blockSize: HEIGHT }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <canvas ref={canvas} width={columns} height={rows} style={{ inlineSize: width, blockSize: HEIGHT }} />
      <div
        className={brush > EDGES_FROM ? 'lt-timeline-brush lt-timeline-brush-wide' : 'lt-timeline-brush'}
        style={{ left: Math.min(left, width - THINNEST), width: brush }}
      />
      <div className="lt-timeline-overview-playhead" style={{ left: playhead / perPixel }} />
    </div>
  );
}
