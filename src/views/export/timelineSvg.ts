/** The space-time diagram as SVG, from the same layout and scene that the page draws; dense lanes come as small images. */

import type { ReadableTrace } from '../../sim/accounting/lanes';
import type { LineLedger } from '../../sim/accounting/ledger';
import { CATEGORIES } from '../../sim/categories';
import type { Text } from '../../text/catalogue';
import type { TraceIndex } from '../timeline/index';
import { layoutOf, nsToPx, type TimelineLayout } from '../timeline/layout';
import { labelWidthOf } from '../timeline/RowLabels';
import { type Box, type Scene, sceneOf } from '../timeline/scene';
import type { Shade } from '../timeline/shades';
import { axisOf } from '../timeline/ticks';
import type { TimeWindow } from '../timeline/window';
import { laneName, sceneWords } from '../timeline/words';
import { type Drawing, element, hasPattern, NUMBER_FONT, PAPER, written } from './svg';

export interface TimelinePicture {
  readonly t: Text;
  readonly trace: ReadableTrace;
  readonly ledger: LineLedger;
  readonly index: TraceIndex;
  readonly lineId: string;
  readonly line: number;
  readonly window: TimeWindow;
  readonly width: number;
  /** Width of a text in pixels, at the size of captions. */
  measure(text: string): number;
  /** A shade as the address of an image, `columns` wide. */
  imageOf(shade: Shade, columns: number): string;
}

const SIZE = 12;
/** Boxes narrower than this have no pattern, and bars no outline. */
const PATTERN_FROM = 8;
const EDGES_FROM = 4;
/** Device pixels a CSS pixel in images. */
const RATIO = 2;

export function timelineSvg(wish: TimelinePicture): Drawing {
  const { t, trace, ledger, index, line, window, width, measure } = wish;
  const labelWidth = labelWidthOf(t, trace, line, measure);
  const layout = layoutOf(trace.lanes, { width, labelWidth, line, scale: 1 });
  const words = sceneWords(t, trace, PAPER, measure);
  const scene = sceneOf({ index, ledger, layout, window, words, ratio: RATIO });
  const { plotX, plotWidth, height } = layout;
  const plot = element(
    'svg',
    { x: plotX, y: 0, width: plotWidth, height, overflow: 'hidden' },
    spansOf(scene, plotWidth, wish),
  );
  return { width, height, content: [axisPart(layout, window), plot, labelsOf(wish, layout)].join('\n') };
}

function axisPart(layout: TimelineLayout, window: TimeWindow): string {
  const { plotX, plotWidth, axisHeight, machines, strip } = layout;
  const axis = axisOf(window.from, window.to, plotWidth);
  const place = (at: number): number => plotX + nsToPx(at, window.from, window.to, plotWidth);
  const small = { size: SIZE, colour: PAPER.mute, font: NUMBER_FONT };
  return [
    ...axis.ticks.map(({ at }) =>
      element('path', { d: `M${place(at)} ${axisHeight - 4}V${strip.y + strip.height}`, stroke: PAPER.rule }),
    ),
    ...machines.map(({ y, height }) =>
      element('rect', { x: plotX, y, width: plotWidth, height, fill: PAPER.rule, 'fill-opacity': 0.4 }),
    ),
    ...axis.ticks.map(({ at, label }) =>
      written(label, { ...small, x: place(at), y: axisHeight - 8, anchor: 'middle' }),
    ),
    written(axis.base ? `${axis.base} + ${axis.unit}` : axis.unit, {
      ...small,
      x: plotX - 12,
      y: axisHeight - 8,
      anchor: 'end',
    }),
  ].join('');
}

function labelsOf({ t, trace, lineId, measure }: TimelinePicture, { labels }: TimelineLayout): string {
  return labels
    .map(({ lane, kind, x, y, width, height }) => {
      const name = laneName(t, trace, lane);
      const text = kind === 'strip' ? t('timeline.strip', { line: name }) : name;
      const strong = kind !== 'line' || trace.lanes[lane]!.id === lineId;
      const natural = measure(text) * (strong ? 1.08 : 1);
      return written(text, {
        x,
        y: y + height / 2 + SIZE * 0.35,
        size: SIZE,
        colour: strong ? PAPER.ink : PAPER.mute,
        ...(strong ? { weight: 600 } : {}),
        width: Math.min(natural, width),
      });
    })
    .join('');
}

