/**
 * Pointer, wheel and touch on the diagram. Horizontal drags pan, drags on the axis or the playhead scrub, two fingers
 * pinch, Ctrl or Meta with the wheel zooms, Shift with the wheel pans, a short press is a click. The plain wheel and
 * vertical swipes stay the page's.
 */

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { pxToNs } from './layout';
import { panned, type TimeWindow, zoomed } from './window';

export interface GestureTarget {
  readonly window: TimeWindow;
  readonly elapsed: number;
  readonly plotWidth: number;
  /** Heights below this from the top are the axis. */
  readonly axisHeight: number;
  /** Pixels from the left of the plot; undefined when out of view. */
  readonly playheadX: number | undefined;
  onWindow(window: TimeWindow): void;
  onScrub(ns: number, phase: 'move' | 'end'): void;
  onClick(x: number, y: number, ns: number): void;
  /** undefined: nothing is under the pointer any more. */
  onHover(at: { x: number; y: number } | undefined): void;
}

export interface GestureHandlers {
  onPointerDown(event: ReactPointerEvent<HTMLElement>): void;
  onPointerMove(event: ReactPointerEvent<HTMLElement>): void;
  onPointerUp(event: ReactPointerEvent<HTMLElement>): void;
  onPointerCancel(event: ReactPointerEvent<HTMLElement>): void;
  onPointerLeave(event: ReactPointerEvent<HTMLElement>): void;
}

/** Pixels a press may move and still be a click. */
const CLICK = 4;
/** Pixels beside the playhead that take hold of it; more for fingers. */
const GRIP = { mouse: 6, touch: 16 };
/** Wheel pixels that double the zoom. */
const WHEEL_DOUBLING = 240;
/** Pixels of a wheel that counts lines. */
const WHEEL_LINE = 16;

interface Press {
  readonly pointers: Map<number, number>;
  readonly mode: 'pan' | 'scrub' | 'pinch';
  readonly start: TimeWindow;
  readonly startX: number;
  readonly startDistance: number;
  /** Where on the playhead it was taken hold of, pixels beside its middle; undefined if it was not. */
  readonly grip: number | undefined;
  moved: boolean;
}

export function useGestures(surface: RefObject<HTMLElement | null>, target: GestureTarget): GestureHandlers {
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  const press = useRef<Press | undefined>(undefined);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const wheel = (event: WheelEvent): void => {
      const { window, elapsed, plotWidth, onWindow } = latest.current;
      const turned = (event.deltaY || event.deltaX) * (event.deltaMode === 1 ? WHEEL_LINE : 1);
      if (event.ctrlKey || event.metaKey) {
        const x = event.clientX - element.getBoundingClientRect().left;
        const about = pxToNs(x, window.from, window.to, plotWidth);
        onWindow(zoomed(window, about, 2 ** (-turned / WHEEL_DOUBLING), elapsed));
      } else if (event.shiftKey) {
        onWindow(panned(window, (turned / plotWidth) * (window.to - window.from), elapsed));
      } else return;
      event.preventDefault();
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [surface]);

  const place = (event: ReactPointerEvent<HTMLElement>): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  /** A pointer outside of the plot means the plot's edge. */
  const instantAt = (x: number): number => {
    const { window, plotWidth } = latest.current;
    const instant = pxToNs(x, window.from, window.to, plotWidth);
    return Math.min(window.to, Math.max(window.from, Math.round(instant)));
  };

  return {
    onPointerDown(event) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const { x, y } = place(event);
      const { window, axisHeight, playheadX } = latest.current;
      const pointers = press.current?.pointers ?? new Map<number, number>();
      pointers.set(event.pointerId, x);
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const common = { pointers, start: window, startX: x, grip: undefined };
      if (pointers.size === 2) {
        const [a, b] = [...pointers.values()] as [number, number];
        const middle = (a + b) / 2;
        const startDistance = Math.max(20, Math.abs(a - b));
        press.current = { ...common, mode: 'pinch', startX: middle, startDistance, moved: true };
        return;
      }
      const reach = event.pointerType === 'touch' ? GRIP.touch : GRIP.mouse;
      const beside = playheadX === undefined ? Infinity : x - playheadX;
      const grip = Math.abs(beside) <= reach ? beside : undefined;
      const mode = y < axisHeight || grip !== undefined ? 'scrub' : 'pan';
      press.current = { ...common, mode, startDistance: 1, grip, moved: false };
      latest.current.onHover(undefined);
      if (mode === 'scrub' && grip === undefined) latest.current.onScrub(instantAt(x), 'move');
    },

    onPointerMove(event) {
      const { x, y } = place(event);
      const { elapsed, plotWidth, onWindow, onScrub, onHover } = latest.current;
      const now = press.current;
      if (!now) {
        if (event.pointerType !== 'touch') onHover({ x, y });
        return;
      }
      if (!now.pointers.has(event.pointerId)) return;
      now.pointers.set(event.pointerId, x);
      if (!now.moved && Math.abs(x - now.startX) < CLICK) return;
      now.moved = true;
      if (now.mode === 'scrub') return onScrub(instantAt(x - (now.grip ?? 0)), 'move');
      const length = now.start.to - now.start.from;
      if (now.mode === 'pan')
        return onWindow(panned(now.start, ((now.startX - x) / plotWidth) * length, elapsed));
      const [a, b] = [...now.pointers.values()] as [number, number];
      const about = pxToNs(now.startX, now.start.from, now.start.to, plotWidth);
      const closer = zoomed(now.start, about, Math.max(20, Math.abs(a - b)) / now.startDistance, elapsed);
      const shift = ((now.startX - (a + b) / 2) / plotWidth) * (closer.to - closer.from);
      onWindow(panned(closer, shift, elapsed));
    },

    onPointerUp(event) {
      const now = press.current;
      if (!now?.pointers.delete(event.pointerId)) return;
      const { x, y } = place(event);
      press.current = undefined;
      const { onScrub, onClick, onHover } = latest.current;
      if (now.mode === 'scrub') {
        // to take hold of the playhead and let it go again moves nothing
        if (now.moved || now.grip === undefined) onScrub(instantAt(x - (now.grip ?? 0)), 'end');
      } else if (!now.moved) {
        onClick(x, y, instantAt(x));
        if (event.pointerType === 'touch') onHover({ x, y });
      }
    },

    onPointerCancel() {
      // a vertical swipe has become the page's: nothing was meant for the diagram
      press.current = undefined;
    },

    onPointerLeave(event) {
      // a finger leaves at the end of each tap: what it showed stays until the next one
      if (!press.current && event.pointerType !== 'touch') latest.current.onHover(undefined);
    },
  };
}
