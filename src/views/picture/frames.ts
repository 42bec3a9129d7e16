/** The box of a frame on its link: where it is, how long, and where its parts lie in it. Pure, in CSS pixels. */

import type { Category } from '../../sim/categories';
import type { DirectionPlace, Rect } from './layout';
import type { FrameState } from './state';

export interface PartPlace extends Rect {
  readonly category: Category;
}

export interface FramePlace extends Rect {
  readonly parts: readonly PartPlace[];
}

/** The longest frame of a run takes this much of the shortest link; all others are to scale beside it. */
const LONGEST = 0.5;
/** Shorter boxes could not be seen. */
const SHORTEST = 10;
const THICKNESS = 14;

/** Pixels a bit, one for all links, so that frames compare. */
export const pixelsPerBit = (longestFrame: number, shortestLink: number): number =>
  (shortestLink * LONGEST) / longestFrame;

/** A frame leaves the sender's end as a whole and reaches the receiver's when its last bit has been sent. */
export function placeFrame(frame: FrameState, way: DirectionPlace, perBit: number): FramePlace {
  const upright = way.x1 === way.x2;
  const whole = upright ? way.y2 - way.y1 : way.x2 - way.x1;
  const direction = whole < 0 ? -1 : 1;
  const length = Math.min(Math.abs(whole), Math.max(SHORTEST, frame.bits * perBit));
  const tail = (upright ? way.y1 : way.x1) + direction * frame.progress * (Math.abs(whole) - length);
  /** A stretch of the frame, counted in pixels from its tail. */
  const stretch = (from: number, to: number): Rect => {
    const [a, b] = [tail + direction * from, tail + direction * to];
    const along = { at: Math.min(a, b), size: Math.abs(b - a) };
    const across = (upright ? way.x1 : way.y1) - THICKNESS / 2;
    return upright
      ? { x: across, y: along.at, width: THICKNESS, height: along.size }
      : { x: along.at, y: across, width: along.size, height: THICKNESS };
  };
  let sent = 0;
  const parts = frame.parts.map(({ category, bits }) => {
    // what is sent first is ahead
    const ahead = length * (1 - sent / frame.bits);
    sent += bits;
    const behind = length * (1 - sent / frame.bits);
    return { category, ...stretch(behind, ahead) };
  });
  return { ...stretch(0, length), parts };
}
