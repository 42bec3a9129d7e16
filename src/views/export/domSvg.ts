/**
 * A part of the page as SVG: what stands in it, where it stands, in the colours it has there. For what is made of boxes,
 * words and drawings; canvases are left out (the timeline has a way of its own), and so are things to press.
 */

import { CATEGORIES, type Category } from '../../sim/categories';
import { type Drawing, element, filled, NUMBER_FONT, TEXT_FONT, written } from './svg';

/** Not part of a picture. */
const LEFT_OUT =
  'button.lt-button, select, input, summary, canvas, progress, .lt-hidden, .lt-segments, .lt-elbow-choosers, .lt-plot-readout, details';

/** What of a drawing's looks comes from style sheets, which do not go along. */
const INLINED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'paint-order',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

const isClear = (colour: string): boolean =>
  colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour) || /\/ 0\)$/.test(colour);

const fontOf = (family: string): string => (/mono/i.test(family) ? NUMBER_FONT : TEXT_FONT);

/** `root` is in the document and laid out. */
export function domSvg(root: Element): Drawing {
  const origin = root.getBoundingClientRect();
  const parts: string[] = [];
  walk(root, origin, parts);
  return { width: origin.width, height: origin.height, content: parts.join('') };
}

function walk(node: Element, origin: DOMRect, parts: string[]): void {
  if (node.matches(LEFT_OUT)) return;
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) === 0) return;
  if (node instanceof SVGSVGElement) {
    parts.push(drawingOf(node, origin));
    return;
  }
  if (style.display !== 'contents') box(node, style, origin, parts);
  for (const child of node.childNodes) {
    if (child instanceof Element) walk(child, origin, parts);
    else if (child instanceof Text) words(child, style, origin, parts);
  }
}

function box(node: Element, style: CSSStyleDeclaration, origin: DOMRect, parts: string[]): void {
  const { left, top, width, height } = node.getBoundingClientRect();
  if (width < 0.2 || height < 0.2) return;
  const place = { x: left - origin.left, y: top - origin.top, width, height };
  const category = (node as HTMLElement).dataset?.category as Category | undefined;
  if (node.classList.contains('lt-fill') && category && CATEGORIES.includes(category)) {
    parts.push(filled(category, place, Number.parseFloat(style.borderTopWidth) > 0));
    return;
  }
  const radius = Number.parseFloat(style.borderTopLeftRadius) || undefined;
  if (!isClear(style.backgroundColor))
    parts.push(element('rect', { ...place, rx: radius, fill: style.backgroundColor }));
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => ({
    side,
    width: style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]) || 0,
    colour: style[`border${side}Color`],
  }));
  const seen = sides.filter((one) => one.width > 0 && !isClear(one.colour));
  const alike = seen.every((one) => one.width === seen[0]!.width && one.colour === seen[0]!.colour);
  if (seen.length === 4 && alike) {
    const edge = seen[0]!.width;
    parts.push(
      element('rect', {
        x: place.x + edge / 2,
        y: place.y + edge / 2,
        width: Math.max(0, width - edge),
        height: Math.max(0, height - edge),
        rx: radius,
        fill: 'none',
        stroke: seen[0]!.colour,
        'stroke-width': edge,
      }),
    );
    return;
  }
  for (const one of seen) {
    const flat = one.side === 'Top' || one.side === 'Bottom';
    parts.push(
      element('rect', {
        x: one.side === 'Right' ? place.x + width - one.width : place.x,
        y: one.side === 'Bottom' ? place.y + height - one.width : place.y,
        width: flat ? width : one.width,
        height: flat ? one.width : height,
        fill: one.colour,
      }),
    );
  }
}

/** Each line of a text on its own, where it stands. */
function words(node: Text, style: CSSStyleDeclaration, origin: DOMRect, parts: string[]): void {
  const text = node.data;
  if (text.trim() === '') return;
  const range = document.createRange();
  const size = Number.parseFloat(style.fontSize);
  let line: { text: string; left: number; right: number; top: number; bottom: number } | undefined;
  const put = (): void => {
    if (!line) return;
    const shown = style.textTransform === 'uppercase' ? line.text.toUpperCase() : line.text;
    const middle = (line.top + line.bottom) / 2;
    parts.push(
      written(shown.trim(), {
        x: line.left - origin.left,
        y: middle - origin.top + size * 0.34,
        size,
        colour: style.color,
        font: fontOf(style.fontFamily),
        width: line.right - line.left,
        ...(Number(style.fontWeight) > 400 ? { weight: style.fontWeight } : {}),
      }),
    );
    line = undefined;
  };
  for (const match of text.matchAll(/\S+/g)) {
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right - left < 0.1) continue;
    if (line && Math.abs(line.top - top) < size / 2) {
      line.text += ` ${match[0]}`;
      line.right = right;
    } else {
      put();
      line = { text: match[0], left, right, top, bottom };
    }
  }
  put();
}

/** A drawing within the page, with the looks that its style sheets give it. */
function drawingOf(drawing: SVGSVGElement, origin: DOMRect): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((one, i) => {
    const style = getComputedStyle(originals[i]!);
    for (const name of INLINED) one.setAttribute(name, style.getPropertyValue(name));
    if (one.tagName === 'text') one.setAttribute('font-family', fontOf(style.fontFamily));
    for (const name of ['class', 'style', 'aria-hidden', 'tabindex']) one.removeAttribute(name);
  });
  const { left, top, width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('x', String(left - origin.left));
  copy.setAttribute('y', String(top - origin.top));
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('overflow', getComputedStyle(drawing).overflow === 'visible' ? 'visible' : 'hidden');
  return new XMLSerializer().serializeToString(copy);
}
