// The design tokens themselves: contrast, difference for colour-blind eyes and on a beamer, CSS equal to theme.ts.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category, isSilent } from '../sim/categories';
import { type Palette, palette, THEMES } from './theme';

type Rgb = readonly [number, number, number];

/** Linear light, 0..1 a channel. */
function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const s = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
/** WCAG 2 contrast; `ambient` is room light on the screen, as a share of the beamer's white. */
function contrast(a: string, b: string, ambient = 0): number {
  const [low, high] = [luminance(linear(a)) + ambient, luminance(linear(b)) + ambient].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** Viénot, Brettel and Mollon 1999, on linear light. */
const SIGHT = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deuteranopia: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
} as const;
function seen([r, g, b]: Rgb, sight: keyof typeof SIGHT): Rgb {
  const m = SIGHT[sight];
  const row = (i: number): number => Math.min(1, Math.max(0, m[i]! * r + m[i + 1]! * g + m[i + 2]! * b));
  return [row(0), row(3), row(6)];
}
/** CIE 1976 L*a*b*, D65. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
function difference(a: string, b: string, sight: keyof typeof SIGHT): number {
  const [p, q] = [lab(seen(linear(a), sight)), lab(seen(linear(b), sight))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const pairs = CATEGORIES.flatMap((a, i) =>
  CATEGORIES.slice(i + 1).map((b) => [a, b] as [Category, Category]),
);

describe.each(THEMES)('theme %s', (theme) => {
  const colours: Palette = palette(theme);
  const { paper, card, categories } = colours;

  it('has text contrast of 4.5 : 1, on a projector 7 : 1', () => {
    const least = theme === 'projector' ? 7 : 4.5;
    for (const ground of [paper, card]) {
      for (const text of [colours.ink, colours.mute])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
      expect(contrast(colours.accent, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colours.paper, colours.ink)).toBeGreaterThanOrEqual(least);
    for (const category of CATEGORIES) {
      expect(contrast(categories[category].ink, categories[category].fill), category).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it('has contrast of 3 : 1 for outlines, marks and focus', () => {
    for (const ground of [paper, card]) {
      expect(contrast(colours.edge, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.focus, ground)).toBeGreaterThanOrEqual(3);
      for (const category of CATEGORIES) {
        expect(contrast(categories[category].line, ground), category).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('gives each category its own letter, and neighbours in meaning another fill', () => {
    expect(new Set(CATEGORIES.map((category) => categories[category].letter)).size).toBe(CATEGORIES.length);
    for (const [a, b] of pairs) {
      expect(difference(categories[a].fill, categories[b].fill, 'normal'), `${a} ${b}`).toBeGreaterThan(8);
    }
  });

  it.each(['protanopia', 'deuteranopia'] as const)(
    'tells categories apart with %s, by fill or pattern',
    (sight) => {
      for (const [a, b] of pairs) {
        const [x, y] = [categories[a], categories[b]];
        if (x.pattern === y.pattern)
          expect(difference(x.fill, y.fill, sight), `${a} ${b}`).toBeGreaterThan(20);
      }
    },
  );

  it('keeps patterns the same as in the light theme', () => {
    for (const category of CATEGORIES) {
      expect(categories[category].pattern).toBe(palette('light').categories[category].pattern);
    }
  });

  it('has the same values in theme.css', () => {
    const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
    const block = css.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
    const found = Object.fromEntries(
      [...block.matchAll(/--lt-([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
    );
    const { paper, card, ink, mute, rule, edge, accent, focus } = colours;
    const wanted: Record<string, string> = { paper, card, ink, mute, rule, edge, accent, focus };
    for (const category of CATEGORIES) {
      wanted[`cat-${category}`] = categories[category].fill;
      wanted[`cat-${category}-ink`] = categories[category].ink;
      wanted[`cat-${category}-line`] = categories[category].line;
    }
    expect(found).toEqual(wanted);
  });
});

it('survives a beamer in a bright room: every fill but "all sent" stands out from white', () => {
  const { paper, categories } = palette('projector');
  for (const category of CATEGORIES) {
    if (category === 'drained') continue;
    const least = isSilent(category) ? 1.3 : 1.6;
    expect(contrast(categories[category].fill, paper, 0.2), category).toBeGreaterThanOrEqual(least);
  }
});
