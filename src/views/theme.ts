/**
 * Colours and patterns of the three themes, for drawing code (canvas, SVG). `theme.css` has the same values as custom
 * properties, and a test holds the two together. The themes differ in looks, never in meaning: a category keeps its
 * hue family, its pattern and its letter in all of them.
 *
 * A category has four carriers of meaning, so that none depends on colour sight or on a good beamer: fill, pattern,
 * letter, and an outline (`line`) that stands out from the paper even where the fill is pale.
 */

import type { Category } from '../sim/categories';

export const THEMES = ['light', 'dark', 'projector'] as const;
export type ThemeName = (typeof THEMES)[number];

export type PatternName = 'solid' | 'hatch' | 'dots' | 'cross' | 'back' | 'vertical' | 'horizontal' | 'blank';

export interface CategoryLook {
  readonly fill: string;
  /** Text on the fill. */
  readonly ink: string;
  /** Outline and thin marks, read against paper and card. */
  readonly line: string;
  readonly letter: string;
  readonly pattern: PatternName;
}

export interface Palette {
  readonly paper: string;
  /** Raised areas: boxes, inputs, menus. */
  readonly card: string;
  readonly ink: string;
  /** Secondary text. */
  readonly mute: string;
  /** Decorative separators; nothing that must be seen to be understood. */
  readonly rule: string;
  /** Outline of controls and axes. */
  readonly edge: string;
  /** Playhead, current run, problems. */
  readonly accent: string;
  readonly focus: string;
  readonly categories: Readonly<Record<Category, CategoryLook>>;
}

/** Busy categories have strong fills, silent ones quiet fills: a line at work looks at work. */
const SHAPES: Readonly<Record<Category, Pick<CategoryLook, 'letter' | 'pattern'>>> = {
  payload: { letter: 'D', pattern: 'solid' },
  header: { letter: 'H', pattern: 'back' },
  framing: { letter: 'F', pattern: 'vertical' },
  padding: { letter: 'P', pattern: 'dots' },
  control: { letter: 'C', pattern: 'horizontal' },
  repeat: { letter: 'R', pattern: 'cross' },
  other: { letter: 'O', pattern: 'hatch' },
  sender: { letter: 'S', pattern: 'solid' },
  receiver: { letter: 'T', pattern: 'dots' },
  network: { letter: 'N', pattern: 'vertical' },
  hold: { letter: 'W', pattern: 'hatch' },
  drained: { letter: 'E', pattern: 'blank' },
};

type Colours = readonly [fill: string, ink: string, line: string];

function looks(colours: Readonly<Record<Category, Colours>>): Record<Category, CategoryLook> {
  const entries = Object.entries(colours) as [Category, Colours][];
  return Object.fromEntries(
    entries.map(([category, [fill, ink, line]]) => [category, { fill, ink, line, ...SHAPES[category] }]),
  ) as Record<Category, CategoryLook>;
}

const LIGHT: Palette = {
  paper: '#fbfaf6',
  card: '#fffefb',
  ink: '#1d1f24',
  mute: '#5d616a',
  rule: '#dcd8cd',
  edge: '#85837a',
  accent: '#b3261e',
  focus: '#1457b8',
  categories: looks({
    payload: ['#0b6aa8', '#ffffff', '#0b6aa8'],
    header: ['#e0960a', '#1d1f24', '#946000'],
    framing: ['#8d8f96', '#14161a', '#63666e'],
    padding: ['#a94f82', '#ffffff', '#a94f82'],
    control: ['#0f7d5b', '#ffffff', '#0f7d5b'],
    repeat: ['#5f45a8', '#ffffff', '#5f45a8'],
    other: ['#4a4e57', '#ffffff', '#4a4e57'],
    sender: ['#e9dcc3', '#1d1f24', '#8a7440'],
    receiver: ['#bcdbd3', '#1d1f24', '#3f7f72'],
    network: ['#d3d9e8', '#1d1f24', '#6b7795'],
    hold: ['#f0c0b2', '#1d1f24', '#a9543f'],
    drained: ['#f4f2ec', '#1d1f24', '#85837a'],
  }),
};

const DARK: Palette = {
  paper: '#15171b',
  card: '#1e2126',
  ink: '#ecebe6',
  mute: '#a9adb6',
  rule: '#373b44',
  edge: '#7b808b',
  accent: '#ff8a7a',
  focus: '#8cc0ff',
  categories: looks({
    payload: ['#4ba7e6', '#0b0d10', '#4ba7e6'],
    header: ['#eaa92f', '#0b0d10', '#eaa92f'],
    framing: ['#8f939d', '#0b0d10', '#a3a7b0'],
    padding: ['#dc8bb8', '#0b0d10', '#dc8bb8'],
    control: ['#3fbd94', '#0b0d10', '#3fbd94'],
    repeat: ['#a58ef2', '#0b0d10', '#a58ef2'],
    other: ['#cfd2d8', '#0b0d10', '#cfd2d8'],
    sender: ['#5b5038', '#f6eedb', '#ad986b'],
    receiver: ['#234f46', '#e3f4ef', '#6aa99a'],
    network: ['#353e56', '#e6eaf4', '#8390b0'],
    hold: ['#6e382c', '#fbe5df', '#cd806c'],
    drained: ['#1c1f24', '#ecebe6', '#7b808b'],
  }),
};

/** White paper, black ink, no pale tints: a beamer in a bright room adds grey to everything. */
const PROJECTOR: Palette = {
  paper: '#ffffff',
  card: '#ffffff',
  ink: '#000000',
  mute: '#33363c',
  rule: '#8a8d94',
  edge: '#4a4d54',
  accent: '#b00010',
  focus: '#0040c0',
  categories: looks({
    payload: ['#004f8c', '#ffffff', '#004f8c'],
    header: ['#f09400', '#000000', '#8a5000'],
    framing: ['#757881', '#000000', '#4d5058'],
    padding: ['#a01f6d', '#ffffff', '#a01f6d'],
    control: ['#006647', '#ffffff', '#006647'],
    repeat: ['#4a1fb0', '#ffffff', '#4a1fb0'],
    other: ['#26282d', '#ffffff', '#26282d'],
    sender: ['#e2c06c', '#000000', '#6b4e00'],
    receiver: ['#7fcdb9', '#000000', '#00574a'],
    network: ['#a6b6e6', '#000000', '#2c3f86'],
    hold: ['#f5957d', '#000000', '#8f2410'],
    drained: ['#ffffff', '#000000', '#4a4d54'],
  }),
};

const PALETTES: Readonly<Record<ThemeName, Palette>> = { light: LIGHT, dark: DARK, projector: PROJECTOR };

export const palette = (theme: ThemeName): Palette => PALETTES[theme];
