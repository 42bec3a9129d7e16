/** Putting SVG together as text: elements, patterns of the categories, a page with what a picture must say of itself. */

import type { Category } from '../../sim/categories';
import { type Palette, type PatternName, palette } from '../theme';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Pictures leave the page: always on light paper. */
export const PAPER: Palette = palette('light');

/** No file of a font goes along: a reader without the first one gets his own, fitted to the width it had. */
export const TEXT_FONT = "'Atkinson Hyperlegible Next', 'Segoe UI', system-ui, sans-serif";
export const NUMBER_FONT = "'JetBrains Mono', Consolas, monospace";

export const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)
    // what XML does not allow
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

const number = (value: number): string => String(Math.round(value * 100) / 100);

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : escaped(value!)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

const PERIOD = 5;

/** Lines and dots of a pattern in a tile of PERIOD x PERIOD. */
const TILES: Readonly<Record<PatternName, string | undefined>> = {
  solid: undefined,
  blank: undefined,
  back: '<path d="M-1 -1 6 6"/>',
  hatch: '<path d="M-1 6 6 -1"/>',
  cross: '<path d="M-1 -1 6 6M-1 6 6 -1"/>',
  dots: '<path d="M2.5 2.5h.01" stroke-linecap="round" stroke-width="1.8"/>',
  vertical: '<path d="M2.5 0v5"/>',
  horizontal: '<path d="M0 2.5h5"/>',
};

const tile = (id: string, name: PatternName, colour: string, opacity: number): string =>
  element(
    'pattern',
    { id, width: PERIOD, height: PERIOD, patternUnits: 'userSpaceOnUse' },
    element(
      'g',
      { stroke: colour, 'stroke-opacity': opacity, 'stroke-width': 1, fill: 'none' },
      TILES[name] ?? '',
    ),
  );

export const hasPattern = (category: Category): boolean =>
  TILES[PAPER.categories[category].pattern] !== undefined;

/** What fills of categories and of waits refer to. */
const definitions = (): string =>
  element(
    'defs',
    {},
    [
      ...Object.entries(PAPER.categories).flatMap(([category, { pattern, ink }]) =>
        TILES[pattern] ? [tile(`pattern-${category}`, pattern, ink, 0.38)] : [],
      ),
      tile('pattern-wait', 'hatch', PAPER.mute, 0.8),
    ].join(''),
  );

/** A box in the fill and the pattern of its category. */
export function filled(category: Category, box: Attributes, outlined: boolean): string {
  const { fill, line } = PAPER.categories[category];
  const plain = element('rect', { ...box, fill, ...(outlined ? { stroke: line } : {}) });
  return hasPattern(category)
    ? plain + element('rect', { ...box, fill: `url(#pattern-${category})` })
    : plain;
}

export interface TextPlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly font?: string;
  readonly weight?: string | number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Fits the text to so many pixels, whatever font there is. */
  readonly width?: number;
}

export const written = (text: string, place: TextPlace): string =>
  text.trim() === ''
    ? ''
    : element(
        'text',
        {
          x: place.x,
          y: place.y,
          'font-size': place.size,
          'font-family': place.font ?? TEXT_FONT,
          'font-weight': place.weight,
          fill: place.colour,
          'text-anchor': place.anchor === 'start' ? undefined : place.anchor,
          ...(place.width === undefined
            ? {}
            : { textLength: Math.max(1, place.width), lengthAdjust: 'spacingAndGlyphs' }),
        },
        escaped(text),
      );

/** A part of a page as SVG, from its top left. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** What a picture says of itself, so that whoever finds it can find the run. */
export interface Imprint {
  readonly title: string;
  /** One sentence. */
  readonly sentence: string;
  /** Program, settings, chance, link; a line each. */
  readonly notes: readonly string[];
}

const MARGIN = 24;
const TITLE = 18;
const SENTENCE = 14;
const NOTE = 11;
/** Mean width of a letter as a share of its size; lines are broken by it. */
const LETTER = 0.52;

/** A whole picture: on paper, with its title above and its notes below. */
export function pageOf({ width, height, content }: Drawing, { title, sentence, notes }: Imprint): string {
  const inner = Math.max(width, 360);
  const said = linesOf(sentence, inner, SENTENCE);
  const noted = notes.flatMap((note) => linesOf(note, inner, NOTE));
  const top = MARGIN + TITLE * 1.3 + said.length * SENTENCE * 1.35 + 12;
  const below = top + height + 14;
  const whole = below + noted.length * NOTE * 1.4 + MARGIN;
  const total = inner + 2 * MARGIN;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: total,
      height: Math.ceil(whole),
      viewBox: `0 0 ${total} ${Math.ceil(whole)}`,
      direction: 'ltr',
    },
    [
      element('title', {}, escaped(title)),
      element('desc', {}, escaped([sentence, ...notes].join('\n'))),
      definitions(),
      element('rect', { width: total, height: Math.ceil(whole), fill: PAPER.paper }),
      written(title, { x: MARGIN, y: MARGIN + TITLE * 0.8, size: TITLE, colour: PAPER.ink, weight: 600 }),
      ...said.map((line, i) =>
        written(line, {
          x: MARGIN,
          y: MARGIN + TITLE * 1.3 + (i + 0.85) * SENTENCE * 1.35,
          size: SENTENCE,
          colour: PAPER.ink,
        }),
      ),
      element('g', { transform: `translate(${MARGIN} ${number(top)})` }, content || ' '),
      ...noted.map((line, i) =>
        written(line, { x: MARGIN, y: below + (i + 0.8) * NOTE * 1.4, size: NOTE, colour: PAPER.mute }),
      ),
    ].join('\n'),
  );
}

/** Broken between words; a word that is longer than a line is broken anywhere. */
function linesOf(text: string, width: number, size: number): string[] {
  const most = Math.max(10, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
