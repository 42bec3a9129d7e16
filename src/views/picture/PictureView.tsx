/**
 * The machines and links of the story at the playhead: what each is doing, buffers that fill and empty, frames on their
 * way, timers running down. A press on one direction of a link selects that line.
 *
 * It moves only as the playhead moves; it has no clock of its own.
 */

import { type CSSProperties, useMemo, useRef } from 'react';
import type { Picture, PictureNode } from '../../scenarios/scenario';
import type { ReadableTrace } from '../../sim/accounting/lanes';
import type { ParameterValues } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import type { ThemeName } from '../theme';
import { buildIndex } from '../timeline/index';
import { USUAL_FONT, useSize } from '../timeline/useSize';
import { pixelsPerBit } from './frames';
import { Link } from './Link';
import { layoutPicture, type Rect } from './layout';
import { layoutParts } from './layoutParts';
import { Machine } from './Machine';
import { Part } from './Parts';
import { buildPictureIndex, pictureAt } from './state';
import { activityWords, directionWords, linkWords, sharedWords, timerWords } from './words';
import './picture.css';

export interface PictureViewProps {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly picture: Picture;
  readonly trace: ReadableTrace;
  readonly values: ParameterValues;
  readonly seed: number;
  /** ns */
  readonly playhead: number;
  readonly lineId: string;
  onLine(lineId: string): void;
}

const howMany = (node: PictureNode, values: ParameterValues): number => node.count?.(values) ?? 1;

function nodeName(t: Text, node: PictureNode, values: ParameterValues): string {
  const count = howMany(node, values);
  return count > 1 ? t(`lane.${node.lane}.many`, { count }) : t(`lane.${node.lane}`);
}

const at = ({ x, y, width, height }: Rect): CSSProperties => ({ left: x, top: y, width, height });

export function PictureView({
  t,
  theme,
  picture,
  trace,
  values,
  seed,
  playhead,
  lineId,
  onLine,
}: PictureViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const { width, fontSize } = useSize(root);
  const of = useMemo(
    () => buildPictureIndex(buildIndex(trace), picture, values, seed),
    [trace, picture, values, seed],
  );
  const layout = useMemo(() => {
    const counts = of.places.map(({ stays }) => stays.length);
    const scale = fontSize / USUAL_FONT;
    const parts = of.parts.map((part) => ({ part, marks: part.marks?.(values) ?? 0 }));
    return parts.length > 0
      ? layoutParts(picture, parts, width, scale)
      : layoutPicture(picture, counts, width, scale);
  }, [of, picture, values, width, fontSize]);
  const state = pictureAt(of, playhead);
  const perBit = pixelsPerBit(
    of.index.trace.longestFrame,
    Math.min(...layout.links.map(({ length }) => length)),
  );

  return (
    <div ref={root} className="lt-picture">
      <div className="lt-picture-stage" dir="ltr" style={{ blockSize: layout.height }}>
        <svg width={layout.width} height={layout.height} aria-hidden="true">
          {layout.links.map((place, i) => (
            <Link
              key={place.link.id}
              theme={theme}
              place={place}
              state={state.links[i]!}
              perBit={perBit}
              lineId={lineId}
            />
          ))}
          {layout.nodes.map((place) => (
            <Machine
              key={place.node.id}
              theme={theme}
              place={place}
              slots={layout.slots.flatMap((slots, i) =>
                picture.slots[i]!.node === place.node.id ? [{ place: slots, state: state.slots[i]! }] : [],
              )}
              kinds={trace.kinds}
              timer={state.nodes.find(({ node }) => node.id === place.node.id)?.timers[0]}
              many={howMany(place.node, values) > 1}
            />
          ))}
        </svg>

        {layout.nodes.map((place, i) => {
          const node = state.nodes[i]!;
          const name = nodeName(t, place.node, values);
          const parts = layout.parts.filter(({ part }) => part.node === place.node.id);
          const words = activityWords(t, trace, node, playhead);
          const timer = timerWords(t, trace, node);
          return (
            <div key={place.node.id}>
              <div className={`lt-picture-name lt-picture-name-${place.node.shape}`} style={at(place.name)}>
                <span dir="auto">{name}</span>
              </div>
              {parts.map((part) => {
                const said = state.parts[part.part.id];
                return said ? <Part key={part.part.id} t={t} place={part} state={said} /> : null;
              })}
              {parts.length > 0 ? null : (
                <div
                  className={`lt-picture-words lt-picture-${place.words.align}`}
                  data-idle={node.activity.kind === 'idle' || undefined}
                  style={at(place.words)}
                  title={words}
                >
                  <span dir="auto">{words}</span>
                  {timer ? <span dir="auto">{timer}</span> : null}
                </div>
              )}
            </div>
          );
        })}

        {layout.slots.map((place, i) => {
          const slots = picture.slots[i]!;
          const used = state.slots[i]!.filter((one) => one !== undefined).length;
          const name = t(`slots.${slots.id}`);
          const count = t('picture.slots', { used, count: place.count });
          return (
            <div
              key={slots.id}
              className={`lt-picture-label lt-picture-slots lt-picture-${place.label.align}`}
              style={at(place.label)}
              title={`${name} ${count}`}
            >
              <span dir="auto">{name}</span>
              <span dir="auto">{count}</span>
            </div>
          );
        })}

        {layout.links.map((place, i) => {
          const link = state.links[i]!;
          const leftward = place.forward.x2 < place.forward.x1;
          const upward = place.forward.y2 < place.forward.y1;
          const arrows: [string, string] = place.upright
            ? upward
              ? ['↑', '↓']
              : ['↓', '↑']
            : leftward
              ? ['←', '→']
              : ['→', '←'];
          const name = t(`link.${place.link.id}`);
          const words = linkWords(t, trace, link, arrows, place.length >= WITH_BITS);
          const shared = place.link.forward === place.link.back;
          const nameOf = (id: string): string => {
            const node = picture.nodes.find((one) => one.id === id);
            return node ? nodeName(t, node, values) : id;
          };
          const ends = { from: nameOf(place.link.from), to: nameOf(place.link.to) };
          return (
            <div key={place.link.id}>
              {place.upright ? null : (
                <div className="lt-picture-label lt-picture-center" style={at(place.name)}>
                  <span dir="auto">{name}</span>
                </div>
              )}
              <div
                className={`lt-picture-label lt-picture-${place.words.align}`}
                style={at(place.words)}
                title={words}
              >
                {place.upright ? <span dir="auto">{name}</span> : null}
                <span dir="auto">{words}</span>
              </div>
              {(shared ? (['forward'] as const) : (['forward', 'back'] as const)).map((side) => {
                const direction = link[side];
                return (
                  <button
                    key={side}
                    type="button"
                    className="lt-picture-line"
                    style={buttonAt(place[side])}
                    aria-pressed={direction.lane === lineId}
                    aria-label={
                      shared ? sharedWords(t, trace, link, ends) : directionWords(t, trace, direction)
                    }
                    title={t(`lane.${direction.lane}`)}
                    onClick={() => onLine(direction.lane)}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Shorter links have no room for how many bits a frame has, in pixels. */
const WITH_BITS = 140;

/** The room around one direction of a link that can be pressed. */
const REACH = 12;

function buttonAt({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): CSSProperties {
  const upright = x1 === x2;
  return {
    left: Math.min(x1, x2) - (upright ? REACH : 0),
    top: Math.min(y1, y2) - (upright ? 0 : REACH),
    width: upright ? 2 * REACH : Math.abs(x2 - x1),
    height: upright ? Math.abs(y2 - y1) : 2 * REACH,
  };
}