function spansOf(scene: Scene, plotWidth: number, { imageOf }: TimelinePicture): string {
  const inView = ({ x, width, slant = 0 }: Pick<Box, 'x' | 'width'> & { slant?: number }): boolean =>
    x + width + slant > -20 && x < plotWidth + 20;
  const parts: string[] = scene.shades.map((shade) =>
    element('image', {
      x: 0,
      y: shade.y,
      width: plotWidth,
      height: shade.height,
      preserveAspectRatio: 'none',
      href: imageOf(shade, scene.columns),
      ...(Math.abs(shade.slant) < 1
        ? {}
        : {
            transform: `matrix(1 0 ${shade.slant / shade.height} 1 ${-(shade.slant / shade.height) * shade.y} 0)`,
          }),
    }),
  );
  for (const { x, y, width, height, queue } of scene.hatches)
    if (!queue && inView({ x, width }))
      parts.push(
        element('rect', { ...clipped(x, width, plotWidth), y, height, fill: 'url(#pattern-wait)' }),
        element('path', {
          d: `M${x} ${y}h${width}M${x} ${y + height}h${width}`,
          stroke: PAPER.edge,
          'stroke-width': 0.75,
        }),
      );
  for (const box of scene.boxes) if (inView(box)) parts.push(boxPart(box, undefined, plotWidth));
  for (const bar of scene.bars)
    if (inView(bar)) parts.push(boxPart(bar, bar.width >= EDGES_FROM ? 'outlined' : 'mark', plotWidth));
  for (const frame of scene.frames)
    if (inView(frame) && frame.width >= EDGES_FROM)
      parts.push(
        element('path', {
          d: `M${frame.x} ${frame.y}l${frame.slant} ${frame.height}`,
          stroke: PAPER.paper,
          'stroke-width': 0.75,
        }),
      );
  const { fill, line } = PAPER.categories.hold;
  for (const { x, y, width, height, queue } of scene.hatches)
    if (queue && inView({ x, width }))
      parts.push(
        element('rect', {
          x,
          y,
          width: Math.max(0.5, width),
          height,
          fill,
          stroke: line,
          'stroke-width': 0.5,
        }),
      );
  for (const { text, x, y, width, on, ground } of scene.captions) {
    const category = on === undefined ? undefined : PAPER.categories[CATEGORIES[on]!];
    if (ground !== 'none')
      parts.push(
        element('rect', {
          x: x - 2,
          y: y - SIZE * 0.6,
          width: width + 4,
          height: SIZE * 1.2,
          fill: ground === 'paper' || !category ? PAPER.paper : category.fill,
        }),
      );
    parts.push(
      written(text, {
        x,
        y: y + SIZE * 0.35,
        size: SIZE - 1,
        colour: category ? category.ink : ground === 'paper' ? PAPER.ink : PAPER.mute,
        width,
      }),
    );
  }
  return parts.join('') || ' ';
}

/** Numbers far outside of a picture get too large for some readers. */
function clipped(x: number, width: number, plotWidth: number): { x: number; width: number } {
  const from = Math.max(-20, x);
  return { x: from, width: Math.max(0.5, Math.min(plotWidth + 20, x + width) - from) };
}

/** Bars of work have an outline; thin ones are marks in its strong colour. */
function boxPart(
  { category, x, y, width, height, slant }: Box,
  bar: 'outlined' | 'mark' | undefined,
  plotWidth: number,
): string {
  const name = CATEGORIES[category]!;
  const { fill, line } = PAPER.categories[name];
  const patterned = hasPattern(name) && width >= PATTERN_FROM && height >= PATTERN_FROM;
  const shape =
    Math.abs(slant) < 1
      ? { tag: 'rect', at: { ...clipped(x, width, plotWidth), y, height } }
      : {
          tag: 'path',
          at: { d: `M${x} ${y}h${Math.max(0.5, width)}l${slant} ${height}h${-Math.max(0.5, width)}z` },
        };
  const drawn = element(shape.tag, {
    ...shape.at,
    fill: bar === 'mark' ? line : fill,
    ...(bar === 'outlined' ? { stroke: line, 'stroke-width': 0.75 } : {}),
  });
  return patterned ? drawn + element(shape.tag, { ...shape.at, fill: `url(#pattern-${name})` }) : drawn;
}
