/** What every machine and link of the picture is doing at one instant: a pure function of trace and time. */

import type {
  PartState,
  PartsAt,
  Picture,
  PictureLink,
  PictureNode,
  PicturePart,
} from '../../scenarios/scenario';
import { timedParts } from '../../sim/accounting/parts';
import type { Category } from '../../sim/categories';
import type { ParameterValues } from '../../sim/parameters';
import type { TraceIndex } from '../timeline/index';
import { rowAt } from '../timeline/track';
import { waitsIn } from '../timeline/waits';
import { buildPlaces, type PlaceState, type Places, placesAt } from './places';

/** What belongs to a run and not to an instant. */
export interface PictureIndex {
  readonly index: TraceIndex;
  readonly picture: Picture;
  readonly places: readonly Places[];
  /** The parts that are there with these values, and what they say. */
  readonly parts: readonly PicturePart[];
  readonly partsAt: PartsAt | undefined;
}

export type Activity =
  | { readonly kind: 'works'; readonly row: number }
  | { readonly kind: 'waits'; readonly rule: string; readonly since: number }
  | { readonly kind: 'idle' };

export interface TimerState {
  readonly row: number;
  /** ns to go, and in all. */
  readonly left: number;
  readonly length: number;
}

export interface NodeState {
  readonly node: PictureNode;
  readonly activity: Activity;
  /** Running timers, the next to end first. */
  readonly timers: readonly TimerState[];
}

export interface FrameState {
  readonly row: number;
  readonly bits: number;
  /** How much of it has been sent, 0..1. */
  readonly progress: number;
  /** In the order in which they are sent. */
  readonly parts: readonly { readonly category: Category; readonly bits: number }[];
}

export interface DirectionState {
  readonly lane: string;
  readonly frame: FrameState | undefined;
  /** Frames that wait for this line. */
  readonly queued: number;
}

export interface LinkState {
  readonly link: PictureLink;
  readonly forward: DirectionState;
  readonly back: DirectionState;
}

export interface PictureState {
  readonly nodes: readonly NodeState[];
  readonly links: readonly LinkState[];
  /** In the order of the picture's slots. */
  readonly slots: readonly (readonly (PlaceState | undefined)[])[];
  /** By the id of the part. */
  readonly parts: Readonly<Record<string, PartState>>;
}

const MOST_QUEUED = 99;

export function buildPictureIndex(
  index: TraceIndex,
  picture: Picture,
  values: ParameterValues,
  seed: number,
): PictureIndex {
  const places = picture.slots.map((slots) =>
    buildPlaces(index.trace, slots, Math.max(0, slots.places(values))),
  );
  const parts = (picture.parts ?? []).filter(({ shown }) => shown?.(values) ?? true);
  const partsAt = picture.follow?.(index.trace, values, seed);
  return { index, picture, places, parts, partsAt };
}

export function pictureAt(of: PictureIndex, instant: number): PictureState {
  const { picture, places } = of;
  return {
    nodes: picture.nodes.map((node) => nodeAt(of, node, instant)),
    links: picture.links.map((link) => linkAt(of, link, instant)),
    slots: places.map((one) => placesAt(one, instant)),
    parts: of.partsAt?.(instant) ?? {},
  };
}

const isShared = ({ forward, back }: PictureLink): boolean => forward === back;

/** On a cable that both directions share a frame's kind says which way it goes. */
function linkAt(of: PictureIndex, link: PictureLink, instant: number): LinkState {
  const forward = directionAt(of, link.forward, instant);
  if (!isShared(link)) return { link, forward, back: directionAt(of, link.back, instant) };
  const { columns, kinds } = of.index.trace;
  const home = forward.frame !== undefined && kinds[columns.kind[forward.frame.row]!]!.back === true;
  const none = { ...forward, frame: undefined };
  return home ? { link, forward: none, back: forward } : { link, forward, back: none };
}

const laneOf = ({ index }: PictureIndex, id: string): number =>
  index.trace.lanes.findIndex((lane) => lane.id === id);

function nodeAt(of: PictureIndex, node: PictureNode, instant: number): NodeState {
  const { trace } = of.index;
  const { start, end } = trace.columns;
  const timers = trace.lanes
    .flatMap(({ role, from }, lane) => (role === 'timer' && from === node.lane ? of.index.tracks[lane]! : []))
    .flatMap((track) => rowAt(track, instant) ?? [])
    .map((row) => ({ row, left: end[row]! - instant, length: end[row]! - start[row]! }))
    .sort((a, b) => a.left - b.left);
  return { node, activity: activityAt(of, laneOf(of, node.lane), instant), timers };
}

function activityAt({ index }: PictureIndex, lane: number, instant: number): Activity {
  if (lane < 0) return { kind: 'idle' };
  for (const track of index.tracks[lane]!) {
    const row = rowAt(track, instant);
    if (row !== undefined) return { kind: 'works', row };
  }
  const { rule, start } = index.trace.columns.waits;
  const waits = waitsIn(index.waits, lane, instant, instant + 1, MOST_QUEUED) ?? [];
  const first = waits.sort((a, b) => start[a]! - start[b]!)[0];
  if (first === undefined) return { kind: 'idle' };
  return { kind: 'waits', rule: index.trace.rules[rule[first]!]!, since: start[first]! };
}

function directionAt(of: PictureIndex, id: string, instant: number): DirectionState {
  const { index } = of;
  const lane = laneOf(of, id);
  if (lane < 0) return { lane: id, frame: undefined, queued: 0 };
  const queued = waitsIn(index.waits, lane, instant, instant + 1, MOST_QUEUED)?.length ?? MOST_QUEUED;
  for (const track of index.tracks[lane]!) {
    const row = rowAt(track, instant);
    if (row !== undefined) return { lane: id, frame: frameAt(index, row, instant), queued };
  }
  return { lane: id, frame: undefined, queued };
}

function frameAt({ trace }: TraceIndex, row: number, instant: number): FrameState {
  const { start, end, bits, payload, kind } = trace.columns;
  const from = start[row]!;
  const to = end[row]!;
  const parts = timedParts(trace.kinds[kind[row]!]!, from, to, bits[row]!, payload[row]!);
  return {
    row,
    bits: bits[row]!,
    progress: to > from ? (instant - from) / (to - from) : 1,
    parts: parts.map(({ category, bits: count }) => ({ category, bits: count })),
  };
}
