import { describe, expect, it } from 'vitest';
import { pictureTrace } from '../../../tests/helpers/traces';
import { buildLedger } from '../../sim/accounting/ledger';
import { textFor } from '../../text';
import { buildIndex } from '../timeline';
import { element, escaped, filled, pageOf, written } from './svg';
import { timelineSvg } from './timelineSvg';

/** Elements open and close in their order; returns how often each name stands. Throws where they do not. */
function counted(xml: string): Record<string, number> {
  const open: string[] = [];
  const counts: Record<string, number> = {};
  for (const [, end, name, , self] of xml.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      counts[name!] = (counts[name!] ?? 0) + 1;
      if (!self) open.push(name!);
    }
  }
  if (open.length > 0) throw new Error(`open: ${open.join(' ')}`);
  return counts;
}

const imprint = {
  title: 'A <line> & "more"',
  sentence: 'One sentence.',
  notes: ['Linetime 1', 'x'.repeat(300)],
};

describe('a picture as SVG', () => {
  it('is well formed whatever the words, and has paper, title and notes', () => {
    const page = pageOf({ width: 400, height: 100, content: element('rect', { width: 5 }) }, imprint);
    expect(counted(page)).toMatchObject({ svg: 1, title: 1, desc: 1, defs: 1 });
    expect(page).toContain('A &#60;line&#62; &#38; &#34;more&#34;');
    expect(page).toMatch(/<rect width="448" height="\d+" fill="#/);
    // a long link is broken, not cut
    expect([...page.matchAll(/x{20,}/g)].map(([text]) => text).join('').length).toBeGreaterThanOrEqual(300);
  });
  it('has no character that XML forbids', () => {
    expect(escaped('a\u0000b\u0008c\ud800d')).toBe('abcd');
    expect(written(' ', { x: 0, y: 0, size: 1, colour: 'red' })).toBe('');
  });
  it('keeps the pattern of a category beside its fill', () => {
    expect(filled('header', { x: 0, y: 0, width: 9, height: 9 }, true)).toMatch(/url\(#pattern-header\)/);
    expect(filled('payload', { x: 0, y: 0, width: 9, height: 9 }, false)).not.toMatch(/url\(/);
  });
});

describe('the timeline as SVG', () => {
  const trace = pictureTrace(`
    host a      www....ww...
    line a-b    ...ddd...ddd
    host b      ......w.....
  `);
  const lineId = trace.lanes.find(({ role }) => role === 'line')!.id;
  const ledger = buildLedger(trace, lineId);
  const draw = (from: number, to: number, more: Partial<Parameters<typeof timelineSvg>[0]> = {}) =>
    timelineSvg({
      t: textFor('en'),
      trace,
      ledger,
      index: buildIndex(trace),
      lineId,
      line: trace.lanes.findIndex(({ id }) => id === lineId),
      window: { from, to },
      width: 800,
      measure: (text) => text.length * 6,
      imageOf: () => 'data:,',
      ...more,
    });

  it('is well formed and names its rows', () => {
    const { content, width, height } = draw(0, trace.elapsed);
    counted(`<svg>${content}</svg>`);
    expect(width).toBe(800);
    expect(height).toBeGreaterThan(40);
    for (const { id } of trace.lanes) expect(content).toContain(`lane.${id}`);
  });
  it('draws only what is in view, with numbers that any reader takes', () => {
    const whole = draw(0, trace.elapsed).content;
    const near = draw(trace.elapsed / 2, trace.elapsed / 2 + 10).content;
    expect(near.length).toBeLessThan(whole.length);
    for (const [, value] of near.matchAll(/\b(?:x|width)="(-?[\d.e+]+)"/g))
      expect(Math.abs(Number(value))).toBeLessThan(2000);
  });
});
